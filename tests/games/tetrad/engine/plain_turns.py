"""What a turn can achieve, by trying all legal plies one after the other: slow and plain."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.games.tetrad.rules.board import CELLS, cells_of
from tesserae.games.tetrad.rules.position import MOVE, Position, read


def tiles_of(position: Position, side: Side) -> int:
    """How many tiles a side has."""
    return sum(unit.bit_count() for unit in position.of(side))


def units_of(position: Position, side: Side) -> int:
    """How many units of a side are alive."""
    return sum(unit != 0 for unit in position.of(side))


def stands(position: Position) -> Iterator[Position]:
    """Every position that moves alone lead to, the position itself included."""
    seen, waiting = {position.units}, [position]
    while waiting:
        position = waiting.pop()
        yield position
        for move in position.legal_moves():
            if read(move).kind == MOVE:
                after = position.apply(move)
                if after.units not in seen:
                    seen.add(after.units)
                    waiting.append(after)


@cache
def fewest(position: Position, side: Side, units: bool) -> int:
    """The fewest tiles, or units, of the other side that a side can make sure of.

    By attacks alone, from any point of its turn on, whatever the other side gives up.
    """
    count = units_of if units else tiles_of
    if position.turn != side or position.outcome() is not None:
        return count(position, OPPONENT[side])
    if position.pending:
        return max(fewest(position.apply(move), side, units) for move in position.legal_moves())
    attacks = (move for move in position.legal_moves() if read(move).kind != MOVE)
    return min(fewest(position.apply(move), side, units) for move in attacks)


def fewest_of_turn(position: Position, side: Side, units: bool) -> int:
    """The same with moves before the attacks, from the beginning of a turn."""
    return min(fewest(stand, side, units) for stand in stands(position))


@cache
def is_held(position: Position, side: Side, alive: int) -> bool:
    """Whether a side can be sure that as many of its units are alive after the next turn.

    From any point of its own turn on, or at the end of it.
    """
    if position.outcome() is not None:
        return units_of(position, side) > 0
    if position.turn != side:
        return fewest_of_turn(position, OPPONENT[side], units=True) >= alive
    held = (is_held(position.apply(move), side, alive) for move in position.legal_moves())
    return all(held) if position.pending else any(held)


def rotated(position: Position) -> Position:
    """The board turned by half, and the colours exchanged: the same to those who play."""
    units = [_turned(unit) for side in (SECOND, FIRST) for unit in position.of(side)]
    return position._replace(
        to_move=OPPONENT[position.to_move], turn=OPPONENT[position.turn], units=tuple(units)
    )


def _turned(unit: int) -> int:
    return sum(1 << CELLS - 1 - cell for cell in cells_of(unit))
