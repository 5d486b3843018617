"""The words for what a host page asks of a frame, in French."""

from typing import Final

TEXT: Final = {
    "host.says": "Cette page dit\u202f: ",
    "host.evaluation": "Évaluation de cette page\u202f: {side} {percent}\u202f%",
    "host.evaluation.name": "Évaluation donnée par cette page",
    # What the host page is told
    "host.no_cells": "Nommez une ou plusieurs cases de ce plateau, comme a1.",
    "host.no_cell": "Ce plateau n’a pas de case {cell}.",
    "host.arrow": "Une flèche mène d’une case à une autre.",
    "host.colour": ("Une couleur s’écrit green, red, yellow ou blue (vert, rouge, jaune ou bleu)."),
    "host.colour_bad": "{field} n’est pas une couleur comme f5f0e6.",
    "host.font_bad": "font est une liste de noms de polices, séparés par des virgules.",
    "host.contrast": (
        "Le contraste entre {one} et {other} serait de {ratio} pour 1, et il faut {least}\u202f: "
        "ce plateau garde ses couleurs."
    ),
    "host.full": "Votre page peut dessiner au plus {most} cases et flèches sur un plateau.",
    "host.comment": "Un commentaire est un texte de {most} caractères au plus.",
    "host.evaluation.bad": (
        "Une évaluation est la chance de gagner du premier camp, de 0 à 1\u202f; null la retire."
    ),
    "host.pace": "Une cadence va de 0,5 à 4 secondes, par demi-secondes\u202f; 0 met en pause.",
    "host.no_moves": "Il n’y a aucun coup à rejouer.",
    "host.still": (
        "La personne qui lit demande moins de mouvement\u202f: rien ne défile tout seul."
    ),
}
