"""Moves of puzzles, from texts to positions."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.game import Game, Move, P


def position_after(game: Game[P], texts: Sequence[str]) -> P:
    """The position after some moves from the start of the game."""
    position = game.initial()
    for move in texts:
        position = position.apply(game.parse_move(position, move))
    return position


def moves_of(game: Game[P], position: P, texts: Sequence[str]) -> tuple[Move, ...]:
    """The moves of texts, one after the other."""
    moves = []
    for text in texts:
        moves.append(game.parse_move(position, text))
        position = position.apply(moves[-1])
    return tuple(moves)
