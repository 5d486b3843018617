"""The map below the units: tints, an engraved pattern for each colour, the grid, coordinates.

Lengths are in units of which a cell has 100; (0, 0) is the map's upper left
corner. The map looks the same from both sides, so only the lettering turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from tesserae.core.scene import Box, Group, Item, Outline, Point, Strokes, Words
from tesserae.games.tetrad.board import GROUND
from tesserae.games.tetrad.board import SIZE as WIDE

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
    return Group((*_MAP, *lettering))


def _lettering(flipped: bool) -> Iterator[Words]:
    for n in range(WIDE):
        middle = UNIT * (n + 0.5)
        file, rank = (WIDE - 1 - n, n + 1) if flipped else (n, WIDE - n)
        yield Words(-MARGIN / 2, middle, str(rank), "coordinate")
        yield Words(middle, LENGTH + MARGIN / 2, "abcdefghijklmn"[file], "coordinate")


def _squares(of: str) -> list[Square]:
    return [(c, r) for r in range(WIDE) for c in range(WIDE) if colour((c, r)) == of]


def _blocks(of: str) -> tuple[tuple[Point, ...], ...]:
    """The squares of a colour, those side by side as one ring."""
    rings = []
    for column, row in _squares(of):
        if column % 2 == 0:
            left, top = UNIT * column, UNIT * row
            right, foot = left + 2 * UNIT, top + UNIT
            rings.append(((left, top), (right, top), (right, foot), (left, foot)))
    return tuple(rings)


def _pattern(of: str, lines: tuple[tuple[Point, Point], ...], style: str) -> Strokes:
    """The same lines on every square of a colour."""
    drawn = tuple(
        tuple((UNIT * column + x, UNIT * row + y) for x, y in line)
        for column, row in _squares(of)
        for line in lines
    )
    return Strokes(drawn, style)


def _grid() -> Strokes:
    at = range(UNIT, LENGTH, UNIT)
    upright = tuple(((x, 0), (x, LENGTH)) for x in at)
    return Strokes((*upright, *(((0, y), (LENGTH, y)) for y in at)), "grid")


_MAP: Final[tuple[Item, ...]] = (
    Box(0, 0, LENGTH, LENGTH, "blue"),
    Outline(_blocks("Y"), "yellow"),
    Outline(_blocks("R"), "red"),
    _pattern("B", _BLUE_DASHES, "dashes"),
    _pattern("Y", _YELLOW_LINES, "diagonals"),
    _pattern("R", tuple((dot, dot) for dot in _RED_DOTS), "dots"),
    _grid(),
    Box(0, 0, LENGTH, LENGTH, "border"),
)
