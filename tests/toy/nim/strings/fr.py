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
    "nim.typed": "Tapez un coup, p. ex. b2",
    "nim.typed.help": "Le plus bas des jetons que vous prenez, comme b2.",
    "nim.score.one": "{n} prise à faire",
    "nim.score.other": "{n} prises à faire",
    "nim.board": "Trois tas, de a à c",
    "nim.spot.there": "{counter}\u202f: un jeton",
    "nim.spot.gone": "{counter}\u202f: rien",
    "nim.move.one": "{n} jeton du tas {heap}",
    "nim.move.other": "{n} jetons du tas {heap}",
    "nim.do.one": "Prenez encore une fois dans un tas.",
    "nim.do.other": "Prenez {n} fois dans un tas.",
    "nim.do.confirm": "Prenez {counter} et tout ce qui est dessus, ou changez d’avis.",
    "nim.why": "Le dernier jeton gagne.",
    "nim.end.0": "Nord gagne.",
    "nim.end.1": "Sud gagne.",
    "nim.end.why": "Le dernier jeton est pris.",
    "nim.no.over": "La partie est finie.",
    "nim.no.gone": "Il n’y a plus de jeton {counter}.",
    "nim.bad.move": "Un coup est un tas et une hauteur, comme b2.",
    "nim.bad.position": "Ce n’est pas une position de Nim.",
    "nim.bad.unreachable": "Aucune partie de Nim ne mène à cette position.",
    "nim.guide.rules": "Les règles",
    "nim.guide.rules.1": "Prenez autant de jetons que vous voulez sur un tas, deux fois par tour.",
    "nim.guide.figure.start": "Le début\u202f: trois jetons par tas.",
    "nim.guide.figure.start.picture": "Trois jetons dans chacun des tas a, b et c",
    "nim.guide.figure.taken": "Deux jetons pris dans le tas a.",
    "nim.guide.figure.taken.picture": "Un jeton dans le tas a, trois dans b et c",
    "nim.guide.figure.gone": "Le jeton a2 n’est plus là\u202f: on ne peut pas le reprendre.",
    "nim.guide.figure.gone.picture": "Un jeton dans le tas a, la place au-dessus marquée",
}
