"""Tetrad in numbers: 4,403 actions, each of them a ply, and 25 planes of 14 by 14."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from tesserae.core.game import FIRST, OPPONENT, Move, Side
from tesserae.core.planes import Plane, Shape
from tesserae.games.tetrad.notation.targets import CELL_NAMES, FIRES, ROTATION_NAMES, SHAPE_NAMES
from tesserae.games.tetrad.notation.targets import END as END_TARGET
from tesserae.games.tetrad.rules.board import ALL, BLUE, CELLS, DIRECTIONS, RED, SIZE, YELLOW, union
from tesserae.games.tetrad.rules.position import QUIET, SETUP_PLIES, UNITS, Position
from tesserae.games.tetrad.rules.shapes import FULL, PLACEMENTS, ROTATIONS, SHAPES, placement_of

_MOVES: Final = FULL * SIZE
_ATTACKS: Final = _MOVES + len(UNITS) * len(ROTATION_NAMES) * CELLS
_REMOVALS: Final = _ATTACKS + len(UNITS) * len(DIRECTIONS)
_END: Final = _REMOVALS + CELLS

RULES_VERSION: Final = 1
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


_ALL: Final = tuple(range(ACTIONS))
_FIRST_OF_REST: Final = (1 + len(UNITS)) * PLACEMENTS
"""The first number of attacks, removals and the end."""


def numbers(position: Position, moves: Sequence[Move]) -> list[int]:
    """Placements by shape, rotation and file; moves by unit, rotation and cell; attacks by unit
    and direction; removals by cell; the end of a turn.
    """
    found: list[int] = []
    if moves and PLACEMENTS <= moves[0] < _FIRST_OF_REST:
        for number, unit in enumerate(position.of(position.turn), 2):
            done = len(found)
            end = bisect_left(moves, number * PLACEMENTS, done)
            if end > done:
                known = _numbers_of(placement_of(unit) // CELLS)
                found += [known[move] for move in moves[done:end]]
    known = _numbers_of(0)
    found += [known[move] for move in moves[len(found) :]]
    return found


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


@cache
def _numbers_of(shape: int) -> Sequence[int]:
    """The number of each move, of a unit that has a shape if it is the move of one."""
    setup = [_ALL[n // CELLS * SIZE + n % SIZE] for n in range(PLACEMENTS)]
    rotated = [(new.rotation - SHAPES[shape].rotation) % ROTATIONS[shape] for new in SHAPES]
    firsts = range(_MOVES, _ATTACKS, len(ROTATION_NAMES) * CELLS)
    moves = [
        _ALL[it + by * CELLS + cell] for it in firsts for by in rotated for cell in range(CELLS)
    ]
    return setup + moves + [*_ALL[_ATTACKS:]]
