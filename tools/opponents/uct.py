"""Plain UCT (L. Kocsis and C. Szepesvari, 2006): a tree of bandits over random playouts."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from typing import Any, Final

from tesserae.core.game import FIRST, OPPONENT, Game, Move, Outcome, Position, Side
from tesserae.library.engines.limits import GoLimits, clock_for
from tesserae.library.matches.players import GameHistory, LocalPlayer

EXPLORATION: Final = 1.0
DEFAULT_SECONDS: Final = 1.0
"""Seconds for a move without limits."""

SAMPLE: Final = 32
"""Short playouts that show the usual range of evaluations in a position."""


class Node:
    """A node of the tree: its visits, and its total value for the side that moved there."""

    __slots__ = ("children", "position", "to_move", "untried", "value", "visits")

    def __init__(self, position: Any, to_move: Side, rng: random.Random) -> None:
        self.position = position
        self.to_move = to_move
        self.children: dict[Move, Node] = {}
        self.untried = list(position.legal_moves())
        rng.shuffle(self.untried)
        self.visits = 0
        self.value = 0.0

    def promising(self) -> Node:
        """The child with the highest upper confidence bound."""
        logarithm = math.log(self.visits)
        return max(
            self.children.values(),
            key=lambda its: (
                its.value / its.visits + EXPLORATION * math.sqrt(logarithm / its.visits)
            ),
        )


class Uct(LocalPlayer):
    """Plays the move that was tried most often.

    `nodes` are playouts. cut: plies after which a playout is broken off and
    scored by the evaluation; None for playouts to the end.
    """

    def __init__(self, game: Game[Position], cut: int | None = None) -> None:
        super().__init__()
        self._game = game
        self._cut = cut
        self._rng = random.Random()
        self._usual = (0.0, 1.0)

    def begin(self, seed: int) -> None:
        """Seeds the random numbers."""
        super().begin(seed)
        self._rng.seed(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Grows a new tree for every move. A single legal move is played at once."""
        position = history.position
        moves: Sequence[Move] = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        seconds = clock_for(limits, position.to_move, DEFAULT_SECONDS).seconds
        end = math.inf if seconds is None else self.now() + seconds
        if self._cut is not None:
            self._usual = self._spread(position)
        root = Node(position, OPPONENT[position.to_move], self._rng)
        self._grow(root)  # without a playout there is no move to choose
        while root.visits < limits.get("nodes", math.inf) and self.now() < end:
            self._grow(root)
        return max(root.children.items(), key=lambda pair: (pair[1].visits, pair[1].value))[0]

    def _grow(self, root: Node) -> None:
        """Adds a node to the tree, and scores it by a playout."""
        path = [root]
        while not path[-1].untried and path[-1].children:
            path.append(path[-1].promising())
        leaf = path[-1]
        if leaf.untried:
            move, position = leaf.untried.pop(), leaf.position
            child = Node(position.apply(move), position.to_move, self._rng)
            leaf.children[move] = child
            path.append(child)
        value = self._played_out(path[-1].position)
        for its in path:
            its.visits += 1
            its.value += value if its.to_move == FIRST else 1 - value

    def _played_out(self, position: Any) -> float:
        """The value of a random playout for the first side, from 0 to 1."""
        outcome, position = self._wander(position)
        if outcome:
            return 0.5 if outcome.winner is None else float(outcome.winner == FIRST)
        middle, spread = self._usual
        return (1 + math.tanh((self._game.evaluate(position, FIRST) - middle) / spread)) / 2

    def _wander(self, position: Any) -> tuple[Outcome | None, Any]:
        """Where random moves lead; the outcome if the game is over there."""
        chance, plies = self._rng.random, 0
        while moves := position.legal_moves():
            if plies == self._cut:
                return None, position
            position = position.apply(moves[int(chance() * len(moves))])
            plies += 1
        return position.outcome(), position

    def _spread(self, position: Any) -> tuple[float, float]:
        """The mean and the spread of the evaluations that short playouts lead to."""
        ends = [self._wander(position) for _ in range(SAMPLE)]
        scores = [self._game.evaluate(last, FIRST) for outcome, last in ends if not outcome]
        if not scores:
            return 0.0, 1.0
        return statistics.fmean(scores), max(1.0, statistics.pstdev(scores))
