"""Zaic's words for setting up a position, in French."""

from typing import Final

TEXT: Final = {
    "zaic.edit.besides": "Autres outils",
    "zaic.edit.remove": "Retirer",
    "zaic.edit.first": "Première tuile",
    "zaic.edit.nothing": "Il n’y a pas de tuile en {cell}.",
    "zaic.edit.covered": "Une autre tuile repose sur celle-ci. Retirez-la d’abord.",
    "zaic.edit.not_first": "La première tuile d’une partie est à Clair, posée sur la table.",
}
