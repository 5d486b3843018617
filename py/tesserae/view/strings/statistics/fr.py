"""The words of the statistics, in French."""

from typing import Final

TEXT: Final = {
    "title.statistics": "Statistiques · Tesserae",
    "statistics.why": (
        "D’après les parties et les problèmes de cet appareil. Tout reste ici, sauf ce que vous "
        "enregistrez dans un fichier."
    ),
    "statistics.save": "Enregistrer un tableau (CSV)",
    "statistics.results": "Parties contre l’ordinateur",
    "statistics.results.none": "Aucune partie contre l’ordinateur n’est encore finie.",
    "statistics.puzzles": "Problèmes",
    "statistics.puzzles.none": "Aucun problème n’a encore été essayé.",
    "statistics.runs": "Meilleures courses aux problèmes",
    "statistics.runs.none": "Aucune course n’a encore été faite.",
    "statistics.theme.any": "Tous les thèmes",
    "statistics.lines": "Lignes des études",
    "statistics.lines.none": "Aucune ligne d’étude n’a encore été révisée.",
    "statistics.trained": "Révisées",
    "statistics.learned": "Sues",
    "statistics.lasting": "Acquises",
    "statistics.misses": "Erreurs",
    "statistics.time": "Temps",
    "statistics.time.none": "Rien n’a encore été joué.",
    "statistics.game": "Jeu",
    "statistics.against": "Contre",
    "statistics.side": "Camp",
    "statistics.won": "Gagnées",
    "statistics.drawn": "Nulles",
    "statistics.lost": "Perdues",
    "statistics.tiers": "Problèmes par difficulté",
    "statistics.themes": "Problèmes par thème",
    "statistics.tier": "Difficulté",
    "statistics.theme": "Thème",
    "statistics.solved": "Résolus",
    "statistics.tried": "Essayés",
    "statistics.share": "Réussite",
    "statistics.minutes": "Minutes",
    "statistics.people": "Parties à deux",
    "statistics.tier.0": "Faciles",
    "statistics.tier.1": "Moyens",
    "statistics.tier.2": "Difficiles",
    "statistics.percent": "{n}\u202f%",
}
