"""The words of the pages around the games, and of what is on all of them, in French."""

from typing import Final

TEXT: Final = {
    "app": "Tesserae",
    "list.or": "ou",
    "list.and": "et",
    "language.en": "English",
    "language.fr": "Français",
    "title.game": "{game} · Tesserae",
    "title.rules": "{game}\u202f: les règles · Tesserae",
    "title.learn": "Apprendre {game} · Tesserae",
    # On many pages
    "close": "Fermer",
    "copy": "Copier",
    "on": "Oui",
    "off": "Non",
    "play": "Jouer",
    "rules": "Règles",
    "settings": "Réglages",
    "share": "Partager",
    "top.nav": "Tesserae",
    # While the app loads
    "loading.begun": "Regardez le plateau. Préparation…",
    "loading": "Regardez le plateau. Préparation\u202f: {n}\u202f%",
    "loading.name": "Préparation",
    "failed": "Tesserae n’a pas pu démarrer. Vos parties restent sur cet appareil.",
    "joining.soon": "Vous pouvez jouer. L’ordinateur sera bientôt à pleine puissance.",
    "joining.seconds": "Vous pouvez jouer. L’ordinateur sera à pleine puissance dans {n}\u00a0s.",
    "joining.minutes": "Vous pouvez jouer. L’ordinateur sera à pleine puissance dans {n}\u00a0min.",
    "joining.waiting": "Jouez contre les niveaux 1 à\u00a03.",
    "joining.load": "Charger tous les niveaux",
    "alone": (
        "Le reste de Tesserae n’a pas pu être chargé. Vous pouvez jouer sans l’ordinateur, et vos "
        "parties restent sur cet appareil."
    ),
    "stopped": "Tesserae s’est arrêté. Vos parties restent sur cet appareil.",
    "unable": (
        "WebAssembly est désactivé ici, et Tesserae ne peut pas s’en passer. Si c’est le mode "
        "Isolement, ouvrez les réglages de la page dans la barre d’adresse, puis ceux du site web, "
        "et désactivez-le pour ce site. Les règles peuvent être lues malgré tout."
    ),
    "failed.reload": "Réessayer",
    "noscript": "Tesserae est un programme qui tourne dans cette page\u202f: "
    "il lui faut JavaScript.",
    "missing": "Tesserae n’a pas de page à cette adresse\u202f:",
    "missing.home": "Voir les jeux",
    "about": (
        "Jouez tout de suite à des jeux de plateau abstraits, à deux ou contre l’ordinateur, même "
        "sans réseau."
    ),
    # Home
    "home.lead.one": "Un jeu de plateau, une table tranquille, un adversaire patient.",
    "home.lead.other": "Des jeux de plateau, une table tranquille, un adversaire patient.",
    "home.more": (
        "Jouez à deux sur cet appareil, contre l’ordinateur, ou envoyez un lien. "
        "La page s’ouvre aussitôt et fonctionne sans réseau."
    ),
    "home.start": "Commencer ici",
    "home.start.title": "Apprendre {game} en trois minutes",
    "home.start.why": "Sur le vrai plateau, puis une première partie avec un entraîneur.",
    "home.who_wins": "Qui gagne\u202f?",
    "home.lesson": "Étapes terminées\u202f: {n} sur {all}",
    "home.go_on": "Reprendre",
    "home.solve": "Résoudre",
    "home.solved": "Résolu",
    "home.tried": "Déjà essayé",
    "home.continue": "Continuer",
    "game.after": "{game}, après {move}",
    "home.earlier.one": "{n} partie précédente",
    "home.earlier.other": "{n} parties précédentes",
    "home.forget": "Retirer de la liste\u202f: {game}",
    "saved.against": "{game} contre le niveau {level}",
    "saved.watched": "{game}, niveau {first} contre niveau {second}",
    "saved.two": "{game}, à deux",
    "saved.study": "{game}, étude",
    "saved.study.named": "{name} ({game}, étude)",
    "saved.named": "{game}, {state}",
    "saved.state": "{far} · {how}",
    "saved.moves.one": "{n} coup",
    "saved.moves.other": "{n} coups",
    "saved.turns.one": "{n} tour",
    "saved.turns.other": "{n} tours",
    "saved.your_turn": "à vous",
    "saved.engine_turn": "au niveau {level}",
    "saved.turn": "au trait\u202f: {side}",
    "saved.won": "victoire\u202f: {side}",
    "saved.draw": "partie nulle",
    "saved.you_won": "gagnée",
    "saved.you_lost": "perdue",
    "saved.players": "{first} – {second}",
    # Offline
    "offline.none": "Pas encore disponible hors ligne",
    "offline.waiting": "Pas encore disponible hors ligne, pour économiser les données",
    "offline.save": "Rendre disponible hors ligne",
    "offline.saving": "Enregistrement pour le mode hors ligne…",
    "offline.percent": "{n}\u202f%",
    "offline.ready": "Disponible hors ligne ({mb}\u00a0Mo)",
    "offline.failed": (
        "L’enregistrement pour le mode hors ligne a échoué\u202f: "
        "la connexion s’est interrompue, ou cet appareil est plein."
    ),
    "offline.again": "Réessayer",
    "offline.update": "Une nouvelle version est prête. Votre partie continuera où elle en est.",
    "offline.renew": "Passer à la nouvelle version",
    "offline.unable": "Ce navigateur ne peut pas conserver Tesserae pour le mode hors ligne.",
    "offline.file": "Tout Tesserae est dans ce seul fichier. Il n’a pas besoin de réseau.",
    "offline.install": "Installer",
    "offline.file.save": "Télécharger en un seul fichier ({mb}\u00a0Mo)",
    # Lessons
    "learn": "Apprendre",
    "learn.title": "Apprendre {game}",
    "learn.steps": "Étapes",
    "learn.step": "Étape {n}\u202f: {title}",
    "learn.step.done": "Étape {n}\u202f: {title}, terminée",
    "learn.place": "Étape {n}\u202f:",
    "learn.exercise": "{n} sur {all}",
    "learn.right": "C’est ça.",
    "learn.wrong": "Ce n’est pas ça. Essayez encore.",
    "learn.rule": "La règle",
    "learn.back": "Retour",
    "learn.next": "Suite",
    "learn.skip": "Passer",
    "learn.over": "Vous en savez assez pour une première partie.",
    "learn.play": "Jouer une première partie",
    # Rules
    "guide.try": "Essayer",
    "guide.try.section": "Essayer\u202f: {title}",
    "guide.study": "Étudier cette position",
    "guide.study.figure": "Étudier cette position\u202f: figure {number}",
    "guide.contents": "Sur cette page",
    "guide.play": "Jouer à {game}",
    "guide.allowed": "Permis.",
    "guide.refused": "Interdit.",
}
