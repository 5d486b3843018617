"""The words of the dialogs, in French."""

from typing import Final

TEXT: Final = {
    "dialog.forget": "Retirer cette partie\u202f?",
    "dialog.share": "Partager",
    "dialog.settings": "Réglages",
    "dialog.new": "Nouvelle partie",
    "dialog.more": "Plus",
    "dialog.keys": "Raccourcis clavier",
    "keys.board": "Sur le plateau",
    "keys.arrows": "← ↑ → ↓",
    "keys.arrows.does": "Vers la case voisine",
    "keys.next": ". ,",
    "keys.next.does": "Vers la case suivante, ou précédente, où l’on peut jouer",
    "keys.enter": "Entrée Espace",
    "keys.enter.does": "Jouer ou choisir à cet endroit",
    "keys.letter": "A … Z",
    "keys.letter.does": "Choisir une pièce, ou une direction, par sa lettre",
    "keys.digit": "1 … 9",
    "keys.digit.does": "Choisir une pièce par son rang dans votre réserve",
    "keys.rotate": "R",
    "keys.rotate.does": "Tourner la pièce",
    "keys.escape": "Échap",
    "keys.escape.does": "Annuler la dernière étape d’un coup",
    "keys.read": "Lire le plateau à haute voix, avec un lecteur d’écran",
    "keys.row": "Maj ← →",
    "keys.row.does": "La rangée, vers la gauche ou vers la droite",
    "keys.column": "Maj ↑ ↓",
    "keys.column.does": "La colonne, vers le haut ou vers le bas",
    "keys.choices": ";",
    "keys.choices.does": "Ce que vous pouvez choisir maintenant",
    "keys.changes": "!",
    "keys.changes.does": "Ce qui s’est passé depuis votre dernier tour",
    "keys.sides": "+ -",
    "keys.sides.does": "Vos pièces, puis celles de l’autre camp",
    "keys.page": "À côté du plateau",
    "keys.back": "← →",
    "keys.back.does": "Un coup en arrière, un coup en avant",
    "keys.ends": "Début Fin",
    "keys.ends.does": "Au début, au dernier coup",
    "keys.hint": "H",
    "keys.hint.does": "Indice",
    "keys.flip": "F",
    "keys.flip.does": "Retourner le plateau",
    "keys.evaluation": "E",
    "keys.evaluation.does": "Afficher ou masquer l’évaluation",
    "keys.time": "T",
    "keys.time.does": "Temps restant",
    "keys.new": "N",
    "keys.new.does": "Nouvelle partie",
    "keys.letters": (
        "Ces lettres servent aussi sur le plateau, sauf si une pièce ou une direction commence "
        "par elles."
    ),
    "keys.help": "?",
    "keys.help.does": "Cette liste",
    "print": "Imprimer",
    "share.game": "La partie",
    "share.study": "L’étude",
    "share.chapter": "Ce chapitre",
    "share.study.long": (
        "Un lien vers tous les chapitres aurait {n} caractères, trop pour un lien sûr. Envoyez "
        "plutôt le fichier, qui s’ouvre de même\u202f: «\u202fEnregistrer un fichier\u202f»."
    ),
    "share.position": "Cette position",
    "share.puzzle": "En problème",
    "share.ask": "Que faut-il trouver\u202f?",
    "share.ask.why": (
        "L’ordinateur juge chaque réponse, même celles auxquelles vous n’avez pas pensé. "
        "Essayez le problème avant de l’envoyer."
    ),
    "share.link.puzzle": "Toute personne qui ouvre ce lien peut résoudre le problème.",
    "share.link": "Lien",
    "share.link.why": (
        "Tout est dans le lien. La personne qui l’ouvre peut continuer à partir de là."
    ),
    "share.send": "Envoyer…",
    "share.embed": "Afficher sur un site web",
    "share.copy_code": "Copier le code",
    "share.link.file": "Le lien mène à {site}, d’où ce fichier a été téléchargé.",
    "share.link.homeless": (
        "Ce fichier ne sait pas où se trouve Tesserae sur le web. "
        "Ajoutez ceci à l’adresse d’un site qui l’héberge."
    ),
    "share.code": "Code QR du lien",
    "share.code.why": (
        "À scanner avec un autre appareil. Il est fait sur celui-ci\u202f; rien n’est envoyé."
    ),
    "share.code.long": "Ce lien est trop long pour un code QR. Copiez-le plutôt.",
    "share.picture": "Image",
    "share.picture.alt": "Le plateau tel qu’il sera enregistré",
    "share.shade": "Couleurs de l’image",
    "share.gif.why.one": "Animée, en GIF\u202f: {n} image, celle du début.",
    "share.gif.why.other": "Animée, en GIF\u202f: {n} images, du début au dernier coup.",
    "share.gif.progress": "{n} images sur {total} sont faites",
    "share.gif.stop": "Arrêter",
    "toast.gif": "L’image animée est enregistrée.",
    "share.record": "Feuille de partie",
    "share.record.why": (
        "Les coups en texte, avec les variantes. À rouvrir ici, ou à lire n’importe où."
    ),
    "share.save_record": "Enregistrer un fichier",
    "share.copy_record": "Copier le texte",
    "answer.title": "Envoyer ce coup",
    "answer.why": "Votre adversaire ouvre ce lien, joue, et en renvoie un.",
    "answer.link": "Lien à envoyer",
    "answer.more": (
        "Vous savez déjà que répondre à son prochain coup\u202f? Jouez les deux sur le plateau, "
        "et joignez la réponse."
    ),
    "answer.tried": "Ce que vous essayez ici après votre coup reste sur cet appareil.",
    "answer.along": "Joindre la réponse",
    "toast.replied": "Votre adversaire a déjà répondu\u202f: {moves}.",
    "toast.reply_added": "Ajouté au lien.",
    "import.open": "Ouvrir une partie",
    "import.unknown": (
        "Ce n’est ni une feuille de partie ni un lien vers une partie. La vôtre n’a pas changé."
    ),
    "toast.fetching": "Téléchargement de {mb}\u00a0Mo…",
    "toast.adapted": "Votre prochaine partie à votre niveau se jouera contre le niveau {level}.",
    "toast.turn_ended": "Il n’y avait plus rien à faire\u202f: votre tour est fini.",
    "toast.failed": "Cela n’a pas marché. Veuillez réessayer.",
    "toast.fault": "Une erreur s’est produite dans Tesserae. Votre partie n’a pas changé.",
    "toast.offline": (
        "Cette partie de Tesserae n’est pas encore sur votre appareil."
        " Réessayez quand vous serez en ligne."
    ),
    "toast.copied": "Copié",
    "toast.not_copied": (
        "La copie n’est pas permise ici. Sélectionnez le texte et copiez-le à la main."
    ),
    "theme.light": "Clair",
    "theme.dark": "Sombre",
    "theme.system": "Système",
    "assist": "Aide",
    "setting.way": "Couleurs du plateau",
    "setting.theme": "Thème",
    "setting.language": "Langue",
    "setting.worded": "Les coups en toutes lettres",
    "worded.first": "Au début",
    "worded.always": "Toujours",
    "worded.never": "Jamais",
    "setting.pace": "Les coups de l’ordinateur",
    "pace.instant": "En une fois",
    "pace.normal": "Un à un",
    "pace.slow": "Lentement",
    "setting.replay_pace": "Lecture d’une partie",
    "setting.replay_stops": "S’arrêter aux commentaires",
    "replay.seconds": "{n}\u202fs",
    "setting.confirm": "Confirmer les coups",
    "setting.auto_flip": "Retourner le plateau vers le joueur au trait",
    "setting.animation": "Animation",
    "setting.sound": "Sons",
    "setting.vibration": "Vibration",
    "setting.coordinates": "Coordonnées",
    "new.start": "Commencer",
    "new.why": "La partie en cours reste dans la liste de la page d’accueil.",
}
