"""Tetrad's puzzles in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.puzzle.kill.0": "Les Blancs détruisent une unité en un tour",
    "tetrad.puzzle.hits.0": "Les Blancs touchent {count} fois en un tour",
    "tetrad.puzzle.survive.0": "Les Blancs ne perdent aucune unité au tour suivant",
    "tetrad.puzzle.kill.1": "Les Noirs détruisent une unité en un tour",
    "tetrad.puzzle.hits.1": "Les Noirs touchent {count} fois en un tour",
    "tetrad.puzzle.survive.1": "Les Noirs ne perdent aucune unité au tour suivant",
    "tetrad.theme.kill": "Détruire une unité",
    "tetrad.theme.hits2": "Deux tirs au but",
    "tetrad.theme.hits3": "Trois tirs au but",
    "tetrad.theme.hits4": "Quatre tirs au but",
    "tetrad.theme.hits5": "Cinq tirs au but",
    "tetrad.theme.survive": "Survivre",
}
