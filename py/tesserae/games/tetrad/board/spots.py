"""The clickable spots of Tetrad's board, and what a screen reader says of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Spot, marked_spots
from tesserae.core.squares import Grid
from tesserae.core.text import Text, text
from tesserae.games.tetrad.board.ground import LENGTH, MARGIN, RIM, UNIT, Square
from tesserae.games.tetrad.board.handles import handles
from tesserae.games.tetrad.board.layout import BoardView
from tesserae.games.tetrad.board.marks import shift
from tesserae.games.tetrad.notation.targets import CELL_TARGETS, DIRECTION_NAMES, END, ROTATIONS
from tesserae.games.tetrad.rules.board import CELLS, GROUND, cells_of
from tesserae.games.tetrad.rules.position import Position

_BESIDE: Final = (
    (ROTATIONS[2], "rotate-left"),
    (ROTATIONS[1], "rotate-round"),
    (ROTATIONS[0], "rotate"),
    (END, "tick"),
)
"""The buttons beside the board, with their icons."""

_FIRE_SIGNS: Final = ("fire-up", "fire-right", "fire-down", "fire-left")
"""The icons of the handles."""

_SLIVER: Final = 2
"""What is left of a spot that lies beyond the picture; its cell cannot be played."""


class _Place(NamedTuple):
    """Where the spot of a cell is: on the grid, and on the picture."""

    column: int
    row: int
    left: float
    top: float
    width: float
    height: float


class _UnitOnCell(NamedTuple):
    """The unit on a cell, with the number it bears, and what it did or suffered this turn."""

    side: Side
    number: int
    size: int
    done: str


def spots(view: BoardView) -> tuple[Spot, ...]:
    """The cells, then the handles that are offered.

    With a shape picked, each cell's spot lies where the middle of the unit
    would be, so that a click takes the placement nearest to it.
    """
    return (*_cells(view), *_handles(view))


def _cells(view: BoardView) -> Iterator[Spot]:
    idle = _idle_cells(view.position, view.layout, *shift(view), view.last)
    doing = _doing(view)
    marked = marked_spots(idle, view.marks, lambda label: text(f"tetrad.spot.{doing}", spot=label))
    if doing not in ("grab", "go") or not view.marks.offered:
        return marked
    return _with_dragged(marked, view)


def _with_dragged(marked: Iterator[Spot], view: BoardView) -> Iterator[Spot]:
    """Spots, those of the own units marked as what can be dragged."""
    drags: dict[int, Literal["pick", "held"]] = {}
    for number, unit in enumerate(view.position.of(view.position.turn)):
        drags.update(
            dict.fromkeys(cells_of(unit), "held" if number == view.grabbed_unit else "pick")
        )
    for cell, spot in enumerate(marked):
        yield spot._replace(drags=drags[cell]) if cell in drags else spot


@lru_cache(maxsize=8)
def _idle_cells(
    position: Position, layout: Grid, across: float, down: float, last: int
) -> tuple[Spot, ...]:
    """The cells as long as none is offered or picked. last: the unit that made the last ply."""
    units, places = _units(position), _places(layout, across, down)
    return tuple(
        Spot(
            target,
            place.left,
            place.top,
            place.width,
            place.height,
            _label(target.name, GROUND[cell], units.get(cell), bool(last >> cell & 1)),
            place.row,
            place.column,
            sides=(units[cell].side,) if cell in units else (),
        )
        for cell, (target, place) in enumerate(zip(CELL_TARGETS, places, strict=True))
    )


@lru_cache(maxsize=32)
def _places(layout: Grid, across: float, down: float) -> tuple[_Place, ...]:
    """The place of each cell's spot, when all are shifted."""
    return tuple(_place(layout.square(cell), across, down) for cell in range(CELLS))


def _place(square: Square, across: float, down: float) -> _Place:
    column, row = square
    left, width = _within(UNIT * column + across, -MARGIN, LENGTH + RIM)
    top, height = _within(UNIT * row + down, -RIM, LENGTH + MARGIN)
    return _Place(column, row, left, top, width, height)


def _within(start: float, low: float, high: float) -> tuple[float, float]:
    """Where a spot begins, and how long it is, with what is outside the picture cut off."""
    left = min(max(start, low), high - _SLIVER)
    return left, max(min(start + UNIT, high) - left, _SLIVER)


def _handles(view: BoardView) -> Iterator[Spot]:
    """Rotations and the end of the turn beside the board, then the directions of fire on it."""
    for target, sign in _BESIDE:
        offered, picked = target in view.marks.offered, target in view.marks.picked
        if offered or picked or target in view.other_rotations:
            label = text(f"tetrad.spot.handle.{target.name}")
            yield Spot(target, 0, 0, 0, 0, label, None, None, offered, picked, sign)
    for fire, x, y in handles(view):
        sign = _FIRE_SIGNS[view.layout.quarters(fire.direction)]
        left, top = x - UNIT / 2, y - UNIT / 2
        direction = text(f"tetrad.direction.{DIRECTION_NAMES[fire.direction]}")
        label = text("tetrad.spot.fire", direction=direction)
        yield Spot(fire, left, top, UNIT, UNIT, label, offered=True, sign=sign)


def _doing(view: BoardView) -> str:
    """What a click on an offered cell does."""
    if view.setup:
        return "start" if view.picked.shape is None else "place"
    if view.position.pending:
        return "remove"
    return "grab" if view.grabbed_unit is None else "go"


def _units(position: Position) -> dict[int, _UnitOnCell]:
    """What stands on each cell that holds a tile."""
    units: dict[int, _UnitOnCell] = {}
    for side in (FIRST, SECOND):
        for number, unit in enumerate(position.of(side)):
            done = _event(position, side, number)
            about = _UnitOnCell(side, number + 1, unit.bit_count(), done)
            units.update(dict.fromkeys(cells_of(unit), about))
    return units


def _event(position: Position, side: Side, number: int) -> str:
    """What a unit did this turn, or what was done to it."""
    if side != position.turn:
        return "hit" if position.pending >> number & 1 else ""
    if position.attacked >> number & 1:
        return "attacked"
    return "moved" if position.moved >> number & 1 else ""


@lru_cache(maxsize=2048)
def _label(cell: str, ground: str, unit: _UnitOnCell | None, last: bool) -> Text:
    """Where it is, on what ground, and what stands there."""
    what = text("tetrad.spot.empty")
    if unit is not None:
        what = text(f"tetrad.spot.unit.{unit.side}", unit=unit.number, n=unit.size)
        if unit.done:
            what = text(f"tetrad.spot.{unit.done}", unit=what)
    label = text("tetrad.spot", cell=cell, ground=text(f"tetrad.spot.ground.{ground}"), what=what)
    return text("tetrad.spot.last", spot=label) if last else label
