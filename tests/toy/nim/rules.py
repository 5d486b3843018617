"""The rules: three heaps of three; two takes a turn; the player who takes the last counter wins.

A move is 3 * heap + how many counters it leaves there. A turn is cut short by
the end of the game alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.game import FIRST, OPPONENT, Move, Outcome, Side

HEIGHT: Final = 3
HEAPS: Final = range(3)
TAKES: Final = 2


class Position(NamedTuple):
    """The counters in each heap, and how many takes the side to move has left in its turn."""

    to_move: Side = FIRST
    takes: int = TAKES
    heaps: tuple[int, ...] = (HEIGHT,) * len(HEAPS)

    @property
    def turn(self) -> Side:
        """The side to move: it is never interrupted."""
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves in ascending order."""
        return tuple(
            Move(HEIGHT * heap + left) for heap in HEAPS for left in range(self.heaps[heap])
        )

    def apply(self, move: Move) -> Position:
        """The position after `move`, which must be legal."""
        heap, left = divmod(move, HEIGHT)
        heaps = self.heaps[:heap] + (left,) + self.heaps[heap + 1 :]
        if self.takes > 1:
            return Position(self.to_move, self.takes - 1, heaps)
        return Position(OPPONENT[self.to_move], TAKES, heaps)

    def outcome(self) -> Outcome | None:
        """The outcome, or None while there are counters."""
        if any(self.heaps):
            return None
        turn_was_cut = self.takes < TAKES
        return Outcome(
            Side(self.to_move if turn_was_cut else OPPONENT[self.to_move]), "last_counter"
        )


START: Final = Position()


def reachable(position: Position) -> bool:
    """Whether some game from the start comes to the position.

    A heap that lost n counters did so in 1 to n takes, and the number of takes
    in all says whose turn it is.
    """
    lost = [HEIGHT - counters for counters in position.heaps]
    fewest, most = sum(n > 0 for n in lost), sum(lost)
    phase = TAKES * position.to_move + TAKES - position.takes
    return any(takes % (2 * TAKES) == phase for takes in range(fewest, most + 1))
