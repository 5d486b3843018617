"""Zaic's puzzles in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.ask.win": "Un gain",
    "zaic.ask.draw": "Une nulle",
    "zaic.ask.survive": "Ne pas perdre",
    "zaic.theme.cut": "Couper une surface",
    "zaic.theme.joined": "Réunir des surfaces",
    "zaic.theme.squeeze": "Peu de réponses",
    "zaic.theme.quiet": "Une pose tranquille",
}
