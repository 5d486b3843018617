"""A game in the form that search needs: fast, and without presentation.

A *fast position* stands for a position: any hashable value that is quick to
make and to compare. A game whose `evaluate` is also a SearchGame is searched
through it; every other game is searched through its positions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from tesserae.core.game import DECISIVE, Move, Position, Side


@runtime_checkable
class SearchGame(Protocol):
    """What search asks of a game. Its moves are those of the game's positions.

    lmr_min_depth: late moves are reduced from this depth on, at least 2: a
    game allows it as far as its move order and its evaluation can be trusted.
    """

    @property
    def lmr_min_depth(self) -> int:
        """See above."""

    def from_position(self, position: Any) -> Any:
        """The fast form of a position."""

    def side_to_move(self, position: Any) -> Side:
        """The side to move in a fast position."""

    def legal_moves(self, position: Any) -> Sequence[Move]:
        """All legal moves, likely good ones first; empty exactly when the game is over."""

    def apply(self, position: Any, move: Move) -> Any:
        """The fast position after a legal move."""

    def static_eval(self, position: Any) -> int:
        """The game's `evaluate` for the side to move.

        If the game is over: DECISIVE for a win, -DECISIVE for a loss, 0 for a draw.
        """


class PlainSearchGame:
    """Any game as a SearchGame, searched through its own positions, without reductions."""

    lmr_min_depth: Final = sys.maxsize

    def __init__(self, evaluate: Callable[[Any, Side], int]) -> None:
        self._evaluate: Final = evaluate

    def from_position(self, position: Position) -> Position:
        """The position itself."""
        return position

    def side_to_move(self, position: Position) -> Side:
        """The side to move."""
        return position.to_move

    def legal_moves(self, position: Position) -> Sequence[Move]:
        """In the game's own order."""
        return position.legal_moves()

    def apply(self, position: Position, move: Move) -> Position:
        """The position after a legal move."""
        return position.apply(move)

    def static_eval(self, position: Position) -> int:
        """The evaluation, or the value of the outcome."""
        if position.legal_moves():
            return self._evaluate(position, position.to_move)
        outcome = position.outcome()
        if outcome is None or outcome.winner is None:
            return 0
        return DECISIVE if outcome.winner == position.to_move else -DECISIVE


def search_game(evaluate: Callable[[Any, Side], int]) -> SearchGame:
    """The fast form that comes with an evaluation, or the plain one."""
    return evaluate if isinstance(evaluate, SearchGame) else PlainSearchGame(evaluate)
