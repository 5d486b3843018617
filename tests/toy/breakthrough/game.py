"""Breakthrough as core.game.Game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.exact import Prover
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.game.on_squares import SquareGame
from tesserae.core.teaching.guide import Guide
from tesserae.core.text import text

from .rules import EACH, PAWNS, SIZE, START, Position, plausible
from .words import guide
from .words.strings import STRINGS


class Breakthrough(SquareGame[Position]):
    """The game of Breakthrough."""

    slug: Final = "breakthrough"
    rules_version: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS

    files: Final = SIZE
    longest: Final = 2 * EACH * (SIZE - 1)
    pieces: Final = {"w": FIRST, "b": SECOND}

    def initial(self) -> Position:
        """Two ranks of pawns on either side."""
        return START

    def position(self, to_move: Side, cells: str) -> Position:
        """Refused if no game can lead there."""
        position = Position(to_move, cells)
        if not plausible(position):
            raise BadInput(text("breakthrough.bad.unreachable"))
        return position

    def guide(self) -> Guide:
        """See words/guide.py."""
        return guide.guide(self)

    unit: Final = 10

    def evaluate(self, position: Position, side: Side) -> int:
        """A pawn is worth 10, and one more for each rank that it has gone."""
        return self._worth(position, side) - self._worth(position, OPPONENT[side])

    def _worth(self, position: Position, side: Side) -> int:
        ranks = [n // SIZE for n, sign in enumerate(position.cells) if sign == PAWNS[side]]
        return sum(self.unit + (it if side == FIRST else SIZE - 1 - it) for it in ranks)

    @property
    def endgame_prover(self) -> Callable[[], Prover[Position]]:
        """Searches to the end."""
        from tesserae.core.depth_first import DepthFirst

        return DepthFirst
