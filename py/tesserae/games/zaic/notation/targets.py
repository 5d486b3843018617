"""The targets: a kind of tile, and a cell; and selections of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tesserae.core.entry import target_finder
from tesserae.core.scene import Target
from tesserae.games.zaic.rules import KINDS, ROW, SIZE, cells_of


class Kind(NamedTuple):
    """A kind of tile in the tray: "S" a 1x1, "H" a 2x1 lying, "V" standing, "B" a 2x2."""

    name: str
    kind: int


class Cell(NamedTuple):
    """A cell of the grid, "a1" to "o15"."""

    name: str
    cell: int


class Selection(NamedTuple):
    """The parts of a move that some targets choose, in the terms of the rules."""

    kind: int | None
    cell: int | None


KIND_NAMES: Final = ("S", "H", "V", "B")

CELL_NAMES: Final = {
    rank * ROW + file: f"{'abcdefghijklmno'[file]}{rank + 1}"
    for rank in range(SIZE)
    for file in range(SIZE)
}
"""The name of every cell, by ranks from a1; border cells have none."""

CELL_NUMBERS: Final = {name: cell for cell, name in CELL_NAMES.items()}
"""The cell of a name."""

KIND_TARGETS: Final = tuple(Kind(KIND_NAMES[kind], kind) for kind in KINDS)
CELL_TARGETS: Final = {cell: Cell(name, cell) for cell, name in CELL_NAMES.items()}

target_of: Final = target_finder(KIND_TARGETS, CELL_TARGETS.values())


def selection(targets: Iterable[Target]) -> Selection:
    """The selection of the targets; the last of each sort counts."""
    kind = cell = None
    for target in targets:
        if isinstance(target, Kind):
            kind = target.kind
        elif isinstance(target, Cell):
            cell = target.cell
    return Selection(kind, cell)


def cells_at(mask: int) -> tuple[Cell, ...]:
    """The cells of a mask as targets; what is off the grid is left out."""
    return tuple(CELL_TARGETS[cell] for cell in cells_of(mask) if cell in CELL_TARGETS)
