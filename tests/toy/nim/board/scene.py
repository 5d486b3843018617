"""The heaps as a grid of counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.scene import Disc, Group, Marks, Scene, Spot, Strokes
from tesserae.core.text import text

from ..notation import COUNTERS, Counter
from ..rules import HEIGHT, Position

UNIT: Final = 100
SIZE: Final = UNIT * HEIGHT


def scene(position: Position, marks: Marks) -> Scene:
    """Heaps from left to right, from right to left if flipped."""
    spots = tuple(_spot(position, counter, marks) for counter in COUNTERS)
    floor = Strokes((((0.0, SIZE), (SIZE, SIZE)),), "floor")
    board = Group((floor, *_counters(position, marks)), style="nim")
    return Scene(SIZE, SIZE, (board,), spots, text("nim.board"))


def _counters(position: Position, marks: Marks) -> Iterator[Disc]:
    legal = position.legal_moves()
    for counter in COUNTERS:
        x, y = (UNIT * (square + 0.5) for square in _square(counter, marks))
        if counter.move in legal:
            yield Disc(x, y, 0.4 * UNIT, "counter")
        for style in ("offered", "picked", "last", "hint", "worse", "faults"):
            if counter in getattr(marks, style):
                yield Disc(x, y, 0.45 * UNIT, style)


def _spot(position: Position, counter: Counter, marks: Marks) -> Spot:
    column, row = _square(counter, marks)
    style = "there" if counter.move in position.legal_moves() else "gone"
    return Spot(
        counter,
        UNIT * column,
        UNIT * row,
        UNIT,
        UNIT,
        text(f"nim.spot.{style}", counter=counter.name),
        row,
        column,
        counter in marks.offered,
        counter in marks.picked,
    )


def _square(counter: Counter, marks: Marks) -> tuple[int, int]:
    """The column and row of a counter."""
    heap, below = divmod(counter.move, HEIGHT)
    return HEIGHT - 1 - heap if marks.flipped else heap, HEIGHT - 1 - below
