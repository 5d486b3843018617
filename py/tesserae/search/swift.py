"""What a search asks of a game, in a form that a game may have quicker answers to.

A *place* stands for a position: whatever can be hashed, and is quick to make
and to compare. A game whose `evaluate` is also a Swift is searched through it;
every other game through its positions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from tesserae.core.game import DECISIVE, Move, Position, Side


@runtime_checkable
class Swift(Protocol):
    """A game as a search likes it. Its moves are those of the game's positions.

    reduced: the least depth at which moves late in the order are first looked
    at less deeply, the order and the evaluation being trusted so far.
    """

    @property
    def reduced(self) -> int:
        """See above; at least 2."""

    def start(self, position: Any) -> Any:
        """The place of a position."""

    def mover(self, place: Any) -> Side:
        """The side to move."""

    def moves(self, place: Any) -> Sequence[Move]:
        """All legal moves, likely good ones first; empty exactly when the game is over."""

    def play(self, place: Any, move: Move) -> Any:
        """The place after a legal move."""

    def judged(self, place: Any) -> int:
        """How good a place is for the side to move, as the game's `evaluate` says.

        If the game is over: DECISIVE for the winner, its negative for the loser, 0 for a draw.
        """


class Slow:
    """Any game as a Swift, its positions being the places. Every move is looked at in full."""

    reduced: Final = sys.maxsize

    def __init__(self, evaluate: Callable[[Any, Side], int]) -> None:
        self._evaluate: Final = evaluate

    def start(self, position: Position) -> Position:
        """The position itself."""
        return position

    def mover(self, place: Position) -> Side:
        """The side to move."""
        return place.to_move

    def moves(self, place: Position) -> Sequence[Move]:
        """In the game's own order."""
        return place.legal_moves()

    def play(self, place: Position, move: Move) -> Position:
        """The position after a legal move."""
        return place.apply(move)

    def judged(self, place: Position) -> int:
        """The evaluation, or what the outcome is worth."""
        if place.legal_moves():
            return self._evaluate(place, place.to_move)
        outcome = place.outcome()
        if outcome is None or outcome.winner is None:
            return 0
        return DECISIVE if outcome.winner == place.to_move else -DECISIVE


def swift(evaluate: Callable[[Any, Side], int]) -> Swift:
    """The quickest form of a game that its evaluation brings along."""
    return evaluate if isinstance(evaluate, Swift) else Slow(evaluate)
