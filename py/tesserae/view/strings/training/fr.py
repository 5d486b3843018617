"""The words of training, in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.train": "Réviser des lignes · Tesserae",
    "train.title": "Réviser des lignes",
    "train.left.one": "{n} ligne restante",
    "train.left.other": "{n} lignes restantes",
    "train.new": "Nouveau\u202f: {what}",
    "train.move": "Le coup\u202f: {what}",
    "train.said": "{words}",
    "train.wrong": "Ce n’est pas le coup de cette étude.",
    "train.also": "C’est juste aussi. L’étude continue par un autre coup.",
    "train.found": "Ligne trouvée.",
    "train.again": "Cette ligne reviendra bientôt.",
    "train.next": "Ligne suivante",
    "train.show": "Voir le coup",
    "train.end": "Terminer",
    "train.over": "Terminé pour l’instant.",
    "train.late": "Dix minutes sont passées\u202f: c’est le moment d’une pause.",
    "train.stopped": "Il y a des lignes à réviser.",
    "train.none": "Rien à réviser dans cette étude\u202f: jouez d’abord quelques coups.",
    "train.empty": (
        "Rien à réviser. Ouvrez une étude et révisez-la\u202f: ses lignes reviendront ici."
    ),
    "train.nothing_due": "Rien à réviser aujourd’hui.",
    "train.learned.one": "{n} nouvelle ligne apprise.",
    "train.learned.other": "{n} nouvelles lignes apprises.",
    "train.known.one": "{n} ligne sue.",
    "train.known.other": "{n} lignes sues.",
    "train.failed.one": "{n} ligne manquée\u202f: elle revient demain.",
    "train.failed.other": "{n} lignes manquées\u202f: elles reviennent demain.",
    "train.list.learned": "Apprises",
    "train.list.known": "Sues",
    "train.list.failed": "Manquées",
    "train.back": "La prochaine ligne revient le {date}.",
    "train.more": "Continuer",
    "train.ahead": "Réviser en avance",
    "train.side": "Réviser l’autre camp",
    "train.study": "Ouvrir l’étude",
    "train.home": "Lignes à réviser",
    "train.open": "Réviser",
    "train.due.one": "{n} ligne à réviser aujourd’hui",
    "train.due.other": "{n} lignes à réviser aujourd’hui",
}
