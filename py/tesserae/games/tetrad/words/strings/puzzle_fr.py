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
    "tetrad.puzzle.win.0": "Les Blancs tirent le meilleur de ce tour",
    "tetrad.puzzle.win.1": "Les Noirs tirent le meilleur de ce tour",
    "tetrad.puzzle.hit.0": "Les Blancs touchent pendant ce tour",
    "tetrad.puzzle.hit.1": "Les Noirs touchent pendant ce tour",
    "tetrad.own.nothing.proven": "Aucun tour n’est sûr de toucher quoi que ce soit ici.",
    "tetrad.own.nothing.seen": "L’ordinateur ne trouve ici aucun tour sûr de toucher.",
    "tetrad.own.lost.proven": "Quoi qu’on joue ici, une unité peut être perdue au tour suivant.",
    "tetrad.own.lost.seen": "L’ordinateur ne trouve ici aucun tour qui sauve toutes les unités.",
    "tetrad.ask.win": "Une unité détruite, ou le plus de tirs au but",
    "tetrad.ask.survive": "Aucune unité perdue",
    "tetrad.theme.kill": "Détruire une unité",
    "tetrad.theme.hits2": "Deux tirs au but",
    "tetrad.theme.hits3": "Trois tirs au but",
    "tetrad.theme.hits4": "Quatre tirs au but",
    "tetrad.theme.hits5": "Cinq tirs au but",
    "tetrad.theme.survive": "Survivre",
}
