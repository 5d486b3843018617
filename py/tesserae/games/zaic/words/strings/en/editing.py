"""Zaic's words for setting up a position, in English."""

from typing import Final

TEXT: Final = {
    "zaic.edit.besides": "Other tools",
    "zaic.edit.remove": "Remove",
    "zaic.edit.first": "First tile",
    "zaic.edit.nothing": "There is no tile on {cell}.",
    "zaic.edit.covered": "Another tile lies on this one. Remove that one first.",
    "zaic.edit.not_first": "The first tile of a game is Light’s and lies on the table.",
}
