"""Zaic's puzzles in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.puzzle.wins.0": "Clair joue et gagne",
    "zaic.puzzle.wins.1": "Sombre joue et gagne",
    "zaic.theme.cut": "Couper une surface",
    "zaic.theme.joined": "Réunir des surfaces",
    "zaic.theme.squeeze": "Peu de réponses",
    "zaic.theme.quiet": "Une pose tranquille",
}
