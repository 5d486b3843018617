"""Tetrad's words for setting up a position, in French."""

from typing import Final

TEXT: Final = {
    "tetrad.edit.unit.0": "Unité {unit} des Blancs",
    "tetrad.edit.unit.1": "Unité {unit} des Noirs",
    "tetrad.edit.shape": "Forme de l’unité",
    "tetrad.edit.acts": "Autres outils",
    "tetrad.edit.tile": "Retirer une tuile",
    "tetrad.edit.unit": "Retirer l’unité",
    "tetrad.edit.moved": "A bougé",
    "tetrad.edit.attacked": "A attaqué",
    "tetrad.edit.hit": "Touchée",
    "tetrad.edit.turn": "Tour",
    "tetrad.edit.setup": "Mise en place",
    "tetrad.edit.quiet": "Tours de suite sans perte\u202f: {n}",
    "tetrad.edit.quiet-5": "5 de moins",
    "tetrad.edit.quiet-1": "1 de moins",
    "tetrad.edit.quiet+1": "1 de plus",
    "tetrad.edit.quiet+5": "5 de plus",
    "tetrad.edit.armies.0": "Armées toutes prêtes pour les Blancs",
    "tetrad.edit.armies.1": "Armées toutes prêtes pour les Noirs",
    "tetrad.edit.ready": "Toutes les unités sont posées\u202f: dites à qui de jouer.",
    "tetrad.edit.order": (
        "Pendant la mise en place, Blancs et Noirs posent leurs unités à tour de rôle, à commencer "
        "par l’unité 1."
    ),
    "tetrad.edit.in_setup": (
        "Tant que dure la mise en place, aucune unité n’a bougé, attaqué ni été touchée."
    ),
    "tetrad.edit.nothing": "Il n’y a pas d’unité en {cell}.",
    "tetrad.edit.moved.whose": "Seule une unité du camp dont c’est le tour peut avoir bougé.",
    "tetrad.edit.attacked.whose": "Seule une unité du camp dont c’est le tour peut avoir attaqué.",
    "tetrad.edit.hit.whose": (
        "Seule une unité du camp dont ce n’est pas le tour peut avoir été touchée."
    ),
}
