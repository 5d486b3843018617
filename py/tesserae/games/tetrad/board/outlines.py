"""The line around connected squares, and where they hang together."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from tesserae.core.scene import Point
from tesserae.games.tetrad.board.ground import UNIT, Square

Squares: TypeAlias = frozenset[Square]
Ring: TypeAlias = tuple[Point, ...]


@lru_cache(maxsize=1024)
def ring(squares: Squares, depth: float) -> Ring:
    """The line around connected squares without a hole, `depth` units within their edge."""
    sides = dict(side for square in squares for side in _bounds(square, squares))
    start = min(sides)
    walk, at = [start], sides[start]
    while at != start:
        walk.append(at)
        at = sides[at]
    around = zip(walk[-1:] + walk[:-1], walk, walk[1:] + walk[:1], strict=True)
    return tuple(
        _inset(before, at, after, depth)
        for before, at, after in around
        if _direction(before, at) != _direction(at, after)
    )


def middle(square: Square) -> Point:
    """The middle of a square."""
    return UNIT * (square[0] + 0.5), UNIT * (square[1] + 0.5)


def seams(squares: Iterable[Square], length: float) -> tuple[tuple[Point, Point], ...]:
    """Short lines, `length` long, across the edges where two of the squares meet."""
    edges: list[tuple[Point, Point]] = []
    held = sorted(squares)
    half = length / 2
    for column, row in held:
        x, y = middle((column, row))
        if (column + 1, row) in held:
            edges.append(((x + UNIT / 2, y - half), (x + UNIT / 2, y + half)))
        if (column, row + 1) in held:
            edges.append(((x - half, y + UNIT / 2), (x + half, y + UNIT / 2)))
    return tuple(edges)


def _bounds(square: Square, squares: Squares) -> Iterable[tuple[Square, Square]]:
    """The sides of a square that bound the area, clockwise, each from corner to corner."""
    c, r = square
    corners = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))
    beyond = ((c, r - 1), (c + 1, r), (c, r + 1), (c - 1, r))
    for n in range(4):
        if beyond[n] not in squares:
            yield corners[n], corners[(n + 1) % 4]


def _direction(start: Square, end: Square) -> Square:
    return end[0] - start[0], end[1] - start[1]


def _inset(before: Square, at: Square, after: Square, depth: float) -> Point:
    """A corner moved inwards: to the right of the side before it and of the side after it."""
    (ax, ay), (bx, by) = _direction(before, at), _direction(at, after)
    return UNIT * at[0] - depth * (ay + by), UNIT * at[1] + depth * (ax + bx)
