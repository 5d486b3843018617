"""Somebody who has just finished the lesson: knows the rules, and looks at the next piece only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tesserae.core.blunders import loses_at_once
from tesserae.core.game import Game, Move
from tesserae.core.game import Position as AnyPosition
from tesserae.core.position import is_won_by
from tesserae.games.tetrad.rules.position import ATTACK, MOVE, Position, read
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.players import GameHistory
from tools.opponents.plain import Random
from tools.opponents.units import distance


class Beginner(Random):
    """Takes a win in one, avoids a loss in one where it can, and else plays at random.

    In Tetrad it fires whenever it can, else moves its units towards the enemy.
    """

    def __init__(self, game: Game[AnyPosition]) -> None:
        super().__init__()
        self._game = game

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:  # noqa: ARG002
        """Looks at its own move and at the ply after it, however long that takes."""
        position: Any = history.position
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
