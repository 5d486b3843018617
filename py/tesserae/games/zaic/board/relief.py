"""The tiles as they lie on the picture, and what is seen of them.

The picture is a table of WIDE by WIDE squares, column and row counted from 0
at its upper left corner. Lengths are in units of which a square has 100. A
tile at level n is drawn n * STEP higher up than it would lie on the table,
and its wall, STEP high, below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.game import Side

WIDE: Final = 10
UNIT: Final = 100
STEP: Final = 10

Square: TypeAlias = tuple[int, int]
"""Column and row on the picture."""


class Slab(NamedTuple):
    """A tile on the picture: its upper left square, its size in squares, its level from 1."""

    column: int
    row: int
    wide: int
    high: int
    level: int
    side: Side

    @property
    def squares(self) -> list[Square]:
        """The squares it lies on."""
        columns = range(self.column, self.column + self.wide)
        return [(c, r) for r in range(self.row, self.row + self.high) for c in columns]

    @property
    def x(self) -> int:
        """Its left edge."""
        return UNIT * self.column

    @property
    def y(self) -> int:
        """Its upper edge, as high as it lies."""
        return UNIT * self.row - STEP * self.level


class Frame(NamedTuple):
    """A rectangle of the picture: left, upper, right and lower edge."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Relief(NamedTuple):
    """The surface: the level and the side of each covered square."""

    levels: Mapping[Square, int]
    sides: Mapping[Square, Side]

    def level(self, square: Square) -> int:
        """The number of tiles on a square."""
        return self.levels.get(square, 0)

    def top(self, square: Square) -> int:
        """The top of a square on the picture."""
        return UNIT * square[1] - STEP * self.level(square)

    def top_and_wall(self, square: Square) -> Frame:
        """The top of a square and the wall below it; these parts fill the picture."""
        left = UNIT * square[0]
        return Frame(left, self.top(square), left + UNIT, self.top((square[0], square[1] + 1)))

    def visible(self, square: Square) -> Frame:
        """The part of the top of a square that is not hidden by its southern neighbour."""
        left, top, right, bottom = self.top_and_wall(square)
        return Frame(left, top, right, min(bottom, top + UNIT))


def relief_of(slabs: Iterable[Slab]) -> Relief:
    """The surface of tiles, given from the lowest up."""
    levels: dict[Square, int] = {}
    sides: dict[Square, Side] = {}
    for slab in slabs:
        for square in slab.squares:
            levels[square] = slab.level
            sides[square] = slab.side
    return Relief(levels, sides)
