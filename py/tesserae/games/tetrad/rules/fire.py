"""The reach of attacks: lanes, their ranges, and the cells under fire.

Nothing blocks a shot, so this depends on where the attacker stands and on the
tiles that support it from Blue.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from tesserae.games.tetrad.rules.board import (
    ALL,
    BLUE,
    EAST,
    FILES,
    NORTH,
    RANKS,
    SIZE,
    SOUTH,
    YELLOW,
    beside,
    union,
)

RANGE: Final = 2
"""The range of a single tile on plain ground."""

_REMEMBERED: Final = 8192


class Lane(NamedTuple):
    """One row or column of an attack.

    start: the foremost tile in it. reached: the cells beyond, nearest first.
    own: the attacker's tiles in it. support: tiles that Blue adds. yellow: 1 or 0.
    reach: the range, whether the board is long enough or not.
    """

    start: int
    reached: tuple[int, ...]
    own: int
    support: int
    yellow: int

    @property
    def reach(self) -> int:
        """The range of the shot in cells."""
        return RANGE + self.own + self.support - 1 + self.yellow


def supporters(unit: int, friends: tuple[int, ...]) -> int:
    """The tiles of all friendly units that touch a unit which stands on Blue; else none."""
    around = _around(unit)
    if not around:
        return 0
    return touching(around, friends)


@cache
def _around(unit: int) -> int:
    """The cells beside a unit that stands on Blue; else none."""
    return beside(unit) & ~unit if unit & BLUE else 0


@cache
def lines_of(unit: int) -> int:
    """All ranks and files with a tile of a unit: no attack goes beyond them."""
    return union(line for line in (*RANKS, *FILES) if line & unit)


def touching(around: int, friends: tuple[int, ...]) -> int:
    """The tiles of all friendly units that have some in these cells."""
    support = 0
    for friend in friends:
        if friend & around:
            support |= friend
    return support


def lanes(unit: int, support: int, direction: int) -> tuple[Lane, ...]:
    """The lanes of an attack, from the west or the south on.

    `support` is what `supporters` gives.
    """
    yellow = 1 if unit & YELLOW else 0
    lines = FILES if direction in (NORTH, SOUTH) else RANKS
    found = []
    for line in lines:
        own = unit & line
        if own:
            start = _foremost(own, direction)
            lane = Lane(start, (), own.bit_count(), (support & line).bit_count(), yellow)
            found.append(lane._replace(reached=_beyond(start, direction, lane.reach)))
    return tuple(found)


@lru_cache(maxsize=_REMEMBERED)
def fires(unit: int, support: int) -> tuple[int, ...]:
    """The cells under fire from a unit, as a mask for each direction.

    They are those that `lanes` reach, in a third of the time (tests/games/tetrad/test_fire.py).
    """
    if not unit:
        return 0, 0, 0, 0
    north = east = south = west = 0
    added = RANGE - 1 + (1 if unit & YELLOW else 0)
    bottom = ((unit & -unit).bit_length() - 1) // SIZE
    for rank in range(bottom, (unit.bit_length() - 1) // SIZE + 1):
        own = unit & RANKS[rank]
        reach = own.bit_count() + (support & RANKS[rank]).bit_count() + added
        lowest = (own & -own).bit_length() - 1
        before = min(reach, lowest % SIZE)
        east |= ((1 << reach) - 1 << own.bit_length()) & RANKS[rank]
        west |= (1 << before) - 1 << lowest - before
    low = unit >> SIZE * bottom
    row = (low | low >> SIZE | low >> 2 * SIZE | low >> 3 * SIZE) & RANKS[0]
    for file in range((row & -row).bit_length() - 1, row.bit_length()):
        own = unit & FILES[file]
        reach = min(SIZE, own.bit_count() + (support & FILES[file]).bit_count() + added)
        lowest = (own & -own).bit_length() - 1
        below = min(reach, lowest // SIZE)
        north |= _COLUMNS[reach] << own.bit_length() - 1 + SIZE
        south |= _COLUMNS[below] << lowest - SIZE * below
    return north & ALL, east, south, west


_COLUMNS: Final = tuple([sum([1 << SIZE * n for n in range(height)]) for height in range(SIZE + 1)])
"""For each height, as many cells of the first file from the bottom up."""


def _foremost(own: int, direction: int) -> int:
    """The cell farthest along a direction, of cells in one line."""
    return (own if direction in (NORTH, EAST) else own & -own).bit_length() - 1


def _beyond(start: int, direction: int, count: int) -> tuple[int, ...]:
    """The next `count` cells, as far as the board goes."""
    rank, file = divmod(start, SIZE)
    room = (SIZE - 1 - rank, SIZE - 1 - file, rank, file)[direction]
    step = (SIZE, 1, -SIZE, -1)[direction]
    return tuple(start + step * n for n in range(1, min(count, room) + 1))
