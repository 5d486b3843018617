"""Texts of moves and positions.

A move is the cell of the stone, and where it goes: c3e3; a stone that is taken away
is its cell alone. A position is the side to move, 0 or 1, and the ranks from the first, each a
row of `x` (a stone) and `o` (a gap).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tesserae.core.entry import Entry, enumerated_once
from tesserae.core.errors import BadInput
from tesserae.core.game import Move, Side
from tesserae.core.text import text

from .rules import CELLS, SIZE, Position, plausible


class Cell(NamedTuple):
    """A cell of the board, "a1" to "f6"."""

    name: str
    cell: int


CELL_TARGETS: Final = tuple(Cell(f"{'abcdef'[n % SIZE]}{n // SIZE + 1}", n) for n in range(CELLS))

MAX_LENGTH: Final = 40
"""Of a typed move, spaces around it included."""

_POSITION: Final = re.compile(r"([01])((?:\.[xo]{6}){6})", re.ASCII)
_MOVE: Final = re.compile(r"([a-f][1-6])([a-f][1-6])?", re.ASCII)
_BY_NAME: Final = {target.name: target for target in CELL_TARGETS}


def cell_of(name: str) -> Cell | None:
    """The cell of a name; None if there is none."""
    return _BY_NAME.get(name)


def targets_of(move: Move) -> tuple[Cell, ...]:
    """What is clicked for a move."""
    start, goal = divmod(move, CELLS)
    return (CELL_TARGETS[start],) if start == goal else (CELL_TARGETS[start], CELL_TARGETS[goal])


@enumerated_once
def entries(position: Position) -> Iterator[Entry]:
    """A click on a stone, and one on where it goes."""
    return (Entry(targets_of(move), move) for move in position.legal_moves())


def encode(position: Position) -> str:
    """The canonical text of a position."""
    stones = "".join("ox"[position.stones >> cell & 1] for cell in range(CELLS))
    ranks = (stones[start : start + SIZE] for start in range(0, CELLS, SIZE))
    return f"{position.to_move}.{'.'.join(ranks)}"


def decode(written: str) -> Position:
    """The position of a canonical text; BadInput if it is none or stones cannot be gone so."""
    match = _POSITION.fullmatch(written)
    if match is None:
        raise BadInput(text("konane.bad.position"))
    to_move, ranks = match.groups()
    stones = sum(1 << n for n, sign in enumerate(ranks.replace(".", "")) if sign == "x")
    position = Position(Side(int(to_move)), stones)
    if not plausible(position):
        raise BadInput(text("konane.bad.unreachable"))
    return position


def format_move(move: Move) -> str:
    """The one text of a move."""
    return "".join(target.name for target in targets_of(move))


def parse_move(position: Position, written: str) -> Move:
    """The legal move of a text."""
    name = written.strip(" ").lower() if len(written) <= MAX_LENGTH else ""
    if not _MOVE.fullmatch(name):
        raise BadInput(text("konane.bad.move"))
    for move in position.legal_moves():
        if format_move(move) == name:
            return move
    raise BadInput(text("konane.no"))
