"""The history that a position requires: for the strict reader of positions.

Each check follows from the rules alone, so no position that a game leads to is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.text import text
from tesserae.games.tetrad.rules.board import ALL, EDGES, beside, union
from tesserae.games.tetrad.rules.position import UNITS, Position, free_files, steps_of
from tesserae.games.tetrad.rules.reach import one_step
from tesserae.games.tetrad.rules.shapes import mask_of, placement_of

WHOLE: Final = 4
"""Tiles of a unit that has lost none."""

_MOST_STEPS: Final = 3
"""Maximum steps of a whole unit in one move, from Red."""


def check(position: Position) -> None:
    """Refuses a position in play whose units cannot have come to be where they are.

    While no tile was lost, all turns are known: how far each unit can have gone from where
    it was set up. Once one was lost, who took the last one is known, and that each attack
    of this turn, or one of the turn before, can have hit what lost a tile.
    """
    if union(position.units).bit_count() == 2 * len(UNITS) * WHOLE:
        if not position.attacked:
            _check_ways(position)
    elif not position.attacked:
        _check_last_attack(position)
    _check_attackers(position)


def _check_ways(position: Position) -> None:
    """Checks that every unit can have got where it is from a legal setup; no tile was lost."""
    for side in (FIRST, SECOND):
        unmoved = 0
        for number, unit in enumerate(position.of(side)):
            most = _turns(position, side, number)
            if not most:
                unmoved |= unit
            if moves_from(EDGES[side], unit) > most:
                raise BadInput(text("tetrad.bad.far" if most else "tetrad.bad.setup"))
            if free_files(unmoved) < len(UNITS) - 1 - number:
                raise BadInput(text("tetrad.bad.setup"))


def _turns(position: Position, side: Side, number: int) -> int:
    """The number of turns in which a unit can have moved, if no turn had a removal."""
    whole = (position.quiet + 1 - side) // 2
    return whole + (side == position.turn and position.moved >> number & 1)


@lru_cache(maxsize=4096)
def moves_from(edge: int, unit: int) -> int:
    """The least number of moves that take a whole unit from an edge to where it is.

    As if nothing else were on the board. From the unit back: steps can be taken back, and how
    many there may have been is told by the ground where the move began.
    """
    newest = seen = frozenset((placement_of(unit),))
    moves = 0
    while not any(mask_of(placement) & edge for placement in newest):
        newest = frozenset(_one_move_back(newest, seen))
        seen |= newest
        moves += 1
    return moves


def _one_move_back(newest: frozenset[int], seen: frozenset[int]) -> Iterator[int]:
    """The placements from which one move leads to one of the newest."""
    ring, passed = newest, seen
    for steps in range(1, _MOST_STEPS + 1):
        ring = frozenset(placement for old in ring for placement in one_step(old)) - passed
        passed |= ring
        yield from (placement for placement in ring if steps_of(mask_of(placement)) >= steps)


def _check_last_attack(position: Position) -> None:
    """Checks that the side that took the last tile did so in its last turn but `quiet`."""
    victim = position.turn if position.quiet % 2 == 0 else OPPONENT[position.turn]
    if position.tiles(victim) == len(UNITS) * WHOLE:
        raise BadInput(text("tetrad.bad.quiet"))
    if position.quiet == 0 and not any(
        _can_have_hit(position, OPPONENT[victim], number) for number in UNITS
    ):
        raise BadInput(text("tetrad.bad.hits"))


def _check_attackers(position: Position) -> None:
    """Checks that every unit that has attacked in this turn can have hit something."""
    for number in UNITS:
        hit = not position.attacked >> number & 1 or _can_have_hit(position, position.turn, number)
        if not hit:
            raise BadInput(text("tetrad.bad.hits"))


def _can_have_hit(position: Position, side: Side, number: int) -> bool:
    """Whether a unit's last attack, from where it is, can have hit what has lost or will lose."""
    fire = union(position.fires(side, number)) if position.of(side)[number] else 0
    return any(fire & _was_on(position, OPPONENT[side], victim) for victim in UNITS)


def _was_on(position: Position, side: Side, number: int) -> int:
    """The cells where a unit can have had tiles when it was last hit; 0 if it was not hit."""
    unit = position.of(side)[number]
    lost = WHOLE - unit.bit_count()
    if position.turn != side:  # its turn has not come since
        moved, due = 0, position.pending >> number & 1
    else:
        moved, due = position.moved >> number & 1, 0
    if not unit or (lost and moved):
        return ALL
    cells = unit if lost or due else 0
    for _ in range(lost):
        cells |= beside(cells)
    return cells
