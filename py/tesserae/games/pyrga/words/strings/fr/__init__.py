"""Pyrga's words in French; those that are loaded when they are needed are beside it."""

from typing import Final

TEXT: Final = {
    "pyrga.title": "Pyrga",
    "pyrga.by": "de Mathias Daval",
    "pyrga.blurb": (
        "Chaque pièce jouée dit à l’adversaire où aller. Contrôlez trois Tours pour gagner."
    ),
    "pyrga.facts": "2 joueurs · 15 min",
    "pyrga.side.0": "Blancs",
    "pyrga.side.1": "Noirs",
    "pyrga.side.number": "other",
    "pyrga.typed": "Coup, p. ex. Tb3n",
    "pyrga.typed.help": (
        "S (Carré), T (Triangle) ou C (Cylindre), puis la case, puis n, e, s ou w (ouest) "
        "pour un Triangle."
    ),
    "pyrga.score.one": "{n} Tour",
    "pyrga.score.other": "{n} Tours",
    "pyrga.standing.pair.side": "{side} mènent d’environ une paire",
    "pyrga.standing.tower.side": "{side} mènent d’environ une Tour",
    "pyrga.standing.more.side": "{side} mènent de plus d’une Tour",
    # Pieces
    "pyrga.kind.S": "Carré",
    "pyrga.kind.T": "Triangle",
    "pyrga.kind.C": "Cylindre",
    "pyrga.a.S": "un Carré",
    "pyrga.a.T": "un Triangle",
    "pyrga.a.C": "un Cylindre",
    "pyrga.owned.0": "Le {kind} blanc",
    "pyrga.owned.1": "Le {kind} noir",
    # A move
    "pyrga.move": "{kind} en {cell}",
    "pyrga.move.pointing": "Triangle en {cell}, vers {next}",
    # What comes of a move
    "pyrga.pair.side": "{piece} forme une paire en {cell}\u202f: une Tour y reviendrait {to_side}.",
    "pyrga.answer.side": "{Side} doivent répondre en {cells}.",
    "pyrga.tower.own.1": "{piece} achève une première Tour en {cell}.",
    "pyrga.tower.own.2": "{piece} achève une deuxième Tour en {cell}.",
    "pyrga.tower.own.3": "{piece} achève une troisième Tour en {cell}.",
    "pyrga.tower.of.1.side": "{piece} achève la première Tour {of_side} en {cell}.",
    "pyrga.tower.of.2.side": "{piece} achève la deuxième Tour {of_side} en {cell}.",
    "pyrga.tower.of.3.side": "{piece} achève la troisième Tour {of_side} en {cell}.",
    # What to do
    "pyrga.do.start": "Jouez la pièce de votre choix, où vous voulez.",
    "pyrga.do.play": "Jouez en {cells}.",
    "pyrga.do.piece": "Jouez {piece} en {cells}.",
    "pyrga.do.free": "Jouez sur n’importe quelle case vide.",
    "pyrga.do.which": "Quelle pièce en {cell}\u202f: {kinds}\u202f?",
    "pyrga.do.which.only": "Seul un {kinds} peut aller en {cell}\u202f: choisissez-le.",
    "pyrga.do.where": "Où va votre {kind}\u202f?",
    "pyrga.do.choose": "Où va votre {kind}\u202f: {cells}\u202f?",
    "pyrga.do.only": "Votre {kind} ne peut aller qu’en {cells}.",
    "pyrga.do.way": "Votre Triangle en {cell}\u202f: vers où\u202f?",
    # Why
    "pyrga.why.start": "Les Blancs ouvrent la partie, avec la pièce de leur choix, où ils veulent.",
    "pyrga.why.S": "{piece} en {cell} envoie la pièce suivante sur une case voisine.",
    "pyrga.why.T": "{piece} en {cell} vise {cells}.",
    "pyrga.why.C": "{piece} en {cell} y appelle la pièce suivante.",
    "pyrga.why.free": "{piece} en {cell} ne mène à aucune case qui convienne.",
    "pyrga.why.second_square": "{why} Les Blancs ne commencent pas par deux Carrés.",
    # Why not
    "pyrga.no.second_square": (
        "Votre deuxième pièce ne peut pas être un Carré\u202f: la première en était un."
    ),
    "pyrga.no.left": "Vous n’avez plus de {kind}.",
    "pyrga.no.held.one": "Il y a déjà {piece} en {cells}.",
    "pyrga.no.held.other": "Il y a déjà {piece} en {cells}.",
    "pyrga.no.finished": "La Tour en {cell} est achevée.",
    "pyrga.no.room": "En {cell} il ne manque que {kinds}, et vous n’en avez plus.",
    "pyrga.no.not_empty": (
        "Aucune case ne convient, il faut donc une case vide, et {cell} ne l’est pas."
    ),
    "pyrga.no.on_square": "Après le Carré en {at}, on joue à côté, pas dessus.",
    "pyrga.no.corner": "{cell} n’est pas à côté de {at}\u202f: les coins ne comptent pas.",
    "pyrga.no.beside": "{cell} n’est pas à côté de {at}.",
    "pyrga.no.under": "Le Triangle en {at} vise plus loin que sa propre case.",
    "pyrga.no.line": "Le Triangle en {at} ne vise pas {cell}.",
    "pyrga.no.same": "Après le Cylindre en {at}, on joue aussi en {at}.",
    "pyrga.no.triangle_first": (
        "Seul un Triangle pointe quelque part\u202f: choisissez-en d’abord un, avec sa case."
    ),
    "pyrga.no.edge": "Depuis {cell}, un Triangle vers {direction} viserait hors du plateau.",
    # The end
    "pyrga.goal": "Trois Tours, et c’est gagné.",
    "pyrga.end.three_towers.side": "{Side} gagnent\u202f: trois Tours.",
    "pyrga.end.three_towers.why": "Tours\u202f: Blancs {white}, Noirs {black}.",
    "pyrga.end.more_towers.side": "{Side} gagnent\u202f: plus de Tours.",
    "pyrga.end.more_towers.why": (
        "Plus aucune pièce ne peut être jouée. Tours\u202f: Blancs {white}, Noirs {black}."
    ),
    "pyrga.end.more_pairs.side": "{Side} gagnent\u202f: plus de paires.",
    "pyrga.end.more_pairs.why": ("Égalité de Tours. Paires\u202f: Blancs {white}, Noirs {black}."),
    "pyrga.end.more_singles.side": "{Side} gagnent\u202f: plus de pièces seules.",
    "pyrga.end.more_singles.why": (
        "Égalité de Tours et de paires. Pièces seules\u202f: Blancs {white}, Noirs {black}."
    ),
    "pyrga.end.level.why": "Égalité de Tours, de paires et de pièces seules.",
    # What cannot be read
    "pyrga.bad.move": "Un coup est S, T ou C et une case, par exemple Sb2 ou Tc3n.",
    "pyrga.bad.direction": (
        "Après la case d’un Triangle, il faut n, e, s ou w\u202f; après celle des autres pièces, "
        "rien."
    ),
    "pyrga.bad.position": "Ceci n’est pas une position de Pyrga.",
    "pyrga.bad.arrow": "Le Triangle en {cell} vise hors du plateau.",
    "pyrga.bad.supply": "Dans cette position, un joueur a plus de {n} pièces d’une sorte.",
    "pyrga.bad.turns": "Dans cette position, les deux camps n’ont pas joué à tour de rôle.",
    "pyrga.bad.owner": "Dans cette position, la dernière pièce est au camp qui doit jouer.",
    "pyrga.bad.over": "Dans cette position, la partie était finie avant la dernière pièce.",
    "pyrga.bad.last": "Dans cette position, la dernière pièce n’a pas pu être jouée là.",
    "pyrga.bad.order": "Aucun ordre de pose des pièces ne mène à cette position.",
    # What a screen reader says of the board
    "pyrga.board": "Plateau de Pyrga, colonnes a à d, rangées 1 à 4",
    "pyrga.spot.last": "{spot} Dernière pièce jouée.",
    "pyrga.spot.tower.side": "Tour {of_side}, avec {pieces}",
    "pyrga.spot.piece.0": "{kind} blanc",
    "pyrga.spot.piece.1": "{kind} noir",
    "pyrga.spot.pointing": "{piece} vers {direction}",
    "pyrga.direction.n": "le nord",
    "pyrga.direction.e": "l’est",
    "pyrga.direction.s": "le sud",
    "pyrga.direction.w": "l’ouest",
    "pyrga.spot.point": "Pointer vers {cell}",
    # Puzzles
    "pyrga.puzzle.draw.side": "{To_side}\u202f: un seul coup fait nulle",
    "pyrga.refuted.pair": "{piece} forme une paire en {cell}.",
    "pyrga.refuted.sends.side": "{piece} en {cell} envoie {side} en {cells}.",
    "pyrga.refuted.free.side": (
        "{piece} en {cell} laisse {side} jouer sur n’importe quelle case vide."
    ),
    "pyrga.refuted.next.side": (
        "Quoi que jouent {rival}, {side} peuvent ensuite gagner tout de suite."
    ),
    "pyrga.theme.tower": "La troisième Tour",
    "pyrga.theme.block": "Parade",
    "pyrga.theme.dead": "Nulle part où aller",
    "pyrga.theme.free": "Libre choix",
    "pyrga.theme.squeeze": "Plus rien de bon",
}
