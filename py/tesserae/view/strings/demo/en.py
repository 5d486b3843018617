"""The words of the page for owners of sites, in English."""

from typing import Final

TEXT: Final = {
    "demo.title": "Boards on your page · Tesserae",
    "demo.heading": "Boards on your page",
    "demo.lead": (
        "One script, one element. The pictures below weigh next to nothing; "
        "a board loads when it is used."
    ),
    "demo.other_language": "Français",
    "demo.home": "Play in Tesserae",
    # What one can choose
    "demo.make": "Make yours",
    "demo.make.why": "Choose what you like: the board and the code below it follow.",
    "demo.show": "Show",
    "demo.show.game": "A game",
    "demo.show.position": "A position",
    "demo.show.lesson": "The lesson",
    "demo.show.puzzle": "Today’s puzzle",
    "demo.show.study": "A study",
    "demo.game": "Game",
    "demo.moves": "Moves so far",
    "demo.position": "Position",
    "demo.who": "Who plays",
    "demo.who.two": "Two people",
    "demo.who.level": "Against level {level}",
    "demo.who.adaptive": "Adaptive level",
    "demo.who.look": "To look at",
    "demo.controls": "Below the board",
    "demo.controls.all": "Line and bar",
    "demo.controls.status": "Line",
    "demo.controls.none": "Nothing",
    "demo.theme": "Theme",
    "demo.theme.system": "As the device",
    "demo.theme.light": "Light",
    "demo.theme.dark": "Dark",
    "demo.colours": "Colours",
    "demo.colours.plain": "Its own",
    "demo.colours.moss": "Moss, light",
    "demo.colours.night": "Night, dark",
    "demo.colours.yours": "Yours",
    "demo.paper": "Around the board",
    "demo.ink": "Text",
    "demo.accent": "What can be clicked",
    "demo.board": "Board",
    "demo.size": "Width, in pixels",
    "demo.code": "The code",
    "demo.line": "One line, without scripts",
    "demo.copy": "Copy",
    "demo.copied": "Copied.",
    # Examples
    "demo.puzzle": "Today’s puzzle",
    "demo.puzzle.why": "A new one every day, or a puzzle by its number, or any.",
    "demo.study": "A study",
    "demo.study.why": (
        "With its chapters, comments and drawings. What a reader tries changes nothing in it, and "
        "chapters that ask for moves are played."
    ),
    "demo.study.1": "A Square, a Triangle and a Cylinder make a Tower. What may White do here?",
    "demo.study.2": "Whoever puts a Triangle there gets the Tower.",
    "demo.study.3": "The Triangle sends Black to the very space that Black wants.",
    "demo.study.4": "Black has to play on b1.",
    "demo.study.5": "A Tower for Black.",
    "demo.events": "Talking to a board",
    "demo.events.why": (
        "The page hears every move, and can play, draw and comment itself. What this board says "
        "appears below; the buttons play a move in it, and draw on it."
    ),
    "demo.play": "Play {move}",
    "demo.draw": "Draw and comment",
    "demo.remark": "Drawn by this page, not by the board.",
    "demo.heard": "What the board said",
    # Sites that take no scripts
    "demo.sites": "Where scripts are taken out",
    "demo.sites.why": "What works on four kinds of sites:",
    "demo.sites.wordpress": (
        "WordPress: the code, in a block “Custom HTML”, if your role may post any HTML; "
        "otherwise a link."
    ),
    "demo.sites.notion": "Notion: type /embed, and give it the address in the one line (its src).",
    "demo.sites.moodle": (
        "Moodle: the one line, in the source view of the editor, on pages that teachers write; "
        "a link in forums."
    ),
    "demo.sites.markdown": (
        "Markdown: Jekyll, MkDocs and Hugo (with unsafe) keep the one line; "
        "GitHub keeps a picture with a link."
    ),
}
