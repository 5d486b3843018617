"""Pyrga's puzzles in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.puzzle.draw.side": "{To_side}\u202f: un seul coup annule",
    "pyrga.ask.win": "Un gain",
    "pyrga.ask.draw": "Une nulle",
    "pyrga.ask.survive": "Ne pas perdre",
    "pyrga.theme.tower": "La troisième Tour",
    "pyrga.theme.block": "Parade",
    "pyrga.theme.dead": "Envoi sans issue",
    "pyrga.theme.free": "Libre choix",
    "pyrga.theme.squeeze": "Plus rien de bon",
    "pyrga.theme.quiet": "Coup tranquille",
    "pyrga.theme.draw": "Sauver la nulle",
}
