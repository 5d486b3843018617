"""Minimax word for word, without windows, tables or order: what the search must agree with."""

from __future__ import annotations

from typing import Generic, NamedTuple

from tesserae.core.game import DECISIVE, Move, P
from tesserae.search.search_game import Evaluate


def minimax(position: P, evaluate: Evaluate[P], depth: int, ply: int = 0) -> int:
    """The score of a position for the side to move; a win in n plies is DECISIVE - n."""
    outcome = position.outcome()
    if outcome is not None:
        if outcome.winner is None:
            return 0
        worth = DECISIVE - ply
        return worth if outcome.winner == position.to_move else -worth
    if depth == 0:
        return evaluate(position, position.to_move)
    return max(worth_of(position, move, evaluate, depth, ply) for move in position.legal_moves())


def worth_of(position: P, move: Move, evaluate: Evaluate[P], depth: int, ply: int = 0) -> int:
    """The score of a move for the side that makes it."""
    after = position.apply(move)
    score = minimax(after, evaluate, depth - 1, ply + 1)
    return score if after.to_move == position.to_move else -score


class Turns(NamedTuple, Generic[P]):
    """The best of all turns by the evaluation after `depth` turns, where none is interrupted."""

    evaluate: Evaluate[P]
    depth: int

    def best(self, position: P, turns: int = 0, plies: int = 0) -> int:
        """The value for the side to move: a win in n plies of its first turn is DECISIVE - n.

        A game won by the other side's reply is -DECISIVE, however long it takes.
        """
        return max(self._worth(position, move, turns, plies) for move in position.legal_moves())

    def _worth(self, position: P, move: Move, turns: int, plies: int) -> int:
        side, after = position.to_move, position.apply(move)
        outcome = after.outcome()
        if outcome is not None:
            return DECISIVE - (0 if turns else plies + 1) if outcome.winner == side else -DECISIVE
        if after.turn == position.turn:
            return self.best(after, turns, plies + 1)
        if turns + 1 == self.depth:
            return self.evaluate(after, side)
        return -self.best(after, turns + 1)
