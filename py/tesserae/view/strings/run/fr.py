"""The words of puzzle runs, in French."""

from typing import Final

TEXT: Final = {
    "title.run": "Course aux problèmes · {game} · Tesserae",
    "run.title": "Course aux problèmes",
    "run.about": (
        "Résolvez-en le plus possible, du facile au difficile. {most} erreurs arrêtent la course."
    ),
    "run.minutes": "{n} minutes",
    "run.end": "Arrêter",
    "run.left": "Temps restant\u202f:",
    "run.solved": "Résolus\u202f: {n}",
    "run.misses": "Erreurs\u202f: {n} sur {most}",
    "run.right": "Juste. Au suivant\u202f:",
    "run.wrong": "Manqué. Au suivant\u202f:",
    "run.over.one": "{n} problème résolu.",
    "run.over.other": "{n} problèmes résolus.",
    "run.best.ever": "Votre meilleure course.",
    "run.best.day": "Votre meilleure course du jour.",
    "run.bests": "Record en {minutes} minutes\u202f: {ever}, aujourd’hui {today}.",
    "run.missed": "Revoyez ceux que vous avez manqués\u202f:",
}
