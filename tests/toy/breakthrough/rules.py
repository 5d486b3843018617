"""The rules: pawns go ahead; the first to reach the last rank wins, or to take all pawns.

A cell is 0..35 (a1, b1, .. f6); a move is 36 * from + to.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Side
from tesserae.core.game.on_squares import EMPTY

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
EACH: Final = 2 * SIZE
PAWNS: Final = "wb"


def _ahead(side: Side, cell: int) -> tuple[int, ...]:
    rank, file = divmod(cell, SIZE)
    rank += 1 if side == FIRST else -1
    files = [it for it in (file - 1, file, file + 1) if 0 <= it < SIZE]
    return tuple(SIZE * rank + it for it in files) if 0 <= rank < SIZE else ()


AHEAD: Final = [[_ahead(side, cell) for cell in range(CELLS)] for side in (FIRST, SECOND)]
"""The cells to which a pawn of a side may go."""


class Position(NamedTuple):
    """The side to move, and the sign of what is on each cell."""

    to_move: Side = FIRST
    cells: str = "w" * EACH + EMPTY * (CELLS - 2 * EACH) + "b" * EACH

    @property
    def turn(self) -> Side:
        """It is never interrupted."""
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves, in ascending order."""
        if self.outcome() is not None:
            return ()
        return tuple(
            Move(CELLS * cell + goal)
            for cell, sign in enumerate(self.cells)
            if sign == PAWNS[self.to_move]
            for goal in AHEAD[self.to_move][cell]
            if self._may_go(cell, goal)
        )

    def _may_go(self, cell: int, goal: int) -> bool:
        straight, there = cell % SIZE == goal % SIZE, self.cells[goal]
        return there == EMPTY or (there != PAWNS[self.to_move] and not straight)

    def apply(self, move: Move) -> Position:
        """The position after a legal move."""
        start, goal = divmod(move, CELLS)
        cells = list(self.cells)
        cells[start], cells[goal] = EMPTY, PAWNS[self.to_move]
        return Position(OPPONENT[self.to_move], "".join(cells))

    def outcome(self) -> Outcome | None:
        """Only the side that has just moved can have won."""
        winner = OPPONENT[self.to_move]
        last = self.cells[-SIZE:] if winner == FIRST else self.cells[:SIZE]
        if PAWNS[winner] in last:
            return Outcome(winner, "reached")
        return None if PAWNS[self.to_move] in self.cells else Outcome(winner, "taken")


START: Final = Position()


def plausible(position: Position) -> bool:
    """Whether nothing speaks against a game that leads there."""
    own, other = position.to_move, OPPONENT[position.to_move]
    ends = position.cells[-SIZE:].count("w"), position.cells[:SIZE].count("b")
    few = all(position.cells.count(sign) <= EACH for sign in PAWNS)
    return few and ends[own] == 0 and ends[other] <= 1 and PAWNS[other] in position.cells
