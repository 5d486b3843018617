"""Moves of puzzles, from texts to positions."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.game import Game, P
from tesserae.core.position import play_all


def position_after(game: Game[P], texts: Sequence[str]) -> P:
    """The position after some moves from the start of the game."""
    start = game.initial()
    return play_all(start, game.parse_moves(start, texts))
