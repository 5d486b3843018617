"""Nim's words in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "nim.title": "Nim",
    "nim.by": "jeu traditionnel",
    "nim.blurb": "Trois tas, deux prises par tour. Le dernier jeton gagne.",
    "nim.facts": "2 joueurs · 2 min",
    "nim.side.0": "Nord",
    "nim.side.1": "Sud",
    "nim.typed": "Coup, p. ex. b2",
    "nim.typed.help": "Le plus bas des jetons que vous prenez, comme b2.",
    "nim.score.0": "commence",
    "nim.score.1": "joue en second",
    "nim.board": "Trois tas, de a à c",
    "nim.spot.there": "{counter}\u202f: un jeton",
    "nim.spot.gone": "{counter}\u202f: rien",
    "nim.move": "{move} et tout ce qui est dessus",
    "nim.do": "Prenez des jetons sur un tas.",
    "nim.do.confirm": "Prenez ces jetons, ou changez d’avis.",
    "nim.why": "Le dernier jeton gagne.",
    "nim.end.last_counter.why": "Le dernier jeton est pris.",
    "nim.no": "Il n’y a pas de jeton à prendre ici.",
    "nim.no.gone": "Il n’y a plus de jeton {counter}.",
    "nim.bad.move": "Un coup est un tas et une hauteur, comme b2.",
    "nim.bad.position": "Ce n’est pas une position de Nim.",
    "nim.bad.unreachable": "Aucune partie de Nim ne mène à cette position.",
    "nim.guide.rules": "Les règles",
    "nim.guide.rules.1": "Prenez des jetons sur un tas, à volonté, deux fois par tour.",
    "nim.guide.figure.start": "Le début\u202f: trois jetons par tas.",
    "nim.guide.figure.start.picture": "Trois jetons dans chacun des tas a, b et c",
    "nim.guide.figure.taken": "Deux jetons pris dans le tas a.",
    "nim.guide.figure.taken.picture": "Un jeton dans le tas a, trois dans b et c",
    "nim.guide.figure.gone": "Le jeton a2 n’est plus là\u202f: on ne peut le reprendre.",
    "nim.guide.figure.gone.picture": "Un jeton dans le tas a, la place au-dessus marquée",
}
