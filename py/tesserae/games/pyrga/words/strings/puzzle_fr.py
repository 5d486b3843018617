"""Pyrga's puzzles in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.puzzle.wins.0": "Les Blancs jouent et gagnent",
    "pyrga.puzzle.wins.1": "Les Noirs jouent et gagnent",
    "pyrga.puzzle.draw.0": "Aux Blancs\u202f: un seul coup annule",
    "pyrga.puzzle.draw.1": "Aux Noirs\u202f: un seul coup annule",
    "pyrga.puzzle.own.draw.0": "Les Blancs jouent et annulent",
    "pyrga.puzzle.own.draw.1": "Les Noirs jouent et annulent",
    "pyrga.puzzle.own.survive.0": "Les Blancs jouent et ne perdent pas",
    "pyrga.puzzle.own.survive.1": "Les Noirs jouent et ne perdent pas",
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
