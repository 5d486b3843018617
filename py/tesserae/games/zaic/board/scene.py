"""The board of Zaic as a scene, layer upon layer."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from tesserae.core.scene import Group, Item, Marks, Scene
from tesserae.core.text import Text, text
from tesserae.games.zaic.board import counts
from tesserae.games.zaic.board import marks as over
from tesserae.games.zaic.board.layout import BoardView, board_view
from tesserae.games.zaic.board.levels import levels
from tesserae.games.zaic.board.relief import Slab
from tesserae.games.zaic.board.spots import spots
from tesserae.games.zaic.board.table import MARGIN, SIZE, table
from tesserae.games.zaic.board.tiles import laid_tile, shadows
from tesserae.games.zaic.rules import Position


def scene(position: Position, marks: Marks) -> Scene:
    """The board with everything that lies over it."""
    view = board_view(position, marks)
    counts_areas = counts.are_areas_counted(view)  # on request and at the end
    counted = tuple(counts.areas(view) if counts_areas else over.last(view))
    marked = (*over.dots(view), *over.hint(view), *over.ghost_items(view))
    layers = (
        table(view.layout),
        *_tiles(view.slabs, view.last if marks.fresh else None),
        *counted,
        *levels(view, (*counted, *marked)),
        *marked,
    )
    items = (Group(layers, style="zaic"),)
    return Scene(SIZE, SIZE, items, spots(view), _label(view), -MARGIN, -MARGIN)


def _label(view: BoardView) -> Text:
    files, ranks = view.layout.files, view.layout.ranks
    if files is None or ranks is None:
        return text("zaic.board.empty")
    return text("zaic.board", wide=files.length, high=ranks.length)


@lru_cache(maxsize=8)
def _tiles(slabs: tuple[Slab, ...], fresh: Slab | None) -> tuple[Item, ...]:
    """Level by level: the shadows, then the tiles from above to below, so that walls show."""
    drawn: list[Item] = []
    for _, some in groupby(slabs, key=lambda slab: slab.level):
        level = sorted(some, key=lambda slab: slab.row + slab.high)
        drawn.append(shadows(level))
        drawn += [laid_tile(slab, "fresh" if slab == fresh else "") for slab in level]
    return tuple(drawn)
