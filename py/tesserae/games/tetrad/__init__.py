"""Tetrad: armies of units that one builds oneself."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import Game
from tesserae.games.tetrad.game import Tetrad
from tesserae.games.tetrad.rules.position import Position

GAME: Final[Game[Position]] = Tetrad()
