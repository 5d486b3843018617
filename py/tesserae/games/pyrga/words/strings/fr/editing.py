"""Pyrga's words for setting up a position, in French."""

from typing import Final

TEXT: Final = {
    "pyrga.edit.besides": "Autres outils",
    "pyrga.edit.remove": "Retirer",
    "pyrga.edit.last": "Jouée en dernier",
    "pyrga.edit.which": (
        "Dites quelle pièce a été jouée en dernier\u202f: choisissez "
        "«\u202fJouée en dernier\u202f», puis sa case."
    ),
    "pyrga.edit.nothing": "Il n’y a pas de pièce en {cell}.",
}
