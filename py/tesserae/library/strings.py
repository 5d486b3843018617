"""What the library says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "library.no_game": "There is no game called “{name}”. There are {games}.",
        "library.over": "The game is over.",
        "library.too_deep": "Variations are nested more than {n} deep.",
        "library.no_proofs": "{game} cannot be proven. There are proofs of {games}.",
        "library.no_option": "The engine has no option “{name}”. It has {options}.",
        "match.begin": "Up to {games} games, in pairs: each opening twice, with sides swapped. "
        "{timing}",
        "match.cpu": "Moves are timed by CPU time.",
        "match.wall": "Moves of both players are timed by the wall clock.",
        "match.pair": "{games} games: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %",
        "match.test": "{games} games: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %, "
        "LLR {llr} of {bound}",
        "match.pairs": "Pairs with 0, 1/2, 1, 3/2 and 2 points for {first}: {counts}",
        "match.h0": "Accepted: {first} is better by no more than {low} Elo.",
        "match.h1": "Accepted: {first} is better by {high} Elo or more.",
        "match.open": "Undecided between {low} and {high} Elo.",
        "match.game": "Game {n}: {why}",
        "match.fault": "{name} loses. {why}",
        "match.error": "{error}",
        "match.illegal": "{move} is not a legal move.",
        "match.late": "{spent} ms taken, {allowed} ms allowed.",
        "match.gone": "The engine has ended.",
        "match.silent": "The engine does not answer.",
        "match.start": "This command cannot be started: {command}",
        "match.nobody": "There is no player called {name}.",
        "match.player": "{name} does not make a player.",
        "match.number": "One of the numbers is out of range.",
    },
    "fr": {
        "library.no_game": "Aucun jeu ne s’appelle «\u202f{name}\u202f». Il y a {games}.",
        "library.over": "La partie est terminée.",
        "library.too_deep": "Les variantes sont imbriquées à plus de {n} niveaux.",
        "library.no_proofs": "{game} ne se démontre pas. On peut démontrer {games}.",
        "library.no_option": "Le moteur n’a pas d’option «\u202f{name}\u202f». Il a {options}.",
        "match.begin": "{games} parties au plus, par paires\u202f: chaque ouverture deux fois, "
        "en échangeant les camps. {timing}",
        "match.cpu": "Les coups sont chronométrés en temps processeur.",
        "match.wall": "Les coups des deux joueurs sont chronométrés en temps réel.",
        "match.pair": "{games} parties\u202f: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %",
        "match.test": "{games} parties\u202f: {first} {points} - {against} {other} "
        "(+{wins} ={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %, "
        "LLR {llr} sur {bound}",
        "match.pairs": "Paires à 0, 1/2, 1, 3/2 et 2 points pour {first}\u202f: {counts}",
        "match.h0": "Accepté\u202f: {first} n’a pas plus de {low} Elo d’avance.",
        "match.h1": "Accepté\u202f: {first} a {high} Elo d’avance ou plus.",
        "match.open": "Indécis entre {low} et {high} Elo.",
        "match.game": "Partie {n}\u202f: {why}",
        "match.fault": "{name} perd. {why}",
        "match.error": "{error}",
        "match.illegal": "{move} n’est pas un coup légal.",
        "match.late": "{spent} ms prises, {allowed} ms permises.",
        "match.gone": "Le moteur s’est arrêté.",
        "match.silent": "Le moteur ne répond pas.",
        "match.start": "Cette commande ne peut pas être lancée\u202f: {command}",
        "match.nobody": "Aucun joueur ne s’appelle {name}.",
        "match.player": "{name} ne fournit pas de joueur.",
        "match.number": "Un des nombres est hors limites.",
    },
}
