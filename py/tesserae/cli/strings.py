"""The sentences of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "cli.welcome": "{game}. Type a move, or: help, hint, undo, quit.",
        "cli.position": "\n{position}",
        "cli.prompt": "{what} {why}",
        "cli.help": "Legal moves: {moves}",
        "cli.hint": "Hint: {written} ({words})",
        "cli.reply": "The computer plays {written} ({words}).",
        "cli.match.begin": "Up to {games} games, in pairs: each opening twice, with sides swapped. "
        "{timing}",
        "cli.match.cpu": "Moves are timed by CPU time.",
        "cli.match.wall": "Moves of both players are timed by the wall clock.",
        "cli.match.pair": "{games} games: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %",
        "cli.match.test": "{games} games: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %, "
        "LLR {llr} of {bound}",
        "cli.match.pairs": "Pairs with 0, 1/2, 1, 3/2 and 2 points for {first}: {counts}",
        "cli.match.h0": "Accepted: {first} is better by no more than {low} Elo.",
        "cli.match.h1": "Accepted: {first} is better by {high} Elo or more.",
        "cli.match.open": "Undecided between {low} and {high} Elo.",
        "cli.match.game": "Game {n}: {why}",
        "cli.match.fault": "{name} loses. {why}",
        "cli.match.illegal": "{move} is not a legal move.",
        "cli.match.late": "{spent} ms taken, {allowed} ms allowed.",
        "cli.match.gone": "The engine has ended.",
        "cli.match.silent": "The engine does not answer.",
        "cli.match.start": "This command cannot be started: {command}",
        "cli.match.nobody": "There is no player called {name}.",
        "cli.match.player": "{name} does not make a player.",
        "cli.match.number": "One of the numbers is out of range.",
    },
    "fr": {
        "cli.welcome": "{game}. Tapez un coup, ou\u202f: help (aide), hint (indice), "
        "undo (annuler), quit (quitter).",
        "cli.position": "\n{position}",
        "cli.prompt": "{what} {why}",
        "cli.help": "Coups possibles\u202f: {moves}",
        "cli.hint": "Indice\u202f: {written} ({words})",
        "cli.reply": "L’ordinateur joue {written} ({words}).",
        "cli.match.begin": "{games} parties au plus, par paires\u202f: chaque ouverture deux fois, "
        "en échangeant les camps. {timing}",
        "cli.match.cpu": "Les coups sont chronométrés en temps processeur.",
        "cli.match.wall": "Les coups des deux joueurs sont chronométrés en temps réel.",
        "cli.match.pair": "{games} parties\u202f: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %",
        "cli.match.test": "{games} parties\u202f: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %, "
        "LLR {llr} sur {bound}",
        "cli.match.pairs": "Paires à 0, 1/2, 1, 3/2 et 2 points pour {first}\u202f: {counts}",
        "cli.match.h0": "Accepté\u202f: {first} n’a pas plus de {low} Elo d’avance.",
        "cli.match.h1": "Accepté\u202f: {first} a {high} Elo d’avance ou plus.",
        "cli.match.open": "Indécis entre {low} et {high} Elo.",
        "cli.match.game": "Partie {n}\u202f: {why}",
        "cli.match.fault": "{name} perd. {why}",
        "cli.match.illegal": "{move} n’est pas un coup légal.",
        "cli.match.late": "{spent} ms prises, {allowed} ms permises.",
        "cli.match.gone": "Le moteur s’est arrêté.",
        "cli.match.silent": "Le moteur ne répond pas.",
        "cli.match.start": "Cette commande ne peut pas être lancée\u202f: {command}",
        "cli.match.nobody": "Aucun joueur ne s’appelle {name}.",
        "cli.match.player": "{name} ne fournit pas de joueur.",
        "cli.match.number": "Un des nombres est hors limites.",
    },
}
