"""Nim as core.game.Game: the rules, a scene, and no more than what has no default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tesserae.core.entry import Entry
from tesserae.core.game import Game, Move
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.teaching.guide import Guide

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

    def initial(self) -> Position:
        """Three full heaps."""
        return START

    def encode(self, position: Position) -> str:
        """See notation.py."""
        return notation.encode(position)

    def decode(self, text: str) -> Position:
        """See notation.py."""
        return notation.decode(text)

    def format_move(self, position: Position, move: Move) -> str:  # noqa: ARG002
        """The lowest counter taken."""
        return COUNTERS[move].name

    def parse_move(self, position: Position, text: str) -> Move:
        """See notation.py."""
        return notation.parse_move(position, text)

    def target(self, name: str) -> Target | None:
        """A counter."""
        return notation.counter_of(name)

    def entries(self, position: Position) -> Sequence[Entry]:
        """See notation.py."""
        return notation.entries(position)

    def scene(self, position: Position, marks: Marks) -> Scene:
        """See board.py."""
        return board.scene(position, marks)

    def guide(self) -> Guide:
        """See words/guide.py."""
        return guide.guide()
