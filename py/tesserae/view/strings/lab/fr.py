"""The words of the lab, in French."""

from typing import Final

TEXT: Final = {
    "title.lab": "Écrire un bot · Tesserae",
    "lab.title": "Écrire un bot",
    "lab.choices": "Jeu et joueurs",
    "lab.game": "Jeu",
    "lab.against": "Votre bot affronte",
    "lab.you": "Vous",
    "lab.itself": "Lui-même",
    "lab.side": "Camp du bot",
    "lab.time": "Temps par coup",
    "lab.seconds.one": "{n} seconde",
    "lab.seconds.other": "{n} secondes",
    "lab.bot": "Le bot",
    "lab.run": "Lancer",
    "lab.stop": "Arrêter",
    "lab.new": "Nouvelle partie",
    "lab.code": "Code du bot",
    "lab.keys": "Tab indente. Pour quitter l’éditeur au clavier, appuyez sur Échap, puis sur Tab.",
    "lab.file": "Le fichier",
    "lab.examples": "Exemples",
    "lab.example.random": "Coups au hasard",
    "lab.example.greedy": "Le plus de choix",
    "lab.example.evaluate": "Un coup d’avance",
    "lab.example.alphabeta": "Alpha-bêta",
    "lab.open": "Ouvrir un fichier",
    "lab.save": "Enregistrer le fichier",
    "lab.link": "Copier un lien",
    "lab.before": "Code précédent",
    "lab.terminal": (
        "Dans un terminal, le même fichier joue avec\u202f: tesserae match {slug} bot.py level2"
    ),
    "lab.linked": "Ce code vient d’un lien. Il ne s’exécute que si vous appuyez sur Lancer.",
    "lab.printed": "Affiché par le bot",
    "lab.turn": "{side}\u202f: {what}",
    "lab.idle": "Appuyez sur Lancer, et votre bot joue.",
    "lab.failed": (
        "Le bot a échoué. Modifiez le code et appuyez sur Lancer\u202f: la partie continue d’ici."
    ),
    "lab.starting": "Le bot démarre…",
    "lab.thinks": "C’est à votre bot de jouer.",
    "lab.level": "C’est au niveau de jouer.",
    "lab.game.number": "Partie {number} sur {of}.",
    "lab.line": "Ligne {line}\u202f:",
    "lab.error": "{error}",
    "lab.late.one": "Pas de réponse au bout de {n} seconde. Le bot a été arrêté.",
    "lab.late.other": "Pas de réponse au bout de {n} secondes. Le bot a été arrêté.",
    "lab.illegal": "Le bot a renvoyé {move}. {why}",
    "lab.trouble.code": "Le code de ce lien est illisible.",
    "lab.trouble.file": "Ce fichier ne peut pas s’ouvrir ici\u202f: trop long, ou illisible.",
    "lab.trouble.link": "Le code est trop long pour un lien. Enregistrez-le dans un fichier.",
    "lab.match": "Match",
    "lab.match.begin.one": "Jouer {n} partie",
    "lab.match.begin.other": "Jouer {n} parties",
    "lab.match.about": (
        "Contre le niveau {level}, chaque ouverture deux fois, en changeant de camp. Une erreur, "
        "un coup illégal ou une réponse trop tardive perd la partie."
    ),
    "lab.match.choose": (
        "Choisissez un niveau comme adversaire\u202f: le bot pourra jouer un match contre lui."
    ),
    "lab.match.progress": "Parties jouées",
    "lab.match.played.one": "{n} partie sur {of} contre le niveau {level}",
    "lab.match.played.other": "{n} parties sur {of} contre le niveau {level}",
    "lab.match.score": "Gagnées {wins}, nulles {draws}, perdues {losses}\u202f: {points} points.",
    "lab.match.elo": "Elo {elo} (95\u202f%\u202f: de {low} à {high}).",
    "lab.won": "Gagnée.",
    "lab.drawn": "Nulle.",
    "lab.lost": "Perdue.",
    "lab.look": "Partie {number}",
    "lab.began": "Le bot a commencé.",
    "lab.followed": "Le niveau a commencé.",
}
