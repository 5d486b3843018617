"""Tetrad: armies of units that one builds oneself."""

from __future__ import annotations

from typing import Final

from tesserae.games.listing import new_listing
from tesserae.games.tetrad import board
from tesserae.games.tetrad.engine.ladder import LADDER
from tesserae.games.tetrad.game import Tetrad

GAME: Final = Tetrad()

LISTING: Final = new_listing(GAME, board.CSS, LADDER)
