"""Players that do not look ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tesserae.cli.players import Asked, Line, Resident
from tesserae.core.game import DECISIVE, Game, Move, Side


class Random(Resident):
    """Any legal move, each as likely."""

    def __init__(self) -> None:
        super().__init__()
        self._rng = random.Random()

    def begin(self, seed: int) -> None:
        """Chance begins anew."""
        super().begin(seed)
        self._rng.seed(seed)

    def choose(self, line: Line, asked: Asked) -> Move:  # noqa: ARG002
        """Takes no time."""
        moves: Sequence[Move] = line.position.legal_moves()
        return self._rng.choice(moves)


class Greedy(Random):
    """The ply after which the evaluation is best; chance decides among equals."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self._game = game

    def choose(self, line: Line, asked: Asked) -> Move:  # noqa: ARG002
        """Looks at every move once, however long that takes."""
        position: Any = line.position
        graded: dict[Move, tuple[int, float]] = {}
        for move in position.legal_moves():
            graded[move] = (self._worth(position.apply(move), position.to_move), self._rng.random())
        return max(graded, key=graded.__getitem__)

    def _worth(self, position: Any, side: Side) -> int:
        outcome = position.outcome()
        if outcome is None:
            return self._game.evaluate(position, side)
        if outcome.winner is None:
            return 0
        return DECISIVE if outcome.winner == side else -DECISIVE
