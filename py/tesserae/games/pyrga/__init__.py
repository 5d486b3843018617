"""Pyrga, a game by Mathias Daval: every piece says where the next one goes."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import Game
from tesserae.games.pyrga.game import Pyrga
from tesserae.games.pyrga.rules import Position

GAME: Final[Game[Position]] = Pyrga()
