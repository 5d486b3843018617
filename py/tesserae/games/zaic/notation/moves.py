"""Texts of moves, and the ways to enter them.

A move is `TILE CELL` without spaces, the cell being the tile's lower left:
Sb2, Hg10 (a 2x1 lying), Vg10 (standing), Bh8. The first tile lies on h8.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tesserae.core.entry import Entry, enumerated_once
from tesserae.core.errors import BadInput
from tesserae.core.game import Move
from tesserae.core.text import text
from tesserae.games.zaic.notation.targets import (
    CELL_NUMBERS,
    CELL_TARGETS,
    KIND_NAMES,
    KIND_TARGETS,
    Cell,
    Kind,
)
from tesserae.games.zaic.rules import CELLS, Position

MAX_MOVE_LENGTH: Final = 16

_MOVE: Final = re.compile(r"([shvb])([a-o](?:1[0-5]|[1-9]))", re.ASCII | re.IGNORECASE)


def targets(move: Move) -> tuple[Kind, Cell]:
    """What is clicked to enter a move, tile first."""
    kind, cell = divmod(move, CELLS)
    return KIND_TARGETS[kind], CELL_TARGETS[cell]


def move_text(move: Move) -> str:
    """The one text of a move."""
    kind, cell = targets(move)
    return kind.name + cell.name


@enumerated_once
def entries(position: Position) -> Iterator[Entry]:
    """Every way to enter every legal move: tile then cell, and cell then tile."""
    for move in position.legal_moves():
        tile, cell = targets(move)
        yield Entry((tile, cell), move)
        yield Entry((cell, tile), move)


def read_move(written: str) -> Move:
    """The move of a text, whether legal or not.

    Spaces around it and case are forgiven. BadInput unless it is a tile and a cell.
    """
    match = None
    if len(written) <= MAX_MOVE_LENGTH:
        match = _MOVE.fullmatch(written.strip(" "))
    if match is None:
        raise BadInput(text("zaic.bad.move"))
    return Move(KIND_NAMES.index(match[1].upper()) * CELLS + CELL_NUMBERS[match[2].lower()])
