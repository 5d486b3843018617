"""The words of sheets to print, in French."""

from typing import Final

TEXT: Final = {
    "title.sheet": "{game} à imprimer · Tesserae",
    "sheet.here": "{game} à imprimer",
    "sheet.choices": "Ce qui est imprimé",
    "sheet.preview": "Aperçu avant impression",
    "sheet.print": "Imprimer",
    "sheet.paper": "Papier",
    "sheet.paper.a4": "A4",
    "sheet.paper.letter": "Lettre US",
    "sheet.title": "Titre",
    "sheet.notes": "Remarques",
    "chapters": "Chapitres",
    "chapter.number": "Chapitre {n}",
    "chapter.titled": "{n}. {title}",
    "sheet.chapters.open": "Ce chapitre",
    "sheet.chapters.all": "Tous les chapitres",
    "sheet.shown": "Positions",
    "sheet.shown.key": "Les positions clés",
    "sheet.shown.turns": "Une par tour",
    "sheet.shown.here": "Celle du plateau",
    "sheet.key.why": (
        "Les positions clés sont celles qui ont un commentaire, une note ou un dessin dans "
        "l’étude, et les tournants d’un bilan. À défaut, quelques-unes sont choisies au fil de "
        "la partie."
    ),
    "sheet.none": "Il n’y a encore rien à imprimer\u202f: aucune partie n’a été jouée.",
    "sheet.back": "Retour",
    "sheet.start": "Début",
    "sheet.after": "Après {move}",
    "sheet.played": "{first} – {second}",
    "sheet.code": "Code QR du lien",
    "sheet.scan": "À scanner pour l’ouvrir",
    "sheet.many": "Ce sont les {n} premières positions sur {all}.",
    "puzzles.title.one": "{game}\u202f: {n} problème",
    "puzzles.title.other": "{game}\u202f: {n} problèmes",
    "puzzles.solutions": "Solutions",
    "puzzles.turn": "À imprimer recto verso\u202f: les solutions sont au dos de chaque feuille.",
    "puzzles.count": "Combien",
    "puzzles.tier": "Difficulté",
    "puzzles.tier.any": "Toutes",
    "puzzles.tier.first": "Faciles",
    "puzzles.tier.middle": "Moyens",
    "puzzles.tier.hard": "Difficiles",
    "puzzles.others": "D’autres",
    "puzzles.number": "Nº {number}",
    "puzzles.loading": "Les problèmes arrivent…",
    "puzzles.missing": "Les problèmes n’ont pas pu être chargés.",
}
