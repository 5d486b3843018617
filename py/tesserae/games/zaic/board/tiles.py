"""Zaic's tiles, seen from above and a little from the south, the light from the north-west.

A tile is drawn around the upper left corner of its squares, as one piece with
one outline; short ticks at its edges tell how many squares it has. A rounded
corner ends a tile, so a straight cut says that it goes on below another one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, Side
from tesserae.core.scene import Box, Group, Item, Label, Outline, Point, Scene, Strokes
from tesserae.games.zaic.board.relief import STEP, UNIT, Slab

SIDES: Final = ("light", "dark")
GAP: Final = 3.5
CORNER: Final = 12

_TICK: Final = 13
_BRIGHTEST: Final = 4
"""Higher levels are as bright as this one."""

_HATCH: Final = 22.6
"""The spacing of Dark's hatching, along an edge."""

_HATCH_INSET: Final = 4.5


@lru_cache(maxsize=128)
def laid_tile(slab: Slab, style: str = "") -> Group:
    """A tile where it lies, without its shadow.

    Cached, as groups that are the same objects are not drawn again.
    """
    drawn = _tile_items(slab.wide, slab.high, min(slab.level, _BRIGHTEST), slab.side)
    items = (Group(drawn, style=style),) if style else drawn
    return Group(items, slab.x, slab.y, style=f"tile {SIDES[slab.side]}")


def shadows(slabs: Iterable[Slab]) -> Outline:
    """The shadows of tiles of one level, as one area."""
    return Outline(tuple(_shadow(slab, 5 + 2.5 * slab.level, STEP) for slab in slabs), "shadow")


def far_shadow(slab: Slab) -> Outline:
    """The shadow of a tile that is held above its cells."""
    return Outline((_shadow(slab, 20, 8),), "shadow")


def edge(slab: Slab, style: str, depth: float, corner: float) -> Box:
    """A line along the edge of a tile where it lies, set in by `depth`."""
    inset = GAP + depth
    width, height = UNIT * slab.wide - 2 * inset, UNIT * slab.high - 2 * inset
    return Box(slab.x + inset, slab.y + inset, width, height, style, corner)


@lru_cache(maxsize=8)
def icon(wide: int, high: int, side: Side) -> Scene:
    """A tile in a picture of its own, the same scale for all, bold enough for 32 pixels."""
    drawn = Group(_tile_items(wide, high, 2, side), style=f"tile small {SIDES[side]}")
    middle = Group((drawn,), -UNIT * wide / 2, -UNIT * high / 2 - STEP / 2)
    return Scene(220, 220, (Group((middle,), style="zaic"),), x=-110, y=-110)


@lru_cache(maxsize=128)
def number_tile(number: int, side: Side) -> Scene:
    """A tile of one square with a number on it, in a picture of its own."""
    drawn = Group(_tile_items(1, 1, 2, side), style=f"tile small {SIDES[side]}")
    words = Label(UNIT / 2, UNIT / 2, str(number), f"number {SIDES[side]}")
    items = (Group((drawn, words), -UNIT / 2, -UNIT / 2 - STEP / 2),)
    return Scene(106, 110, (Group(items, style="zaic"),), x=-53, y=-55)


@lru_cache(maxsize=64)
def _tile_items(wide: int, high: int, shade: int, side: Side) -> tuple[Item, ...]:
    """The parts of a tile: wall, face, hatching, light along the upper left edge, ticks."""
    width, height = UNIT * wide - 2 * GAP, UNIT * high - 2 * GAP
    wall = Box(GAP, GAP + STEP, width, height, "wall", CORNER)
    face = Box(GAP, GAP, width, height, f"face n{shade}", CORNER)
    glint = Strokes((_glint(wide, high),), "glint")
    ticks = _ticks(wide, high)
    marks = (Strokes(ticks, "tick"),) if ticks else ()
    hatch = () if side == FIRST else (Strokes(_hatching(wide, high), "hatch"),)
    return (wall, face, *hatch, glint, *marks)


def _glint(wide: int, high: int) -> tuple[Point, ...]:
    bottom, right = UNIT * high - 17.5, UNIT * wide - 17.5
    return ((12.5, bottom), (12.5, 16), (16, 12.5), (right, 12.5))


def _ticks(wide: int, high: int) -> tuple[tuple[Point, ...], ...]:
    """The ticks where squares of a tile meet: at its edges, and a cross in the middle of a 2x2."""
    right, bottom = UNIT * wide, UNIT * high
    near, far = GAP + 1.5, GAP + 1.5 + _TICK
    ticks: list[tuple[Point, ...]] = []
    if wide > 1:
        ticks += [((UNIT, near), (UNIT, far)), ((UNIT, bottom - near), (UNIT, bottom - far))]
    if high > 1:
        ticks += [((near, UNIT), (far, UNIT)), ((right - near, UNIT), (right - far, UNIT))]
    if wide > 1 and high > 1:
        ticks += [((UNIT - 8, UNIT), (UNIT + 8, UNIT)), ((UNIT, UNIT - 8), (UNIT, UNIT + 8))]
    return tuple(ticks)


def _hatching(wide: int, high: int) -> tuple[tuple[Point, Point], ...]:
    inset = GAP + _HATCH_INSET
    return hatching(inset, inset, UNIT * wide - inset, UNIT * high - inset, _HATCH)


def hatching(
    left: float, top: float, right: float, bottom: float, gap: float
) -> tuple[tuple[Point, Point], ...]:
    """Lines rising to the right across a rectangle, `gap` apart along its edges."""
    lines = []
    for n in range(1, int((right - left + bottom - top) / gap) + 1):
        level = left + top + gap * n - gap / 2
        low, high = max(left, level - bottom), min(right, level - top)
        if high - low > gap / 2:
            lines.append(((low, level - low), (high, level - high)))
    return tuple(lines)


def _shadow(slab: Slab, away: float, down: float) -> tuple[Point, ...]:
    """A tile's outline with its corners cut, moved to the right and down."""
    left, top = slab.x + GAP + away, slab.y + GAP + down + 0.9 * away
    right = left + UNIT * slab.wide - 2 * GAP
    bottom = top + UNIT * slab.high - 2 * GAP
    cut = 4
    return (
        (left, top + cut),
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
    )
