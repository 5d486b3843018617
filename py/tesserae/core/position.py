"""The vocabulary of every game. `Position.apply` does not check a move; `play` does.

A *position* is an immutable situation. A *move* is one atomic choice, a *ply*
one applied move; a *turn* is a run of plies by one side. An *outcome* is a
winner and a reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, NewType, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from typing import Self

Side = NewType("Side", int)
"""FIRST or SECOND, the order in which the players begin. A Side is an int at run time."""

FIRST: Final = Side(0)
SECOND: Final = Side(1)

OPPONENT: Final = (SECOND, FIRST)
"""The other side: OPPONENT[side]."""

Move = NewType("Move", int)
"""A move; each game defines what the number means. A Move is an int at run time."""


class Outcome(NamedTuple):
    """How a game ended: the winner (None: a draw) and a reason the game has words for."""

    winner: Side | None
    reason: str

    def value_for(self, side: Side) -> int:
        """1 if a side has won, -1 if it has lost, 0 for a draw."""
        return 0 if self.winner is None else 1 if self.winner == side else -1


class Position(Protocol):
    """An immutable, hashable situation of a game."""

    def __hash__(self) -> int:
        """Equal positions have equal hashes."""

    @property
    def to_move(self) -> Side:
        """The side that makes the next ply; it may make several in a row."""

    @property
    def turn(self) -> Side:
        """Whose turn it is: the side to move, unless it owes a reply within the other's turn."""

    def legal_moves(self) -> Sequence[Move]:
        """All legal moves in a fixed order; empty exactly when the game is over."""

    def apply(self, move: Move) -> Self:
        """The position after `move`, which must be legal. It is not checked: see `play`.

        Engines apply only moves from `legal_moves`. For an illegal move the result is undefined:
        any exception, or something that is not a position.
        """

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on."""


P = TypeVar("P", bound=Position)

Played: TypeAlias = tuple[P, Move]
"""A ply as it was played: the position before it, and its move."""


class IllegalMove(ValueError):
    """A move that is not legal."""


def play(position: P, move: Move) -> P:
    """The position after a move. IllegalMove if it is not legal."""
    if move not in position.legal_moves():
        raise IllegalMove(f"not legal: {move}")
    return position.apply(move)


def play_all(position: P, moves: Iterable[Move]) -> P:
    """The position after some moves, each of which must be legal."""
    for move in moves:
        position = position.apply(move)
    return position


def first_turn(position: Position, line: Iterable[Move]) -> tuple[Move, ...]:
    """The moves of a line that belong to its first turn."""
    turn, moves = position.turn, list[Move]()
    for move in line:
        if position.turn != turn:
            break
        moves.append(move)
        position = position.apply(move)
    return tuple(moves)


def is_won_by(position: Position, side: int) -> bool:
    """Whether a side has won the game."""
    outcome = position.outcome()
    return outcome is not None and outcome.winner == side


def result_for(position: Position, side: Side) -> int:
    """1 if a side has won, -1 if it has lost, else 0."""
    outcome = position.outcome()
    return 0 if outcome is None else outcome.value_for(side)


def can_win_at_once(position: Position, side: int) -> bool:
    """Whether the side to move can win the game for a side, itself or the other, with one ply."""
    return any(is_won_by(position.apply(move), side) for move in position.legal_moves())
