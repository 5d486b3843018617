"""Texts of moves, and the ways to enter them.

A move is `TILE CELL` without spaces, the cell being the tile's lower left:
Sb2, Hg10 (a 2x1 lying), Vg10 (standing), Bh8. The first tile lies on h8.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

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
from tesserae.games.zaic.rules import CELLS, KINDS, SHAPES, Position, cells_of, read

MAX_MOVE_LENGTH: Final = 16

_MOVE: Final = re.compile(r"([shvb])([a-o](?:1[0-5]|[1-9]))", re.ASCII | re.IGNORECASE)


def targets(move: Move) -> tuple[Kind, Cell]:
    """The targets to click for a move, tile first."""
    kind, cell = read(move)
    return KIND_TARGETS[kind], CELL_TARGETS[cell]


def move_text(move: Move) -> str:
    """The one text of a move."""
    kind, cell = targets(move)
    return kind.name + cell.name


@enumerated_once
def entries(position: Position) -> Iterator[Entry]:
    """Every way to enter every legal move: the tile, then a cell that it would cover.

    The first is the one with the cell of the move's text.
    """
    for move in position.legal_moves():
        yield Entry(targets(move), move)
    for covering in coverings(position):
        for cell, corner in covering.cells.items():
            if cell != corner:
                move = Move(covering.kind * CELLS + corner)
                yield Entry((KIND_TARGETS[covering.kind], CELL_TARGETS[cell]), move)


class Covering(NamedTuple):
    """The legal places of a kind of tile: the lower left corner of one, by each covered cell.

    On a cell that is a lower left corner itself, that one. On others, the nearest to it.
    """

    kind: int
    cells: Mapping[int, int]


@lru_cache(maxsize=8)
def coverings(position: Position) -> tuple[Covering, ...]:
    """The legal places of the tiles of each kind."""
    corners: list[list[int]] = [[] for _ in KINDS]
    for move in position.legal_moves():
        corners[move // CELLS].append(move % CELLS)
    return tuple(Covering(kind, _corner_of_cells(kind, corners[kind])) for kind in KINDS)


def _corner_of_cells(kind: int, corners: Sequence[int]) -> dict[int, int]:
    """The nearest corner comes first: the cells of a tile are in ascending order."""
    found = {corner: corner for corner in corners}
    for step in list(cells_of(SHAPES[kind]))[1:]:
        for corner in corners:
            found.setdefault(corner + step, corner)
    return found


def corner_for(position: Position, kind: int | None, cell: int | None) -> int | None:
    """The lower left corner of the tile that a cell stands for; the cell where none can go."""
    if kind is None or cell is None:
        return cell
    return coverings(position)[kind].cells.get(cell, cell)


def read_move(written: str) -> Move:
    """The move of a text, whether legal or not.

    Ignores spaces around it and case. BadInput unless it is a tile and a cell.
    """
    match = None
    if len(written) <= MAX_MOVE_LENGTH:
        match = _MOVE.fullmatch(written.strip(" "))
    if match is None:
        raise BadInput(text("zaic.bad.move"))
    return Move(KIND_NAMES.index(match[1].upper()) * CELLS + CELL_NUMBERS[match[2].lower()])
