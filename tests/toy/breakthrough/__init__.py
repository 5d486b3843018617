"""Breakthrough on six by six cells: the game of docs/adding-a-game.md."""

from __future__ import annotations

from typing import Final

from tesserae.core.square_board import css
from tesserae.games.listing import new_listing

from .game import Breakthrough
from .rules import Position

__all__ = ["GAME", "LISTING", "Breakthrough", "Position"]

GAME: Final = Breakthrough()

LISTING: Final = new_listing(GAME, css("breakthrough"))
