"""The view of a position: the visible part of the endless table, what is picked and marked.

The picture shows WIDE by WIDE cells of the grid, enough for every tile that
could be played next. Which ones depends on the position alone, so that
nothing moves while somebody aims.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.entry import Picked
from tesserae.core.game import OPPONENT, Side
from tesserae.core.scene import Marks
from tesserae.games.zaic.board.outlines import Area
from tesserae.games.zaic.board.relief import WIDE, Relief, Slab, Square, relief_of
from tesserae.games.zaic.notation.moves import corner_for
from tesserae.games.zaic.notation.targets import Selection, selection
from tesserae.games.zaic.rules import EXTENT, HEIGHTS, ROW, SIZE, WIDTHS, Position, cells_of

_USUAL: Final = 3
"""The first file and rank of the picture, unless others are needed: around h8."""

_FARTHEST: Final = 2
"""Maximum number of cells that a tile reaches beyond the others."""


class Span(NamedTuple):
    """The first and the last file or rank that holds tiles."""

    low: int
    high: int

    @property
    def length(self) -> int:
        """The part of EXTENT that is used up."""
        return self.high - self.low + 1

    @property
    def open(self) -> Span:
        """The part that may still be used, as far as the grid goes."""
        return Span(self.high - EXTENT + 1, self.low + EXTENT - 1)

    @property
    def origin(self) -> int:
        """The origin of the picture: the usual one, or as the reachable cells require."""
        low = max(self.open.low, self.low - _FARTHEST, 0)
        high = min(self.open.high, self.high + _FARTHEST, SIZE - 1)
        return max(high - WIDE + 1, min(_USUAL, low))


class Layout(NamedTuple):
    """The table as it is looked at; the spans are None as long as no tile lies.

    left, bottom: the lowest file and the lowest rank that are shown.
    """

    files: Span | None
    ranks: Span | None
    left: int
    bottom: int
    flipped: bool
    coordinates: bool

    def column(self, file: int) -> int:
        """The column of a file as it is seen, from the left."""
        return WIDE - 1 - file + self.left if self.flipped else file - self.left

    def row(self, rank: int) -> int:
        """The row of a rank as it is seen, from above."""
        return rank - self.bottom if self.flipped else WIDE - 1 - rank + self.bottom

    def square(self, cell: int) -> Square:
        """The place of a cell on the picture."""
        return self.column(cell % ROW), self.row(cell // ROW)

    def area(self, mask: int) -> Area:
        """The squares of a mask's cells."""
        return frozenset(self.square(cell) for cell in cells_of(mask))

    def slab(self, kind: int, cell: int, level: int, side: Side) -> Slab:
        """A tile on the picture."""
        wide, high = WIDTHS[kind], HEIGHTS[kind]
        column, row = self.square(cell)
        if self.flipped:
            return Slab(column - wide + 1, row, wide, high, level, side)
        return Slab(column, row - high + 1, wide, high, level, side)


class BoardView(NamedTuple):
    """A position as it is drawn: from a side, with what is picked and marked.

    slabs: the tiles in play on the picture, lower ones first.
    picked: the half-entered move. chosen: the same with the aimed target, if it carries it on.
    refused: what was tried and refused, if anything was. last: the last tile, if the marks tell it.
    """

    position: Position
    marks: Marks
    layout: Layout
    slabs: tuple[Slab, ...]
    relief: Relief
    picked: Selection
    chosen: Selection
    refused: Selection | None
    last: Slab | None

    def ghost_tile(self, selected: Selection) -> Slab | None:
        """The tile that a selection would play, on the highest of its squares if they differ."""
        if selected.kind is None or selected.cell is None:
            return None
        flat = self.layout.slab(selected.kind, selected.cell, 0, self.position.to_move)
        below = max(self.relief.level(square) for square in flat.squares)
        return flat._replace(level=below + 1)


def board_view(position: Position, marks: Marks) -> BoardView:
    """The view that the marks ask for."""
    layout, slabs, relief = laid_out(position, marks.flipped, marks.coordinates)
    picked, chosen = (
        _normal_selection(position, targets) for targets in (marks.picked, marks.picked_or_aimed)
    )
    refused = selection((*marks.picked, marks.refused)) if marks.refused else None
    last = _last(layout, relief, position, marks)
    return BoardView(position, marks, layout, slabs, relief, picked, chosen, refused, last)


def _normal_selection(position: Position, targets: Picked) -> Selection:
    """The selection, with the lower left corner of the tile in place of any of its cells."""
    kind, cell = selection(targets)
    return Selection(kind, corner_for(position, kind, cell))


def _last(layout: Layout, relief: Relief, position: Position, marks: Marks) -> Slab | None:
    kind, cell = selection(marks.last)
    if kind is None or cell is None:
        return None
    level = relief.level(layout.square(cell))
    return layout.slab(kind, cell, level, OPPONENT[position.to_move])


@lru_cache(maxsize=8)
def laid_out(
    position: Position, flipped: bool, coordinates: bool
) -> tuple[Layout, tuple[Slab, ...], Relief]:
    """The layout that stays while you aim: the view of the table, and its tiles."""
    laid = position.tiles_in_play()
    files = [tile.cell % ROW + n for tile in laid for n in (0, WIDTHS[tile.kind] - 1)]
    ranks = [tile.cell // ROW + n for tile in laid for n in (0, HEIGHTS[tile.kind] - 1)]
    across, down = _span(files), _span(ranks)
    layout = Layout(across, down, _first_shown(across), _first_shown(down), flipped, coordinates)
    slabs = tuple(layout.slab(tile.kind, tile.cell, tile.level, tile.side) for tile in laid)
    return layout, slabs, relief_of(slabs)


def _span(some: Sequence[int]) -> Span | None:
    return Span(min(some), max(some)) if some else None


def _first_shown(span: Span | None) -> int:
    return _USUAL if span is None else span.origin
