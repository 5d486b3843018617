"""The rules: stones jump over enemies, which are taken; the player who cannot jump loses.

The board begins full, Black and White alternating. Black takes away one of its stones, at a
corner or in the middle; White one of its own beside the gap. From then on a move is a
jump: along a rank or a file over an enemy's stone into a gap, and farther in the same line
if the mover likes.

A cell is 0..35 (a1, b1, .. f6). A move is 36 * from + to; from is to where a stone is taken away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tesserae.core.game import FIRST, OPPONENT, Move, Outcome, Side
from tesserae.core.game.on_squares import EMPTY

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
STONES: Final = "bw"
"""The sign of a stone of each side."""


def _line(cell: int, east: int, north: int) -> tuple[int, ...]:
    """The cells from a cell to the edge, nearest first."""
    rank, file = divmod(cell, SIZE)
    there = ((rank + north * n, file + east * n) for n in range(1, SIZE))
    return tuple(SIZE * r + f for r, f in there if 0 <= r < SIZE and 0 <= f < SIZE)


LINES: Final = tuple(
    tuple(_line(cell, *step) for step in ((1, 0), (0, 1), (-1, 0), (0, -1)))
    for cell in range(CELLS)
)
"""The cells from each cell to the edges."""

FULL: Final = "".join(STONES[(cell // SIZE + cell) % 2] for cell in range(CELLS))
"""The cells at the start; a jump is two cells long, so a stone stays on those of its side."""

OPENINGS: Final = tuple(cell for cell in (0, 14, 21, 35) if FULL[cell] == STONES[FIRST])
"""What Black may take away at first: a corner, or one of its stones in the middle."""


class Position(NamedTuple):
    """The side to move, and the sign of what is on each cell."""

    to_move: Side = FIRST
    cells: str = FULL

    @property
    def turn(self) -> Side:
        """The side to move: it is never interrupted."""
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves in ascending order."""
        gaps = self.cells.count(EMPTY)
        if gaps == 0:
            return tuple(Move(CELLS * cell + cell) for cell in OPENINGS)
        if gaps == 1:
            beside = [line[0] for line in LINES[self.cells.index(EMPTY)] if line]
            return tuple(Move(CELLS * cell + cell) for cell in sorted(beside))
        return tuple(
            Move(CELLS * cell + goal)
            for cell in range(CELLS)
            if self.cells[cell] == STONES[self.to_move]
            for goal in sorted(self._goals(cell))
        )

    def apply(self, move: Move) -> Position:
        """The position after `move`, which must be legal."""
        start, goal = divmod(move, CELLS)
        cells = list(self.cells)
        stone, cells[start] = cells[start], EMPTY
        if goal != start:
            for cell in jumped(start, goal):
                cells[cell] = EMPTY
            cells[goal] = stone
        return Position(OPPONENT[self.to_move], "".join(cells))

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the side to move can jump."""
        return None if self.legal_moves() else Outcome(OPPONENT[self.to_move], "stuck")

    def _goals(self, cell: int) -> Iterator[int]:
        """Where a stone can jump: over a stone into a gap, as often as the line allows."""
        for line in LINES[cell]:
            for n in range(1, len(line), 2):
                if self.cells[line[n - 1]] == EMPTY or self.cells[line[n]] != EMPTY:
                    break
                yield line[n]


def jumped(start: int, goal: int) -> range:
    """The cells between the ends of a jump on which stones are taken."""
    low, high = sorted((start, goal))
    step = 1 if high - low < SIZE else SIZE
    return range(low + step, high, 2 * step)


START: Final = Position()


def plausible(position: Position) -> bool:
    """Whether stones were taken as they can be: first one of each side, then in jumps.

    No more is asked: to find a game that leads to a position would take too long.
    """
    there = list(zip(position.cells, FULL, strict=True))
    if any(sign not in (EMPTY, own) for sign, own in there):
        return False
    gone = {own for sign, own in there if sign == EMPTY}
    return len(gone) == len(STONES) or position in _BEGINNINGS


_BEGINNINGS: Final = frozenset(
    {START, *(START.apply(Move(CELLS * cell + cell)) for cell in OPENINGS)}
)
