"""Plane geometry for the pieces: rings of points, set in, rotated, hatched."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TypeAlias

from tesserae.core.scene import Point

Ring: TypeAlias = tuple[Point, ...]
"""The corners of a closed line, clockwise as it is seen (y grows downwards)."""

Line: TypeAlias = tuple[Point, Point]


def square(half: float) -> Ring:
    """A square around (0, 0) with sides of twice `half`."""
    return ((-half, -half), (half, -half), (half, half), (-half, half))


def round_ring(radius: float, corners: int = 48) -> Ring:
    """A polygon approximating a circle around (0, 0)."""
    angles = (2 * pi * corner / corners for corner in range(corners))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def rotate_ring(ring: Ring, quarters: int) -> Ring:
    """The ring rotated clockwise around (0, 0), by quarters."""
    for _ in range(quarters % 4):
        ring = tuple((-y, x) for x, y in ring)
    return ring


def inset(ring: Ring, depth: float) -> Ring:
    """The ring with every side moved inwards by `depth`, corners kept sharp."""
    return tuple(
        _corner_inset(before, corner, after, depth)
        for before, corner, after in zip(
            ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True
        )
    )


def hatching(rings: tuple[Ring, ...], gap: float) -> tuple[Line, ...]:
    """Parallel lines rising to the right, `gap` apart, where they are inside the rings.

    A ring within a ring is a hole. What is cut too short to be seen is left out.
    """
    step = gap * 2**0.5
    reach = max(x + y for ring in rings for x, y in ring)
    count = int(reach / step) + 1
    levels = (step * (number + 0.5) for number in range(-count, count))
    return tuple(
        line for level in levels for line in _cut_line(rings, level) if _length(line) > 2.5
    )


def _corner_inset(before: Point, corner: Point, after: Point, depth: float) -> Point:
    one, other = _inward(before, corner), _inward(corner, after)
    share = depth / (1 + one[0] * other[0] + one[1] * other[1])
    return (corner[0] + share * (one[0] + other[0]), corner[1] + share * (one[1] + other[1]))


def _inward(start: Point, end: Point) -> Point:
    """The unit vector that points inwards from a side."""
    length = _length((start, end))
    return ((start[1] - end[1]) / length, (end[0] - start[0]) / length)


def _cut_line(rings: tuple[Ring, ...], level: float) -> list[Line]:
    """The parts of the line x + y = level that are inside the rings."""
    crossings = sorted(
        point
        for ring in rings
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True)
        for point in _crossing(start, end, level)
    )
    ends = iter(crossings)
    return list(zip(ends, ends, strict=True))


def _crossing(start: Point, end: Point, level: float) -> tuple[Point, ...]:
    """The point where a side crosses the line x + y = level, if any."""
    before, after = sum(start) - level, sum(end) - level
    if (before < 0) == (after < 0):
        return ()
    share = before / (before - after)
    return ((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])),)


def _length(line: Line) -> float:
    (x, y), (to_x, to_y) = line
    return sqrt((to_x - x) ** 2 + (to_y - y) ** 2)
