"""The moves of a beginner: fire, or go towards the enemy."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.game import OPPONENT, Move
from tesserae.games.tetrad.rules.board import SIZE, cells_of
from tesserae.games.tetrad.rules.position import ATTACK, MOVE, Position, read


def beginner_moves(position: Position) -> Sequence[Move]:
    """The attacks; else, for some unit, the moves that bring it nearest to the enemy."""
    moves = position.legal_moves()
    attacks = [move for move in moves if read(move).kind == ATTACK]
    if attacks:
        return attacks
    goals = [move for move in moves if read(move).kind == MOVE]
    if not goals:
        return moves
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
