"""Konane's words in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "konane.title": "Konane",
    "konane.by": "jeu hawaïen",
    "konane.blurb": "Sautez par-dessus les pierres et prenez-les. Qui ne peut plus sauter perd.",
    "konane.facts": "2 joueurs · 10 min",
    "konane.side.0": "Noir",
    "konane.side.1": "Blanc",
    "konane.typed": "Coup, p. ex. c3e3",
    "konane.typed.help": (
        "La case de la pierre, puis celle où elle va, comme c3e3. Pour une pierre à retirer, "
        "sa case."
    ),
    "konane.score.0": "commence",
    "konane.score.1": "joue en second",
    "konane.board": "Plateau de six cases sur six",
    "konane.spot.b": "{cell}\u202f: une pierre noire",
    "konane.spot.w": "{cell}\u202f: une pierre blanche",
    "konane.spot.none": "{cell}\u202f: un vide",
    "konane.piece.b": "Pierre noire",
    "konane.piece.w": "Pierre blanche",
    "konane.move": "{move}",
    "konane.do": "Sautez par-dessus une pierre adverse.",
    "konane.do.confirm": "Où saute-t-elle\u202f?",
    "konane.why": "Qui ne peut plus sauter perd.",
    "konane.end.stuck.why": "L’autre camp ne peut plus sauter.",
    "konane.no": "Ce n’est pas un saut par-dessus une pierre vers un vide.",
    "konane.bad.move": "Un coup est une case ou deux, comme c3e3.",
    "konane.bad.position": "Ce n’est pas une position de Konane.",
    "konane.bad.unreachable": "Aucune partie de Konane ne mène à cette position.",
    "konane.guide.rules": "Les règles",
    "konane.guide.rules.1": (
        "Noir retire une de ses pierres, dans un coin ou au centre, et Blanc une à côté du "
        "vide. Puis chacun saute à son tour, en ligne droite, par-dessus une pierre adverse "
        "vers un vide, et la prend. On peut continuer dans la même direction."
    ),
    "konane.guide.figure.start": "Le début\u202f: aucun vide encore.",
    "konane.guide.figure.start.picture": "Un plateau plein, pierres noires et blanches alternées",
    "konane.guide.figure.taken": "Noir a retiré la pierre de c3.",
    "konane.guide.figure.taken.picture": "Un plateau plein, sauf c3",
    "konane.guide.figure.gone": "La pierre blanche de a2 n’est pas à côté du vide.",
    "konane.guide.figure.gone.picture": "Un plateau plein sauf c3, a2 marquée",
}
