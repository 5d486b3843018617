"""Players that do not search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tesserae.core.game import DECISIVE, Game, Move, Position, Side
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.players import GameHistory, LocalPlayer


class Random(LocalPlayer):
    """Plays a random legal move."""

    def __init__(self) -> None:
        super().__init__()
        self._rng = random.Random()

    def begin(self, seed: int) -> None:
        """Seeds the random numbers."""
        super().begin(seed)
        self._rng.seed(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """A random legal move."""
        moves: Sequence[Move] = history.position.legal_moves()
        return self._rng.choice(moves)


class Greedy(Random):
    """The ply after which the evaluation is best; chance decides among equals."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__()
        self._game = game

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Evaluates every move once, however long that takes."""
        position: Any = history.position
        scores: dict[Move, tuple[int, float]] = {}
        for move in position.legal_moves():
            scores[move] = (self._value(position.apply(move), position.to_move), self._rng.random())
        return max(scores, key=scores.__getitem__)

    def _value(self, position: Any, side: Side) -> int:
        outcome = position.outcome()
        if outcome is None:
            return self._game.evaluate(position, side)
        if outcome.winner is None:
            return 0
        return DECISIVE if outcome.winner == side else -DECISIVE
