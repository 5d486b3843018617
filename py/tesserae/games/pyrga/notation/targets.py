"""The targets: a space, a kind of piece, a direction; and selections of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tesserae.core.entry import target_finder
from tesserae.core.scene import Target
from tesserae.games.pyrga.rules import CELLS, KINDS, Piece


class Space(NamedTuple):
    """A space of the board, "a1" to "d4"."""

    name: str
    cell: int


class Kind(NamedTuple):
    """A kind of piece: "S" Square, "T" Triangle, "C" Cylinder."""

    name: str
    kind: int


class Direction(NamedTuple):
    """The direction of a Triangle: "n", "e", "s" or "w"."""

    name: str
    direction: int


class Selection(NamedTuple):
    """The parts of a move that some targets choose, in the terms of the rules."""

    cell: int | None
    kind: int | None
    direction: int | None


CELL_NAMES: Final = tuple(file + rank for rank in "1234" for file in "abcd")
KIND_NAMES: Final = ("S", "T", "C")
DIRECTION_NAMES: Final = ("n", "e", "s", "w")

SPACES: Final = tuple(Space(CELL_NAMES[cell], cell) for cell in CELLS)
KIND_TARGETS: Final = tuple(Kind(KIND_NAMES[kind], kind) for kind in KINDS)
DIRECTION_TARGETS: Final = tuple(Direction(name, n) for n, name in enumerate(DIRECTION_NAMES))

target_of: Final = target_finder(SPACES, KIND_TARGETS, DIRECTION_TARGETS)


def targets_of(piece: Piece) -> tuple[Target, ...]:
    """The targets to click to play a piece, space first."""
    cell, kind, direction = piece
    pointed = () if direction is None else (DIRECTION_TARGETS[direction],)
    return (SPACES[cell], KIND_TARGETS[kind], *pointed)


def selection(targets: Iterable[Target]) -> Selection:
    """The selection of the targets; the last of each sort counts."""
    cell = kind = direction = None
    for target in targets:
        if isinstance(target, Space):
            cell = target.cell
        elif isinstance(target, Kind):
            kind = target.kind
        elif isinstance(target, Direction):
            direction = target.direction
    return Selection(cell, kind, direction)
