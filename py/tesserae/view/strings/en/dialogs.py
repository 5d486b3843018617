"""The words of the dialogs, in English."""

from typing import Final

TEXT: Final = {
    "dialog.forget": "Remove this game?",
    "dialog.share": "Share",
    "dialog.settings": "Settings",
    "dialog.new": "New game",
    "dialog.more": "More",
    "dialog.keys": "Keyboard shortcuts",
    "keys.board": "On the board",
    "keys.arrows": "← ↑ → ↓",
    "keys.arrows.does": "To the next cell in that direction",
    "keys.next": ". ,",
    "keys.next.does": "To the next, or the previous, cell where you can play",
    "keys.enter": "Enter Space",
    "keys.enter.does": "Play or choose there",
    "keys.letter": "A … Z",
    "keys.letter.does": "Choose a piece, or a direction, by its letter",
    "keys.digit": "1 … 9",
    "keys.digit.does": "Choose a piece by its place in your supply",
    "keys.rotate": "R",
    "keys.rotate.does": "Rotate the piece",
    "keys.escape": "Esc",
    "keys.escape.does": "Undo the last step of a move",
    "keys.page": "Beside the board",
    "keys.back": "← →",
    "keys.back.does": "One move back, one forward",
    "keys.ends": "Home End",
    "keys.ends.does": "To the start, to the last move",
    "keys.hint": "H",
    "keys.hint.does": "Hint",
    "keys.flip": "F",
    "keys.flip.does": "Flip the board",
    "keys.evaluation": "E",
    "keys.evaluation.does": "Show or hide the evaluation",
    "keys.time": "T",
    "keys.time.does": "Time left on the clock",
    "keys.new": "N",
    "keys.new.does": "New game",
    "keys.letters": (
        "These letters work on the board too, unless a piece or a direction begins with them."
    ),
    "keys.help": "?",
    "keys.help.does": "This list",
    "share.game": "The game",
    "print": "Print",
    "share.study": "The study",
    "share.chapter": "This chapter",
    "share.study.long": (
        "A link to all chapters would have {n} characters, more than a link can safely have. Send "
        "the file instead, which opens the same: “Save as a file” below."
    ),
    "share.position": "This position",
    "share.puzzle": "As a puzzle",
    "share.ask": "What is the task?",
    "share.ask.why": (
        "The computer judges every answer, even those you did not think of. Try the puzzle before "
        "you send it."
    ),
    "share.link": "Link",
    "share.link.puzzle": "Anyone with this link can solve the puzzle.",
    "share.link.why": "Everything is in the link. Anyone who opens it can play on from there.",
    "share.link.file": "The link leads to {site}, where this file was downloaded.",
    "share.link.homeless": (
        "This file does not know where Tesserae is on the web. Add this to the address of a site "
        "that hosts it."
    ),
    "share.code": "QR code of the link",
    "share.code.why": "Scan it with another device. It was made on this one; nothing is sent.",
    "share.code.long": "This link is too long for a QR code. Copy it instead.",
    "share.picture": "Picture",
    "share.picture.alt": "The board as it will be saved",
    "share.shade": "Colours of the picture",
    "share.gif.why.one": "Animated, as a GIF: {n} picture, of the start.",
    "share.gif.why.other": "Animated, as a GIF: {n} pictures, from the start to the last move.",
    "share.gif.progress": "{n} of {total} pictures are done",
    "share.gif.stop": "Stop",
    "toast.gif": "The animated picture is saved.",
    "share.record": "Record",
    "share.record.why": (
        "The moves as text, with variations. Open it again here, or read it anywhere."
    ),
    "share.save_record": "Save as a file",
    "share.copy_record": "Copy as text",
    "answer.title": "Send this move",
    "answer.why": "Your opponent opens this link, plays, and sends one back.",
    "answer.link": "Link to send",
    "answer.more": (
        "Do you know your answer to their next move already? Play both on the board, "
        "and send it along."
    ),
    "answer.tried": "What you try here after your move stays on this device.",
    "answer.along": "Send the answer along",
    "toast.replied": "Your opponent has answered already: {moves}.",
    "toast.reply_added": "Added to the link.",
    "import.open": "Open a game file",
    "import.unknown": (
        "This is neither a record of a game nor a link to one. Your game has not changed."
    ),
    "toast.fetching": "Downloading {mb}\u00a0MB…",
    "toast.adapted": "Your next game at your level will be against level {level}.",
    "toast.turn_ended": "There was nothing left to do: your turn is over.",
    "toast.failed": "That did not work. Please try again.",
    "toast.fault": "Something went wrong in Tesserae. Your game has not changed.",
    "toast.offline": (
        "This part of Tesserae is not on your device yet. Please try again when you are online."
    ),
    "share.send": "Send…",
    "share.embed": "Show it on a website",
    "share.copy_code": "Copy code",
    "toast.copied": "Copied",
    "toast.not_copied": "Copying is not allowed here. Select the text and copy it by hand.",
    "theme.light": "Light",
    "theme.dark": "Dark",
    "theme.system": "System",
    "assist": "Help",
    "setting.way": "Colours of the board",
    "setting.theme": "Theme",
    "setting.language": "Language",
    "setting.pace": "The computer’s moves",
    "pace.instant": "At once",
    "pace.normal": "One by one",
    "pace.slow": "Slowly",
    "setting.confirm": "Confirm moves",
    "setting.auto_flip": "Flip the board towards the player to move",
    "setting.animation": "Animation",
    "setting.sound": "Sounds",
    "setting.vibration": "Vibration",
    "setting.coordinates": "Coordinates",
    "new.start": "Start",
    "new.why": "Your current game stays in the list on the home page.",
}
