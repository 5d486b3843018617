"""What is said of every game in French, unless it has words of its own; the names of its sides."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "name.side.one": "{name}",
    "name.side.other": "les {name}",
    "name.of_side.one": "de {name}",
    "name.of_side.other": "des {name}",
    "name.to_side.one": "à {name}",
    "name.to_side.other": "aux {name}",
    "game.camp.side": "{side}",
    "game.wins.side.one": "{side} gagne",
    "game.wins.side.other": "{side} gagnent",
    "game.was_winning.side.one": "{Side} gagnait",
    "game.was_winning.side.other": "{Side} gagnaient",
    "game.is_now.side.one": "c’est {side}",
    "game.is_now.side.other": "ce sont {side}",
    "game.standing.level": "égalité",
    "game.standing.side.one": "{side} mène",
    "game.standing.side.other": "{side} mènent",
    "game.puzzle.wins.side.one": "{Side} joue et gagne",
    "game.puzzle.wins.side.other": "{Side} jouent et gagnent",
    "game.puzzle.own.draw.side.one": "{Side} joue et annule",
    "game.puzzle.own.draw.side.other": "{Side} jouent et annulent",
    "game.puzzle.own.survive.side.one": "{Side} joue et ne perd pas",
    "game.puzzle.own.survive.side.other": "{Side} jouent et ne perdent pas",
    "game.no.over": "La partie est finie.",
    "game.end.side.one": "{Side} gagne.",
    "game.end.side.other": "{Side} gagnent.",
    "game.end.nobody": "Partie nulle.",
    "game.ask.win": "Un gain",
    "game.ask.draw": "Une nulle",
    "game.ask.survive": "Ne pas perdre",
    "game.do.confirm": "{move}\u202f: jouer ce coup\u202f?",
    "game.spot.empty": "vide",
    "game.spot.offered": "{spot} Vous pouvez jouer ici.",
    "game.way.wb": "Blanc et noir",
    "game.way.cb": "Couleurs contrastées",
}
