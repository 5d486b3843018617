"""Tetrad's puzzles in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.puzzle.kill.side": "{Side} détruisent une unité en un tour",
    "tetrad.puzzle.hits.side": "{Side} touchent {count} fois en un tour",
    "tetrad.puzzle.survive.side": "{Side} ne perdent aucune unité au tour suivant",
    "tetrad.puzzle.win.side": "{Side} tirent le meilleur de ce tour",
    "tetrad.puzzle.hit.side": "{Side} touchent pendant ce tour",
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
