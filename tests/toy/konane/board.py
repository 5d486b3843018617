"""The board, a stone on each cell that is no gap."""

from __future__ import annotations

from typing import Final

from tesserae.core.position import FIRST, SECOND, Side
from tesserae.core.scene import Marks, Scene
from tesserae.core.square_board import board, css, piece
from tesserae.core.text import Text, text

from .notation import CELL_TARGETS
from .rules import CELLS, HOMES, SIZE, Position

CSS: Final = css("konane")
"""What its styles look like."""


def scene(position: Position, marks: Marks) -> Scene:
    """The stones: the first side's are dark."""
    stones = [cell for cell in range(CELLS) if position.stones >> cell & 1]
    pieces = {cell: piece(SECOND if _owner(cell) == FIRST else FIRST) for cell in stones}

    def label(cell: int) -> Text:
        what = f"konane.spot.{_owner(cell)}" if cell in pieces else "konane.spot.gap"
        return text(what, cell=CELL_TARGETS[cell].name)

    return board("konane", SIZE, CELL_TARGETS, marks, pieces, label)


def _owner(cell: int) -> Side:
    return FIRST if HOMES[FIRST] >> cell & 1 else SECOND
