"""The clickable spots of Pyrga's board, and what a screen reader says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Spot
from tesserae.core.text import Listed, Text, text
from tesserae.games.pyrga.board.layout import HALF, BoardView
from tesserae.games.pyrga.board.pieces import STACK
from tesserae.games.pyrga.notation.targets import (
    CELL_NAMES,
    DIRECTION_NAMES,
    DIRECTION_TARGETS,
    KIND_NAMES,
    SPACES,
)
from tesserae.games.pyrga.rules import CELLS, LINES, TRIANGLE, Position

_REACH: Final = HALF + 3.5
"""Half the side of a space's spot: some of the gutter belongs to it."""

_HANDLE: Final = 29.5
"""Half the side of a handle's spot: 44 pixels in all on a board 352 pixels wide."""

_HANDLE_PLACE: Final = 59
"""The distance from the middle of the space; the spots of two handles do not overlap."""

_SIGNS: Final = ("up", "right", "down", "left")


def spots(view: BoardView) -> tuple[Spot, ...]:
    """The sixteen spaces, then a handle for each direction that is offered."""
    return (*(_space(view, cell) for cell in CELLS), *_handles(view))


def _space(view: BoardView, cell: int) -> Spot:
    target = SPACES[cell]
    label = _label(view, cell, target in view.marks.offered)
    spot = view.layout.spot(cell, target, view.marks, label, _REACH)
    sides = [side for side in (FIRST, SECOND) if view.position.of(side) >> 3 * cell & 7]
    return spot._replace(sides=tuple(sides))


def _handles(view: BoardView) -> Iterator[Spot]:
    cell = view.picked.cell
    if cell is None:
        return
    for direction, target in enumerate(DIRECTION_TARGETS):
        if target in view.marks.offered:
            x, y = view.layout.toward(cell, direction, _HANDLE_PLACE)
            label = text("pyrga.spot.point", cell=CELL_NAMES[LINES[cell][direction][0]])
            sign = _SIGNS[view.layout.quarters(direction)]
            left, top, size = x - _HANDLE, y - _HANDLE, 2 * _HANDLE
            yield Spot(target, left, top, size, size, label, offered=True, sign=sign)


def _label(view: BoardView, cell: int, offered: bool) -> Text:
    label = text("pyrga.spot", cell=CELL_NAMES[cell], what=_what(view.position, cell))
    if view.last is not None and view.last.cell == cell:
        label = text("pyrga.spot.last", spot=label)
    return text("pyrga.spot.offered", spot=label) if offered else label


def _what(position: Position, cell: int) -> Text | Listed:
    """The pieces on a space, in words."""
    names = tuple(_name(position, cell, k) for k in STACK if position.kinds_on(cell) >> k & 1)
    if not names:
        return text("pyrga.spot.empty")
    pieces = Listed(names, "and")
    for side in (FIRST, SECOND):
        if position.towers(side) >> 3 * cell & 1:
            return text(f"pyrga.spot.tower.{side}", pieces=pieces)
    return pieces


def _name(position: Position, cell: int, kind: int) -> Text:
    side = SECOND if position.black >> 3 * cell + kind & 1 else FIRST
    piece = text(f"pyrga.spot.piece.{side}", kind=text(f"pyrga.kind.{KIND_NAMES[kind]}"))
    if kind != TRIANGLE:
        return piece
    direction = text(f"pyrga.direction.{DIRECTION_NAMES[position.arrow(cell)]}")
    return text("pyrga.spot.pointing", direction=direction, piece=piece)
