"""Pyrga in numbers: 80 actions, and 14 planes of 4 by 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import FIRST, OPPONENT, Move, Side
from tesserae.core.planes import Plane, Shape
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import (
    CELLS,
    DIRECTIONS,
    KINDS,
    NO_MOVE,
    ORDERED,
    PIECES,
    SUPPLY,
    TRIANGLE,
    Position,
)

RULES_VERSION: Final = 1
ACTIONS: Final = len(MOVE_TEXTS)
LONGEST: Final = 2 * len(KINDS) * SUPPLY

NAMES: Final = (
    *(f"{whose} {kind}" for whose in ("own", "other") for kind in ("S", "T", "C")),
    *(f"arrow {direction}" for direction in "nesw"),
    "last piece",
    "ordered",
    "own turn",
    "own side begins",
)
SHAPE: Final = Shape(len(NAMES), 4, 4, 4)

_ALL: Final = (1 << len(CELLS)) - 1


def numbers(_: Position, moves: Sequence[Move]) -> Sequence[int]:
    """By space from a1, then Square, Triangle north, east, south and west, Cylinder."""
    return moves


def action_text(action: int, _: Side) -> str:
    """The text of a number. IndexError if there is no such action."""
    return MOVE_TEXTS[action]


def planes(position: Position, side: Side) -> list[Plane]:
    """The pieces, where arrows point, the last piece, and where it orders the next one."""
    own, other = position.of(side), position.of(OPPONENT[side])
    pieces = [Plane(_cells(owned >> kind)) for owned in (own, other) for kind in KINDS]
    triangles = _cells(position.both >> TRIANGLE)
    arrows = [0] * len(DIRECTIONS)
    for cell in CELLS:
        if triangles >> cell & 1:
            arrows[position.arrow(cell)] |= 1 << cell
    played = position.last != NO_MOVE
    last = 1 << PIECES[position.last].cell if played else 0
    ordered = sum(1 << cell for cell in ORDERED[position.last]) if played else 0
    turn, begins = position.to_move == side, side == FIRST
    return [*pieces, *(map(Plane, (*arrows, last, ordered, _ALL * turn, _ALL * begins)))]


def _cells(bits: int) -> int:
    """Every third bit, from the first one."""
    return int(f"{bits:048b}"[2::3], 2)
