"""The line around an area of squares, as the squares are seen on the picture."""

from __future__ import annotations

from itertools import groupby
from typing import Final, TypeAlias

from tesserae.core.scene import Point
from tesserae.games.zaic.board.relief import Relief, Square

Area: TypeAlias = frozenset[Square]
Ring: TypeAlias = list[Point]

Side: TypeAlias = tuple[Square, int]
"""A side of a square that bounds the area, by where it faces: 0 east, then clockwise."""

_DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


def rings(area: Area, relief: Relief, depth: float) -> tuple[tuple[Point, ...], ...]:
    """Closed lines around an area and around its holes, `depth` within it."""
    rest = {
        (square, faces) for square in area for faces in range(4) if _next(square, faces) not in area
    }
    outlines = []
    while rest:
        walk = _walk(min(rest), area)
        rest -= set(walk)
        points = [point for side in walk for point in _ends(side, area, relief)]
        outlines.append(_inset(_corners(points), depth))
    return tuple(outlines)


def deepest(area: Area) -> Square:
    """A square with as many neighbours of the same area as possible; an upper left one of them."""

    def merit(square: Square) -> tuple[int, int, int]:
        column, row = square
        near = ((column + c, row + r) for c in (-1, 0, 1) for r in (-1, 0, 1))
        return sum(other in area for other in near), -row, -column

    return max(area, key=merit)


def _next(square: Square, direction: int) -> Square:
    across, down = _DIRECTIONS[direction]
    return square[0] + across, square[1] + down


def _walk(start: Side, area: Area) -> list[Side]:
    """The sides of one closed line, clockwise around squares of the area."""
    walk = [start]
    while True:
        square, faces = walk[-1]
        ahead = (faces + 1) % 4
        beside = _next(square, ahead)
        if beside not in area:
            following = (square, ahead)
        elif _next(beside, faces) not in area:
            following = (beside, faces)
        else:
            following = (_next(beside, faces), (faces - 1) % 4)
        if following == start:
            return walk
        walk.append(following)


def _ends(side: Side, area: Area, relief: Relief) -> tuple[Point, Point]:
    """The start and end of a side; it continues to a square of the same area further south."""
    square, faces = side
    frame = relief.top_and_wall(square) if _next(square, 1) in area else relief.visible(square)
    left, top, right, bottom = frame
    corners = ((right, top), (right, bottom), (left, bottom), (left, top))
    return corners[faces], corners[(faces + 1) % 4]


def _corners(points: Ring) -> Ring:
    """A ring of corners alone: without points on a straight side, and without spurs.

    Spurs, lines out and back, arise where levels differ.
    """
    while True:
        once = [point for point, _ in groupby(points)]
        once = once[once[0] == once[-1] :]
        kept = [corner for before, corner, after in _around(once) if _bends(before, corner, after)]
        if len(kept) == len(points):
            return kept
        points = kept


def _around(ring: Ring) -> list[tuple[Point, Point, Point]]:
    """Each point between its neighbours."""
    return list(zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True))


def _bends(before: Point, corner: Point, after: Point) -> bool:
    return not any(before[axis] == corner[axis] == after[axis] for axis in (0, 1))


def _inset(ring: Ring, depth: float) -> tuple[Point, ...]:
    """A ring of right angles, every side moved to its right by `depth`."""
    moved = []
    for before, corner, after in _around(ring):
        (ax, ay), (bx, by) = _right(before, corner), _right(corner, after)
        moved.append((corner[0] + depth * (ax + bx), corner[1] + depth * (ay + by)))
    return tuple(moved)


def _right(start: Point, end: Point) -> tuple[int, int]:
    """The direction to the right of a side, as it is seen."""
    across = (end[0] > start[0]) - (end[0] < start[0])
    down = (end[1] > start[1]) - (end[1] < start[1])
    return -down, across
