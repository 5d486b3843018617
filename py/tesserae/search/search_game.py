"""A game in the form that search needs: fast, and without presentation.

A *fast position* stands for a position: any hashable value that is quick to
make and to compare. A game whose `evaluate` is also a SearchGame is searched
through it; every other game is searched through its positions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, cast

from tesserae.core.game import DECISIVE, Move, P, Position, Side

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
F = TypeVar("F", bound=Hashable)

Evaluate: TypeAlias = Callable[[P, Side], int]
"""As core.game.Game.evaluate."""

FastPosition: TypeAlias = Hashable
"""A fast position of an unknown game: search only hands it back."""


class SearchGame(Protocol[P_contra, F]):
    """What search needs of a game. Its moves are those of the game's positions.

    lmr_min_depth: late moves are reduced from this depth on, at least 2: a
    game allows it as far as its move order and its evaluation can be trusted.
    aspiration: half the width of the aspiration window, in points; 0 for none.
    futility: how many points a move may seem short of alpha near the leaves and still be
    searched; 0 where all are. See alphabeta.py.
    """

    @property
    def lmr_min_depth(self) -> int:
        """See above."""

    @property
    def aspiration(self) -> int:
        """See above."""

    @property
    def futility(self) -> int:
        """See above."""

    def from_position(self, position: P_contra) -> F:
        """The fast form of a position."""

    def side_to_move(self, position: F) -> Side:
        """The side to move in a fast position."""

    def legal_moves(self, position: F) -> Sequence[Move]:
        """All legal moves, likely good ones first; empty exactly when the game is over."""

    def apply(self, position: F, move: Move) -> F:
        """The fast position after a legal move."""

    def static_eval(self, position: F) -> int:
        """The game's `evaluate` for the side to move.

        If the game is over: DECISIVE for a win, -DECISIVE for a loss, 0 for a draw.
        """


class PlainSearchGame(Generic[P]):
    """Any game as a SearchGame, searched through its own positions, without reductions."""

    lmr_min_depth: Final = sys.maxsize
    aspiration: int = 0
    futility: Final = 0

    def __init__(self, evaluate: Evaluate[P]) -> None:
        self._evaluate: Final = evaluate

    def from_position(self, position: P) -> P:
        """The position itself."""
        return position

    def side_to_move(self, position: P) -> Side:
        """The side to move."""
        return position.to_move

    def legal_moves(self, position: P) -> Sequence[Move]:
        """The legal moves, in the game's own order."""
        return position.legal_moves()

    def apply(self, position: P, move: Move) -> P:
        """The position after a legal move."""
        return position.apply(move)

    def static_eval(self, position: P) -> int:
        """The evaluation, or the value of the outcome."""
        if position.legal_moves():
            return self._evaluate(position, position.to_move)
        outcome = position.outcome()
        return DECISIVE * outcome.value_for(position.to_move) if outcome else 0


def search_game(evaluate: Evaluate[P]) -> SearchGame[P, FastPosition]:
    """The fast form that comes with an evaluation, or the plain one."""
    game = evaluate if hasattr(evaluate, "from_position") else PlainSearchGame(evaluate)
    # Sound, because a search gives it only fast positions that it made itself.
    return cast("SearchGame[P, FastPosition]", game)
