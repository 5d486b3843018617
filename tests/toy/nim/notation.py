"""Texts of moves and positions.

A counter is its heap and its height, a1 being the lowest of heap a; a move is
the lowest counter that it takes. A position is the three heaps, the side to
move and its takes left: `33302` is the start.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tesserae.core.entry import Entry, enumerated_once
from tesserae.core.errors import BadInput
from tesserae.core.game import Move, Side
from tesserae.core.text import text

from .rules import HEAPS, HEIGHT, Position, reachable


class Counter(NamedTuple):
    """A counter as a target: the lowest that a move takes."""

    name: str
    move: Move


COUNTERS: Final = tuple(
    Counter(f"{'abc'[heap]}{left + 1}", Move(HEIGHT * heap + left))
    for heap in HEAPS
    for left in range(HEIGHT)
)
"""The counter of every move."""

MAX_LENGTH: Final = 40
"""Of a typed move, spaces around it included."""

_POSITION: Final = re.compile(r"[0-3]{3}[01][12]", re.ASCII)


def counter_of(name: str) -> Counter | None:
    """The counter of a name; None if there is none."""
    return next((counter for counter in COUNTERS if counter.name == name), None)


@enumerated_once
def entries(position: Position) -> Iterator[Entry]:
    """A click on the lowest counter taken."""
    return (Entry((COUNTERS[move],), move) for move in position.legal_moves())


def encode(position: Position) -> str:
    """The canonical text of a position."""
    return "".join(map(str, (*position.heaps, position.to_move, position.takes)))


def decode(written: str) -> Position:
    """The position of a canonical text; BadInput if it is none or no game leads there."""
    if not _POSITION.fullmatch(written):
        raise BadInput(text("nim.bad.position"))
    *heaps, to_move, takes = map(int, written)
    position = Position(Side(to_move), takes, tuple(heaps))
    if not reachable(position):
        raise BadInput(text("nim.bad.unreachable"))
    return position


def parse_move(position: Position, written: str) -> Move:
    """The legal move of a text."""
    name = written.strip(" ").lower() if len(written) <= MAX_LENGTH else ""
    counter = counter_of(name)
    if counter is None:
        raise BadInput(text("nim.bad.move"))
    if counter.move not in position.legal_moves():
        raise BadInput(text("nim.no.gone", counter=name))
    return counter.move
