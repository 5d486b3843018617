"""Somebody who has just finished the lesson: knows the rules, and looks at the next piece only."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tesserae.core.blunders import loses_at_once
from tesserae.core.game import OPPONENT, Game, Move
from tesserae.core.game import Position as AnyPosition
from tesserae.core.position import is_won_by
from tesserae.games.tetrad.rules.board import SIZE, cells_of
from tesserae.games.tetrad.rules.position import ATTACK, MOVE, Position, read
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.players import GameHistory, LocalPlayer

NAME = "beginner"
"""What it is called on a command line."""


class Beginner(LocalPlayer):
    """Takes a win in one, avoids a loss in one where it can, and else plays at random.

    In Tetrad it fires whenever it can, else moves its units towards the enemy.
    """

    def __init__(self, game: Game[AnyPosition]) -> None:  # noqa: ARG002
        super().__init__()
        self._rng = random.Random()

    def begin(self, seed: int) -> None:
        """Seeds the random numbers."""
        super().begin(seed)
        self._rng.seed(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:  # noqa: ARG002
        """Looks at its own move and at the ply after it, however long that takes."""
        position = history.position
        moves: list[Move] = list(position.legal_moves())
        if isinstance(position, Position):
            moves = _eager(position, moves)
        self._rng.shuffle(moves)
        won = next(
            (move for move in moves if is_won_by(position.apply(move), position.to_move)), None
        )
        if won is not None:
            return won
        return next((move for move in moves if not loses_at_once(position, move)), moves[0])


def _eager(position: Position, moves: Sequence[Move]) -> list[Move]:
    """The attacks; else, for some unit, the moves that bring it nearest to the enemy."""
    attacks = [move for move in moves if read(move).kind == ATTACK]
    if attacks:
        return attacks
    goals = [move for move in moves if read(move).kind == MOVE]
    if not goals:
        return list(moves)
    unit = read(goals[0]).unit
    near = {m: distance(position.apply(m), unit) for m in goals if read(m).unit == unit}
    return [move for move in near if near[move] == min(near.values())]


def distance(position: Position, number: int) -> int:
    """The fewest steps from a tile of the unit to an enemy's."""
    own = position.of(position.turn)[number]
    enemies = sum(position.of(OPPONENT[position.turn]))
    return min(
        abs(here % SIZE - there % SIZE) + abs(here // SIZE - there // SIZE)
        for here in cells_of(own)
        for there in cells_of(enemies)
    )
