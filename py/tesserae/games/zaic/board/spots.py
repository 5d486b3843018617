"""The clickable spots of Zaic's board, and what a screen reader says of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Spot, marked_spots
from tesserae.core.text import Listed, Text, text
from tesserae.games.zaic.board.layout import BoardView, Layout, laid_out
from tesserae.games.zaic.board.relief import WIDE, Slab
from tesserae.games.zaic.notation.moves import corner_for
from tesserae.games.zaic.notation.targets import CELL_NAMES, CELL_TARGETS, KIND_NAMES, Cell
from tesserae.games.zaic.rules import ROW, Position, cells_of


def spots(view: BoardView) -> tuple[Spot, ...]:
    """The cells that are shown."""
    kind = view.picked.kind
    idle = _idle_cells(view.position, view.layout, view.last)
    marked = marked_spots(idle, view.marks, lambda label: _offer_text(label, kind))
    return tuple(_with_corner(view.position, kind, spot) for spot in marked)


def _with_corner(position: Position, kind: int | None, spot: Spot) -> Spot:
    """A spot that tells where the tile would lie if that cell is not its lower left."""
    if kind is None or not spot.offered or not isinstance(spot.target, Cell):
        return spot
    corner = corner_for(position, kind, spot.target.cell)
    if corner is None or corner == spot.target.cell:
        return spot
    return spot._replace(label=text("zaic.spot.from", cell=CELL_NAMES[corner], spot=spot.label))


@lru_cache(maxsize=16)
def _idle_cells(position: Position, layout: Layout, last: Slab | None) -> tuple[Spot, ...]:
    """The cells as long as none is offered or picked. last: the tile that was laid last."""
    _, _, relief = laid_out(position, layout.flipped, layout.coordinates)
    ranks = range(layout.bottom, layout.bottom + WIDE)
    files = range(layout.left, layout.left + WIDE)
    marked = frozenset(() if last is None else last.squares)
    tiles = _visible(position)
    spots = []
    for cell in (ROW * rank + file for rank in ranks for file in files):
        target, square = CELL_TARGETS[cell], layout.square(cell)
        left, top, right, bottom = relief.top_and_wall(square)
        side = relief.sides.get(square)
        label = _label(
            target.name,
            relief.level(square),
            side,
            tiles.get(cell, _NOTHING),
            bool(position.room >> cell & 1),
            square in marked,
        )
        column, row = square
        spot = Spot(target, left, top, right - left, bottom - top, label, row, column)
        spots.append(spot._replace(sides=() if side is None else (side,)))
    return tuple(spots)


class _Visible(NamedTuple):
    """The visible part of the tile on a cell, as a mask, and the size of the cell's area."""

    part: int
    area: int


_NOTHING: Final = _Visible(0, 0)


@lru_cache(maxsize=8)
def _visible(position: Position) -> dict[int, _Visible]:
    """What is visible on each cell with a tile; cached, as hovering redraws the board."""
    return {
        cell: _Visible(position.part(cell), area.bit_count())
        for side in (FIRST, SECOND)
        for area in position.areas(side)
        for cell in cells_of(area)
    }


@lru_cache(maxsize=2048)
def _label(
    cell: str,
    level: int,
    side: Side | None,
    visible: _Visible,
    usable: bool,
    last: bool,
) -> Text:
    """What is there."""
    if side is not None:
        what = text(f"zaic.spot.tile.{side}", level=level, n=visible.area)
        cells = tuple(CELL_NAMES[at] for at in cells_of(visible.part))
        if len(cells) > 1:
            what = text("zaic.spot.joined", cells=Listed(cells, "and"), what=what)
    else:
        what = text("zaic.spot.empty" if usable else "zaic.spot.closed")
    label = text("zaic.spot", cell=cell, what=what)
    return text("zaic.spot.last", spot=label) if last else label


def _offer_text(label: Text, kind: int | None) -> Text:
    """That a tile of the picked kind can be played there, besides what is there."""
    if kind is None:
        return label
    return text(f"zaic.spot.fits.{KIND_NAMES[kind]}", spot=label)
