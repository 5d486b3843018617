"""Names of cells, shapes, units, directions and turns, the texts of moves, and the entries.

A move is `SHAPE ROTATION CELL` in the setup (T2c1), `UNIT CELL [TURN]` for a
unit that moves (3d5, 1c4r), `UNIT x DIRECTION` for an attack (3xn), `-CELL`
for a tile removed (-e7), and `end`, all without spaces. The cell of a unit is
the lower left corner of its bounding box, which need not be one of its tiles.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from tesserae.core.entry import Entry
from tesserae.core.errors import BadInput
from tesserae.core.game import Move
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.games.tetrad.rules.board import CELLS, SIZE, cells_of
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    FINISH,
    MOVE,
    REMOVAL,
    SETUP,
    Choice,
    Position,
    read,
)
from tesserae.games.tetrad.rules.shapes import (
    BY_NAME,
    FULL,
    ROTATIONS,
    SHAPES,
    Tiles,
    placement_of,
    turned,
    turned_right,
)

CELL_NAMES: Final = tuple(
    f"{'abcdefghijklmn'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS)
)
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

SHAPE_NAMES: Final = tuple(f"{shape.letter}{shape.rotation}" for shape in SHAPES)
"""SHAPE_NAMES[shape]: its letter and rotation; the first FULL of them are targets."""

SHAPE_NUMBERS: Final = {name: shape for shape, name in enumerate(SHAPE_NAMES[:FULL])}

DIRECTION_NAMES: Final = ("n", "e", "s", "w")
FIRE_NAMES: Final = tuple(f"x{name}" for name in DIRECTION_NAMES)
"""The targets that fire in each direction."""

TURN_NAMES: Final = ("", "r", "u", "l")
"""TURN_NAMES[quarters]: turned so many quarters clockwise."""

END_NAME: Final = "end"

UNIT_NAMES: Final = ("1", "2", "3", "4", "5")
"""Units as the players number them."""

MAX_MOVE_LENGTH: Final = 16

_CELL: Final = r"([a-n](?:1[0-4]|[1-9]))"
_SETUP: Final = re.compile(rf"([iotszlj])([0-3]){_CELL}")
_MOVE: Final = re.compile(rf"([1-5]){_CELL}([rul]?)")
_ATTACK: Final = re.compile(r"([1-5])x([nesw])")
_REMOVAL: Final = re.compile(rf"-{_CELL}")


def names_of(mask: int) -> tuple[Target, ...]:
    """The names of the cells of a mask."""
    return tuple(CELL_NAMES[cell] for cell in cells_of(mask))


def placement_text(placement: int) -> str:
    """Shape, rotation and cell: T2c1."""
    shape, cell = divmod(placement, CELLS)
    return SHAPE_NAMES[shape] + CELL_NAMES[cell]


def quarters(unit: int, placement: int) -> int:
    """How far a unit is turned clockwise when it goes to a placement: the least that does."""
    old, new = placement_of(unit) // CELLS, placement // CELLS
    return (SHAPES[new].rotation - SHAPES[old].rotation) % ROTATIONS[old]


def move_text(position: Position, move: Move) -> str:
    """The one text of a legal move."""
    kind, number, where = read(move)
    if kind == SETUP:
        return placement_text(where)
    if kind == MOVE:
        turn = TURN_NAMES[quarters(position.of(position.turn)[number], where)]
        return f"{number + 1}{CELL_NAMES[where % CELLS]}{turn}"
    if kind == ATTACK:
        return f"{number + 1}{FIRE_NAMES[where]}"
    return END_NAME if kind == FINISH else f"-{CELL_NAMES[where]}"


def read_move(position: Position, written: str) -> Choice:
    """What the text of a move says, whether it is legal or not.

    Spaces around it and case are forgiven. BadInput if it is malformed, if its
    shape has no such rotation, or its turn can be written in fewer quarters; a
    dead unit moves nowhere, and no placement sticks out of the board's numbers.
    """
    plain = written.strip(" ").lower() if len(written) <= MAX_MOVE_LENGTH else ""
    if _SETUP.fullmatch(plain):
        return Choice(SETUP, 0, read_setup(plain))
    if found := _MOVE.fullmatch(plain):
        return _read_unit(position, int(found[1]) - 1, CELL_NUMBERS[found[2]], found[3])
    if found := _ATTACK.fullmatch(plain):
        return Choice(ATTACK, int(found[1]) - 1, DIRECTION_NAMES.index(found[2]))
    if found := _REMOVAL.fullmatch(plain):
        return Choice(REMOVAL, 0, CELL_NUMBERS[found[1]])
    if plain == END_NAME:
        return Choice(FINISH, 0, 0)
    raise BadInput(text("tetrad.bad.move"))


def read_setup(written: str) -> int:
    """The placement of a shape, its rotation and a cell, on the board or not. BadInput if none."""
    found = _SETUP.fullmatch(written.lower()) if len(written) <= MAX_MOVE_LENGTH else None
    if found is None:
        raise BadInput(text("tetrad.bad.move"))
    shape = BY_NAME.get((found[1].upper(), int(found[2])))
    if shape is None:
        raise BadInput(text("tetrad.bad.rotation", shape=found[1].upper()))
    return shape * CELLS + CELL_NUMBERS[found[3]]


def _read_unit(position: Position, number: int, cell: int, turn: str) -> Choice:
    unit = position.of(position.turn)[number]
    if not unit:
        raise BadInput(text("tetrad.no.such", unit=number + 1))
    shape, turns = placement_of(unit) // CELLS, TURN_NAMES.index(turn)
    if turns >= ROTATIONS[shape]:
        raise BadInput(text("tetrad.bad.turn", unit=number + 1))
    return Choice(MOVE, number, turned(shape, turns) * CELLS + cell)


@lru_cache(maxsize=64)
def entries(position: Position) -> tuple[Entry, ...]:
    """Every way to enter every legal move."""
    return tuple(entry for move in position.legal_moves() for entry in _entries(position, move))


def _entries(position: Position, move: Move) -> Iterator[Entry]:
    """In the setup shape and cell in either order; else by every tile that can be grabbed."""
    kind, number, where = read(move)
    if kind == SETUP:
        shape, cell = SHAPE_NAMES[where // CELLS], CELL_NAMES[where % CELLS]
        yield Entry((shape, cell), move)
        yield Entry((cell, shape), move)
    elif kind == MOVE:
        unit = position.of(position.turn)[number]
        turn = TURN_NAMES[quarters(unit, where)]
        for grabbed, goal in carried(unit, where):
            yield Entry((grabbed, turn, goal) if turn else (grabbed, goal), move)
    elif kind == ATTACK:
        for name in names_of(position.of(position.turn)[number]):
            yield Entry((name, FIRE_NAMES[where]), move)
    else:
        yield Entry((END_NAME if move == END else CELL_NAMES[where],), move)


def carried(unit: int, placement: int) -> Iterator[tuple[Target, Target]]:
    """Where each tile of a unit goes when the unit goes to a placement: (from, to)."""
    old, (shape, corner) = placement_of(unit), divmod(placement, CELLS)
    for start, (x, y) in zip(names_of(unit), _images(old // CELLS, shape), strict=True):
        yield start, CELL_NAMES[corner + SIZE * y + x]


def corner_of(unit: int, shape: int, grabbed: Target, goal: Target) -> tuple[int, int]:
    """File and rank of a unit's lower left corner, on the board or not.

    The unit is turned into the shape, and its grabbed tile goes to the goal.
    """
    x, y = _images(placement_of(unit) // CELLS, shape)[names_of(unit).index(grabbed)]
    rank, file = divmod(CELL_NUMBERS[goal], SIZE)
    return file - x, rank - y


@cache
def _images(old: int, new: int) -> Tiles:
    """Where each tile of a shape is, from the corner, once it is turned into another rotation."""
    tiles = SHAPES[old].tiles
    for _ in range((SHAPES[new].rotation - SHAPES[old].rotation) % ROTATIONS[old]):
        tiles = turned_right(tiles)
    left, low = min(x for x, _ in tiles), min(y for _, y in tiles)
    return tuple((x - left, y - low) for x, y in tiles)
