"""The words of conditional replies, in English."""

from typing import Final

TEXT: Final = {
    "replies.question": "Is this your move?",
    "replies.question.why": (
        "Your opponent has prepared answers to some moves. If there is one to yours, it is played "
        "at once, and it is your turn again."
    ),
    "replies.yes": "Yes, this is my move",
    "replies.title": "Sent along:",
    "replies.line": "if {moves}, then {reply}",
    "replies.add": "Send along: {line}",
    "replies.drop": "Do not send along: {line}",
    "replies.hidden": (
        "Your opponent’s page does not show this until it happens. It is hidden, not encrypted: "
        "one can read it by decoding the link."
    ),
    "replies.full": "No more answers fit into the link.",
}
