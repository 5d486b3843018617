"""Perft: counting move sequences, the sharpest test of a game's rules."""

from __future__ import annotations

from tesserae.core.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of legal move sequences of exactly `depth` plies; a finished game ends its own."""
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.apply(move), depth - 1) for move in moves)
