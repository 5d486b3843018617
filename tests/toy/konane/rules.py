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

from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Side

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Files and ranks to the east, and so on."""


def neighbours(cell: int) -> tuple[int, ...]:
    """The cells beside a cell."""
    return tuple(line[0] for line in LINES[cell] if line)


def _line(cell: int, step: tuple[int, int]) -> tuple[int, ...]:
    """The cells from a cell to the edge, nearest first."""
    rank, file = divmod(cell, SIZE)
    there = ((rank + step[0] * n, file + step[1] * n) for n in range(1, SIZE))
    return tuple(SIZE * r + f for r, f in there if 0 <= r < SIZE and 0 <= f < SIZE)


LINES: Final = tuple(tuple(_line(cell, step) for step in STEPS) for cell in range(CELLS))
HOMES: Final = tuple(
    sum(1 << cell for cell in range(CELLS) if (cell // SIZE + cell) % 2 == side) for side in (0, 1)
)
"""Where the stones of each side begin; a jump is two cells long, so there they stay."""

OPENINGS: Final = tuple(c for c in (0, 14, 21, 35) if HOMES[FIRST] >> c & 1)
"""What Black may take away at first: a corner, or one of its stones in the middle."""


class Position(NamedTuple):
    """The stones on the board, as bits; whose they are follows from where they are."""

    to_move: Side = FIRST
    stones: int = (1 << CELLS) - 1

    @property
    def turn(self) -> Side:
        """The side to move: it is never interrupted."""
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves in ascending order."""
        gone = CELLS - self.stones.bit_count()
        if gone == 0:
            return tuple(Move(CELLS * cell + cell) for cell in OPENINGS)
        if gone == 1:
            gap = (~self.stones & (1 << CELLS) - 1).bit_length() - 1
            return tuple(Move(CELLS * cell + cell) for cell in sorted(neighbours(gap)))
        own = self.stones & HOMES[self.to_move]
        return tuple(
            Move(CELLS * cell + goal)
            for cell in range(CELLS)
            if own >> cell & 1
            for goal in sorted(self._goals(cell))
        )

    def apply(self, move: Move) -> Position:
        """The position after `move`, which must be legal."""
        start, goal = divmod(move, CELLS)
        stones = self.stones & ~(1 << start)
        if goal != start:
            for cell in jumped(start, goal):
                stones &= ~(1 << cell)
            stones |= 1 << goal
        return Position(OPPONENT[self.to_move], stones)

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the side to move can jump."""
        return None if self.legal_moves() else Outcome(OPPONENT[self.to_move], "stuck")

    def _goals(self, cell: int) -> Iterator[int]:
        """Where a stone can jump: over a stone into a gap, as often as the line allows."""
        for line in LINES[cell]:
            for n in range(1, len(line), 2):
                if not self.stones >> line[n - 1] & 1 or self.stones >> line[n] & 1:
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
    gone = [(HOMES[side] & ~position.stones).bit_count() for side in (FIRST, SECOND)]
    if min(gone) == 0:
        return position in _BEGINNINGS
    return True


_BEGINNINGS: Final = frozenset(
    {START, *(START.apply(Move(CELLS * cell + cell)) for cell in OPENINGS)}
)
