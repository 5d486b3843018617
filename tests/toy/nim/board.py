"""The heaps on a board of squares, a counter on each."""

from __future__ import annotations

from typing import Final

from tesserae.core.position import FIRST
from tesserae.core.scene import Marks, Scene
from tesserae.core.square_board import board, css, piece
from tesserae.core.text import Text, text

from .notation import COUNTERS
from .rules import HEAPS, HEIGHT, Position

CSS: Final = css("nim")
"""What its styles look like; a board that draws more adds to it."""

CELLS: Final = tuple(COUNTERS[HEIGHT * heap + left] for left in range(HEIGHT) for heap in HEAPS)
"""The counter of each cell; a heap is a file."""


def scene(position: Position, marks: Marks) -> Scene:
    """The counters that are left."""
    legal = position.legal_moves()
    pieces = {cell: piece(FIRST) for cell, counter in enumerate(CELLS) if counter.move in legal}

    def label(cell: int) -> Text:
        there = "there" if cell in pieces else "gone"
        return text(f"nim.spot.{there}", counter=CELLS[cell].name)

    return board("nim", len(HEAPS), CELLS, marks, pieces, label)
