"""A board of squares from one side's view: where each square is, and what is around it.

A square has 100 units. Cells are numbered from the first side's left corner, rank by rank;
directions from north, clockwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.scene import Box, Label, Marks, Point, Spot, Target
from tesserae.core.text import Text

UNIT: Final = 100

Square: TypeAlias = tuple[int, int]
"""Column and row on the picture, counted from its upper left corner."""

_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Grid(NamedTuple):
    """Squares in files and ranks, the side they are seen from, and their layout.

    gap: between neighbouring squares. left, top: the corner of the upper left one.
    """

    files: int
    ranks: int
    flipped: bool
    gap: float = 0
    left: float = 0
    top: float = 0

    def square(self, cell: int) -> Square:
        """Where a cell is on the picture."""
        rank, file = divmod(cell, self.files)
        if self.flipped:
            return self.files - 1 - file, rank
        return file, self.ranks - 1 - rank

    def quarters(self, direction: int) -> int:
        """A direction of the board as seen: quarter turns clockwise from up."""
        return (direction + 2 * self.flipped) % 4

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        column, row = self.square(cell)
        pitch, half = UNIT + self.gap, UNIT / 2
        return self.left + half + pitch * column, self.top + half + pitch * row

    def toward(self, cell: int, direction: int, distance: float) -> Point:
        """The point at a distance from the middle of a cell, in a direction of the board."""
        x, y = self.middle(cell)
        across, down = _STEPS[self.quarters(direction)]
        return x + across * distance, y + down * distance

    def frame(self, cell: int, half: float, style: str, corner: float) -> Box:
        """A frame around the middle of a cell, twice `half` wide."""
        x, y = self.middle(cell)
        return Box(x - half, y - half, 2 * half, 2 * half, style, corner)

    def lettering(self, x: float, y: float) -> Iterator[Label]:
        """The numbers of the ranks, around that x, and the letters of the files, around that y."""
        for rank in range(self.ranks):
            yield Label(x, self.middle(self.files * rank)[1], str(rank + 1), "coordinate")
        for file in range(self.files):
            yield Label(self.middle(file)[0], y, chr(ord("a") + file), "coordinate")

    def spot(
        self, cell: int, target: Target, marks: Marks, label: Text, reach: float = UNIT / 2
    ) -> Spot:
        """The spot of a cell; reach: how far it extends from the middle."""
        (x, y), (column, row) = self.middle(cell), self.square(cell)
        offered, picked = target in marks.offered, target in marks.picked
        size = 2 * reach
        return Spot(target, x - reach, y - reach, size, size, label, row, column, offered, picked)
