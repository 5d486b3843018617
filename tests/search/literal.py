"""Minimax word for word, without windows, tables or order: what the search must agree with."""

from __future__ import annotations

from typing import Any

from tesserae.core.game import DECISIVE, Move
from tesserae.search.alphabeta import Evaluate


def minimax(position: Any, evaluate: Evaluate, depth: int, ply: int = 0) -> int:
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


def worth_of(position: Any, move: Move, evaluate: Evaluate, depth: int, ply: int = 0) -> int:
    """The score of a move for the side that makes it."""
    after = position.apply(move)
    score = minimax(after, evaluate, depth - 1, ply + 1)
    return score if after.to_move == position.to_move else -score
