"""Konane, Hawaiian checkers, on six by six cells: a template for games on boards of squares.

Copied into tesserae/games, with a line in the catalog, it is a game like any other.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.square_board import css
from tesserae.games.listing import new_listing

from .game import Konane
from .rules import Position

__all__ = ["GAME", "LISTING", "Konane", "Position"]

GAME: Final = Konane()

LISTING: Final = new_listing(GAME, css("konane"))
