"""The view of a position: where things are in the picture, what is picked and marked.

Lengths are in units of which a space has 100.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.scene import Marks, Point
from tesserae.games.pyrga.notation.targets import CELL_NAMES, Selection, selection
from tesserae.games.pyrga.rules import CELLS, NO_MOVE, PIECES, Piece, Position

SPACE: Final = 100
GUTTER: Final = 13
PITCH: Final = SPACE + GUTTER
HALF: Final = SPACE / 2

SIZE: Final = 4 * PITCH - GUTTER + 30
"""The width and the height of the board, with coordinates or without."""

_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Layout(NamedTuple):
    """The board as it is looked at: from whose side, with or without coordinates."""

    flipped: bool
    coordinates: bool

    @property
    def left(self) -> int:
        """The x of the leftmost spaces' edge; the margin below is as wide."""
        return 20 if self.coordinates else 15

    @property
    def top(self) -> int:
        """The y of the upper spaces' edge; the margin at the right is as wide."""
        return 30 - self.left

    def row(self, cell: int) -> int:
        """The row of a cell as it is seen, from above."""
        return cell // 4 if self.flipped else 3 - cell // 4

    def column(self, cell: int) -> int:
        """The column of a cell as it is seen, from the left."""
        return 3 - cell % 4 if self.flipped else cell % 4

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        x = self.left + HALF + PITCH * self.column(cell)
        return x, self.top + HALF + PITCH * self.row(cell)

    def quarters(self, direction: int) -> int:
        """A direction of the board as it is seen: quarter turns clockwise from up."""
        return (direction + 2 * self.flipped) % 4

    def toward(self, cell: int, direction: int, distance: float) -> Point:
        """The point so far from the middle of a cell, in a direction of the board."""
        x, y = self.middle(cell)
        across, down = _STEPS[self.quarters(direction)]
        return x + across * distance, y + down * distance

    @property
    def lettering(self) -> tuple[tuple[float, float, str], ...]:
        """Place and text of each coordinate."""
        if not self.coordinates:
            return ()
        firsts = range(0, 16, 4)
        ranks = ((self.left / 2 + 0.5, self.middle(c)[1], CELL_NAMES[c][1]) for c in firsts)
        foot = SIZE - self.left / 2 - 0.5
        files = ((self.middle(c)[0], foot, CELL_NAMES[c][0]) for c in CELLS[:4])
        return (*ranks, *files)


class BoardView(NamedTuple):
    """A position as it is drawn: from a side, with what is picked and marked.

    picked: the half-entered move. chosen: the same with the aimed target, if it carries it on.
    """

    position: Position
    marks: Marks
    layout: Layout
    picked: Selection
    chosen: Selection

    @property
    def last(self) -> Piece | None:
        """The last piece. The position knows it, so `Marks.last` is not needed."""
        return None if self.position.last == NO_MOVE else PIECES[self.position.last]


def board_view(position: Position, marks: Marks) -> BoardView:
    """The view that the marks ask for."""
    aimed = (marks.aimed,) if marks.aimed is not None and marks.aimed in marks.offered else ()
    layout = Layout(marks.flipped, marks.coordinates)
    return BoardView(
        position, marks, layout, selection(marks.picked), selection(marks.picked + aimed)
    )
