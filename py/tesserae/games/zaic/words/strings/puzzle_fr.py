"""Zaic's puzzles in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.puzzle.wins.0": "Clair joue et gagne",
    "zaic.puzzle.wins.1": "Sombre joue et gagne",
    "zaic.puzzle.own.draw.0": "Clair joue et annule",
    "zaic.puzzle.own.draw.1": "Sombre joue et annule",
    "zaic.puzzle.own.survive.0": "Clair joue et ne perd pas",
    "zaic.puzzle.own.survive.1": "Sombre joue et ne perd pas",
    "zaic.ask.win": "Un gain",
    "zaic.ask.draw": "Une nulle",
    "zaic.ask.survive": "Ne pas perdre",
    "zaic.theme.cut": "Couper une surface",
    "zaic.theme.joined": "Réunir des surfaces",
    "zaic.theme.squeeze": "Peu de réponses",
    "zaic.theme.quiet": "Une pose tranquille",
}
