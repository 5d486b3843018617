"""The words of studies, in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.study": "Étude de {game} · Tesserae",
    "study.title": "Étude de {game}",
    # The panels
    "study.panels": "Panneaux",
    "study.panel.lines": "Lignes",
    "study.panel.moves": "Coups",
    "study.panel.graph": "Courbe",
    "study.steps": "Pas à pas",
    "study.acts": "Que faire de la position",
    "study.play": "Jouer à partir d’ici",
    "study.against": "Niveau",
    "study.puzzle": "En faire un problème",
    # The tree
    "study.tree": "Que faire des coups",
    "study.forward.one": "Avancer",
    "study.forward.other": "Avancer\u202f: {n} suites possibles",
    "study.fork.one": "{n} suite possible",
    "study.fork.other": "{n} suites possibles",
    "study.way": "{move}.",
    "study.fold": "Variante {move}",
    "study.promote": "Promouvoir",
    "study.main": "Ligne principale",
    "study.copy": "Copier la ligne",
    "study.return": "Où j’étais",
    "study.cut": "Supprimer d’ici",
    "study.restore": "Rétablir",
    # The threat
    "threat": "Menace",
    "threat.looking": "Recherche de la menace…",
    "threat.none": "Rien ne menace ici.",
    "threat.move": "Menace ({side})\u202f: {moves}.",
    "threat.choose": "Choisissez un espace pour voir où chaque pièce enverrait l’autre camp.",
    "threat.sends": "Suite imposée\u202f:",
    "threat.sent": "{to} après {move}.",
    "threat.anywhere": "n’importe quel espace",
    # The keys
    "keys.study": "À côté du plateau d’une étude",
    "keys.ways": "↑ ↓",
    "keys.ways.does": "Une autre suite, là où elles se séparent et où → l’a demandé",
    "keys.promote": "P",
    "keys.promote.does": "Promouvoir la ligne",
    "keys.main": "M",
    "keys.main.does": "En faire la ligne principale",
    "keys.cut": "Suppr",
    "keys.cut.does": "Supprimer à partir d’ici",
    "keys.restore": "Z",
    "keys.restore.does": "Rétablir ce qui a été supprimé",
    "keys.copy": "C",
    "keys.copy.does": "Copier la ligne",
    "keys.return": "B",
    "keys.return.does": "Revenir où vous étiez avant le dernier saut",
    "keys.threat": "X",
    "keys.threat.does": "Ce que ferait l’autre camp",
    "keys.flip": "F",
    "keys.flip.does": "Retourner le plateau",
}
