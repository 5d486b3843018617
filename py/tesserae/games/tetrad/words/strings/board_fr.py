"""What a screen reader says of Tetrad's board, in French.

\\u202f is the narrow space that French sets before a colon.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.board": "Plateau de Tetrad, colonnes a à n, rangées 1 à 14",
    "tetrad.spot": "{cell}, {ground}\u202f: {what}.",
    "tetrad.spot.ground.Y": "jaune",
    "tetrad.spot.ground.R": "rouge",
    "tetrad.spot.ground.B": "bleu",
    "tetrad.spot.empty": "vide",
    "tetrad.spot.unit.0.one": "unité blanche {unit}, une tuile",
    "tetrad.spot.unit.0.other": "unité blanche {unit}, {n} tuiles",
    "tetrad.spot.unit.1.one": "unité noire {unit}, une tuile",
    "tetrad.spot.unit.1.other": "unité noire {unit}, {n} tuiles",
    "tetrad.spot.moved": "{unit}, a bougé",
    "tetrad.spot.attacked": "{unit}, a attaqué",
    "tetrad.spot.hit": "{unit}, doit perdre une tuile",
    "tetrad.spot.last": "{spot} Dernier coup joué.",
    "tetrad.spot.start": "{spot} Une unité peut avoir ici son coin inférieur gauche.",
    "tetrad.spot.place": "{spot} L’unité tient avec son coin inférieur gauche ici.",
    "tetrad.spot.grab": "{spot} Vous pouvez prendre l’unité par cette tuile.",
    "tetrad.spot.go": "{spot} La tuile que vous tenez peut venir ici.",
    "tetrad.spot.remove": "{spot} Vous pouvez retirer cette tuile.",
    "tetrad.spot.handle.r": "Tourner à droite",
    "tetrad.spot.handle.u": "Tourner de 180°",
    "tetrad.spot.handle.l": "Tourner à gauche",
    "tetrad.spot.handle.xn": "Tirer au nord",
    "tetrad.spot.handle.xe": "Tirer à l’est",
    "tetrad.spot.handle.xs": "Tirer au sud",
    "tetrad.spot.handle.xw": "Tirer à l’ouest",
    "tetrad.spot.handle.end": "Finir le tour",
}
