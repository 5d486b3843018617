"""Moves that lose at once."""

from __future__ import annotations

from typing import Final

from tesserae.core.position import OPPONENT, Move, P, can_win_at_once, is_won_by

_TRIED: Final = 20
"""Other moves that are tried at most, but for rounding."""


def loses_at_once(position: P, move: Move) -> bool:
    """Whether a legal move, or a single ply with which it can be answered, wins for the other."""
    side, after = position.to_move, position.apply(move)
    if is_won_by(after, OPPONENT[side]):
        return True
    return after.to_move != side and can_win_at_once(after, OPPONENT[side])


def is_blunder(position: P, move: Move) -> bool:
    """Whether a legal move loses at once, and another does not.

    Of many others some twenty are tried: where they all lose, the game is as good as lost.
    """
    if not loses_at_once(position, move):
        return False
    moves = position.legal_moves()
    others = [moves[n] for n in range(0, len(moves), 1 + len(moves) // _TRIED)]
    return any(other != move and not loses_at_once(position, other) for other in others)
