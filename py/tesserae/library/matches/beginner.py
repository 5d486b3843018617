"""A player who has just finished the lesson: knows the rules, and looks one piece ahead."""

from __future__ import annotations

import random

from tesserae.core.blunders import loses_at_once
from tesserae.core.game import Game, Move, Position
from tesserae.core.position import is_won_by
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.players import GameHistory, LocalPlayer

NAME = "beginner"
"""Its name on the command line."""


class Beginner(LocalPlayer):
    """Takes a win in one, avoids a loss in one where it can, and else plays at random.

    In Tetrad it fires whenever it can, else moves its units towards the enemy.
    """

    def __init__(self, game: Game[Position]) -> None:
        super().__init__()
        self._game = game
        self._rng = random.Random()

    def begin(self, seed: int) -> None:
        """Seeds the random numbers."""
        super().begin(seed)
        self._rng.seed(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Looks two plies ahead, however long that takes."""
        position = history.position
        moves = list(self._game.beginner_moves(position))
        self._rng.shuffle(moves)
        won = next(
            (move for move in moves if is_won_by(position.apply(move), position.to_move)), None
        )
        if won is not None:
            return won
        return next((move for move in moves if not loses_at_once(position, move)), moves[0])
