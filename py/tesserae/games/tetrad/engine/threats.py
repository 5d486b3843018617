"""Threats: what a hit costs, and what a unit can hit in its next turn.

Everything is cached by a unit's cells. Support from Blue is left out of the
next turn: it depends on where the other units will be by then.

tests/games/tetrad/engine/test_planner.py holds the cells under fire equal to rules/fire.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.games.tetrad.rules.board import (
    CELLS,
    DIRECTIONS,
    EAST,
    FILES,
    NORTH,
    RANKS,
    SIZE,
    SOUTH,
    WEST,
    YELLOW,
    union,
)
from tesserae.games.tetrad.rules.fire import RANGE
from tesserae.games.tetrad.rules.position import steps_of
from tesserae.games.tetrad.rules.reach import one_step, reach
from tesserae.games.tetrad.rules.shapes import SHAPES, Shape, mask_of, placement_of

HIT_VALUES: Final = (0, 100, 80, 100, 65)
"""HIT_VALUES[tiles]: the worth of a likely hit on a unit of that size, in percent of a tile."""

_CACHED: Final = 8192


def _ray(direction: int, cell: int) -> tuple[int, ...]:
    """The next 0, 1, 2, .. cells from a cell on, as far as the board goes."""
    step = (SIZE, 1, -SIZE, -1)[direction]
    line = (FILES[cell % SIZE], RANKS[cell // SIZE])[direction % 2]
    masks = [0]
    at = cell + step
    while 0 <= at < CELLS and line >> at & 1:
        masks.append(masks[-1] | 1 << at)
        at += step
    return tuple(masks)


_RAYS: Final = tuple(tuple(_ray(d, cell) for cell in range(CELLS)) for d in DIRECTIONS)


class _Barrel(NamedTuple):
    """One end of a row or a column of a shape's tiles: where an attack starts from.

    is_column: or else it is a row. line: its place in the shape. offset: of the cell at that end,
    from the shape's lower left corner. tiles: how many are in line.
    """

    direction: int
    is_column: bool
    line: int
    offset: int
    tiles: int


def _barrels_of(shape: Shape) -> Iterator[_Barrel]:
    for is_column, ascending, descending in ((True, NORTH, SOUTH), (False, EAST, WEST)):
        for line in range(shape.width if is_column else shape.height):
            own = [x + SIZE * y for x, y in shape.tiles if line == (x if is_column else y)]
            if own:
                yield _Barrel(ascending, is_column, line, max(own), len(own))
                yield _Barrel(descending, is_column, line, min(own), len(own))


_BARRELS: Final = tuple(tuple(_barrels_of(shape)) for shape in SHAPES)


@lru_cache(maxsize=_CACHED)
def _barrels(unit: int) -> tuple[tuple[int, int, tuple[int, ...], int], ...]:
    """Every lane of a unit: direction, all cells in line, the ray, the range without support."""
    base = RANGE - 1 + (1 if unit & YELLOW else 0)
    shape, cell = divmod(placement_of(unit), CELLS)
    rank, file = divmod(cell, SIZE)
    return tuple(
        [
            (
                direction,
                FILES[file + line] if is_column else RANKS[rank + line],
                _RAYS[direction][cell + offset],
                base + tiles,
            )
            for direction, is_column, line, offset, tiles in _BARRELS[shape]
        ]
    )


def fires_uncached(unit: int, support: int) -> list[int]:
    """Like rules/fire.py, but not cached: hardly any support occurs twice."""
    reached = [0, 0, 0, 0]
    for direction, line, ray, reach_alone in _barrels(unit):
        most = reach_alone + (support & line).bit_count() if support else reach_alone
        reached[direction] |= ray[most] if most < len(ray) else ray[-1]
    return reached


@lru_cache(maxsize=_CACHED)
def fires_unsupported(unit: int) -> tuple[int, ...]:
    """The cells under fire from a unit without support, as a mask for each direction."""
    return tuple(_fires_at(placement_of(unit)))


@lru_cache(maxsize=64)
def volleys(unit: int) -> tuple[int, ...]:
    """The cells that each attack of a unit in its next turn would reach, as masks: a long list."""
    masks = dict.fromkeys(fires_unsupported(unit))
    for goal in reach(unit, steps_of(unit)):
        masks.update(dict.fromkeys(fires_unsupported(goal.cells)))
    masks.pop(0, None)
    return tuple(masks)


@lru_cache(maxsize=_CACHED)
def zone(unit: int) -> int:
    """All that a unit can hit in its next turn."""
    return _zone_of(placement_of(unit), steps_of(unit))


_ZONES: Final[dict[int, int]] = {}
"""The cache of `_zone_of`, by 8 * placement + steps."""

_MOST_ZONES: Final = 10_000
"""A cache of this size is cleared: it takes 1.5 MB in CPython."""


def _zone_of(placement: int, steps: int) -> int:
    """The cells under fire, without support, from places a unit reaches in at most `steps`.

    Units that are near each other have most of it in common.
    """
    key = 8 * placement + steps
    found = _ZONES.get(key)
    if found is None:
        found = union(_fires_at(placement))
        if steps:
            fewer = steps - 1
            for other in one_step(placement):
                found |= _ZONES.get(8 * other + fewer) or _zone_of(other, fewer)
        if len(_ZONES) >= _MOST_ZONES:
            _ZONES.clear()
        _ZONES[key] = found
    return found


def _fires_at(placement: int) -> list[int]:
    """The cells under fire from a unit there without support, as a mask for each direction."""
    shape, cell = divmod(placement, CELLS)
    base = RANGE - 1 + (1 if mask_of(placement) & YELLOW else 0)
    reached = [0, 0, 0, 0]
    for direction, _, _, offset, tiles in _BARRELS[shape]:
        ray = _RAYS[direction][cell + offset]
        most = base + tiles
        reached[direction] |= ray[most] if most < len(ray) else ray[-1]
    return reached


@lru_cache(maxsize=512)
def _ways_by_cell(unit: int) -> dict[int, int]:
    """Which of a unit's volleys reach a cell, as bits, for the mask of every cell they reach."""
    ways: dict[int, int] = {}
    for n, reached in enumerate(volleys(unit)):
        bit, left = 1 << n, reached
        while left:
            cell = left & -left
            ways[cell] = ways.get(cell, 0) | bit
            left ^= cell
    return ways


def ways_to_hit(unit: int, target: int) -> int:
    """Which of a unit's volleys reach a target, as bits."""
    ways = _ways_by_cell(unit)
    hits = 0
    while target:
        cell = target & -target
        hits |= ways.get(cell, 0)
        target ^= cell
    return hits


def advances(unit: int) -> tuple[int, int]:
    """The ranks a unit has advanced from its own edge, up to the middle, for either side."""
    most = SIZE // 2
    low = ((unit & -unit).bit_length() - 1) // SIZE
    return min(most, (unit.bit_length() - 1) // SIZE), min(most, SIZE - 1 - low)


@lru_cache(maxsize=_CACHED)
def distance(unit: int, others: tuple[int, ...]) -> int:
    """The steps from a unit's lowest tile to the nearest of the others' lowest ones."""
    rank, file = lowest(unit)
    there = _all_lowest(others)
    return min([abs(rank - r) + abs(file - f) for r, f in there], default=0)


@lru_cache(maxsize=_CACHED)
def _all_lowest(units: tuple[int, ...]) -> list[tuple[int, int]]:
    return [lowest(unit) for unit in units if unit]


@lru_cache(maxsize=_CACHED)
def lowest(unit: int) -> tuple[int, int]:
    """Rank and file of a unit's lowest tile, the one farthest to the west."""
    return divmod((unit & -unit).bit_length() - 1, SIZE)
