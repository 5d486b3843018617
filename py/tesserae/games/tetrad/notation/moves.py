"""Texts of moves, and the ways to enter them.

A move is `SHAPE ROTATION CELL` in the setup (T2c1), `UNIT CELL [ROTATION]` for a
unit that moves (3d5, 1c4r), `UNIT x DIRECTION` for an attack (3xn), `-CELL`
for a tile removed (-e7), and `end`, all without spaces. The cell of a unit is
the lower left corner of its bounding box, which need not be one of its tiles.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tesserae.core.entry import Entry, Partial, Picked, enumerated_once, resolve
from tesserae.core.errors import BadInput
from tesserae.core.game import Move
from tesserae.core.text import text
from tesserae.games.tetrad.notation.targets import (
    CELL_NAMES,
    CELL_NUMBERS,
    CELL_TARGETS,
    DIRECTION_NAMES,
    FIRES,
    PIECES,
    ROTATION_NAMES,
    SHAPE_NAMES,
    cells_at,
    rotation,
)
from tesserae.games.tetrad.notation.targets import END as END_TARGET
from tesserae.games.tetrad.rules.board import CELLS, SIZE, cells_of
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    FINISH,
    MOVE,
    REMOVAL,
    SETUP,
    Action,
    Position,
    read,
)
from tesserae.games.tetrad.rules.shapes import (
    BY_NAME,
    ROTATIONS,
    SHAPES,
    Tiles,
    placement_of,
    rotated_right,
)
from tesserae.games.tetrad.rules.shapes import rotate_shape as rotated_shape

MAX_MOVE_LENGTH: Final = 16

_CELL: Final = r"([a-n](?:1[0-4]|[1-9]))"
_SETUP: Final = re.compile(rf"([iotszlj])([0-3]){_CELL}")
_MOVE: Final = re.compile(rf"([1-5]){_CELL}([rul]?)")
_ATTACK: Final = re.compile(r"([1-5])x([nesw])")
_REMOVAL: Final = re.compile(rf"-{_CELL}")


def placement_text(placement: int) -> str:
    """Shape, rotation and cell: T2c1."""
    shape, cell = divmod(placement, CELLS)
    return SHAPE_NAMES[shape] + CELL_NAMES[cell]


def quarters(unit: int, placement: int) -> int:
    """The clockwise rotation of a unit that goes to a placement: the smallest possible."""
    return _quarters(placement_of(unit) // CELLS, placement // CELLS)


def _quarters(old: int, new: int) -> int:
    """The rotation from one shape to another."""
    return (SHAPES[new].rotation - SHAPES[old].rotation) % ROTATIONS[old]


def move_text(position: Position, move: Move) -> str:
    """The one text of a legal move."""
    kind, number, where = read(move)
    if kind == SETUP:
        return placement_text(where)
    if kind == MOVE:
        rotated = ROTATION_NAMES[quarters(position.of(position.turn)[number], where)]
        return f"{number + 1}{CELL_NAMES[where % CELLS]}{rotated}"
    if kind == ATTACK:
        return f"{number + 1}{FIRES[where].name}"
    return END_TARGET.name if kind == FINISH else f"-{CELL_NAMES[where]}"


def read_move(position: Position, written: str) -> Action:
    """Parses the text of a move, legal or not.

    Ignores spaces around it and case. BadInput if it is malformed, if its
    shape has no such rotation, or its unit could be rotated by fewer quarters; a
    dead unit moves nowhere, and no placement sticks out of the board's numbers.
    """
    plain = written.strip(" ").lower() if len(written) <= MAX_MOVE_LENGTH else ""
    if _SETUP.fullmatch(plain):
        return Action(SETUP, 0, read_setup(plain))
    if match := _MOVE.fullmatch(plain):
        return _read_unit(position, int(match[1]) - 1, CELL_NUMBERS[match[2]], match[3])
    if match := _ATTACK.fullmatch(plain):
        return Action(ATTACK, int(match[1]) - 1, DIRECTION_NAMES.index(match[2]))
    if match := _REMOVAL.fullmatch(plain):
        return Action(REMOVAL, 0, CELL_NUMBERS[match[1]])
    if plain == END_TARGET.name:
        return Action(FINISH, 0, 0)
    raise BadInput(text("tetrad.bad.move"))


def read_setup(written: str) -> int:
    """The placement of a shape, its rotation and a cell, on the board or not. BadInput if none."""
    match = _SETUP.fullmatch(written.lower()) if len(written) <= MAX_MOVE_LENGTH else None
    if match is None:
        raise BadInput(text("tetrad.bad.move"))
    shape = BY_NAME.get((match[1].upper(), int(match[2])))
    if shape is None:
        raise BadInput(text("tetrad.bad.rotation", shape=match[1].upper()))
    return shape * CELLS + CELL_NUMBERS[match[3]]


def _read_unit(position: Position, number: int, cell: int, rotated: str) -> Action:
    unit = position.of(position.turn)[number]
    if not unit:
        raise BadInput(text("tetrad.no.such", unit=number + 1))
    shape, by = placement_of(unit) // CELLS, ROTATION_NAMES.index(rotated)
    if by >= ROTATIONS[shape]:
        raise BadInput(text("tetrad.bad.turn", unit=number + 1))
    return Action(MOVE, number, rotated_shape(shape, by) * CELLS + cell)


@enumerated_once
def entries(position: Position) -> Iterator[Entry]:
    """Every way to enter every legal move."""
    shapes = [placement_of(unit) // CELLS if unit else 0 for unit in position.of(position.turn)]
    moves = position.legal_moves()
    return (entry for move in moves for entry in _entries(position, move, shapes))


def partial(position: Position, picked: Picked) -> Partial:
    """The half-entered move of picked targets."""
    return resolve(entries(position), picked)


def _entries(position: Position, move: Move, shapes: Sequence[int]) -> Iterator[Entry]:
    """In the setup, shape and cell in either order; else by every tile that you can grab.

    shapes: of the units on turn.
    """
    kind, number, where = read(move)
    if kind == SETUP:
        piece, cell = PIECES[where // CELLS], CELL_TARGETS[where % CELLS]
        yield Entry((piece, cell), move)
        yield Entry((cell, piece), move)
    elif kind == MOVE:
        unit = position.of(position.turn)[number]
        old, (new, corner) = shapes[number], divmod(where, CELLS)
        rotated = rotation(_quarters(old, new))
        for grabbed, (x, y) in zip(cells_of(unit), _images(old, new), strict=True):
            yield Entry(
                (CELL_TARGETS[grabbed], *rotated, CELL_TARGETS[corner + SIZE * y + x]), move
            )
    elif kind == ATTACK:
        for tile in cells_at(position.of(position.turn)[number]):
            yield Entry((tile, FIRES[where]), move)
    else:
        yield Entry((END_TARGET if move == END else CELL_TARGETS[where],), move)


def corner_of(unit: int, shape: int, grabbed: int, goal: int) -> tuple[int, int]:
    """File and rank of a unit's lower left corner, on the board or not.

    The unit is rotated into the shape, and its grabbed tile goes to the goal.
    """
    x, y = _images(placement_of(unit) // CELLS, shape)[list(cells_of(unit)).index(grabbed)]
    rank, file = divmod(goal, SIZE)
    return file - x, rank - y


@cache
def _images(old: int, new: int) -> Tiles:
    """The place of each tile of a shape, from the corner, after rotating it into another."""
    tiles = SHAPES[old].tiles
    for _ in range(_quarters(old, new)):
        tiles = rotated_right(tiles)
    left, low = min(x for x, _ in tiles), min(y for _, y in tiles)
    return tuple((x - left, y - low) for x, y in tiles)
