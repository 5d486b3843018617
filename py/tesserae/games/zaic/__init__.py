"""Zaic, a game by Erik Dresner: the largest area in sight wins, on whatever levels."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import Game
from tesserae.games.zaic.game import Zaic
from tesserae.games.zaic.rules import Position

GAME: Final[Game[Position]] = Zaic()
