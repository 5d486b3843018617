"""The oversights of weaker levels: the farther from their attention, the more.

A level overlooks moves of its own that are far from its attention, and replies that are far from
the move they answer. So it errs like people: it misses the other side of the board, and overrates
its own attacks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeAlias

from tesserae.core.game import Move, P, Side
from tesserae.search.search_game import Evaluate, FastPosition, search_game

Distance: TypeAlias = Callable[[Move, Move], float]
"""As core.game.Game.distance."""

_Fast: TypeAlias = tuple[FastPosition, Move]


class Oversights:
    """The moves that are overlooked, by chance, as decided by the seed.

    rate: the share of the moves at the other end of the board that are overlooked.
    """

    def __init__(self, distance: Distance, rate: float, seed: int) -> None:
        self._distance = distance
        self._rate = rate
        self._rng = random.Random(seed)
        self._known: dict[tuple[Move, Move], bool] = {}

    def overlooks(self, move: Move, spot: Move) -> bool:
        """Whether a move is overlooked while attention is on another one."""
        known = self._known.get((move, spot))
        if known is None:
            share = self._rate * self._distance(move, spot)
            known = self._known[move, spot] = self._rng.random() < share
        return known

    def notice(self, move: Move, spot: Move) -> None:
        """Makes sure that a move is not overlooked."""
        self._known[move, spot] = False

    def noticed_moves(self, moves: Sequence[Move], spot: Move) -> Sequence[Move]:
        """The moves that are not overlooked; all if every one would be."""
        return [move for move in moves if not self.overlooks(move, spot)] or moves


class OverlookingGame(Generic[P]):
    """A game as a SearchGame in which moves and replies may be overlooked.

    Its fast positions are pairs: that of the game, and the move that led there. spot: the move
    that attention is on in the position that is searched.
    """

    def __init__(self, evaluate: Evaluate[P], oversights: Oversights, spot: Move) -> None:
        self._evaluate = evaluate
        self._game = search_game(evaluate)
        self._oversights = oversights
        self._spot = spot

    def __call__(self, position: P, side: Side) -> int:
        """The game's evaluation."""
        return self._evaluate(position, side)

    @property
    def lmr_min_depth(self) -> int:
        """The game's own."""
        return self._game.lmr_min_depth

    @property
    def aspiration(self) -> int:
        """The game's own."""
        return self._game.aspiration

    futility: Final = 0
    """Weaker levels prune nothing."""

    def from_position(self, position: P) -> _Fast:
        """The fast form of a position."""
        return self._game.from_position(position), self._spot

    def side_to_move(self, position: _Fast) -> Side:
        """The side to move."""
        return self._game.side_to_move(position[0])

    def legal_moves(self, position: _Fast) -> Sequence[Move]:
        """The moves that are not overlooked, in the game's order."""
        fast, last = position
        return self._oversights.noticed_moves(self._game.legal_moves(fast), last)

    def apply(self, position: _Fast, move: Move) -> _Fast:
        """The position after a move."""
        return self._game.apply(position[0], move), move

    def static_eval(self, position: _Fast) -> int:
        """The game's own."""
        return self._game.static_eval(position[0])
