"""The words of reviews, in French."""

from typing import Final

TEXT: Final = {
    "review.title": "Ce qui s’est passé",
    "review.lead.you.one": (
        "Un de vos tours a compté plus que les autres. Le voici, avec ce qui valait mieux."
    ),
    "review.lead.you.other": (
        "{n} de vos tours ont compté plus que les autres. Les voici, avec ce qui valait mieux."
    ),
    "review.lead.one": (
        "Un tour a compté plus que les autres. Le voici, avec ce qui valait mieux."
    ),
    "review.lead.other": (
        "{n} tours ont compté plus que les autres. Les voici, avec ce qui valait mieux."
    ),
    "review.none": "Il n’y a pas d’erreur marquante qu’un joueur aurait pu voir.",
    "review.none.you": "Vous n’avez commis aucune erreur qu’un joueur aurait pu voir.",
    "review.under_way": "Recherche des moments clés",
    "review.done": "Le bilan est prêt.",
    "review.fell.you": (
        "Vos chances de gagner\u202f: {before}\u202f% avant, {after}\u202f% après."
    ),
    "review.fell.win.draw.you": "Votre position était gagnante, la voilà nulle.",
    "review.fell.win.loss.you": "Votre position était gagnante, la voilà perdante.",
    "review.fell.draw.loss.you": "Votre position était nulle, la voilà perdante.",
    "review.better": "Mieux\u202f: {move}.",
    "review.better.first": "Mieux, pour commencer\u202f: {move}.",
    "review.turn": "{number} {what}",
    "review.then": "{first}\u202f; {then}",
    "review.line": "La meilleure suite",
    "review.line.start": "Joué\u202f: en tirets. Mieux\u202f: en pointillés.",
    "review.line.ply": "{n} sur {of}\u202f: {what}.",
    "review.line.back": "Un coup en arrière",
    "review.line.on": "Le coup suivant",
    "review.save": "Enregistrer avec les valeurs",
    "review.try": "Essayer ici",
    "review.keep.win": "Garder le gain",
    "review.keep.draw": "Tenir la nulle",
    "review.board": "Le plateau avant {turn}",
    "review.board.line": "Le plateau après {n} coups de la meilleure suite",
}
