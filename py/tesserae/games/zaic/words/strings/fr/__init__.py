"""Zaic's words in French; those that are loaded when they are needed are beside it."""

from typing import Final

TEXT: Final = {
    "zaic.title": "Zaic",
    "zaic.by": "d’Erik Dresner",
    "zaic.blurb": (
        "Posez vos tuiles sur la table ou les unes sur les autres. La plus grande surface visible "
        "gagne."
    ),
    "zaic.facts": "2 joueurs · 20 min",
    "zaic.side.0": "Clair",
    "zaic.side.1": "Sombre",
    "zaic.typed": "Coup, p. ex. Bg10",
    "zaic.typed.help": (
        "S pour une 1x1, H ou V pour une 2x1 couchée ou debout, B pour une 2x2, puis la case en "
        "bas à gauche."
    ),
    "zaic.way.bg": "Bleu et gris",
    "zaic.layer.levels": "Niveaux",
    "zaic.layer.areas": "Surfaces",
    "zaic.score.none": "Pas encore de surface",
    "zaic.score.one": "Surface {sizes}",
    "zaic.score.other": "Surfaces {sizes}",
    "zaic.score.more.one": "Surfaces {sizes} et {n} autre",
    "zaic.score.more.other": "Surfaces {sizes} et {n} autres",
    "zaic.standing.side.one": "{side} mène d’environ {n} case",
    "zaic.standing.side.other": "{side} mène d’environ {n} cases",
    # Tiles
    "zaic.stock.single": "1x1",
    "zaic.stock.oblong": "2x1",
    "zaic.stock.block": "2x2",
    "zaic.a": "une {tile}",
    "zaic.kind.S": "1x1",
    "zaic.kind.H": "2x1 couchée",
    "zaic.kind.V": "2x1 debout",
    "zaic.kind.B": "2x2",
    # A move
    "zaic.move": "{kind} en {cell}, niveau {level}",
    # A largest area is cut or joined
    "zaic.cut.side": (
        "La {tile} {of_side} en {cell} réduit la plus grande surface {of_rival} {cut} en la "
        "coupant."
    ),
    "zaic.joined.side": (
        "La {tile} {of_side} en {cell} réunit ses surfaces\u202f: la plus grande passe {joined}."
    ),
    "zaic.cut.joined.side": (
        "La {tile} {of_side} en {cell} réduit la plus grande surface {of_rival} {cut} en la "
        "coupant\u202f; celle {of_side} passe {joined}."
    ),
    # What comes of a move
    "zaic.then": "Voici la réponse probable. {what}",
    "zaic.then.areas": (
        "Plus grandes surfaces après la réponse\u202f: Clair {light}, Sombre {dark}."
    ),
    "zaic.loss.less": "moins d’une case",
    "zaic.loss.one": "environ {n} case",
    "zaic.loss.other": "environ {n} cases",
    "zaic.resized": "de {old} à {new}",
    # What to do
    "zaic.do.start": "Jouez la tuile de votre choix.",
    "zaic.do.play": "Jouez {tiles}.",
    "zaic.do.where.S": "Où va votre 1x1\u202f?",
    "zaic.do.where.H": "Où va votre 2x1 couchée\u202f?",
    "zaic.do.where.V": "Où va votre 2x1 debout\u202f?",
    "zaic.do.where.B": "Où va votre 2x2\u202f?",
    # How things stand
    "zaic.why.start": (
        "Clair ouvre la partie. Seule la tuile compte\u202f: le plateau se place autour d’elle."
    ),
    "zaic.why.change": (
        "Votre plus grande surface\u202f: {old} → {new}\u202f; celle de l’adversaire\u202f: "
        "{old_other} → {new_other}."
    ),
    "zaic.why.areas": "Plus grandes surfaces\u202f: Clair {light}, Sombre {dark}.",
    # Why not
    "zaic.no.first": (
        "La première tuile va en {cell}\u202f; toutes les autres cases se comptent à partir de là."
    ),
    "zaic.no.left": "Vous n’avez plus de {tile}.",
    "zaic.no.nowhere": "Il n’y a pas de place pour une {kind} à présent.",
    "zaic.no.tile": "Choisissez d’abord une tuile, puis sa place.",
    "zaic.no.wide": (
        "Toutes les tuiles ensemble feraient {n} cases de large, et {most} est le maximum."
    ),
    "zaic.no.high": (
        "Toutes les tuiles ensemble feraient {n} cases de haut, et {most} est le maximum."
    ),
    "zaic.no.level.one": "Une tuile se pose à plat, et {cells} est plus bas que le reste.",
    "zaic.no.level.other": "Une tuile se pose à plat, et {cells} sont plus bas que le reste.",
    "zaic.no.overhang": "Rien ne soutient la tuile en {cells}.",
    "zaic.no.own": (
        "Sur la table, elle ne peut pas toucher votre propre couleur, visible en {cells}."
    ),
    "zaic.no.corner": (
        "Elle ne rejoint les autres tuiles que par un coin, et les coins ne comptent pas."
    ),
    "zaic.no.apart": "Sur la table, elle doit se trouver à côté d’une tuile en jeu.",
    "zaic.no.covers.side": "Au-dessus, elle doit recouvrir une case {of_side}.",
    "zaic.no.buries.one": "Elle ensevelirait une tuile dont on ne voit plus que {cells}.",
    "zaic.no.buries.other": "Elle ensevelirait {n} tuiles dont on ne voit plus que {cells}.",
    # The end
    "zaic.goal": "La plus grande surface gagne.",
    "zaic.end.largest_area.side": "{side} gagne\u202f: la plus grande surface.",
    "zaic.end.largest_area.why": (
        "{stuck} Surfaces\u202f: Clair {light}\u202f; Sombre {dark}\u202f; les "
        "plus grandes décident, {one} contre {other}."
    ),
    "zaic.end.further_areas.side": "{side} gagne\u202f: de plus grandes surfaces.",
    "zaic.end.further_areas.why": (
        "{stuck} Surfaces\u202f: Clair {light}\u202f; Sombre {dark}\u202f; "
        "première différence\u202f: {one} contre {other}."
    ),
    "zaic.end.stuck.none.side": "{Side} n’a plus de tuile.",
    "zaic.end.stuck.side.one": (
        "{Side} ne peut plus jouer\u202f: la dernière tuile ne va nulle part ({tiles})."
    ),
    "zaic.end.stuck.side.other": (
        "{Side} ne peut plus jouer\u202f: aucune de ses {n} tuiles ne va nulle part ({tiles})."
    ),
    "zaic.end.stuck.tiles": "{n} × {tile}",
    "zaic.end.level.why": (
        "{stuck} Surfaces\u202f: Clair {light}\u202f; Sombre {dark}\u202f; "
        "elles sont toutes égales."
    ),
    # What cannot be read
    "zaic.bad.move": ("Un coup est S, H, V ou B et une case de a1 à o15, par exemple Bh8 ou Hg10."),
    "zaic.bad.position": "Ceci n’est pas une position de Zaic.",
    "zaic.bad.supply": "Dans cette position, un joueur a trop de tuiles d’une sorte.",
    "zaic.bad.turns": "Dans cette position, les deux camps n’ont pas joué à tour de rôle.",
    "zaic.bad.level": "Dans cette position, la tuile en {cell} ne repose pas à plat.",
    "zaic.bad.covers": (
        "Dans cette position, la tuile en {cell} ne recouvre aucune case de l’adversaire."
    ),
    "zaic.bad.extent": "Dans cette position, les tuiles font plus de 8 cases de large ou de haut.",
    "zaic.bad.buried": "Dans cette position, la tuile en {cell} est ensevelie.",
    "zaic.bad.first": "Dans cette position, aucune tuile de Clair en h8 n’a pu être la première.",
    "zaic.bad.apart": "Dans cette position, une tuile de la table est à l’écart des autres.",
    "zaic.bad.touch": "Dans cette position, des tuiles de la table touchent leur propre couleur.",
    "zaic.bad.last": "Dans cette position, aucune tuile n’a pu être la dernière.",
    "zaic.bad.order": "Aucun ordre de pose des tuiles ne mène à cette position.",
    # What a screen reader says of the board
    "zaic.board": (
        "Plateau de Zaic\u202f; les tuiles occupent {wide} cases sur 8 en largeur et {high} sur 8 "
        "en hauteur"
    ),
    "zaic.board.empty": "Plateau de Zaic, vide",
    "zaic.spot.closed": "trop loin pour toute tuile",
    "zaic.spot.tile.side.one": "niveau {level}, {side}, surface de {n} case",
    "zaic.spot.tile.side.other": "niveau {level}, {side}, surface de {n} cases",
    "zaic.spot.joined": "{what}, une tuile sur {cells}",
    "zaic.spot.last": "{spot} Dernière tuile jouée.",
    "zaic.spot.from": "{spot} Coin inférieur gauche\u202f: {cell}.",
    "zaic.spot.fits.S": "{spot} Votre 1x1 tient ici.",
    "zaic.spot.fits.H": "{spot} Votre 2x1 tient ici, couchée.",
    "zaic.spot.fits.V": "{spot} Votre 2x1 tient ici, debout.",
    "zaic.spot.fits.B": "{spot} Votre 2x2 tient ici.",
    # Puzzles
    "zaic.refuted.over": (
        "La partie est finie, et les surfaces décident\u202f: Clair {light}, Sombre {dark}."
    ),
    "zaic.refuted.grows.side": "La plus grande surface {of_side} passe de {old} à {new}.",
    "zaic.refuted.shrinks.side": "La plus grande surface {of_side} tombe de {old} à {new}.",
    "zaic.theme.cut": "Couper une surface",
    "zaic.theme.joined": "Réunir des surfaces",
    "zaic.theme.squeeze": "Peu de réponses",
}
