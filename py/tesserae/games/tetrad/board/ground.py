"""The map below the units: tints, an engraved pattern for each colour, the grid, coordinates.

Lengths are in units of which a cell has 100; (0, 0) is the map's upper left
corner. The map looks the same from both sides, so only the lettering is flipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from tesserae.core.scene import Box, Group, Item, Label, Outline, Point, Strokes
from tesserae.games.tetrad.rules.board import GROUND
from tesserae.games.tetrad.rules.board import SIZE as WIDE

UNIT: Final = 100
LENGTH: Final = UNIT * WIDE

MARGIN: Final = 56
"""At the left and below: room for coordinates, and for handles between them."""

RIM: Final = 8
"""At the right and above."""

SIZE: Final = MARGIN + LENGTH + RIM

Square: TypeAlias = tuple[int, int]
"""Column and row on the picture, counted from its upper left corner."""

_RED_DOTS: Final = ((25, 25), (75, 25), (50, 50), (25, 75), (75, 75))
_BLUE_DASHES: Final = (((20, 30), (44, 30)), ((56, 70), (80, 70)))
_YELLOW_LINES: Final = (((8, 42), (42, 8)), ((8, 92), (92, 8)), ((58, 92), (92, 58)))


def colour(square: Square) -> str:
    """The ground of a square: Y, R or B, from whichever side it is seen."""
    column, row = square
    return GROUND[WIDE * (WIDE - 1 - row) + column]


@lru_cache(maxsize=4)
def ground(flipped: bool, coordinates: bool) -> Group:
    """The bare map."""
    lettering = tuple(_lettering(flipped)) if coordinates else ()
    return Group((*_map(range(WIDE), range(WIDE)), *lettering), style="tetrad")


def part(columns: range, rows: range) -> Group:
    """The part of the bare map that these squares make."""
    return Group(_map(columns, rows), style="tetrad")


def _lettering(flipped: bool) -> Iterator[Label]:
    for n in range(WIDE):
        middle = UNIT * (n + 0.5)
        file, rank = (WIDE - 1 - n, n + 1) if flipped else (n, WIDE - n)
        yield Label(-MARGIN / 2, middle, str(rank), "coordinate")
        yield Label(middle, LENGTH + MARGIN / 2, "abcdefghijklmn"[file], "coordinate")


def _map(columns: range, rows: range) -> tuple[Item, ...]:
    """Tints, patterns, grid and border; nothing of it lies farther out than a square."""
    squares: dict[str, list[Square]] = {"Y": [], "R": [], "B": []}
    for row in rows:
        for column in columns:
            squares[colour((column, row))].append((column, row))
    left, top = UNIT * columns.start, UNIT * rows.start
    wide, high = UNIT * len(columns), UNIT * len(rows)
    return (
        Box(left, top, wide, high, "blue"),
        Outline(_blocks(squares["Y"]), "yellow"),
        Outline(_blocks(squares["R"]), "red"),
        _pattern(squares["B"], _BLUE_DASHES, "dashes"),
        _pattern(squares["Y"], _YELLOW_LINES, "diagonals"),
        _pattern(squares["R"], tuple((dot, dot) for dot in _RED_DOTS), "dots"),
        _grid(left, top, wide, high),
        Box(left, top, wide, high, "border"),
    )


def _blocks(squares: list[Square]) -> tuple[tuple[Point, ...], ...]:
    """The squares of a colour, those side by side as one ring."""
    rings: list[tuple[Point, ...]] = []
    for column, row in squares:
        left, right = float(UNIT * column), UNIT * (column + 1)
        top, bottom = UNIT * row, UNIT * (row + 1)
        if rings and rings[-1][1] == (left, top):
            left = rings.pop()[0][0]
        rings.append(((left, top), (right, top), (right, bottom), (left, bottom)))
    return tuple(rings)


def _pattern(squares: list[Square], lines: tuple[tuple[Point, Point], ...], style: str) -> Strokes:
    """The same lines on every one of the squares."""
    drawn = tuple(
        tuple((UNIT * column + x, UNIT * row + y) for x, y in line)
        for column, row in squares
        for line in lines
    )
    return Strokes(drawn, style)


def _grid(left: int, top: int, wide: int, high: int) -> Strokes:
    right, bottom = left + wide, top + high
    upright = tuple(((x, top), (x, bottom)) for x in range(left + UNIT, right, UNIT))
    level = tuple(((left, y), (right, y)) for y in range(top + UNIT, bottom, UNIT))
    return Strokes((*upright, *level), "grid")
