"""Texts of moves, and the ways to enter them.

A move is `KIND CELL [DIRECTION]` without spaces: Sb2, Ca4, Tc3n.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tesserae.core.entry import Entry, enumerated_once
from tesserae.core.errors import BadInput
from tesserae.core.game import Move
from tesserae.core.text import text
from tesserae.games.pyrga.notation.targets import (
    CELL_NAMES,
    DIRECTION_NAMES,
    KIND_NAMES,
    targets_of,
)
from tesserae.games.pyrga.rules import ALL_MOVES, PIECES, Piece, Position

MAX_MOVE_LENGTH: Final = 16

_MOVE: Final = re.compile(r"([stc])([a-d][1-4])([nesw]?)")


def _text(piece: Piece) -> str:
    space, kind, *direction = (target.name for target in targets_of(piece))
    return "".join((kind, space, *direction))


def _two_orders(move: Move) -> tuple[Entry, Entry]:
    space, kind, *direction = targets_of(PIECES[move])
    return Entry((space, kind, *direction), move), Entry((kind, space, *direction), move)


MOVE_TEXTS: Final = tuple(_text(piece) for piece in PIECES)
"""The one text of every move."""

ENTRIES: Final = tuple(_two_orders(move) for move in ALL_MOVES)
"""The ways to enter every move: space first, and kind first."""


@enumerated_once
def entries(position: Position) -> Iterator[Entry]:
    """Every way to enter every legal move."""
    return (entry for move in position.legal_moves() for entry in ENTRIES[move])


def read_move(written: str) -> Piece:
    """The piece that the text of a move plays, whether that is possible or not.

    Ignores spaces around it and case. BadInput unless it is a kind and a
    space, with a direction for a Triangle and for nothing else.
    """
    match = None
    if len(written) <= MAX_MOVE_LENGTH:
        match = _MOVE.fullmatch(written.strip(" ").lower())
    if match is None:
        raise BadInput(text("pyrga.bad.move"))
    kind, cell, direction = match.groups()
    if (kind == "t") != bool(direction):
        raise BadInput(text("pyrga.bad.direction"))
    pointed = DIRECTION_NAMES.index(direction) if direction else None
    return Piece(CELL_NAMES.index(cell), KIND_NAMES.index(kind.upper()), pointed)
