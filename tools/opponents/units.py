"""Tetrad as many people play it at first: one unit at a time, for what it wins at once."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.errors import BadInput
from tesserae.core.game import OPPONENT, Game, Move
from tesserae.core.game import Position as AnyPosition
from tesserae.core.text import text
from tesserae.games.tetrad.engine.beginner_moves import distance
from tesserae.games.tetrad.rules.board import DIRECTIONS
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    FINISH,
    MOVE,
    UNITS,
    Action,
    Position,
    attack_of,
    read,
)
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.players import GameHistory
from tools.opponents.plain import Greedy


class Units(Greedy):
    """Every unit in turn goes to where its own attack wins most; then all attack.

    A hit wins a tile; a lone tile is a whole unit and counts twice. A unit
    that wins nothing anywhere goes to where it is nearest to an enemy. The
    setup and the removals are `Greedy`'s.
    """

    def __init__(self, game: Game[AnyPosition]) -> None:
        super().__init__(game)
        if not isinstance(game.initial(), Position):
            raise BadInput(text("match.nobody", name="units"))

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Takes as long as it takes."""
        position = history.position
        assert isinstance(position, Position)
        choices = [read(move) for move in position.legal_moves()]
        if choices[-1].kind != FINISH:
            return super().choose(history, limits)
        for number in UNITS:
            goals = [its.move for its in choices if its.kind == MOVE and its.unit == number]
            move = _step(position, number, goals)
            if move is not None:
                return move
        attacks = [its for its in choices if its.kind == ATTACK]
        return Move(max(attacks, key=lambda its: _gain(position, its)).move if attacks else END)


def _step(position: Position, number: int, goals: Sequence[Move]) -> Move | None:
    """The move of a unit to the best of its goals; None where it had better stay."""
    moved = {goal: _promise(position.apply(goal), number) for goal in goals}
    best = max(moved, key=moved.__getitem__, default=None)
    if best is None or moved[best] <= _promise(position, number):
        return None
    return best


def _promise(position: Position, number: int) -> tuple[int, int]:
    """What the unit's best attack wins from where it stands; then how near it is to an enemy."""
    attacks = [read(attack_of(number, direction)) for direction in range(len(DIRECTIONS))]
    return max(_gain(position, attack) for attack in attacks), -distance(position, number)


def _gain(position: Position, attack: Action) -> int:
    hit = position.hit(attack.unit, attack.where)
    enemies = position.of(OPPONENT[position.turn])
    return sum(1 + (enemies[n].bit_count() == 1) for n in UNITS if hit >> n & 1)
