"""The words of boards on other sites' pages, in English."""

from typing import Final

TEXT: Final = {
    # In the frame
    "embed.open": "Open",
    "embed.open_title": "Open in Tesserae, in a new tab",
    "embed.at": "{ply} of {plies}",
    "embed.look": "This board is for viewing only. The arrows step through the moves.",
    "embed.wait": "This side is played elsewhere.",
    "embed.sealed": (
        "This board cannot start here: the sandbox of its frame has to allow scripts "
        "and the same origin (allow-scripts allow-same-origin)."
    ),
    # What the page around the frame is told
    "embed.version": "This board speaks version {version} of the protocol.",
    "embed.busy": "Too many requests are waiting for an answer. This one was dropped.",
    "embed.no_game": "There is no game in this frame.",
    "embed.over": "This game is over.",
    "embed.no_ply": "There is no such ply: the game has plies 0 to {plies}.",
    # Before the frame is there
    "embed.start": "Play",
    "embed.start_named": "Play {game} here",
    "embed.resume": "Continue",
    "embed.resume_named": "Continue {game} here",
    "embed.show": "Show",
    "embed.show_named": "Show this game of {game} here",
    "embed.learn": "Learn",
    "embed.learn_named": "Learn {game} here",
    "embed.solve": "Solve",
    "embed.solve_named": "Solve a {game} puzzle here",
    "embed.read": "Read",
    "embed.read_named": "Read this study of {game} here",
    "embed.caption": "{game}, a board to play on",
    "embed.given": "A {game} position, shown once you start it.",
    "embed.asleep": "{game}, as you left it (moves played: {ply})",
    "embed.silent": "The board does not answer on this page.",
    "embed.src": "This game cannot be shown: its address is not one of ours.",
    # In the share dialog
    "share.preview": "The board as it looks on another page",
    "share.embed.name": "An element",
    "share.embed.why": "A picture of the board until somebody uses it. Nothing else is needed.",
    "share.frame.name": "A plain frame",
    "share.frame.why": "For sites that do not allow scripts. It loads at once.",
    "share.embed.more": "All options, and how to talk to a board",
    # The page that shows how it is done
    "demo.title": "Boards on your page · Tesserae",
    "demo.heading": "Boards on your page",
    "demo.lead": (
        "One script, one element. The pictures below weigh next to nothing; "
        "a board loads when it is used."
    ),
    "demo.game": "A board to play on",
    "demo.game.why": "Two people at one screen. The board takes the width that it is given.",
    "demo.level": "Against the computer",
    "demo.level.why": (
        "The level goes from 1 to {levels}; side says which side the reader plays, 1 or 2."
    ),
    "demo.position": "A position to look at",
    "demo.position.why": "Nothing can be played, and you can show a picture of your own first.",
    "demo.lesson": "A lesson",
    "demo.lesson.why": "With a number as its value it begins at that step.",
    "demo.puzzle": "Today’s puzzle",
    "demo.puzzle.why": "A new one every day, or a puzzle by its number, or any.",
    "demo.looks": "Looks and languages",
    "demo.looks.why": "The theme, the colours of the board and the language are attributes too.",
    "demo.events": "Talking to a board",
    "demo.events.why": (
        "The page hears every move, and can play itself. What this board says appears below; "
        "the button plays a move in it."
    ),
    "demo.play": "Play {move}",
    "demo.heard": "What the board said",
    "demo.frame": "Without any script",
    "demo.frame.why": "A plain frame works as well; it loads at once.",
    "demo.other_language": "Français",
    "demo.home": "Play in Tesserae",
}
