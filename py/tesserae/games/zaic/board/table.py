"""The table below the tiles: the cells that may still be used, and the extent used up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.scene import Box, Group, Item, Label, Point, Strokes
from tesserae.games.zaic.board.layout import Layout, Span
from tesserae.games.zaic.board.relief import UNIT, WIDE
from tesserae.games.zaic.board.tiles import hatching
from tesserae.games.zaic.notation.targets import CELL_NAMES
from tesserae.games.zaic.rules import EXTENT, ROW

LENGTH: Final = UNIT * WIDE
MARGIN: Final = 78
"""At the left and above: room for the lines that measure the tiles."""

LETTERING: Final = 52
"""At the right and below: room for the coordinates."""

SIZE: Final = MARGIN + LENGTH + LETTERING

_CROSS: Final = 10
_LINE: Final = 42
"""The distance of the measuring lines from the squares."""

_HALF_GAP: Final = 50
"""Half the gap in those lines, which holds the number."""


class _Axis(NamedTuple):
    """One direction of the table on the picture, in units.

    open: where the part that may be used begins and ends. limits: those of its ends beyond
    which no tile may ever lie. tiles: where the tiles begin and end.
    """

    open: tuple[int, int]
    limits: tuple[int, ...]
    tiles: tuple[int, int]
    used: int


@lru_cache(maxsize=8)
def table(layout: Layout) -> Group:
    """The ground with its limits, measuring lines and coordinates."""
    across = _axis(layout.files, layout.left, layout.column)
    down = _axis(layout.ranks, layout.bottom, layout.row)
    (left, right), (top, bottom) = across.open, down.open
    items: tuple[Item, ...] = (
        Box(0, 0, LENGTH, LENGTH, "closed", 4),
        Strokes(hatching(0, 0, LENGTH, LENGTH, 35), "hatching"),
        Box(left, top, right - left, bottom - top, "ground", 4),
        Strokes(tuple(_crosses(across, down)), "cross"),
        *_limits(across, down),
        *_measures(across, upright=False),
        *_measures(down, upright=True),
        *_lettering(layout),
    )
    return Group(items)


def _axis(span: Span | None, first: int, place_of: Callable[[int], int]) -> _Axis:
    if span is None:
        return _Axis((0, LENGTH), (), (0, 0), 0)
    last = first + WIDE - 1
    low, high = span.open
    ends = _edges(place_of(max(low, first)), place_of(min(high, last)))
    real = (low >= first, high <= last)
    if place_of(first) > place_of(last):
        real = (real[1], real[0])
    limits = tuple(end for end, is_limit in zip(ends, real, strict=True) if is_limit)
    return _Axis(ends, limits, _edges(place_of(span.low), place_of(span.high)), span.length)


def _edges(one: int, other: int) -> tuple[int, int]:
    """The start of the first of two rows or columns, and the end of the last."""
    return UNIT * min(one, other), UNIT * (max(one, other) + 1)


def _crosses(across: _Axis, down: _Axis) -> Iterator[tuple[Point, Point]]:
    """A small cross at each corner of squares that may be used."""
    for x in range(across.open[0] + UNIT, across.open[1], UNIT):
        for y in range(down.open[0] + UNIT, down.open[1], UNIT):
            yield (x - _CROSS, y), (x + _CROSS, y)
            yield (x, y - _CROSS), (x, y + _CROSS)


def _limits(across: _Axis, down: _Axis) -> Iterator[Strokes]:
    """The limits of the table: solid in a direction that is used up, else dashed."""
    upright = tuple(((x, down.open[0]), (x, down.open[1])) for x in across.limits)
    level = tuple(((across.open[0], y), (across.open[1], y)) for y in down.limits)
    for axis, lines in ((across, upright), (down, level)):
        if lines:
            yield Strokes(lines, "limit used" if axis.used == EXTENT else "limit")


def _measures(axis: _Axis, upright: bool) -> Iterator[Item]:
    """A line along the tiles, as on a plan, that says how much of the extent they take."""
    if not axis.used:
        return
    start, end = axis.tiles
    middle = (start + end) / 2
    lines: list[tuple[Point, ...]] = [((at, -_LINE - 14), (at, -_LINE + 14)) for at in axis.tiles]
    if middle - _HALF_GAP > start:
        lines.append(((start, -_LINE), (middle - _HALF_GAP, -_LINE)))
        lines.append(((middle + _HALF_GAP, -_LINE), (end, -_LINE)))
    used = " used" if axis.used == EXTENT else ""
    words = Label(0, 0, f"{axis.used}/{EXTENT}", f"measured{used}")
    if upright:
        lines = [tuple((y, x) for x, y in line) for line in lines]
        yield Group((words,), -_LINE, middle, rotation=-90)
    else:
        yield words._replace(x=middle, y=-_LINE)
    yield Strokes(tuple(lines), f"measure{used}")


def _lettering(layout: Layout) -> Iterator[Label]:
    if not layout.coordinates:
        return
    beyond = LENGTH + LETTERING / 2
    for n in range(WIDE):
        file, rank = layout.left + n, layout.bottom + n
        x, y = (UNIT * at + UNIT / 2 for at in (layout.column(file), layout.row(rank)))
        yield Label(x, beyond, CELL_NAMES[file][0], "coordinate")
        yield Label(beyond, y, CELL_NAMES[ROW * rank][1:], "coordinate")
