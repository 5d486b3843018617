"""The words of the game page, in French."""

from typing import Final

TEXT: Final = {
    # What keys have screen readers say of the board
    "said.run": "de {first} à {last}",
    "said.side": "{side}\u202f:",
    "said.no": "{side}\u202f: rien sur le plateau.",
    "said.others": "Hors des cases\u202f: {others}.",
    "said.no_choice": "Rien à choisir maintenant.",
    "said.no_move": "Aucun coup n’a été joué.",
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
    "level.1.how": (
        "Ne regarde que son propre coup, et guère plus loin que le bout de son nez\u202f: "
        "beaucoup lui échappe."
    ),
    "level.2.how": (
        "Voit aussi votre réponse, sauf si elle vient de loin, et se contente d’un coup correct."
    ),
    "level.3.how": "Laisse parfois passer une réponse de l’autre côté du plateau.",
    "level.4.how": "Regarde plus loin, et ne laisse presque rien passer.",
    "level.5.how": "Réfléchit jusqu’à une seconde par coup, avec tout ce que sait faire le moteur.",
    "seat.adaptive": "Votre niveau\u202f: {level}",
    "level.adaptive": "Votre niveau, le {level} pour l’instant",
    "level.adaptive.how": (
        "Joue à peu près aussi bien que vous\u202f: un niveau de plus après une partie "
        "gagnée, un de moins après une défaite. Une nulle n’y change rien, et les coups "
        "repris avant la fin ne comptent pas."
    ),
    "levels.about": "À propos des niveaux",
    "levels.result": (
        "A pris {points} points sur {games} au niveau {weaker}\u202f: {elo} Elo"
        " (95\u202f%\u202f: de {low} à {high})."
    ),
    "levels.result.all": (
        "A gagné ses {games} parties contre le niveau {weaker}\u202f: au moins {low} Elo "
        "(95\u202f%)."
    ),
    "levels.result.least": (
        "A pris {points} points sur {games} au niveau {weaker}\u202f: au moins {low} Elo "
        "(95\u202f%)."
    ),
    "levels.measured": (
        "Chaque niveau a joué contre celui d’en dessous, par paires de parties, à partir de la même"
        " ouverture et en échangeant les camps. 200 Elo d’écart, ce sont trois points sur quatre."
    ),
    "supply.of": "{side}\u202f: pièces à jouer",
    "supply.left": "reste {n}",
    "supply.ways": "Direction",
    # Status
    "status.you": "À vous.",
    "status.turn": "{side}, à vous.",
    "status.reply": "{side}, à vous de répondre.",
    "status.back": "{side}, encore à vous.",
    "status.thinking": "Réflexion…",
    "status.waits": "Le niveau\u00a0{level} n’est pas encore chargé.",
    "status.look_back": "Vous pouvez revoir la partie en attendant.",
    "status.paused": "En pause.",
    "status.paused.why": "L’ordinateur attend. Revoyez la partie, ou faites-lui jouer un coup.",
    "status.stopped.why": "L’ordinateur attend. Vous pouvez revoir la partie.",
    "status.skip": "Touchez le plateau pour voir la suite aussitôt.",
    "status.looking": "Vous revoyez la partie, après {move}.",
    "status.looking.start": "Vous revoyez la partie depuis son début.",
    "status.compared": "Joué\u202f: {played} (tirets). Meilleur\u202f: {better} (pointillés).",
    "status.variation.over": (
        "La partie est finie. Ce que vous jouez ici est une variante\u202f; le résultat reste."
    ),
    "status.variation": "Si vous jouez autre chose ici, la suite déjà jouée est conservée.",
    "status.engine_here": "{seat} joue {camp} ici.",
    "status.not_your_turn": "Ce n’est pas votre tour\u202f: c’est à l’ordinateur de jouer.",
    "status.take_back": "Échap ou un second clic annule.",
    "status.commit": "Est-ce votre coup\u202f? Confirmez-le ci-dessous.",
    "status.answer": "Envoyez maintenant votre coup à votre adversaire.",
    "status.hint": "Indice\u202f: {hint}",
    "status.last": "{side}\u202f: {what}.",
    # Under the board
    "controls": "Partie",
    "undo": "Annuler",
    "redo": "Rétablir",
    "hint": "Indice",
    "stop": "Arrêter",
    "pause": "Pause",
    "continue": "Continuer",
    "replay": "Dérouler les coups",
    "step": "Un coup",
    "turn": "Retourner",
    "more": "Plus",
    "first": "Au début",
    "back": "Reculer",
    "forward": "Avancer",
    "to_end": "Au dernier coup",
    "turn.again": "Revoir le tour",
    "turn.next": "Étape suivante",
    "turn.step": "Le tour, étape par étape.",
    "turn.step.why": "Après la dernière étape, la partie reprend où elle en était.",
    "play_here": "Laisser jouer {seat} ici",
    "confirm": "Jouer ce coup",
    "takeback": "Annuler ce coup",
    "cancel": "Annuler",
    "new": "Nouvelle partie",
    "next_level": "Jouer le niveau {level}",
    "rematch": "Revanche",
    # Hint
    "hint.label": "Indice",
    "hint.thinking": "Recherche d’un bon coup…",
    "hint.waits": "L’indice viendra quand l’ordinateur sera à pleine puissance.",
    "hint.adviser": (
        "C’est le conseil du niveau\u00a0{level}\u202f: les niveaux plus forts ne sont pas chargés."
    ),
    "hint.first": "{move}.",
    "hint.piece": "Bonne pièce à jouer\u202f: {piece}.",
    "hint.marked": "Voyez ce qui est marqué sur le plateau.",
    "hint.more": "En dire plus",
    "hint.line": "Ensuite\u202f: {moves}",
    "hint.play": "Jouer ce coup",
    "hint.hide": "Masquer",
    # How it stands
    "sentence": "{what}.",
    "evaluation": "Évaluation",
    "analysis.proven": "Prouvé\u202f: {what}",
    "analysis.expected": "Résultat attendu\u202f: {what}",
    "analysis.setup": "Disponible une fois les deux armées en place",
    "analysis.unproven": "Pas encore prouvé.",
    "analysis.wins_in.one": "{wins} en {n} coup",
    "analysis.wins_in.other": "{wins} en {n} coups",
    "analysis.draw": "partie nulle",
    "analysis.won": "Victoire\u202f: {side}",
    "analysis.drawn": "La partie est nulle",
    "review": "Bilan de la partie",
    "review.lost": "Que s’est-il passé\u202f?",
    "study": "Étudier cette partie",
    "editor": "Mettre en place une position",
    "study.short": "Étudier",
    "study.of": "Étudier\u202f: {game}",
    "graph": "L’évaluation au fil de la partie",
    "graph.at": "{ply}\u202f: {what}",
    "graph.unknown": "inconnue",
    "graph.title": "{game}\u202f: l’évaluation au fil de la partie",
    "graph.table": "Les évaluations en tableau ou en image",
    "graph.ply": "Coup",
    "graph.value": "Évaluation",
    "graph.save": "Courbe en {kind}",
    # Moves
    "moves": "Coups",
    "moves.none": "Aucun coup pour l’instant.",
    "moves.start": "Début",
    "moves.or": "ou",
    "moves.ply": "{side}\u202f: {what}",
    "glyph.1": "bon coup",
    "glyph.2": "erreur",
    "glyph.3": "coup brillant",
    "glyph.4": "gaffe",
    "glyph.5": "coup intéressant",
    "glyph.6": "coup douteux",
    "typed.label": "Taper un coup",
    "typed.play": "Jouer",
    # Ending a game
    "resign": "Abandonner",
    "resign.why": "Abandon\u202f: {loser}. La partie s’arrête ici et reste dans votre liste.",
    "agree": "Terminer d’un commun accord",
    "agree.why": "La partie s’arrête ici, et la position décide.",
    "agree.declined": (
        "L’ordinateur continue\u202f: il n’accepte la nulle que s’il n’y a plus rien à gagner."
    ),
    "play_on": "Continuer",
    "dialog.resign": "Abandonner\u202f?",
    "dialog.agree": "Terminer la partie\u202f?",
    "end.you_won": "Vous avez gagné, {own} à {other}.",
    "end.you_lost": "Vous avez perdu, {own} à {other}.",
    "end.drawn": "Partie nulle, {own} à {other}.",
    "end.resigned": "Abandon ({loser}). Victoire\u202f: {winner}.",
    "end.late": "{loser}\u202f: temps écoulé. Victoire\u202f: {winner}.",
    "end.agreed.won": "Partie terminée d’un commun accord. Victoire\u202f: {winner}.",
    "end.agreed.level": "Partie terminée d’un commun accord\u202f: nulle.",
    "end.standing": "{first}\u202f: {one}. {second}\u202f: {other}.",
    # The clock
    "clock.paused": "La pendule est en pause. Le prochain coup la relance.",
    "clock.continued": "La pendule tourne.",
    "clock.minute": "Plus qu’une minute\u202f: {side}.",
    "clock.spoken": "{minutes} min {seconds} s",
    "clock.both": "{first}\u202f: {one}. {second}\u202f: {other}.",
    # Board
    "swap.rule": "Règle de l’échange",
    "swap.why": (
        "Après le premier coup, le second joueur peut échanger les camps au lieu "
        "d’y répondre. Ainsi, commencer n’est guère un avantage."
    ),
    "swap.take": "Échanger les camps",
    "swap.offer": "Ou échangez les camps\u202f: l’adversaire répondra au premier coup.",
    "swap.done": "Les camps ont changé\u202f: à l’autre joueur de répondre.",
    "swap.taken": "L’ordinateur a échangé les camps. Vous jouez désormais l’autre camp.",
    "rotate": "Tourner la pièce",
    "nudge": "Déplacer",
    "nudge.left": "Vers la gauche",
    "nudge.up": "Vers le haut",
    "nudge.down": "Vers le bas",
    "nudge.right": "Vers la droite",
    "layers": "Montrer sur le plateau",
    # Setting up
    "setup.hand": "Mise en place à la main",
    "setup.engine": "Mise en place par l’ordinateur",
    "setup.own": "Votre propre texte",
    "setup.text": "{what} en texte",
    "setup.rest": "Placer le reste pour moi",
    "setup.any": "Choisir pour moi",
    "setup.frame": "Commencez par une case, ou faites tout placer pour vous.",
    # A coach in a first game
    "coach": "Entraîneur",
    "coach.advice": "Un conseil à chaque coup",
    "coach.warnings": "Avertir avant un coup qui perd aussitôt",
    "coach.hide": "Masquer les conseils",
    "coach.careful": "Attention\u202f: ce coup peut perdre aussitôt.",
    "coach.anyway": "Jouer quand même",
    "coach.no_more": "Ne plus avertir",
}
