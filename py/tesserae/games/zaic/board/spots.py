"""The clickable spots of Zaic's board, and what a screen reader says of them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Spot, Target, marked_spots
from tesserae.core.text import Listed, Text, text
from tesserae.games.zaic.board.layout import BoardView, Layout, laid_out
from tesserae.games.zaic.board.relief import UNIT, WIDE, Slab
from tesserae.games.zaic.notation.moves import corner_for
from tesserae.games.zaic.notation.targets import CELL_NAMES, CELL_TARGETS, KIND_NAMES, Cell
from tesserae.games.zaic.rules import ROW, Position, cells_of


def spots(view: BoardView) -> tuple[Spot, ...]:
    """The cells that are shown."""
    position, layout, kind = view.position, view.layout, view.picked.kind

    def offer(spot: Spot) -> Text:
        return spot.label if kind is None else _offer_text(position, kind, spot)

    def number_of(target: Target) -> int | None:
        return _number(layout, target.cell) if isinstance(target, Cell) else None

    idle = _idle_cells(position, layout, view.last)
    return tuple(marked_spots(idle, view.marks, number_of, offer))


def _number(layout: Layout, cell: int) -> int | None:
    """The index of a cell among the visible ones; None if it is not."""
    rank, file = cell // ROW - layout.bottom, cell % ROW - layout.left
    return WIDE * rank + file if 0 <= rank < WIDE and 0 <= file < WIDE else None


def _offer_text(position: Position, kind: int, spot: Spot) -> Text:
    """The label of a cell where a tile of the picked kind can be played.

    It tells where the tile would lie if that cell is not its lower left.
    """
    label = text(f"zaic.spot.fits.{KIND_NAMES[kind]}", spot=spot.label)
    cell = spot.target.cell if isinstance(spot.target, Cell) else None
    corner = corner_for(position, kind, cell)
    if corner is None or corner == cell:
        return label
    return text("zaic.spot.from", cell=CELL_NAMES[corner], spot=label)


@lru_cache(maxsize=16)
def _idle_cells(position: Position, layout: Layout, last: Slab | None) -> tuple[Spot, ...]:
    """The cells as long as none is offered or picked. last: the tile that was laid last."""
    _, _, relief = laid_out(position, layout.flipped, layout.coordinates)
    marked = frozenset(() if last is None else last.squares)
    tiles = _visible(position)
    spots = [*_empty_cells(layout, position.room)]
    covered = position.light | position.dark
    above = covered >> ROW if layout.flipped else covered << ROW  # a wall lies on their lower edge
    for cell in cells_of(covered | above):
        number = _number(layout, cell)
        if number is None:
            continue
        spot, square = spots[number], layout.square(cell)
        _, top, _, bottom = relief.top_and_wall(square)
        label, sides = spot.label, spot.sides
        if covered >> cell & 1:
            name, level, side = spot.target.name, relief.levels[square], relief.sides[square]
            label = _tile_label(name, level, side, tiles[cell], square in marked)
            sides = (side,)
        spots[number] = spot._replace(y=top, height=bottom - top, label=label, sides=sides)
    return tuple(spots)


@lru_cache(maxsize=8)
def _empty_cells(layout: Layout, room: int) -> tuple[Spot, ...]:
    """The cells of the empty table. room: those that the extent leaves open."""
    ranks = range(layout.bottom, layout.bottom + WIDE)
    files = range(layout.left, layout.left + WIDE)
    spots = []
    for cell in (ROW * rank + file for rank in ranks for file in files):
        target, (column, row) = CELL_TARGETS[cell], layout.square(cell)
        what = text("zaic.spot.empty" if room >> cell & 1 else "zaic.spot.closed")
        label = text("zaic.spot", cell=target.name, what=what)
        left, top = UNIT * column, UNIT * row
        spots.append(Spot(target, left, top, UNIT, UNIT, label, row, column, sides=()))
    return tuple(spots)


class _Visible(NamedTuple):
    """The visible part of the tile on a cell, as a mask, and the size of the cell's area."""

    part: int
    area: int


@lru_cache(maxsize=8)
def _visible(position: Position) -> dict[int, _Visible]:
    """The visible top of each cell with a tile; cached, as hovering redraws the board."""
    return {
        cell: _Visible(position.part(cell), area.bit_count())
        for side in (FIRST, SECOND)
        for area in position.areas(side)
        for cell in cells_of(area)
    }


@lru_cache(maxsize=2048)
def _tile_label(cell: str, level: int, side: Side, visible: _Visible, last: bool) -> Text:
    """Which tile is there."""
    what = text(f"zaic.spot.tile.{side}", level=level, n=visible.area)
    cells = tuple(CELL_NAMES[at] for at in cells_of(visible.part))
    if len(cells) > 1:
        what = text("zaic.spot.joined", cells=Listed(cells, "and"), what=what)
    label = text("zaic.spot", cell=cell, what=what)
    return text("zaic.spot.last", spot=label) if last else label
