"""Where a unit can get to.

Units may be passed, so this depends on nothing but where the unit stands and
how many steps it has: results are cached.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tesserae.core.position import Move
from tesserae.games.tetrad.rules.board import CELLS, SIZE
from tesserae.games.tetrad.rules.shapes import (
    BY_TILES,
    SHAPES,
    Shape,
    Tiles,
    fits,
    mask_of,
    move_to_corner,
    placement_of,
    rotated_right,
)


class Goal(NamedTuple):
    """The place of a unit after a move: its cells, and its placement."""

    cells: int
    placement: Move


@cache
def reach(unit: int, steps: int) -> tuple[Goal, ...]:
    """Everywhere a unit can stand after 1 to `steps` steps, but for where it is.

    In ascending order of the placements, whether other units are there or not.
    """
    start = placement_of(unit)
    seen, newest = {start}, {start}
    for _ in range(steps):
        newest = {placement for old in newest for placement in one_step(old)} - seen
        seen |= newest
    return tuple(_goal(placement) for placement in sorted(seen - {start}))


@cache
def _goal(placement: int) -> Goal:
    return Goal(mask_of(placement), Move(placement))


@cache
def one_step(placement: int) -> tuple[int, ...]:
    """The placements on the board one shift or rotation away."""
    shape, cell = divmod(placement, CELLS)
    rank, file = divmod(cell, SIZE)
    placements = []
    for new, east, north in _STEPS[shape]:
        x, y = file + east, rank + north
        if fits(new, x, y):
            placements.append(new * CELLS + SIZE * y + x)
    return tuple(placements)


def _steps_of(shape: Shape) -> frozenset[tuple[int, int, int]]:
    """The result of a step of a shape: the new shape, and how its lower left corner moves."""
    own = BY_TILES[shape.tiles]
    found = {(own, 0, 1), (own, 1, 0), (own, 0, -1), (own, -1, 0)}
    for pivot in shape.tiles:
        right = _around(shape.tiles, pivot)
        left = _around(_around(right, pivot), pivot)
        for tiles in (right, left):
            corner = min(x for x, _ in tiles), min(y for _, y in tiles)
            found.add((BY_TILES[move_to_corner(tiles)], *corner))
    return frozenset(found - {(own, 0, 0)})


def _around(tiles: Tiles, pivot: tuple[int, int]) -> Tiles:
    """The tiles after a quarter clockwise around one of them."""
    east, north = pivot
    moved = rotated_right((x - east, y - north) for x, y in tiles)
    return tuple((x + east, y + north) for x, y in moved)


_STEPS: Final = tuple(_steps_of(shape) for shape in SHAPES)
