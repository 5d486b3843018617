"""Names of cells and tiles, and the texts of moves.

A move is `TILE CELL` without spaces, the cell being the tile's lower left:
Sb2, Hg10 (a 2x1 lying), Vg10 (standing), Bh8. The first tile lies on h8.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tesserae.core.entry import Entry
from tesserae.core.errors import BadInput
from tesserae.core.game import Move
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.games.zaic.rules import CELLS, ROW, SIZE, Position, cells_of

KIND_NAMES: Final = ("S", "H", "V", "B")

CELL_NAMES: Final = {
    rank * ROW + file: f"{'abcdefghijklmno'[file]}{rank + 1}"
    for rank in range(SIZE)
    for file in range(SIZE)
}
"""The name of every cell, by ranks from a1; border cells have none."""

CELL_NUMBERS: Final = {name: cell for cell, name in CELL_NAMES.items()}
"""The cell of a name."""

MAX_MOVE_LENGTH: Final = 16

_MOVE: Final = re.compile(r"([shvb])([a-o](?:1[0-5]|[1-9]))", re.ASCII | re.IGNORECASE)


def names_of(mask: int) -> tuple[Target, ...]:
    """The names of the cells of a mask; what is off the grid is left out."""
    return tuple(CELL_NAMES[cell] for cell in cells_of(mask) if cell in CELL_NAMES)


def targets(move: Move) -> tuple[Target, Target]:
    """What is clicked to enter a move, tile first."""
    kind, cell = divmod(move, CELLS)
    return KIND_NAMES[kind], CELL_NAMES[cell]


def move_text(move: Move) -> str:
    """The one text of a move."""
    return "".join(targets(move))


@lru_cache(maxsize=256)
def entries(position: Position) -> tuple[Entry, ...]:
    """Every way to enter every legal move: tile then cell, and cell then tile."""
    ways = ((targets(move), move) for move in position.legal_moves())
    return tuple(
        entry
        for (tile, cell), move in ways
        for entry in (Entry((tile, cell), move), Entry((cell, tile), move))
    )


def read_move(written: str) -> tuple[Target, Target]:
    """Tile and cell of the text of a move, whether legal or not.

    Spaces around it and case are forgiven. BadInput unless it is a tile and a cell.
    """
    found = None
    if len(written) <= MAX_MOVE_LENGTH:
        found = _MOVE.fullmatch(written.strip(" "))
    if found is None:
        raise BadInput(text("zaic.bad.move"))
    return found[1].upper(), found[2].lower()


def move_of(tile: Target, cell: Target) -> Move:
    """The move of a tile and a cell."""
    return KIND_NAMES.index(tile) * CELLS + CELL_NUMBERS[cell]
