"""Tetrad in numbers: 4,403 actions, each of them a ply, and 25 planes of 14 by 14."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from tesserae.adapters.encodings.planes import Plane, Shape
from tesserae.core.game import FIRST, OPPONENT, Move, Side
from tesserae.games.tetrad.notation.targets import (
    CELL_NAMES,
    FIRES,
    ROTATION_NAMES,
    SHAPE_NAMES,
)
from tesserae.games.tetrad.notation.targets import END as END_TARGET
from tesserae.games.tetrad.rules.board import ALL, BLUE, CELLS, DIRECTIONS, RED, SIZE, YELLOW, union
from tesserae.games.tetrad.rules.position import (
    QUIET,
    SETUP_PLIES,
    UNITS,
    Position,
)
from tesserae.games.tetrad.rules.shapes import FULL, PLACEMENTS, ROTATIONS, SHAPES, placement_of

_MOVES: Final = FULL * SIZE
_ATTACKS: Final = _MOVES + len(UNITS) * len(ROTATION_NAMES) * CELLS
_REMOVALS: Final = _ATTACKS + len(UNITS) * len(DIRECTIONS)
_END: Final = _REMOVALS + CELLS

ACTIONS: Final = _END + 1

_TILES: Final = 2 * 4 * len(UNITS) - 1
"""A game ends before the last tile goes."""
_TURNS: Final = QUIET * (_TILES + 1)
LONGEST: Final = SETUP_PLIES + _TURNS * (len(UNITS) + 1) + 2 * _TILES
"""Each turn has as many moves as there are units, and its end; each attack takes a tile."""

NAMES: Final = (
    *(f"{whose} unit {number + 1}" for whose in ("own", "other") for number in UNITS),
    "yellow",
    "red",
    "blue",
    "own edge",
    "moved",
    "attacked",
    "hit",
    "to lose a tile next",
    "setup",
    "units placed",
    "quiet turns",
    "own ply",
    "own turn",
    "own side begins",
    "attacks have begun",
)
SHAPE: Final = Shape(len(NAMES), SIZE, SIZE, SIZE)


_SETUP: Final = array("H", [n // CELLS * SIZE + n % SIZE for n in range(PLACEMENTS)])
_FIRST_OF_REST: Final = (1 + len(UNITS)) * PLACEMENTS
_REST: Final = array("H", [*range(_ATTACKS, _REMOVALS), *range(_REMOVALS, _END), _END])
"""The numbers of attacks, removals and the end, which follow each other as in the rules."""


def numbers(position: Position, moves: Sequence[Move]) -> list[int]:
    """Placements by shape, rotation and file; moves by unit, rotation and cell; attacks by unit
    and direction; removals by cell; the end of a turn.
    """
    found: list[int] = []
    for number in range(1 + len(UNITS)):
        end = bisect_left(moves, (1 + number) * PLACEMENTS, len(found))
        if end > len(found):
            unit = position.of(position.turn)[number - 1]
            table = _moves_of(unit, number - 1) if number else _SETUP
            found += map(table.__getitem__, moves[len(found) : end])
    return found + [_REST[move - _FIRST_OF_REST] for move in moves[len(found) :]]


def action_text(action: int, side: Side) -> str:
    """The text of a number. IndexError if there is no such action.

    That of a placement depends on the side, which places at its own edge.
    """
    if not 0 <= action < ACTIONS:
        raise IndexError(action)
    if action < _MOVES:
        shape, file = divmod(action, SIZE)
        rank = 0 if side == FIRST else SIZE - SHAPES[shape].height
        return SHAPE_NAMES[shape] + CELL_NAMES[SIZE * rank + file]
    if action < _ATTACKS:
        rest, cell = divmod(action - _MOVES, CELLS)
        unit, rotated = divmod(rest, len(ROTATION_NAMES))
        return f"{unit + 1}{CELL_NAMES[cell]}{ROTATION_NAMES[rotated]}"
    if action < _REMOVALS:
        unit, direction = divmod(action - _ATTACKS, len(DIRECTIONS))
        return f"{unit + 1}{FIRES[direction].name}"
    return END_TARGET.name if action == _END else f"-{CELL_NAMES[action - _REMOVALS]}"


def planes(position: Position, side: Side) -> list[Plane]:
    """Units, the ground, what units have done in this turn, and what is due."""
    other, turn = OPPONENT[side], position.turn
    hit, enemies = position.pending, position.of(OPPONENT[turn])
    due = enemies[position.due()] if hit else 0
    units = (*position.of(side), *position.of(other))
    edge = (1 << SIZE) - 1 << (0 if side == FIRST else CELLS - SIZE)
    active = position.of(turn)
    done = (_some(active, position.moved), _some(active, position.attacked))
    setup = position.placed < SETUP_PLIES
    flags = (position.to_move == side, turn == side, side == FIRST, bool(position.attacked))
    return [
        *map(Plane, (*units, YELLOW, RED, BLUE, edge, *done, _some(enemies, hit), due)),
        Plane(ALL * setup),
        Plane(ALL, position.placed / SETUP_PLIES),
        Plane(ALL, position.quiet / QUIET),
        *(Plane(ALL * flag) for flag in flags),
    ]


def _some(units: Iterable[int], bits: int) -> int:
    """The cells of those units whose bits are set."""
    return union(unit for number, unit in enumerate(units) if bits >> number & 1)


@lru_cache(maxsize=4096)
def _moves_of(unit: int, number: int) -> Sequence[int]:
    """The numbers of a unit's moves, by the moves; none if it is dead."""
    return _moves_from(placement_of(unit) // CELLS, number) if unit else ()


@cache
def _moves_from(shape: int, number: int) -> Sequence[int]:
    """The same for all units of a shape."""
    first = _MOVES + number * len(ROTATION_NAMES) * CELLS
    before = array("H", [0]) * ((1 + number) * PLACEMENTS)
    rotated = [(new.rotation - SHAPES[shape].rotation) % ROTATIONS[shape] for new in SHAPES]
    return before + array(
        "H", [first + it * CELLS + cell for it in rotated for cell in range(CELLS)]
    )
