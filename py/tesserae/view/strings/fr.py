"""The words of the page in French.

\\u202f is the narrow space that French sets before a colon or a question mark.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "house": "Tesserae",
    "list.or": "ou",
    "list.and": "et",
    "language.en": "English",
    "language.fr": "Français",
    "title.game": "{game} · Tesserae",
    "title.rules": "{game}\u202f: les règles · Tesserae",
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
    "loading": "Préparation, {n}\u202f%. Le plateau est déjà visible.",
    "loading.name": "Préparation",
    "failed": "Tesserae n’a pas pu démarrer. Vos parties restent sur cet appareil.",
    "failed.reload": "Réessayer",
    "noscript": "Tesserae est un programme qui tourne dans cette page\u202f: "
    "il lui faut JavaScript.",
    "about": "Jouez tout de suite à des jeux de plateau abstraits, même sans réseau.",
    # Home
    "home.lead.one": "Un jeu de plateau, une table tranquille, un adversaire patient.",
    "home.lead.other": "Des jeux de plateau, une table tranquille, un adversaire patient.",
    "home.more": (
        "Jouez à deux sur cet appareil, contre l’ordinateur, ou envoyez un lien. "
        "La page s’ouvre aussitôt et marche sans réseau."
    ),
    "home.continue": "Continuer",
    "home.title.one": "{game}, {n} coup",
    "home.title.other": "{game}, {n} coups",
    "home.you": "À vous, contre {seat}",
    "home.earlier.one": "{n} partie précédente",
    "home.earlier.other": "{n} parties précédentes",
    "home.forget": "Retirer de la liste\u202f: {game}",
    "kept.won": "{side} a gagné",
    "kept.draw": "Partie nulle",
    "kept.players": "{first} – {second}",
    # Toutes les parties
    "home": "Accueil",
    "title.games": "Toutes les parties · Tesserae",
    "games.all": "Toutes les parties",
    "games.filter": "Quelles parties",
    "games.every": "Toutes",
    "games.none": "Aucune partie pour l’instant. Celles que vous jouez ici sont conservées.",
    "games.count.one": "{n} partie",
    "games.count.other": "{n} parties",
    "games.pages": "Pages",
    "games.page": "Page {page} sur {pages}",
    "games.newer": "Plus récentes",
    "games.older": "Plus anciennes",
    "forget.why": "Retirer «\u202f{game}\u202f» de cet appareil\u202f? C’est sans retour.",
    "forget.keep": "La garder",
    "forget.do": "La retirer",
    "date.today": "Aujourd’hui",
    "date.yesterday": "Hier",
    "date.of_year": "{month} {year}",
    "date.day.one": "{n}er {month}",
    "date.day.other": "{n} {month}",
    "date.month.1": "janvier",
    "date.month.2": "février",
    "date.month.3": "mars",
    "date.month.4": "avril",
    "date.month.5": "mai",
    "date.month.6": "juin",
    "date.month.7": "juillet",
    "date.month.8": "août",
    "date.month.9": "septembre",
    "date.month.10": "octobre",
    "date.month.11": "novembre",
    "date.month.12": "décembre",
    "backup.title": "Sauvegarder et restaurer",
    "backup.why": (
        "Toutes les parties et les réglages dans un seul fichier, en lieu sûr ou pour un autre "
        "appareil. Restaurer ajoute les parties d’un fichier à celles d’ici, sans rien remplacer."
    ),
    "backup.save": "Sauvegarder",
    "backup.restore": "Restaurer une sauvegarde",
    "restore.name": "Restauration",
    "restore.going": "Restauration\u202f: {done} sur {total}",
    "restore.bad": "Ce fichier n’est pas une sauvegarde lisible. Rien n’a changé.",
    "restore.done.one": "{n} partie restaurée.",
    "restore.done.other": "{n} parties restaurées.",
    "restore.and": "{first} {second}",
    "restore.number": "numéro {i}",
    "restore.others": "d’autres",
    "restore.unreadable.one": "{n} partie est illisible\u202f: {names}.",
    "restore.unreadable.other": "{n} parties sont illisibles\u202f: {names}.",
    "restore.unsaved.one": (
        "{n} partie n’a pas pu être enregistrée\u202f: l’appareil est peut-être plein."
    ),
    "restore.unsaved.other": (
        "{n} parties n’ont pas pu être enregistrées\u202f: l’appareil est peut-être plein."
    ),
    "aside.notice.one": (
        "{n} partie enregistrée est illisible. Elle est mise de côté sur cet appareil\u202f; les "
        "autres sont là."
    ),
    "aside.notice.other": (
        "{n} parties enregistrées sont illisibles. Elles sont mises de côté sur cet "
        "appareil\u202f; les autres sont là."
    ),
    "aside.there.one": "{n} élément illisible est mis de côté sur cet appareil.",
    "aside.there.other": "{n} éléments illisibles sont mis de côté sur cet appareil.",
    "aside.save": "Télécharger",
    "sync.both": (
        "{game} a continué aussi dans un autre onglet. Votre suite est sur le plateau\u202f; "
        "l’autre est une variante à côté."
    ),
    "licences": "Licences",
    "home.promise": "Ni compte, ni pistage.",
    # Hors ligne
    "offline.none": "Pas encore disponible hors ligne",
    "offline.saving": "Enregistrement pour le mode hors ligne…",
    "offline.percent": "{n}\u202f%",
    "offline.ready": "Disponible hors ligne ({mb}\u00a0Mo)",
    "offline.failed": (
        "L’enregistrement pour le mode hors ligne a échoué\u202f: "
        "la connexion s’est interrompue, ou cet appareil est plein."
    ),
    "offline.again": "Réessayer",
    "offline.update": "Une nouvelle version est prête. Votre partie y continue où elle en est.",
    "offline.renew": "Passer à la nouvelle version",
    "offline.unable": "Ce navigateur ne garde rien ici pour le mode hors ligne.",
    "offline.file": "Tout Tesserae est dans ce seul fichier. Il n’a pas besoin de réseau.",
    "offline.install": "Installer",
    "offline.file.save": "Télécharger en un seul fichier ({mb}\u00a0Mo)",
    # Players
    "players": "Joueurs",
    "player.you": "Vous",
    "player.across": "Joueur d’en face",
    "player.here": "Joueur de ce côté",
    "player.seat": "Qui joue\u202f: {side}",
    "player.thinks": "Réflexion…",
    "seat.person": "Humain",
    "seat.level": "Niveau {level}",
    "level.1": "Niveau 1, débutant",
    "level.2": "Niveau 2, facile",
    "level.3": "Niveau 3, moyen",
    "level.4": "Niveau 4, fort",
    "level.5": "Niveau 5, le plus fort",
    "level.1.how": "Ne voit que son propre coup, et prend presque n’importe lequel sauf le pire.",
    "level.2.how": "Voit la réponse à son coup, et se contente d’un coup passable.",
    "level.3.how": "Regarde un peu plus loin, à la hâte.",
    "level.4.how": "Regarde plus loin, un moment.",
    "level.5.how": "Dispose d’une seconde par coup et de tout ce que sait faire le moteur.",
    "levels.about": "À propos des niveaux",
    "levels.step": (
        "A pris {points} points sur {games} au niveau {weaker}\u202f: {elo} Elo"
        " (95 %\u202f: de {low} à {high})."
    ),
    "levels.step.all": (
        "A gagné ses {games} parties contre le niveau {weaker}\u202f: au moins {low} Elo (95 %)."
    ),
    "levels.measured": (
        "Chaque niveau a joué contre celui d’en dessous, par paires de parties nées de la même"
        " ouverture, les camps échangés. 200 Elo d’écart, ce sont trois points sur quatre."
    ),
    "supply.of": "{side}\u202f: pièces à jouer",
    "supply.left": "reste {n}",
    "supply.ways": "Dans quel sens",
    # Status
    "status.you": "À vous.",
    "status.turn": "{side}, à vous.",
    "status.reply": "{side}, répondez.",
    "status.back": "{side}, à vous de nouveau.",
    "status.thinking": "Réflexion…",
    "status.look_back": "Vous pouvez revoir la partie en attendant.",
    "status.looking.one": "Retour en arrière\u202f: {n} coup joué sur {plies}.",
    "status.looking.other": "Retour en arrière\u202f: {n} coups joués sur {plies}.",
    "status.variation": "Si vous jouez autre chose ici, la suite déjà jouée est conservée.",
    "status.engine_here": "Ici, {seat} joue\u202f: {side}.",
    "status.not_your_turn": "Ce n’est pas à vous\u202f: l’ordinateur doit jouer.",
    "status.take_back": "Échap, ou un nouveau clic dessus, reprend la vôtre.",
    "status.answer": "Envoyez maintenant votre coup à votre adversaire.",
    "status.hint": "Conseil\u202f: {move}.",
    "status.last": "{side}\u202f: {what}.",
    # Under the board
    "controls": "Partie",
    "undo": "Annuler",
    "redo": "Refaire",
    "hint": "Conseil",
    "stop": "Arrêter",
    "turn": "Retourner",
    "more": "Plus",
    "first": "Au début",
    "back": "Reculer",
    "forward": "Avancer",
    "to_end": "Au dernier coup",
    "play_here": "Laisser jouer {seat} ici",
    "confirm": "Jouer ce coup",
    "takeback": "Reprendre",
    "new": "Nouvelle partie",
    # Hint
    "hint.label": "Conseil",
    "hint.thinking": "Recherche d’un bon coup…",
    "hint.first": "{move}.",
    "hint.line": "Suite attendue\u202f: {moves}",
    "hint.play": "Jouer ce coup",
    "hint.hide": "Masquer",
    # How it stands
    "sentence": "{what}.",
    "evaluation": "Évaluation",
    "analysis.proven": "Prouvé\u202f: {what}",
    "analysis.setup": "À voir quand les deux camps seront en place",
    "analysis.unproven": "Pas encore prouvé.",
    "analysis.winning": "Victoire en vue\u202f: {side}",
    "analysis.wins": "victoire ({side})",
    "analysis.wins_in.one": "victoire en {n} coup ({side})",
    "analysis.wins_in.other": "victoire en {n} coups ({side})",
    "analysis.draw": "égalité",
    "analysis.won": "Victoire\u202f: {side}",
    "analysis.drawn": "La partie est nulle",
    "review": "Où la partie a-t-elle basculé\u202f?",
    "review.title": "Où la partie a basculé",
    "review.none": "Aucun coup n’a vraiment fait basculer la partie.",
    "review.under_way": "Relecture de la partie",
    "review.done": "La relecture est prête.",
    "review.turn": "Coup {round}, {side}\u202f: {moves}",
    "review.told": "Avant\u202f: {before}. Après\u202f: {after}. Mieux valait {better}.",
    "review.gave.win": "Une position gagnée a été lâchée.",
    "review.gave.draw": "Une égalité acquise a été lâchée.",
    # Moves
    "moves": "Coups",
    "moves.none": "Rien n’a encore été joué.",
    "moves.start": "Début",
    "moves.or": "ou",
    "moves.ply": "{side}\u202f: {what}",
    "typed.label": "Taper un coup",
    "typed.play": "Jouer",
    # Dialogs
    "dialog.forget": "Retirer cette partie\u202f?",
    "dialog.share": "Partager",
    "dialog.settings": "Réglages",
    "dialog.new": "Nouvelle partie",
    "dialog.more": "Plus",
    "share.game": "La partie",
    "share.position": "Cette position",
    "share.link": "Lien",
    "share.link.why": (
        "Tout est dans le lien. La personne qui l’ouvre peut continuer à partir de là."
    ),
    "share.send": "Envoyer…",
    "share.embed": "Montrer sur un site web",
    "share.copy_code": "Copier le code",
    "share.link.file": "Le lien mène à {site}, d’où ce fichier a été téléchargé.",
    "share.link.homeless": (
        "Ce fichier ne sait pas où se trouve Tesserae sur le web. "
        "Ajoutez ceci à l’adresse d’un site qui l’héberge."
    ),
    "share.code": "Code QR du lien",
    "share.code.why": (
        "À lire avec un autre appareil. Il est fait sur celui-ci\u202f; rien n’est envoyé."
    ),
    "share.code.long": "Ce lien est trop long pour un code QR. Copiez-le plutôt.",
    "share.picture": "Image",
    "share.picture.alt": "Le plateau tel qu’il sera enregistré",
    "share.shade": "Couleurs de l’image",
    "share.record": "Partie notée",
    "share.record.why": (
        "Les coups en texte, avec les variantes. À rouvrir ici, ou à lire n’importe où."
    ),
    "share.save_record": "Enregistrer un fichier",
    "share.copy_record": "Copier le texte",
    "picture.title.one": "{game}, après {n} coup",
    "picture.title.other": "{game}, après {n} coups",
    "answer.title": "Envoyer ce coup",
    "answer.why": "Votre adversaire ouvre ce lien, joue, et en renvoie un.",
    "answer.link": "Lien à envoyer",
    "given.open": "Ouvrir une partie",
    "given.unknown": (
        "Ce n’est ni une partie notée ni un lien vers une partie. La vôtre est comme avant."
    ),
    "toast.fetching": "Téléchargement de {mb}\u00a0Mo…",
    "toast.failed": "Cela n’a pas marché. Veuillez réessayer.",
    "toast.copied": "Copié",
    "toast.not_copied": (
        "La copie n’est pas permise ici. Sélectionnez le texte et copiez-le à la main."
    ),
    "theme.light": "Papier",
    "theme.dark": "Sombre",
    "theme.system": "Système",
    "assist": "Aide",
    # Ending a game
    "resign": "Abandonner",
    "resign.why": "Abandon du camp {loser}. La partie reste dans votre liste, "
    "et Annuler la rouvre.",
    "agree": "Finir d’un commun accord",
    "agree.why": "La partie s’arrête ici, et le plateau décide. Annuler la rouvre.",
    "agree.declined": "Tesserae est mieux placé et préfère continuer.",
    "play_on": "Continuer",
    "dialog.resign": "Abandonner\u202f?",
    "dialog.agree": "Finir la partie\u202f?",
    "end.resigned": "Abandon ({loser}). Victoire\u202f: {winner}.",
    "end.agreed.won": "Partie finie d’un commun accord. Victoire\u202f: {winner}.",
    "end.agreed.level": "Partie finie d’un commun accord\u202f: égalité.",
    "end.standing": "{first}\u202f: {one}. {second}\u202f: {other}.",
    # Board
    "swap.rule": "Règle de l’échange",
    "swap.why": (
        "Après le premier coup, le second joueur peut le reprendre à son compte au lieu "
        "d’y répondre. Ainsi le premier joueur n’y gagne guère."
    ),
    "swap.take": "Reprendre le premier coup",
    "swap.offer": "Ou reprenez le premier coup\u202f: l’adversaire y répondra.",
    "swap.done": "Les camps ont changé\u202f: à l’autre joueur de répondre.",
    "swap.taken": "L’ordinateur reprend votre premier coup. Vous jouez désormais l’autre camp.",
    "rotate": "Tourner la pièce",
    "nudge": "Déplacer",
    "nudge.left": "À gauche",
    "nudge.up": "En haut",
    "nudge.down": "En bas",
    "nudge.right": "À droite",
    "layers": "Montrer sur le plateau",
    "setting.way": "Couleurs du plateau",
    "setting.theme": "Page",
    "setting.language": "Langue",
    "setting.confirm": "Confirmer les coups",
    "setting.turning": "Retourner le plateau vers qui doit jouer",
    "setting.animation": "Animation",
    "setting.coordinates": "Coordonnées",
    "new.start": "Commencer",
    "new.why": "La partie précédente reste dans la liste de la page d’accueil.",
    # Setting up
    "setup.hand": "Mise en place à la main",
    "setup.engine": "L’ordinateur met en place",
    "setup.own": "Votre propre texte",
    "setup.text": "{what} en texte",
    "setup.rest": "Placer le reste pour moi",
    # Rules
    "guide.contents": "Sur cette page",
    "guide.play": "Jouer à {game}",
    "guide.allowed": "Permis.",
    "guide.refused": "Interdit.",
    # What cannot be taken
    "error.too_long": "Ce texte est trop long pour être une partie.",
    "error.bad_moves": "Ces coups sont illisibles.",
    "error.bad_event": "La page a envoyé un message illisible.",
    "error.bad_link": "Ce lien ne mène nulle part. Votre partie n’a pas changé.",
    "error.link_too_long": "Ce lien est trop long. Votre partie n’a pas changé.",
    "error.link_version": "Ce lien vient d’une autre version et ne peut pas être lu ici.",
    "error.link_damaged": (
        "Ce lien est abîmé\u202f: le coup {round} ({side}) est impossible. "
        "La partie est affichée jusque-là."
    ),
    "record.too_long": (
        "Ce fichier est trop long pour une partie\u202f: {n} caractères au plus sont lus."
    ),
    "record.too_many": "Cette partie est trop longue\u202f: {n} coups au plus sont lus.",
    "record.no_game": (
        "Ce n’est pas une partie notée\u202f: "
        "elle commence par des en-têtes, dont l’un nomme le jeu."
    ),
    "record.header": "Partie illisible\u202f: la ligne {line} n’est pas un en-tête connu.",
    "record.rules": "Partie illisible\u202f: la ligne {line} demande une autre version des règles.",
    "record.start": (
        "Partie illisible\u202f: la ligne {line} ne contient pas de position de ce jeu."
    ),
    "record.move": (
        "Partie illisible\u202f: ligne {line}, «\u202f{move}\u202f» "
        "n’est pas possible au coup {round}."
    ),
    "record.number": (
        "Partie illisible\u202f: ligne {line}, «\u202f{found}\u202f» est à la place de {wanted}."
    ),
    "record.bracket": "Partie illisible\u202f: ligne {line}, une parenthèse est seule.",
    "record.too_deep": (
        "Partie illisible\u202f: à partir de la ligne {line}, trop de variantes l’une dans l’autre."
    ),
    "record.comment": "Partie illisible\u202f: ligne {line}, une accolade est seule.",
    "record.long_comment": (
        "Partie illisible\u202f: ligne {line}, un commentaire a plus de {n} caractères."
    ),
    "record.no_result": (
        "Partie illisible\u202f: la fin manque. Le dernier mot est le résultat, comme * ou 1-0."
    ),
    "record.after_result": (
        "Partie illisible\u202f: ligne {line}, «\u202f{found}\u202f» vient après le résultat."
    ),
    "record.result": "Partie illisible\u202f: ses coups mènent au résultat {result}.",
    "error.no_such_game": "Il n’y a pas ici de jeu appelé «\u202f{name}\u202f».",
    "error.unreadable": (
        "Une partie gardée sur cet appareil n’a pas pu être lue. Les autres sont là."
    ),
    "error.unsaved": (
        "Impossible d’enregistrer sur cet appareil. Copiez le lien pour garder la partie."
    ),
}
