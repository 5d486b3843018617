"""Futility pruning: near the leaves, search only moves that may reach alpha.

A move is expected to gain, in the evaluation of the side that makes it, what it gained elsewhere in
the search. The older an observation, the less it counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, Generic

from tesserae.core.game import Move, P
from tesserae.search.report import WON
from tesserae.search.search_game import FastPosition, SearchGame
from tesserae.search.transposition import Entry, with_first

DEPTH: Final = 3
"""The first iteration that prunes: before it, little is known about gains."""

LEARNING_SHIFT: Final = 2
"""A quarter of the difference between actual and expected gain is learnt."""


class Futility(Generic[P]):
    """Which moves are futile in a search.

    depth: of the iteration. gains: for each side, the expected gains of moves.
    """

    def __init__(self, game: SearchGame[P, FastPosition]) -> None:
        self._game = game
        self._margin = game.futility
        self.gains: tuple[dict[Move, int], ...] = (defaultdict(int), defaultdict(int))
        self.depth = 0

    def prunes(self, alpha: int, beta: int) -> bool:
        """Whether futile moves are pruned within these bounds."""
        return self._margin > 0 and self.depth >= DEPTH and alpha > -WON and beta < WON

    def promising(
        self, position: FastPosition, moves: Sequence[Move], alpha: int
    ) -> Sequence[Move]:
        """The first move, and those that are not futile."""
        gains = self.gains[self._game.side_to_move(position)]
        least = alpha - self._game.static_eval(position) - self._margin
        return [move for number, move in enumerate(moves) if not number or gains[move] > least]

    def promising_first(
        self, position: FastPosition, moves: Sequence[Move], alpha: int, entry: Entry | None
    ) -> Sequence[Move]:
        """The moves that are not futile, those with the largest gains first; at least one.

        entry: of the transposition table; its move comes first.
        """
        gains = self.gains[self._game.side_to_move(position)]
        ordered = with_first(sorted(moves, key=gains.__getitem__, reverse=True), entry)
        return self.promising(position, ordered, alpha)
