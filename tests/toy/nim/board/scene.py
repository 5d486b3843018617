"""The heaps as a grid of counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.game import Move
from tesserae.core.scene import Disc, Group, Marks, Scene, Spot, Strokes
from tesserae.core.text import text

from ..notation import TARGETS
from ..rules import HEIGHT, Position

UNIT: Final = 100
SIZE: Final = UNIT * HEIGHT


def scene(position: Position, marks: Marks) -> Scene:
    """Heaps from left to right, from right to left if flipped."""
    spots = tuple(_spot(position, move, marks) for move in range(len(TARGETS)))
    floor = Strokes((((0.0, SIZE), (SIZE, SIZE)),), "floor")
    board = Group((floor, *_counters(position, marks)), style="nim")
    return Scene(SIZE, SIZE, (board,), spots, text("nim.board"))


def _counters(position: Position, marks: Marks) -> Iterator[Disc]:
    legal = position.legal_moves()
    for move, target in enumerate(TARGETS):
        x, y = (UNIT * (place + 0.5) for place in _place(move, marks))
        if move in legal:
            yield Disc(x, y, 0.4 * UNIT, "counter")
        for style in ("offered", "picked", "last", "hint", "faults"):
            if target in getattr(marks, style):
                yield Disc(x, y, 0.45 * UNIT, style)


def _spot(position: Position, move: Move, marks: Marks) -> Spot:
    column, row = _place(move, marks)
    target = TARGETS[move]
    there = "there" if move in position.legal_moves() else "gone"
    return Spot(
        target,
        UNIT * column,
        UNIT * row,
        UNIT,
        UNIT,
        text(f"nim.spot.{there}", counter=target),
        row,
        column,
        target in marks.offered,
        target in marks.picked,
    )


def _place(move: Move, marks: Marks) -> tuple[int, int]:
    """The column and row of a counter."""
    heap, below = divmod(move, HEIGHT)
    return HEIGHT - 1 - heap if marks.flipped else heap, HEIGHT - 1 - below
