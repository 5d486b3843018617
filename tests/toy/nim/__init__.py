"""Nim with two takes a turn: the least that a game can be, and a template for the next.

Copied into tesserae/games, with a line in the catalog, it is a game like any other.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.listing import new_listing

from .board import CSS
from .game import Nim
from .rules import Position

__all__ = ["GAME", "LISTING", "Nim", "Position"]

GAME: Final = Nim()

LISTING: Final = new_listing(GAME, CSS)
