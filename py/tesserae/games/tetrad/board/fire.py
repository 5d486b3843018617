"""Draws the reach of a unit's fire: lanes, ranges, the units that would be hit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tesserae.core.position import OPPONENT
from tesserae.core.scene import Box, Group, Item, Label, Outline, Point, Strokes, with_case
from tesserae.games.tetrad.board.ground import UNIT
from tesserae.games.tetrad.board.layout import BoardView
from tesserae.games.tetrad.board.outlines import Ring, ring
from tesserae.games.tetrad.board.units import around
from tesserae.games.tetrad.notation.targets import FIRES
from tesserae.games.tetrad.rules.board import DIRECTIONS, SIZE
from tesserae.games.tetrad.rules.fire import Lane, lanes, supporters

RANGES: Final = "ranges"
"""The marks of how far a unit could fire, among those that can be left out."""

_HATCHING: Final = tuple(
    ((max(0, at - UNIT), min(at, UNIT)), (min(at, UNIT), max(0, at - UNIT)))
    for at in range(20, 2 * UNIT, 40)
)
_HEAD: Final = ((-22, -16), (0, -43), (22, -16))
_CHEVRON: Final = ((-20, -26), (0, -42), (20, -26))
_LIMIT: Final = with_case(Strokes((_CHEVRON,), "fire limit"))


def lanes_of(
    view: BoardView, number: int, direction: int, elsewhere: int | None = None
) -> tuple[Lane, ...]:
    """The lanes of a unit of the side on turn, from where it stands or from elsewhere."""
    own = view.position.of(view.position.turn)
    unit = own[number] if elsewhere is None else elsewhere
    friends = (*own[:number], *own[number + 1 :])
    return lanes(unit, supporters(unit, friends), direction)


def shafts(view: BoardView, shot: tuple[Lane, ...]) -> tuple[tuple[Point, Point], ...]:
    """A line along each lane, from the foremost tile to the last cell."""
    ends = [(lane.start, lane.reached[-1]) for lane in shot if lane.reached]
    return tuple((view.layout.middle(start), view.layout.middle(end)) for start, end in ends)


def below(view: BoardView) -> Iterator[Item]:
    """Under the units: the cells under fire, and in each lane a shaft."""
    direction, number = view.chosen.direction, view.grabbed_unit
    if direction is None or number is None:
        return
    yield from shot_below(view, number, direction)


def above(view: BoardView) -> Iterator[Item]:
    """Marks over the units: those that are hit, and the range of each lane."""
    direction, number = view.chosen.direction, view.grabbed_unit
    if number is None:
        return
    if direction is not None:
        yield from shot_above(view, number, direction)
        return
    yield from _limits(view, number)
    for fire in FIRES:
        if fire in view.marks.offered:
            yield from _frames(view, lanes_of(view, number, fire.direction), "fire frame open")
            yield from _hits(view, number, fire.direction, "fire hit open")


def shot_below(view: BoardView, number: int, direction: int) -> Iterator[Item]:
    """An attack, as far as it lies under the units."""
    shot = lanes_of(view, number, direction)
    cells = [cell for lane in shot for cell in lane.reached]
    yield Strokes(tuple(line for cell in cells for line in _hatch(view, cell)), "fire hatch")
    yield from with_case(Strokes(shafts(view, shot), "fire shaft"))
    yield from _frames(view, shot, "fire frame")


def shot_above(view: BoardView, number: int, direction: int) -> Iterator[Item]:
    """An attack, as far as it lies over the units: what it hits, and the range of each lane."""
    yield from _hits(view, number, direction, "fire hit")
    for lane in lanes_of(view, number, direction):
        yield from _range_items(view, lane, direction)


def _hatch(view: BoardView, cell: int) -> Iterator[tuple[Point, ...]]:
    column, row = view.layout.square(cell)
    for line in _HATCHING:
        yield tuple((UNIT * column + x, UNIT * row + y) for x, y in line)


def _frames(view: BoardView, shot: tuple[Lane, ...], style: str) -> Iterator[Outline]:
    """One frame for each lane."""
    rings: tuple[Ring, ...] = tuple(
        ring(frozenset(map(view.layout.square, lane.reached)), 3) for lane in shot if lane.reached
    )
    if rings:
        yield Outline(rings, style)


def _hits(view: BoardView, number: int, direction: int, style: str) -> Iterator[Outline]:
    """A line around each unit that an attack would hit."""
    other = OPPONENT[view.position.turn]
    hit = view.position.hit_units(number, direction)
    for n, unit in enumerate(view.position.of(other)):
        if hit >> n & 1:
            yield from around(view.squares(unit), style)


def _range_items(view: BoardView, lane: Lane, direction: int) -> Iterator[Item]:
    """An arrowhead in the last cell of a lane, and its range on the first."""
    if not lane.reached:
        return
    angle = 90 * view.layout.quarters(direction)
    x, y = view.layout.middle(lane.reached[-1])
    if len(lane.reached) > 1:
        yield Group((Outline((_HEAD,), "fire head"),), x, y, angle)
    x, y = view.layout.middle(lane.reached[0])
    yield Box(x - 30, y - 30, 60, 60, "fire range", 14)
    yield Label(x, y, str(lane.reach), "fire range")


def _limits(view: BoardView, number: int) -> Iterator[Item]:
    """A unit's ranges of fire, from its ghost if it has one: a chevron where a lane ends.

    None where the board ends before the lane does.
    """
    has_fired = view.position.attacked >> number & 1
    if has_fired or view.marks.faults or RANGES in view.marks.without:
        return
    ghost = view.ghost_cells(view.chosen)
    for direction in DIRECTIONS:
        angle = 90 * view.layout.quarters(direction)
        for lane in lanes_of(view, number, direction, ghost):
            if len(lane.reached) == lane.reach and not _at_edge(lane.reached[-1], direction):
                x, y = view.layout.middle(lane.reached[-1])
                yield _limit(x, y, angle)


@lru_cache(maxsize=256)
def _limit(x: float, y: float, angle: float) -> Group:
    """Cached, as groups that are the same objects are not drawn again."""
    return Group(_LIMIT, x, y, angle)


def _at_edge(cell: int, direction: int) -> bool:
    rank, file = divmod(cell, SIZE)
    return (rank == SIZE - 1, file == SIZE - 1, rank == 0, file == 0)[direction]
