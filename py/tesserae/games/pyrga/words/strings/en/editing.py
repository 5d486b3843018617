"""Pyrga's words for setting up a position, in English."""

from typing import Final

TEXT: Final = {
    "pyrga.edit.besides": "Other tools",
    "pyrga.edit.remove": "Remove",
    "pyrga.edit.last": "Played last",
    "pyrga.edit.which": "Say which piece was played last: choose “Played last”, then its space.",
    "pyrga.edit.nothing": "There is no piece on {cell}.",
}
