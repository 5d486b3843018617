"""The clickable spots of Zaic's board, and what a screen reader says of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import Side
from tesserae.core.scene import Spot
from tesserae.core.text import Text, text
from tesserae.games.zaic.board.layout import BoardView
from tesserae.games.zaic.board.relief import UNIT, WIDE, Square
from tesserae.games.zaic.notation.targets import CELL_TARGETS, KIND_NAMES
from tesserae.games.zaic.rules import HEIGHTS, ROW, WIDTHS

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
    return tuple(
        _spot(view, ROW * rank + file, across, down, last) for rank in ranks for file in files
    )


def _shift(view: BoardView) -> tuple[float, float]:
    """From the middle of a cell to the middle of the picked tile with its lower left there."""
    kind = view.picked.kind
    if kind is None:
        return 0, 0
    toward = -1 if view.layout.flipped else 1
    return toward * _HALF * (WIDTHS[kind] - 1), -toward * _HALF * (HEIGHTS[kind] - 1)


def _spot(view: BoardView, cell: int, across: float, down: float, last: frozenset[Square]) -> Spot:
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
    usable: bool,
    last: bool,
    kind: int | None,
    offered: bool,
) -> Text:
    if side is not None:
        what = text(f"zaic.spot.tile.{side}", level=level)
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
