"""Scores and bounds of a search, with wins and losses counted in plies."""

from __future__ import annotations

from tesserae.search.report import WON
from tesserae.search.transposition import EXACT, LOWER, Entry


def decides(entry: Entry, depth: int, alpha: int, beta: int) -> bool:
    """The entry was searched deeply enough, and its bound is outside the window or exact."""
    entry_depth, score, bound, _ = entry
    if entry_depth < depth and -WON < score < WON:
        return False
    if bound == EXACT:
        return True
    return score >= beta if bound == LOWER else score <= alpha


def from_child_score(score: int) -> int:
    """A child's score at its parent: wins and losses are one ply farther away."""
    if score >= WON:
        return score - 1
    return score + 1 if score <= -WON else score


def to_child_bound(score: int) -> int:
    """A parent's bound at its child; the reverse of `from_child_score`."""
    if score >= WON:
        return score + 1
    return score - 1 if score <= -WON else score
