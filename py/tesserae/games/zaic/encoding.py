"""Zaic in numbers: 900 actions, and 25 planes of 15 by 15."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import FIRST, OPPONENT, Move, Side
from tesserae.core.planes import Plane, Shape
from tesserae.games.zaic.notation.moves import move_text
from tesserae.games.zaic.rules import (
    BLOCK,
    CELLS,
    KINDS,
    LYING,
    ROW,
    SINGLE,
    SIZE,
    SUPPLY,
    Position,
)

RULES_VERSION: Final = 1
ACTIONS: Final = len(KINDS) * SIZE * SIZE
LONGEST: Final = 2 * sum(SUPPLY)

LEVELS: Final = 9
"""Maximum number of tiles on a cell: each shows a square of its own in the 3 by 3 around it."""

_STOCKS: Final = (SINGLE, LYING, BLOCK)
"""A kind of each stock."""

NAMES: Final = (
    "own visible",
    "other visible",
    "joined to the east",
    "joined to the north",
    "joined to the north-east",
    "joined from the east to the north",
    *(f"more than {n} tiles" for n in range(LEVELS)),
    "in reach",
    *(f"{whose} {kind} left" for whose in ("own", "other") for kind in ("S", "H and V", "B")),
    "own turn",
    "own side begins",
    "first move",
)
SHAPE: Final = Shape(len(NAMES), SIZE, SIZE, ROW)

_ALL: Final = sum(((1 << SIZE) - 1) << ROW * rank for rank in range(SIZE))


_NUMBERS: Final = tuple(
    (kind * SIZE + cell // ROW) * SIZE + cell % ROW for kind in KINDS for cell in range(CELLS)
)


def numbers(_: Position, moves: Sequence[Move]) -> list[int]:
    """By kind, S, H, V and B, then rank, then file of the tile's lower left square."""
    return [_NUMBERS[move] for move in moves]


def action_text(action: int, _: Side) -> str:
    """The text of a number. IndexError if there is no such action."""
    if not 0 <= action < ACTIONS:
        raise IndexError(action)
    rest, file = divmod(action, SIZE)
    kind, rank = divmod(rest, SIZE)
    return move_text(Move(kind * CELLS + ROW * rank + file))


def planes(position: Position, side: Side) -> list[Plane]:
    """The visible squares, which belong to one tile, heights, room and supplies."""
    other, levels = OPPONENT[side], position.levels
    joints = (position.across, position.upward, position.rising, position.falling)
    shown = (position.visible_squares(side), position.visible_squares(other), *joints)
    high = (*levels, *(0,) * LEVELS)[:LEVELS]
    left = [
        Plane(_ALL, position.tiles_left(whose, kind) / SUPPLY[stock])
        for whose in (side, other)
        for stock, kind in enumerate(_STOCKS)
    ]
    flags = (position.to_move == side, side == FIRST, not position.tiles)
    return [
        *map(Plane, (*shown, *high)),
        Plane(position.room & _ALL if position.tiles else _ALL),
        *left,
        *(Plane(_ALL * flag) for flag in flags),
    ]
