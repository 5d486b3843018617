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
}
