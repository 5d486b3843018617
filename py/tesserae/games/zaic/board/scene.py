"""The board of Zaic as a scene, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tesserae.core.scene import Group, Item, Marks, Scene
from tesserae.core.text import Text, text
from tesserae.games.zaic.board import counts
from tesserae.games.zaic.board import marks as over
from tesserae.games.zaic.board.layout import BoardView, board_view
from tesserae.games.zaic.board.relief import Slab
from tesserae.games.zaic.board.spots import spots
from tesserae.games.zaic.board.table import MARGIN, SIZE, table
from tesserae.games.zaic.board.tiles import laid_tile, shadows
from tesserae.games.zaic.rules import Position


def scene(position: Position, marks: Marks) -> Scene:
    """The board with everything that lies over it."""
    seen = board_view(position, marks)
    layers = (
        table(seen.layout),
        *_tiles(seen),
        *_counted(seen),
        *counts.levels(seen),
        *over.picked_cell(seen),
        *over.dots(seen),
        *over.hint(seen),
        *over.held(seen),
    )
    items = (Group(layers, style="zaic"),)
    return Scene(SIZE, SIZE, items, spots(seen), _label(seen), -MARGIN, -MARGIN)


def _label(seen: BoardView) -> Text:
    files, ranks = seen.layout.files, seen.layout.ranks
    if files is None or ranks is None:
        return text("zaic.board.empty")
    return text("zaic.board", wide=files.length, high=ranks.length)


def _tiles(seen: BoardView) -> Iterator[Item]:
    """Level by level: the shadows, then the tiles from above to below, so that walls show."""
    for _, some in groupby(seen.slabs, key=lambda slab: slab.level):
        level = sorted(some, key=lambda slab: slab.row + slab.high)
        yield shadows(level)
        for slab in level:
            yield laid_tile(slab, "fresh" if _fresh(seen, slab) else "")


def _fresh(seen: BoardView, slab: Slab) -> bool:
    return seen.marks.fresh and slab == seen.last


def _counted(seen: BoardView) -> Iterator[Item]:
    """The areas on request and at the end; the last tile is marked otherwise."""
    if "areas" in seen.marks.layers or seen.position.outcome() is not None:
        yield from counts.areas(seen)
    else:
        yield from over.last(seen)
