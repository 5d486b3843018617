"""The puzzles of a game with a prover, but without a module here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.exact import Prover
from tesserae.core.game import Game, Move, Position
from tesserae.core.puzzle import DRAW
from tesserae.core.puzzle.proven_puzzles import QUIET
from tesserae.search.keeping import prover_of
from tools.generate.puzzles.games import Scope

SCOPE: Final = Scope(draws=True, last=16, endings=3, limit=4_000, quick=2_000)


class PlainSource:
    """Any game as games.Source, using only its prover."""

    scope: Final = SCOPE

    def __init__(self, game: Game[Position]) -> None:
        self.game: Final = game

    def prover(self, large: bool, book: bool = True) -> Prover[Position]:
        """The game's prover."""
        return prover_of(self.game)

    def key(self, position: Position) -> str:
        """Its text: no symmetries are known."""
        return self.game.encode(position)

    def trivial(self, position: Position, right: Move, value: int) -> bool:
        """Whether the move wins at once, as for beginners, or every other one ends the game."""
        others = (move for move in position.legal_moves() if move != right)
        ends = position.apply(right).outcome() is not None
        return ends or all(position.apply(move).outcome() is not None for move in others)

    def theme(self, position: Position, line: Sequence[Move], value: int) -> str:
        """A draw, or a win."""
        return DRAW if value == 0 else QUIET
