"""The count, drawn over the tiles on request: the areas that decide, with their sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Disc, Item, Label, Outline, Point
from tesserae.games.zaic.board.layout import BoardView
from tesserae.games.zaic.board.outlines import Area, deepest, rings
from tesserae.games.zaic.board.relief import Frame, Square
from tesserae.games.zaic.board.tiles import SIDES
from tesserae.games.zaic.notation.targets import selection
from tesserae.games.zaic.rules import Position

_ASIDE: Final = 41
"""The distance from the corner of a square to a number that makes room."""

_DEPTH: Final = 8.5
"""The distance of an area's line from its edge: on its tiles, not between them."""


def areas(view: BoardView) -> Iterator[Item]:
    """The areas that decide, outlined, and a veil over the rest."""
    bright = {side: _areas(view, side) for side in (FIRST, SECOND)}
    shown = {square for some in bright.values() for area in some for square in area}
    rest = [view.relief.visible(s) for s in view.relief.levels if s not in shown]
    yield Outline(tuple(_ring(frame) for frame in rest), "veil")
    for side, some in bright.items():
        for area in some:
            yield from _area_outline(view, area, SIDES[side])


def numbered_squares(view: BoardView) -> frozenset[Square]:
    """The squares with the number of an area on them."""
    if not are_areas_counted(view):
        return frozenset()
    return frozenset(_middle(view, area) for side in (FIRST, SECOND) for area in _areas(view, side))


def are_areas_counted(view: BoardView) -> bool:
    """Whether the areas are shown: on request, and at the end."""
    return "areas" in view.marks.layers or view.position.outcome() is not None


def compared_areas(position: Position) -> int:
    """The number of each side's areas to compare until they differ, from the largest down."""
    light, dark = position.area_sizes(FIRST), position.area_sizes(SECOND)
    equal = 0
    while equal < min(len(light), len(dark)) and light[equal] == dark[equal]:
        equal += 1
    return equal + 1


def _areas(view: BoardView, side: Side) -> list[Area]:
    masks = view.position.areas(side)[: compared_areas(view.position)]
    return [view.layout.area(mask) for mask in masks]


def _area_outline(view: BoardView, area: Area, side: str) -> Iterator[Item]:
    yield Outline(rings(area, view.relief, _DEPTH), f"area {side}")
    frame = view.relief.visible(_middle(view, area))
    x, y = frame.center
    if shares(view):
        x, y = frame.left + _ASIDE, min(y, frame.top + _ASIDE)
        yield Disc(x, y, 25, f"size small {side}")
        yield Label(x, y, str(len(area)), f"size small {side}")
        return
    yield Disc(x, y, 32, f"size {side}")
    yield Label(x, y, str(len(area)), f"size {side}")


def shares(view: BoardView) -> bool:
    """Whether squares have levels or dots beside the number of an area, which makes room."""
    return "levels" in view.marks.layers or view.picked.kind is not None


def _middle(view: BoardView, area: Area) -> Square:
    """The square of an area that bears its number: none that a line runs around, if it can be."""
    marked: set[Square] = set()
    for targets in (view.marks.hint, view.marks.worse, *view.marks.branches):
        slab = view.ghost_tile(selection(targets))
        marked.update(slab.squares if slab else ())
    return deepest(area - marked or area)


def _ring(frame: Frame) -> tuple[Point, ...]:
    left, top, right, bottom = frame
    return ((left, top), (right, top), (right, bottom), (left, bottom))
