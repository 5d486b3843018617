"""The view of a position: where things are in the picture, what is picked and marked."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.scene import Marks
from tesserae.core.squares import UNIT, Grid
from tesserae.games.pyrga.notation.targets import Selection, selection
from tesserae.games.pyrga.rules import NO_MOVE, PIECES, Piece, Position

GUTTER: Final = 13
PITCH: Final = UNIT + GUTTER
HALF: Final = UNIT / 2

SIZE: Final = 4 * PITCH - GUTTER + 30
"""The width and the height of the board, with coordinates or without."""


def margin(coordinates: bool) -> int:
    """The margin at the left and below; those above and at the right are the rest of 30."""
    return 20 if coordinates else 15


def layout(flipped: bool, coordinates: bool) -> Grid:
    """The spaces, from whose side they are looked at, with or without coordinates."""
    left = margin(coordinates)
    return Grid(4, 4, flipped, GUTTER, left, 30 - left)


class BoardView(NamedTuple):
    """A position as it is drawn: from a side, with what is picked and marked.

    picked: the half-entered move. chosen: the same with the aimed target, if it carries it on.
    """

    position: Position
    marks: Marks
    layout: Grid
    picked: Selection
    chosen: Selection

    @property
    def last(self) -> Piece | None:
        """The last piece. The position knows it, so `Marks.last` is not needed."""
        return None if self.position.last == NO_MOVE else PIECES[self.position.last]


def board_view(position: Position, marks: Marks) -> BoardView:
    """The view that the marks ask for."""
    grid = layout(marks.flipped, marks.coordinates)
    return BoardView(
        position, marks, grid, selection(marks.picked), selection(marks.picked_or_aimed)
    )
