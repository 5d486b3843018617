"""Pyrga's pieces, seen from above, around (0, 0); a space is 100 units wide.

A Square lies lowest, a Cylinder on it, a Triangle on top. Each keeps its size
whatever lies below, so the kinds are told by outline and the lower ones show.
White is plain; Black is hatched and has an engraved line along its edge. A
finished Tower is smaller and stands within a battlement of its controller.

`quarters` says where a Triangle points on the picture, in quarter turns
clockwise from up; to the other kinds it means nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, Side
from tesserae.core.scene import Box, Disc, Group, Item, Outline, Point, Scene, Strokes
from tesserae.games.pyrga.board.shapes import Ring, hatching, inset, rotate_ring, round_ring, square
from tesserae.games.pyrga.rules import CYLINDER, SQUARE, TRIANGLE

STACK: Final = (SQUARE, CYLINDER, TRIANGLE)
"""The kinds from the lowest to the highest."""

TOWER_SCALE: Final = 0.8
SIDES: Final = ("white", "black")

_HALF_SQUARE: Final = 41.0
_RADIUS: Final = 34.5
_POINTING_UP: Final[Ring] = ((0.0, -32.0), (25.2, 19.7), (-25.2, 19.7))
_CORNER: Final = 4.0

_ENGRAVED: Final = 3.6
"""The distance of Black's inner line from the edge."""

_HATCHED: Final = 5.4
_GAP: Final = 7.0

_MERLONS: Final[Ring] = (
    (-48.5, -48.5),
    (-25.5, -48.5),
    (-25.5, -41.5),
    (-11.5, -41.5),
    (-11.5, -48.5),
    (11.5, -48.5),
    (11.5, -41.5),
    (25.5, -41.5),
    (25.5, -48.5),
)
"""The upper side of the battlement, up to where the next side begins."""

_WALL: Final[Ring] = tuple(
    point for quarters in range(4) for point in rotate_ring(_MERLONS, quarters)
)
_COURTYARD: Final = square(34.5)
"""The part of the battlement that the pieces cover."""

_PIPS: Final[Ring] = ((0, -27), (27, 0), (0, 27), (-27, 0))
"""The four sides of a Cylinder; a Triangle on it leaves free the one behind it."""


@lru_cache(maxsize=64)
def shape(kind: int, style: str, quarters: int = 0, depth: float = 0) -> Item:
    """The outline of a kind, set in by `depth`."""
    if kind == SQUARE:
        half = _HALF_SQUARE - depth
        return Box(-half, -half, 2 * half, 2 * half, style, max(_CORNER - depth, 0.4))
    if kind == CYLINDER:
        return Disc(0, 0, _RADIUS - depth, style)
    return Outline((inset(rotate_ring(_POINTING_UP, quarters), depth),), style)


@lru_cache(maxsize=32)
def piece(kind: int, side: Side, quarters: int = 0) -> Group:
    """A piece of a side."""
    return Group(_piece_items(kind, side, quarters, _ENGRAVED, _GAP), style=f"piece {SIDES[side]}")


@lru_cache(maxsize=32)
def ghost(kind: int, side: Side, quarters: int, style: str) -> Group:
    """A piece that is not on the board yet."""
    return Group((shape(kind, "body", quarters),), style=f"piece {SIDES[side]} {style}")


@lru_cache(maxsize=2)
def battlement(side: Side) -> Group:
    """The frame around the pieces of a Tower that a side controls."""
    edge = Outline((_WALL,), "body")
    if side == FIRST:
        return Group((edge,), style="wall white")
    hatch = hatching((inset(_WALL, 2.2), _COURTYARD), 6)
    engraved = Outline((inset(_WALL, 3.3),), "inline")
    return Group((edge, Strokes(hatch, "hatch"), engraved), style="wall black")


def pip_place(kind: int, quarters: int, covered: bool) -> Point:
    """The place of a dot on a piece that nothing can cover; a Triangle points to `quarters`."""
    if kind == TRIANGLE:
        x, y = _PIPS[quarters]
        return -x / 9, -y / 9
    if not covered:
        return 0, 0
    return (-31.5, -31.5) if kind == SQUARE else _PIPS[(quarters + 2) % 4]


@lru_cache(maxsize=16)
def icon(kind: int, side: Side, quarters: int = 0) -> Scene:
    """A piece in a picture of its own, drawn with fewer lines so that 22 pixels are enough."""
    drawn = Group(_piece_items(kind, side, quarters, 7.5, 13), style=f"small {SIDES[side]}")
    if kind == TRIANGLE:
        x, y = ((0, 7.7), (-7.7, 0), (0, -7.7), (7.7, 0))[quarters]
        drawn = drawn._replace(x=x, y=y, scale=1.25)
    return Scene(92, 92, (Group((drawn,), style="pyrga"),), x=-46, y=-46)


@lru_cache(maxsize=4)
def tower_badge(side: Side | None) -> Scene:
    """A battlement in a picture of its own: of a side's Tower, or the place for one."""
    items: tuple[Item, ...] = (Outline((_WALL,), "body"),)
    if side is not None:
        hatch = Strokes(hatching((inset(_WALL, 6), square(26)), 13), "hatch")
        items += (hatch,) * (side != FIRST) + (Box(-20, -20, 40, 40, "keep"),)
    style = "badge " + ("open" if side is None else SIDES[side])
    group = Group((Group(items, style=style),), style="pyrga")
    return Scene(106, 106, (group,), x=-53, y=-53)


def _piece_items(
    kind: int, side: Side, quarters: int, engraved: float, gap: float
) -> tuple[Item, ...]:
    edge = shape(kind, "body", quarters)
    if side == FIRST:
        return (edge,)
    area = inset(_area(kind, quarters), engraved + _HATCHED - _ENGRAVED)
    return (
        edge,
        Strokes(hatching((area,), gap), "hatch"),
        shape(kind, "inline", quarters, engraved),
    )


def _area(kind: int, quarters: int) -> Ring:
    """The same outline as one ring of points."""
    if kind == SQUARE:
        return square(_HALF_SQUARE)
    return round_ring(_RADIUS) if kind == CYLINDER else rotate_ring(_POINTING_UP, quarters)
