"""The clickable spots of Zaic's board, and what a screen reader says of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Spot
from tesserae.core.text import Listed, Text, text
from tesserae.games.zaic.board.layout import BoardView
from tesserae.games.zaic.board.relief import UNIT, WIDE, Square
from tesserae.games.zaic.notation.targets import CELL_NAMES, CELL_TARGETS, KIND_NAMES
from tesserae.games.zaic.rules import HEIGHTS, ROW, WIDTHS, Position, cells_of

_HALF: Final = UNIT / 2


def spots(view: BoardView) -> tuple[Spot, ...]:
    """The cells that are shown.

    With a tile picked, each lies where the middle of the tile would be, so
    that a click takes the placement nearest to it.
    """
    layout = view.layout
    ranks, files = range(layout.foot, layout.foot + WIDE), range(layout.left, layout.left + WIDE)
    across, down = _shift(view)
    last = frozenset(() if view.last is None else view.last.squares)
    tiles = _there(view.position)
    return tuple(
        _spot(view, cell, across, down, last, tiles.get(cell, _NOTHING))
        for cell in (ROW * rank + file for rank in ranks for file in files)
    )


class _Shown(NamedTuple):
    """What shows on a cell: of its tile, all squares that do; and the size of its area."""

    part: int
    area: int


_NOTHING: Final = _Shown(0, 0)


@lru_cache(maxsize=8)
def _there(position: Position) -> dict[int, _Shown]:
    """What shows on each cell that holds a tile; cached, as the pointer's moves draw the board."""
    return {
        cell: _Shown(position.part(cell), area.bit_count())
        for side in (FIRST, SECOND)
        for area in position.areas(side)
        for cell in cells_of(area)
    }


def _shift(view: BoardView) -> tuple[float, float]:
    """From the middle of a cell to the middle of the picked tile with its lower left there."""
    kind = view.picked.kind
    if kind is None:
        return 0, 0
    toward = -1 if view.layout.flipped else 1
    return toward * _HALF * (WIDTHS[kind] - 1), -toward * _HALF * (HEIGHTS[kind] - 1)


def _spot(
    view: BoardView,
    cell: int,
    across: float,
    down: float,
    last: frozenset[Square],
    shown: _Shown,
) -> Spot:
    square = view.layout.square(cell)
    left, top, right, foot = view.relief.reach(square)
    target = CELL_TARGETS[cell]
    offered = target in view.marks.offered
    column, row = square
    return Spot(
        target,
        left + across,
        top + down,
        right - left,
        foot - top,
        _label(
            target.name,
            view.relief.level(square),
            view.relief.sides.get(square),
            shown,
            bool(view.position.room >> cell & 1),
            square in last,
            view.picked.kind if offered else None,
            offered,
        ),
        row,
        column,
        offered,
        target in view.marks.picked,
    )


@lru_cache(maxsize=4096)
def _label(
    cell: str,
    level: int,
    side: Side | None,
    shown: _Shown,
    usable: bool,
    last: bool,
    kind: int | None,
    offered: bool,
) -> Text:
    if side is not None:
        what = text(f"zaic.spot.tile.{side}", level=level, n=shown.area)
        others = tuple(CELL_NAMES[at] for at in cells_of(shown.part) if CELL_NAMES[at] != cell)
        if others:
            what = text("zaic.spot.joined", cells=Listed(others, "and"), what=what)
    else:
        what = text("zaic.spot.empty" if usable else "zaic.spot.closed")
    label = text("zaic.spot", cell=cell, what=what)
    if last:
        label = text("zaic.spot.last", spot=label)
    if not offered:
        return label
    if kind is None:
        return text("zaic.spot.offered", spot=label)
    return text(f"zaic.spot.fits.{KIND_NAMES[kind]}", spot=label)
