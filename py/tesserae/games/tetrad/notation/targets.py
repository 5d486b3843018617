"""The targets: a cell, a shape, a rotation, a direction of fire, the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tesserae.core.entry import target_finder
from tesserae.core.scene import Target
from tesserae.games.tetrad.rules.board import CELLS, SIZE, cells_of
from tesserae.games.tetrad.rules.position import UNITS
from tesserae.games.tetrad.rules.shapes import FULL, SHAPES


class Cell(NamedTuple):
    """A cell of the board, "a1" to "n14"."""

    name: str
    cell: int


class Piece(NamedTuple):
    """A shape of four tiles as it is placed in the setup, "T0": its letter and rotation."""

    name: str
    shape: int


class Rotation(NamedTuple):
    """The rotation of the moving unit: "r" a quarter clockwise, "u" two, "l" three."""

    name: str
    quarters: int


class Fire(NamedTuple):
    """An attack in a direction, "xn" to the north."""

    name: str
    direction: int


class End(NamedTuple):
    """The end of the turn."""

    name: str = "end"


class Unit(NamedTuple):
    """A unit as the players number it, "1" to "5": it stands in the tray, but cannot be picked."""

    name: str
    number: int


class Selection(NamedTuple):
    """The parts of a move that some targets choose, in the terms of the rules.

    cells: where a unit is grabbed, then where the grabbed tile goes; or the one cell.
    quarters: how far the unit is rotated.
    """

    shape: int | None
    cells: tuple[int, ...]
    quarters: int
    direction: int | None


CELL_NAMES: Final = tuple(
    f"{'abcdefghijklmn'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS)
)
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

SHAPE_NAMES: Final = tuple(f"{shape.letter}{shape.rotation}" for shape in SHAPES)
"""SHAPE_NAMES[shape]: its letter and rotation; the first FULL of them are targets."""

DIRECTION_NAMES: Final = ("n", "e", "s", "w")

ROTATION_NAMES: Final = ("", "r", "u", "l")
"""ROTATION_NAMES[quarters]: rotated clockwise by that many quarters."""

CELL_TARGETS: Final = tuple(Cell(name, cell) for cell, name in enumerate(CELL_NAMES))
PIECES: Final = tuple(Piece(SHAPE_NAMES[shape], shape) for shape in range(FULL))
ROTATIONS: Final = tuple(
    Rotation(name, quarters) for quarters, name in enumerate(ROTATION_NAMES) if quarters
)
FIRES: Final = tuple(Fire(f"x{name}", n) for n, name in enumerate(DIRECTION_NAMES))
END: Final = End()
UNIT_TARGETS: Final = tuple(Unit(str(number + 1), number) for number in UNITS)

target_of: Final = target_finder(CELL_TARGETS, PIECES, ROTATIONS, FIRES, UNIT_TARGETS, (END,))


def rotation(quarters: int) -> tuple[Rotation, ...]:
    """The targets to click for a rotation by `quarters`: none or one."""
    return ROTATIONS[quarters - 1 : quarters] if quarters else ()


def selection(targets: Iterable[Target]) -> Selection:
    """The selection of the targets; of shapes, rotations and directions the last counts."""
    shape = direction = None
    cells: list[int] = []
    quarters = 0
    for target in targets:
        if isinstance(target, Cell):
            cells.append(target.cell)
        elif isinstance(target, Piece):
            shape = target.shape
        elif isinstance(target, Rotation):
            quarters = target.quarters
        elif isinstance(target, Fire):
            direction = target.direction
    return Selection(shape, tuple(cells), quarters, direction)


def cells_at(mask: int) -> tuple[Cell, ...]:
    """The cells of a mask as targets."""
    return tuple(CELL_TARGETS[cell] for cell in cells_of(mask))
