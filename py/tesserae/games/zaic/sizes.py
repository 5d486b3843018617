"""How a move changes the largest areas."""

from __future__ import annotations

from functools import lru_cache

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.games.zaic.rules import Position


@lru_cache(maxsize=64)
def largest(position: Position, move: Move) -> tuple[int, int]:
    """The size of the mover's largest area before a legal move, and after it."""
    return _sizes(position, position.apply(move), position.to_move)


@lru_cache(maxsize=64)
def largest_of_opponent(position: Position, move: Move) -> tuple[int, int]:
    """The size of the opponent's largest area before a legal move, and after it."""
    return _sizes(position, position.apply(move), OPPONENT[position.to_move])


def _sizes(before: Position, after: Position, side: Side) -> tuple[int, int]:
    old, new = (sum(position.area_sizes(side)[:1]) for position in (before, after))
    return old, new
