"""A slow solver to compare with: it tries everything."""

from __future__ import annotations

from functools import cache

from tesserae.core.position import Position


@cache
def plain_value(position: Position) -> int:
    """1, 0 or -1 for the side to move, by trying everything; every position by itself."""
    moves = position.legal_moves()
    if moves:
        best = -1
        for move in moves:
            best = max(best, -plain_value(position.apply(move)))
            if best == 1:
                break
        return best
    outcome = position.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return 0
    return 1 if outcome.winner == position.to_move else -1
