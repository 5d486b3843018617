"""The clickable spots of Tetrad's board, and what a screen reader says of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Spot, Target, marked_spots
from tesserae.core.squares import Grid
from tesserae.core.text import Text, text
from tesserae.games.tetrad.board.ground import LENGTH, MARGIN, RIM, UNIT
from tesserae.games.tetrad.board.handles import handles
from tesserae.games.tetrad.board.layout import BoardView
from tesserae.games.tetrad.board.marks import shift
from tesserae.games.tetrad.notation.targets import (
    CELL_TARGETS,
    DIRECTION_NAMES,
    END,
    ROTATIONS,
    Cell,
)
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
"""The width left of a spot beyond the picture; its cell cannot be played."""


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


def _cells(view: BoardView) -> Sequence[Spot]:
    idle = _idle_cells(view.position, view.layout, *shift(view), view.last)
    doing = _doing(view)
    marked = marked_spots(
        idle, view.marks, _number, lambda spot: text(f"tetrad.spot.{doing}", spot=spot.label)
    )
    if doing in ("grab", "go") and view.marks.offered:
        for number, unit in enumerate(view.position.of(view.position.turn)):
            drags: Literal["pick", "held"] = "held" if number == view.grabbed_unit else "pick"
            for cell in cells_of(unit):
                marked[cell] = marked[cell]._replace(drags=drags)
    return marked


def _number(target: Target) -> int | None:
    return target.cell if isinstance(target, Cell) else None


@lru_cache(maxsize=8)
def _idle_cells(
    position: Position, layout: Grid, across: float, down: float, last: int
) -> tuple[Spot, ...]:
    """The cells as long as none is offered or picked. last: the unit that made the last ply."""
    spots = [*_bare_cells(layout, across, down)]
    for cell, unit in _units(position).items():
        spot = spots[cell]
        label = _label(spot.target.name, GROUND[cell], unit, bool(last >> cell & 1))
        spots[cell] = spot._replace(label=label, sides=(unit.side,))
    return tuple(spots)


@lru_cache(maxsize=32)
def _bare_cells(layout: Grid, across: float, down: float) -> tuple[Spot, ...]:
    """The cells of the empty board, when all spots are shifted."""
    return tuple(_bare_cell(layout, cell, across, down) for cell in range(CELLS))


def _bare_cell(layout: Grid, cell: int, across: float, down: float) -> Spot:
    target = CELL_TARGETS[cell]
    column, row = layout.square(cell)
    left, width = _within(UNIT * column + across, -MARGIN, LENGTH + RIM)
    top, height = _within(UNIT * row + down, -RIM, LENGTH + MARGIN)
    label = _label(target.name, GROUND[cell], None, False)
    return Spot(target, left, top, width, height, label, row, column, sides=())


def _within(start: float, low: float, high: float) -> tuple[float, float]:
    """The start and the length of a spot, without the part outside the picture."""
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
    """The effect of a click on an offered cell, in words."""
    if view.setup:
        return "start" if view.picked.shape is None else "place"
    if view.position.pending:
        return "remove"
    return "grab" if view.grabbed_unit is None else "go"


def _units(position: Position) -> dict[int, _UnitOnCell]:
    """The unit on each cell that holds a tile."""
    units: dict[int, _UnitOnCell] = {}
    for side in (FIRST, SECOND):
        for number, unit in enumerate(position.of(side)):
            done = _event(position, side, number)
            about = _UnitOnCell(side, number + 1, unit.bit_count(), done)
            units.update(dict.fromkeys(cells_of(unit), about))
    return units


def _event(position: Position, side: Side, number: int) -> str:
    """What a unit did or suffered this turn."""
    if side != position.turn:
        return "hit" if position.pending >> number & 1 else ""
    if position.attacked >> number & 1:
        return "attacked"
    return "moved" if position.moved >> number & 1 else ""


@lru_cache(maxsize=2048)
def _label(cell: str, ground: str, unit: _UnitOnCell | None, last: bool) -> Text:
    """A cell's name, its ground, and its unit."""
    what = text("tetrad.spot.empty")
    if unit is not None:
        what = text(f"tetrad.spot.unit.{unit.side}", unit=unit.number, n=unit.size)
        if unit.done:
            what = text(f"tetrad.spot.{unit.done}", unit=what)
    label = text("tetrad.spot", cell=cell, ground=text(f"tetrad.spot.ground.{ground}"), what=what)
    return text("tetrad.spot.last", spot=label) if last else label
