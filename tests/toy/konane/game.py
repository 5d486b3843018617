"""Konane as core.game.Game: the rules, and no more than what has no default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.game.on_squares import SquareGame
from tesserae.core.scene import Disc
from tesserae.core.square_board import piece
from tesserae.core.teaching.guide import Guide
from tesserae.core.text import text

from .rules import CELLS, SIZE, START, Position, plausible
from .words import guide
from .words.strings import STRINGS


class Konane(SquareGame[Position]):
    """The game of Konane."""

    slug: Final = "konane"
    rules_version: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS

    files: Final = SIZE
    longest: Final = CELLS
    pieces: Final = {"b": FIRST, "w": SECOND}

    def initial(self) -> Position:
        """The full board."""
        return START

    def position(self, to_move: Side, cells: str) -> Position:
        """Refused if stones cannot be gone so."""
        position = Position(to_move, cells)
        if not plausible(position):
            raise BadInput(text("konane.bad.unreachable"))
        return position

    def piece(self, sign: str) -> Disc:
        """The first side's stones are dark."""
        return piece(FIRST if sign == "w" else SECOND)

    def guide(self) -> Guide:
        """See words/guide.py."""
        return guide.guide(self)
