"""What counts, drawn over the tiles on request: areas, and the levels of squares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Disc, Item, Label, Outline, Point
from tesserae.games.zaic.board.layout import BoardView
from tesserae.games.zaic.board.outlines import Area, deepest, rings
from tesserae.games.zaic.board.relief import Frame, Square
from tesserae.games.zaic.board.tiles import SIDES
from tesserae.games.zaic.rules import Position

_DEPTH: Final = 8.5
"""How far within an area the middle of its line runs: on its tiles, not between them."""


def levels(view: BoardView) -> Iterator[Label]:
    """A digit in each visible square, if they are switched on."""
    if "levels" not in view.marks.layers:
        return
    for square, level in view.relief.levels.items():
        _, _, right, bottom = view.relief.visible(square)
        side = SIDES[view.relief.sides[square]]
        yield Label(right - 22, bottom - 25, str(level), f"digit {side}")


def areas(view: BoardView) -> Iterator[Item]:
    """The areas that decide, outlined, and a veil over the rest."""
    bright = {side: _areas(view, side) for side in (FIRST, SECOND)}
    shown = {square for some in bright.values() for area in some for square in area}
    rest = [view.relief.visible(s) for s in view.relief.levels if s not in shown]
    yield Outline(tuple(_ring(frame) for frame in rest), "veil")
    for side, some in bright.items():
        for area in some:
            yield from _outlined(view, area, SIDES[side])


def numbered(view: BoardView) -> frozenset[Square]:
    """The squares with the number of an area on them."""
    if not counted(view):
        return frozenset()
    return frozenset(deepest(area) for side in (FIRST, SECOND) for area in _areas(view, side))


def counted(view: BoardView) -> bool:
    """Whether the areas are shown: on request, and at the end."""
    return "areas" in view.marks.layers or view.position.outcome() is not None


def deciding(position: Position) -> int:
    """How many areas of each side are to be compared until they differ, from the largest down."""
    light, dark = position.area_sizes(FIRST), position.area_sizes(SECOND)
    equal = 0
    while equal < min(len(light), len(dark)) and light[equal] == dark[equal]:
        equal += 1
    return equal + 1


def _areas(view: BoardView, side: Side) -> list[Area]:
    masks = view.position.areas(side)[: deciding(view.position)]
    return [view.layout.area(mask) for mask in masks]


def _outlined(view: BoardView, area: Area, side: str) -> Iterator[Item]:
    yield Outline(rings(area, view.relief, _DEPTH), f"area {side}")
    x, y = view.relief.visible(deepest(area)).center
    yield Disc(x, y, 32, f"size {side}")
    yield Label(x, y, str(len(area)), f"size {side}")


def _ring(frame: Frame) -> tuple[Point, ...]:
    left, top, right, bottom = frame
    return ((left, top), (right, top), (right, bottom), (left, bottom))
