"""The words of the dialogs, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "dialog.forget": "Remove this game?",
    "dialog.share": "Share",
    "dialog.settings": "Settings",
    "dialog.new": "New game",
    "dialog.more": "More",
    "share.game": "The game so far",
    "share.position": "This position",
    "share.link": "Link",
    "share.link.why": "Everything is in the link itself. Whoever opens it can play on from there.",
    "share.link.file": "The link leads to {site}, where this file was downloaded.",
    "share.link.homeless": (
        "This file does not know where on the web Tesserae is. "
        "Put this behind the address of a site that has it."
    ),
    "share.code": "QR code of the link",
    "share.code.why": "Scan it with another device. It was made on this one; nothing is sent.",
    "share.code.long": "This link is too long for a QR code. Copy it instead.",
    "share.picture": "Picture",
    "share.picture.alt": "The board as it will be saved",
    "share.shade": "Colours of the picture",
    "share.record": "Record",
    "share.record.why": (
        "The moves as text, with variations. Open it again here, or read it anywhere."
    ),
    "share.save_record": "Save as a file",
    "share.copy_record": "Copy as text",
    "answer.title": "Send this move",
    "answer.why": "Your opponent opens this link, plays, and sends one back.",
    "answer.link": "Link to send",
    "import.open": "Open a game file",
    "import.unknown": (
        "This is neither a record of a game nor a link to one. Your game is as it was."
    ),
    "toast.fetching": "Downloading {mb}\u00a0MB…",
    "toast.turn_ended": "Nothing more could be done: your turn is over.",
    "toast.failed": "That did not work. Please try again.",
    "share.send": "Send…",
    "share.embed": "Show it on a website",
    "share.copy_code": "Copy code",
    "toast.copied": "Copied",
    "toast.not_copied": "Copying is not allowed here. Select the text and copy it by hand.",
    "theme.light": "Paper",
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
    "setting.turning": "Flip the board towards the player to move",
    "setting.animation": "Animation",
    "setting.coordinates": "Coordinates",
    "new.start": "Start",
    "new.why": "Your current game stays in the list on the home page.",
}
