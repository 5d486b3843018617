"""Zaic, a game by Erik Dresner: the largest area in sight wins, on whatever levels."""

from __future__ import annotations

from typing import Final

from tesserae.games.listing import new_listing
from tesserae.games.zaic import board
from tesserae.games.zaic.engine.ladder import LADDER
from tesserae.games.zaic.game import Zaic

GAME: Final = Zaic()

LISTING: Final = new_listing(GAME, board.CSS, LADDER)
