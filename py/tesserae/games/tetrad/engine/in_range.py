"""Which units the other side can hit in its next turn: what a coach tells, so nothing is guessed.

A unit ends its move on no other. One in the way of a friend moves away first; one beside a friend
on Blue may move there only to support it. More than one that moves up to support is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.game import OPPONENT, Side
from tesserae.games.tetrad.engine.threats import fires_uncached, fires_unsupported, zone
from tesserae.games.tetrad.rules.board import ALL, BLUE, beside, union
from tesserae.games.tetrad.rules.fire import supporters, touching
from tesserae.games.tetrad.rules.position import UNITS, Position, Units, steps_of
from tesserae.games.tetrad.rules.reach import reach


def in_range(position: Position, side: Side) -> int:
    """The units of a side, as bits, that the other can hit in its next turn as things stand."""
    targets, enemies = position.of(side), position.of(OPPONENT[side])
    mine = union(targets)
    left = mine
    for number, unit in enumerate(enemies):
        if unit:
            friends = (*enemies[:number], 0, *enemies[number + 1 :])
            left = _missed_cells(unit, friends, mine, targets, left)
    return sum(1 << n for n in UNITS if targets[n] and not targets[n] & left)


def _missed_cells(unit: int, friends: Units, mine: int, targets: Units, left: int) -> int:
    """The cells of the targets that are left, less those of the targets that a unit can hit."""
    if not left or not (zone(unit) & left or _may_be_supported(unit, friends)):
        return left
    supporting = []
    for cells in _places(unit, friends, mine):
        staying = tuple([0 if it & cells else it for it in friends])
        support = supporters(cells, staying)
        fire = fires_uncached(cells, support) if support else fires_unsupported(cells)
        left = _without_hit(union(fire), targets, left)
        if cells & BLUE:
            supporting.append(cells)
    for cells in supporting:
        if left and union(fires_uncached(cells, ALL)) & left:
            left = _missed_with_support(unit, cells, friends, mine, targets, left)
    return left


def _may_be_supported(unit: int, friends: Units) -> bool:
    """Whether a unit can stand on Blue, and has friends."""
    goals = reach(unit, steps_of(unit))
    return any(friends) and (unit & BLUE != 0 or any(it.cells & BLUE for it in goals))


def _missed_with_support(
    unit: int, cells: int, friends: Units, mine: int, targets: Units, left: int
) -> int:
    """The same, where a unit goes to some cells and one friend moves up to support it."""
    around = beside(cells) & ~cells
    for number, friend in enumerate(friends):
        others = (*friends[:number], 0, *friends[number + 1 :])
        taken = mine | union(others) | cells
        if not friend or union(others) & cells:
            continue
        for goal in reach(friend, steps_of(friend)):
            if not goal.cells & around or goal.cells & taken:
                continue
            if goal.cells & unit and friend & cells:  # each would have to go first
                continue
            support = goal.cells | touching(around, others)
            left = _without_hit(union(fires_uncached(cells, support)), targets, left)
            if not left:
                return 0
    return left


def _without_hit(fire: int, targets: Units, left: int) -> int:
    if fire & left:
        for target in targets:
            if fire & target:
                left &= ~target
    return left


def _places(unit: int, friends: Units, mine: int) -> Iterator[int]:
    """The places from which a unit can fire: its own, or after a move, friends making way."""
    yield unit
    taken = union(friends)
    for goal in reach(unit, steps_of(unit)):
        cells = goal.cells
        if not cells & mine and (not cells & taken or _make_way(cells, unit, friends, mine)):
            yield cells


def _make_way(cells: int, unit: int, friends: Units, mine: int) -> bool:
    """Whether all friends on some cells can move away before a unit goes there."""
    taken = mine | union(friends) | unit
    for friend in friends:
        if friend & cells:
            rest = taken ^ friend
            goals = (it.cells for it in reach(friend, steps_of(friend)))
            place = next((it for it in goals if not it & (rest | cells)), None)
            if place is None:
                return False
            taken = rest | place
    return True
