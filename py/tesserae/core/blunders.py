"""Moves that lose at once."""

from __future__ import annotations

from typing import Final

from tesserae.core.position import OPPONENT, Move, P, can_win_at_once, is_won_by

_TRIED: Final = 20
"""Maximum number of other moves tried, apart from rounding."""


def loses_at_once(position: P, move: Move) -> bool:
    """Whether after a legal move the other side has won, or can win with one ply."""
    side, after = position.to_move, position.apply(move)
    if is_won_by(after, OPPONENT[side]):
        return True
    return after.to_move != side and can_win_at_once(after, OPPONENT[side])


def is_blunder(position: P, move: Move) -> bool:
    """Whether a legal move loses at once, and another does not.

    If there are many others, some twenty are tried: if all lose, the game is as good as lost.
    """
    if not loses_at_once(position, move):
        return False
    moves = position.legal_moves()
    others = [moves[n] for n in range(0, len(moves), 1 + len(moves) // _TRIED)]
    return any(other != move and not loses_at_once(position, other) for other in others)
