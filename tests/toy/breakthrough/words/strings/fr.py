"""Breakthrough's words in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "breakthrough.title": "Breakthrough",
    "breakthrough.by": "Dan Troyka",
    "breakthrough.blurb": "Les pions avancent. Le premier à la dernière rangée gagne.",
    "breakthrough.facts": "2 joueurs · 5 min",
    "breakthrough.side.0": "Blanc",
    "breakthrough.side.1": "Noir",
    "breakthrough.typed": "Coup, p. ex. c2c3",
    "breakthrough.typed.help": "La case du pion, puis celle où il va, comme c2c3.",
    "breakthrough.score.0": "commence",
    "breakthrough.score.1": "joue en second",
    "breakthrough.board": "Plateau de six cases sur six",
    "breakthrough.spot.w": "{cell}\u202f: un pion blanc",
    "breakthrough.spot.b": "{cell}\u202f: un pion noir",
    "breakthrough.spot.none": "{cell}\u202f: vide",
    "breakthrough.piece.w": "Pion blanc",
    "breakthrough.piece.b": "Pion noir",
    "breakthrough.move": "{move}",
    "breakthrough.do": "Choisissez un pion et la case où il va.",
    "breakthrough.do.confirm": "Où va-t-il\u202f?",
    "breakthrough.why": "Le premier à la dernière rangée gagne.",
    "breakthrough.end.reached.why": "Un pion est à la dernière rangée.",
    "breakthrough.end.taken.why": "Tous les pions de l’autre camp sont pris.",
    "breakthrough.no": "Un pion avance d’une case, et prend en diagonale.",
    "breakthrough.bad.move": "Un coup est fait de deux cases, comme c2c3.",
    "breakthrough.bad.position": "Ce n’est pas une position de Breakthrough.",
    "breakthrough.bad.unreachable": "Aucune partie de Breakthrough ne mène à cette position.",
    "breakthrough.guide.rules": "Les règles",
    "breakthrough.guide.rules.1": (
        "Un pion avance d’une case, tout droit ou en diagonale, là où il n’y a rien. En diagonale "
        "il peut aussi prendre un pion. Gagne le premier qui est à la dernière rangée, ou qui a "
        "pris tous les pions."
    ),
    "breakthrough.guide.figure.start": "Le début.",
    "breakthrough.guide.figure.start.picture": "Deux rangées de pions de chaque côté",
    "breakthrough.guide.figure.gone": "Le pion de Blanc est allé en c3.",
    "breakthrough.guide.figure.gone.picture": "Le début, mais un pion blanc en c3 et non en c2",
    "breakthrough.guide.figure.stuck": "Le pion de c3 ne prend pas tout droit.",
    "breakthrough.guide.figure.stuck.picture": (
        "Un pion blanc en c3, et juste devant, en c4, un pion noir marqué"
    ),
}
