"""Planes: numbers for the cells of a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Shape(NamedTuple):
    """The number of planes, and their ranks and files. row: bits per rank in a mask."""

    planes: int
    ranks: int
    files: int
    row: int


class Plane(NamedTuple):
    """A value from 0 to 1 for the cells of a mask; the others have 0.

    The bit of a cell is 1 << Shape.row * rank + file.
    """

    mask: int
    value: float = 1.0


def values(planes: Sequence[Plane], shape: Shape) -> Iterator[float]:
    """The numbers of planes one after the other: by plane, then rank from below, then file."""
    for mask, value in planes:
        for rank in range(shape.ranks):
            for file in range(shape.files):
                yield value if mask >> shape.row * rank + file & 1 else 0.0
