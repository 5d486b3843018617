"""Nim as core.game.Game: the rules, a scene, and no more than what has no default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tesserae.core.entry import Entry
from tesserae.core.game import Game, Move

from . import board, notation
from .notation import COUNTERS
from .rules import START, Position
from .words import guide
from .words.strings import STRINGS


class Nim(Game[Position]):
    """The game of Nim."""

    slug: Final = "nim"
    rules_version: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS

    encode = staticmethod(notation.encode)
    decode = staticmethod(notation.decode)
    target = staticmethod(notation.counter_of)
    scene = staticmethod(board.scene)
    guide = staticmethod(guide.guide)

    def initial(self) -> Position:
        """Three full heaps."""
        return START

    def format_move(self, position: Position, move: Move) -> str:
        """The lowest counter taken."""
        return COUNTERS[move].name

    def parse_move(self, position: Position, text: str) -> Move:
        """See notation.py."""
        return notation.parse_move(position, text)

    def entries(self, position: Position) -> Sequence[Entry]:
        """See notation.py."""
        return notation.entries(position)
