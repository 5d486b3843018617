"""Names of spaces, kinds and directions, and the texts of moves.

A move is `KIND CELL [DIRECTION]` without spaces: Sb2, Ca4, Tc3n.
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
from tesserae.games.pyrga.rules import PIECES, Position

CELL_NAMES: Final = tuple(file + rank for rank in "1234" for file in "abcd")
KIND_NAMES: Final = ("S", "T", "C")
DIRECTION_NAMES: Final = ("n", "e", "s", "w")

MAX_MOVE_LENGTH: Final = 16

_MOVE: Final = re.compile(r"([stc])([a-d][1-4])([nesw]?)")


def _targets(move: Move) -> tuple[Target, ...]:
    cell, kind, direction = PIECES[move]
    pointed = () if direction is None else (DIRECTION_NAMES[direction],)
    return (CELL_NAMES[cell], KIND_NAMES[kind], *pointed)


def _text(move: Move) -> str:
    cell, kind, *direction = _targets(move)
    return "".join((kind, cell, *direction))


def _two_orders(move: Move) -> tuple[Entry, Entry]:
    cell, kind, *direction = _targets(move)
    return Entry((cell, kind, *direction), move), Entry((kind, cell, *direction), move)


MOVE_TEXTS: Final = tuple(_text(move) for move in range(len(PIECES)))
"""The one text of every move."""

MOVES: Final = {_targets(move): move for move in range(len(PIECES))}
"""The move of its targets, space first."""

ENTRIES: Final = tuple(_two_orders(move) for move in range(len(PIECES)))
"""The ways to enter every move: space first, and kind first."""


@lru_cache(maxsize=256)
def entries(position: Position) -> tuple[Entry, ...]:
    """Every way to enter every legal move."""
    return tuple(entry for move in position.legal_moves() for entry in ENTRIES[move])


def read_move(written: str) -> tuple[Target, ...]:
    """The targets, space first, of the text of a move, whether legal or not.

    Spaces around it and case are forgiven. BadInput unless it is a kind and a
    space, with a direction for a Triangle and for nothing else.
    """
    found = None
    if len(written) <= MAX_MOVE_LENGTH:
        found = _MOVE.fullmatch(written.strip(" ").lower())
    if found is None:
        raise BadInput(text("pyrga.bad.move"))
    kind, cell, direction = found.groups()
    if (kind == "t") != bool(direction):
        raise BadInput(text("pyrga.bad.direction"))
    return (cell, kind.upper(), direction) if direction else (cell, kind.upper())
