"""Nim with two takes a turn: the smallest whole game, to try the house with.

Dropped into tesserae/games, with its name in the catalog, it is a game like any other.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.game import Game

from .game import Nim
from .rules import Position

GAME: Final[Game[Position]] = Nim()
