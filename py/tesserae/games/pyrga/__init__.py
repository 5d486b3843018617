"""Pyrga, a game by Mathias Daval: every piece says where the next one goes."""

from __future__ import annotations

from typing import Final

from tesserae.games.listing import new_listing
from tesserae.games.pyrga import board
from tesserae.games.pyrga.engine.ladder import LADDER
from tesserae.games.pyrga.game import Pyrga

GAME: Final = Pyrga()

LISTING: Final = new_listing(GAME, board.CSS, LADDER)
