"""What a unit's fire reaches, as it is seen: lanes, ranges, the units that would be hit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.scene import Box, Group, Item, Outline, Point, Strokes, Words
from tesserae.games.tetrad.board import DIRECTIONS, SIZE
from tesserae.games.tetrad.ground import UNIT
from tesserae.games.tetrad.layout import View
from tesserae.games.tetrad.notation import FIRE_NAMES
from tesserae.games.tetrad.outlines import Ring, middle, ring
from tesserae.games.tetrad.rules_fire import Lane, lanes, supporters
from tesserae.games.tetrad.units import around

_HATCHING: Final = tuple(
    ((max(0, at - UNIT), min(at, UNIT)), (min(at, UNIT), max(0, at - UNIT)))
    for at in range(20, 2 * UNIT, 40)
)
_HEAD: Final = ((-22, -16), (0, -43), (22, -16))
_CHEVRON: Final = ((-20, -26), (0, -42), (20, -26))
_LIMIT: Final = (Strokes((_CHEVRON,), "fire limit case"), Strokes((_CHEVRON,), "fire limit"))


def standing_lanes(view: View, direction: int) -> tuple[Lane, ...]:
    """The lanes of the picked unit, from where it stands or, held elsewhere, from there."""
    number = view.grabbed
    if number is None:
        return ()
    own = view.position.of(view.position.turn)
    held = view.tried(view.chosen)
    unit = own[number] if held is None else held
    friends = (*own[:number], *own[number + 1 :])
    return lanes(unit, supporters(unit, friends), direction)


def below(view: View) -> Iterator[Item]:
    """Under the units: the cells under fire, and in each lane a shaft."""
    direction = view.chosen.direction
    if direction is None:
        return
    shot = [lane for lane in standing_lanes(view, direction) if lane.reached]
    cells = [cell for lane in shot for cell in lane.reached]
    yield Strokes(tuple(line for cell in cells for line in _hatched(view, cell)), "fire hatch")
    shafts = tuple((_middle(view, lane.start), _middle(view, lane.reached[-1])) for lane in shot)
    yield Strokes(shafts, "fire shaft case")
    yield Strokes(shafts, "fire shaft")
    yield from _frames(view, shot, "fire frame")


def above(view: View) -> Iterator[Item]:
    """Over the units: those that are hit, and how far each lane goes."""
    direction = view.chosen.direction
    if direction is not None:
        yield from _hits(view, direction, "fire hit")
        for lane in standing_lanes(view, direction):
            yield from _measured(view, lane, direction)
        return
    yield from _limits(view)
    for way, name in enumerate(FIRE_NAMES):
        if name in view.marks.offered:
            shot = [lane for lane in standing_lanes(view, way) if lane.reached]
            yield from _frames(view, shot, "fire frame open")
            yield from _hits(view, way, "fire hit open")


def _middle(view: View, cell: int) -> Point:
    return middle(view.layout.square(cell))


def _hatched(view: View, cell: int) -> Iterator[tuple[Point, ...]]:
    column, row = view.layout.square(cell)
    for line in _HATCHING:
        yield tuple((UNIT * column + x, UNIT * row + y) for x, y in line)


def _frames(view: View, shot: list[Lane], style: str) -> Iterator[Outline]:
    """One frame for each lane."""
    rings: tuple[Ring, ...] = tuple(
        ring(frozenset(map(view.layout.square, lane.reached)), 3) for lane in shot
    )
    if rings:
        yield Outline(rings, style)


def _hits(view: View, direction: int, style: str) -> Iterator[Outline]:
    """A line around each unit that an attack would hit."""
    if view.grabbed is None:
        return
    other = 1 - view.position.turn
    hit = view.position.hit(view.grabbed, direction)
    for number, unit in enumerate(view.position.of(other)):
        if hit >> number & 1:
            yield from around(view.layout.squares(unit), style)


def _measured(view: View, lane: Lane, direction: int) -> Iterator[Item]:
    """An arrowhead in the last cell of a lane, and its range on the first."""
    if not lane.reached:
        return
    turn = 90 * view.layout.quarters(direction)
    x, y = _middle(view, lane.reached[-1])
    if len(lane.reached) > 1:
        yield Group((Outline((_HEAD,), "fire head"),), x, y, turn)
    x, y = _middle(view, lane.reached[0])
    yield Box(x - 30, y - 30, 60, 60, "fire range", 14)
    yield Words(x, y, str(lane.reach), "fire range")


def _limits(view: View) -> Iterator[Item]:
    """How far the picked unit could fire: an arrow where a lane ends before the board does."""
    number = view.grabbed
    if number is None or view.position.attacked >> number & 1 or view.marks.faults:
        return
    for direction in DIRECTIONS:
        turn = 90 * view.layout.quarters(direction)
        for lane in standing_lanes(view, direction):
            if len(lane.reached) == lane.reach and not _at_edge(lane.reached[-1], direction):
                x, y = _middle(view, lane.reached[-1])
                yield Group(_LIMIT, x, y, turn)


def _at_edge(cell: int, direction: int) -> bool:
    rank, file = divmod(cell, SIZE)
    return (rank == SIZE - 1, file == SIZE - 1, rank == 0, file == 0)[direction]
