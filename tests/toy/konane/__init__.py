"""Konane, Hawaiian checkers, on six by six cells."""

from __future__ import annotations

from typing import Final

from tesserae.games.listing import new_listing

from .board import CSS
from .game import Konane
from .rules import Position

__all__ = ["GAME", "LISTING", "Konane", "Position"]

GAME: Final = Konane()

LISTING: Final = new_listing(GAME, CSS)
