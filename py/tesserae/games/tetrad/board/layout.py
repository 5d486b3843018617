"""The view of a position: where things are in the picture, what is picked and marked."""

from __future__ import annotations

from typing import NamedTuple

from tesserae.core.game import Side
from tesserae.core.scene import Marks, Target
from tesserae.core.squares import Grid
from tesserae.games.tetrad.board.outlines import Squares
from tesserae.games.tetrad.board.units import DrawnUnit
from tesserae.games.tetrad.notation.moves import partial
from tesserae.games.tetrad.notation.targets import CELL_TARGETS, ROTATIONS, Selection, selection
from tesserae.games.tetrad.rules.board import CELLS, SIZE, cells_of
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position
from tesserae.games.tetrad.rules.shapes import (
    BY_TILES,
    fits,
    mask_of,
    move_to_corner,
    rotated_right,
)


class BoardView(NamedTuple):
    """A position as it is drawn: from a side, with what is picked and marked.

    picked: the half-entered move. chosen: the same with the aimed target, if it carries it on.
    """

    position: Position
    marks: Marks
    layout: Grid
    picked: Selection
    chosen: Selection

    @property
    def setup(self) -> bool:
        """Whether units are still being placed."""
        return self.position.placed < SETUP_PLIES

    @property
    def grabbed_unit(self) -> int | None:
        """The number of the unit that is picked to move or to attack."""
        if self.setup or self.position.pending or not self.picked.cells:
            return None
        return self.owner(self.picked.cells[0], self.position.turn)

    @property
    def other_rotations(self) -> frozenset[Target]:
        """The rotations other than the chosen one."""
        if self.grabbed_unit is None or not self.picked.quarters:
            return frozenset()
        grabbed = CELL_TARGETS[self.picked.cells[0]]
        return partial(self.position, (grabbed,)).offered & frozenset(ROTATIONS)

    @property
    def last(self) -> int:
        """The unit that made the last ply, where it is now; 0 if the marks do not tell."""
        done = selection(self.marks.last)
        if done.shape is not None:
            placed = self.position.placed - 1
            return self.position.of(Side(placed % 2))[placed // 2]
        return self.unit_on(done.cells[-1]) if done.cells else 0

    def squares(self, mask: int) -> Squares:
        """The squares of a mask's cells."""
        return frozenset(map(self.layout.square, cells_of(mask)))

    def unit_on(self, cell: int) -> int:
        """The unit with a tile on a cell; 0 if there is none."""
        return next((unit for unit in self.position.units if unit >> cell & 1), 0)

    def owner(self, cell: int, side: Side) -> int | None:
        """The number of the unit of a side that has a tile on a cell."""
        units = self.position.of(side)
        return next((n for n, unit in enumerate(units) if unit >> cell & 1), None)

    def drawn_unit(self, side: Side, number: int, unit: int | None = None) -> DrawnUnit:
        """A unit as it is drawn: where it is, or on the cells `unit`."""
        position = self.position
        mine = side == position.turn
        return DrawnUnit(
            side,
            number + 1,
            self.squares(position.of(side)[number] if unit is None else unit),
            mine and bool(position.moved >> number & 1),
            mine and bool(position.attacked >> number & 1),
        )

    def ghost_cells(self, selected: Selection) -> int | None:
        """The cells of a unit where a selection would put it; None if it says too little."""
        if self.setup:
            if selected.shape is None or not selected.cells:
                return None
            rank, file = divmod(selected.cells[-1], SIZE)
            return _shape_at(selected.shape, file, rank)
        if self.position.pending or len(selected.cells) < 2:
            return None
        number = self.owner(selected.cells[0], self.position.turn)
        if number is None:
            return None
        unit = self.position.of(self.position.turn)[number]
        return carry_unit(unit, selected.cells[0], selected.quarters, selected.cells[-1])


def board_view(position: Position, marks: Marks) -> BoardView:
    """The view that the marks ask for."""
    grid = Grid(SIZE, SIZE, marks.flipped)
    return BoardView(
        position, marks, grid, selection(marks.picked), selection(marks.picked_or_aimed)
    )


def carry_unit(unit: int, grabbed: int, quarters: int, cell: int) -> int | None:
    """A unit rotated around the grabbed tile, which then goes to a cell; None if off the board."""
    rank, file = divmod(grabbed, SIZE)
    tiles = tuple((c % SIZE - file, c // SIZE - rank) for c in cells_of(unit))
    for _ in range(quarters):
        tiles = rotated_right(tiles)
    left, low = (min(tile[axis] for tile in tiles) for axis in (0, 1))
    return _shape_at(BY_TILES[move_to_corner(tiles)], cell % SIZE + left, cell // SIZE + low)


def _shape_at(shape: int, file: int, rank: int) -> int | None:
    """The cells of a shape with its lower left corner there; None if off the board."""
    return mask_of(shape * CELLS + SIZE * rank + file) if fits(shape, file, rank) else None
