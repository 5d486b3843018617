"""What the library says."""

from collections.abc import Mapping
from typing import Final

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "library.no_game": "There is no game called “{name}”. There are {games}.",
        "library.no_encoding": "The moves of {game} have no numbers.",
        "library.over": "The game is over.",
        "library.no_chapter": "A study has at least one chapter.",
        "library.chapter_of_other": "The chapters of this study are of {game}: one is of another "
        "game.",
        "library.too_deep": "Variations are nested more than {n} deep.",
        "library.no_proofs": "{game} cannot be proven. There are proofs of {games}.",
        "library.no_option": "The engine has no option “{name}”. It has {options}.",
        "match.begin": "Up to {games} games, in pairs: each opening twice, with sides swapped. "
        "{timing}",
        "match.cpu": "Moves are timed by CPU time.",
        "match.wall": "Moves of both players are timed by the wall clock.",
        "match.pair": "{games} games: {first} {points} - {against} {other} (+{wins} ={draws} "
        "-{losses}), Elo {elo} [{low}, {high}], LOS {los} %",
        "match.test": "{games} games: {first} {points} - {against} {other} (+{wins} ={draws} "
        "-{losses}), Elo {elo} [{low}, {high}], LOS {los} %, LLR {llr} of {bound}",
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
        "match.bot_gone": "The bot's process has ended.",
        "match.bot_silent": "The bot does not answer.",
        "match.forfeits": "{name} forfeited {n}: {why}",
        "match.unloaded": "{file} could not be loaded. {why}",
        "match.unpicklable": "{name} cannot be sent to another process ({error}). Use a function "
        "at the top of a module, or jobs=1.",
        "match.start": "This command cannot be started: {command}",
        "match.nobody": "There is no player called “{name}”. There are level1 to level5, "
        "beginner, FILE.py, ugi:COMMAND, and what --opponent MODULE:NAME brings.",
        "match.no_name": "There is nothing called “{name}”: it is written as MODULE:NAME.",
        "match.player": "{name} does not make a player.",
        "match.clocks": "Moves are timed by CPU time; in games with another process, those of "
        "both players by the wall clock.",
        "match.known.one": "{file} has {n} game, which counts.",
        "match.known.other": "{file} has {n} games, which count.",
        "match.table": "  #  {player}     Elo             95 %  Points  Games          Record     "
        " LOS",
        "match.row": "{rank}  {player}  {elo} {interval}{points}{games}{record}{los}",
        "match.bot": "{file}, line {line}: {error} ({code})",
        "match.no_bot": "{file} has no function choose(board).",
        "match.no_file": "This file cannot be opened: {file}",
        "match.long_file": "This file is too long: {file}",
        "match.opening": "{file}, line {line}: this is no opening. {why}",
        "match.opening_of_other": "{file}, line {line}: this is not a game of this game from its "
        "start.",
        "match.no_openings": "{file} has no openings.",
        "match.other": "{file}, line {line}: this game is of another tournament ({its}; this one: "
        "{settings}). Save to another file.",
        "match.no_options": "Only engines that speak UGI have options: {name}",
        "match.alone": "A match needs two players or more.",
        "match.sprt": "A test is about two players.",
        "match.executor": "{name} does not return an executor.",
        "match.broken": "A process that played has ended. What was saved is not lost.",
        "grade.nobody": "There is no opponent called {name}. There are random and level1 to "
        "level5.",
        "grade.late": "A move took longer than {allowed} ms.",
        "desk.no_game": "There is no game {id}, or it has been forgotten. Begin a new one.",
        "desk.no_puzzle": "There are no more puzzles of this difficulty.",
        "desk.no_move": "There is no move to be taken back.",
        "desk.long": "{name} is longer than {n} characters.",
        "desk.number": "{name} must be between {least} and {most}.",
        "desk.wrong": "{move} does not solve the puzzle. Try another move.",
        "desk.refuted": "{move} does not solve the puzzle: the reply would be {replies}. Try "
        "another move.",
        "board.illegal": "The opponent’s move is not legal: {why}",
        "board.failed": "The opponent has failed. {error}",
    },
    "fr": {
        "library.no_game": "Aucun jeu ne s’appelle «\u202f{name}\u202f». Il y a {games}.",
        "library.no_encoding": "Les coups de {game} n’ont pas de numéros.",
        "library.over": "La partie est terminée.",
        "library.no_chapter": "Une étude a au moins un chapitre.",
        "library.chapter_of_other": "Les chapitres de cette étude sont de {game} : l’un est d’un "
        "autre jeu.",
        "library.too_deep": "Les variantes sont imbriquées à plus de {n} niveaux.",
        "library.no_proofs": "{game} ne se démontre pas. On peut démontrer {games}.",
        "library.no_option": "Le moteur n’a pas d’option «\u202f{name}\u202f». Il a {options}.",
        "match.begin": "{games} parties au plus, par paires\u202f: chaque ouverture deux fois, en "
        "échangeant les camps. {timing}",
        "match.cpu": "Les coups sont chronométrés en temps processeur.",
        "match.wall": "Les coups des deux joueurs sont chronométrés en temps réel.",
        "match.pair": "{games} parties\u202f: {first} {points} - {against} {other} (+{wins} "
        "={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %",
        "match.test": "{games} parties\u202f: {first} {points} - {against} {other} (+{wins} "
        "={draws} -{losses}), Elo {elo} [{low}, {high}], LOS {los} %, LLR {llr} sur {bound}",
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
        "match.bot_gone": "Le processus du bot s’est arrêté.",
        "match.bot_silent": "Le bot ne répond pas.",
        "match.forfeits": "{name}, {n} par forfait\u202f: {why}",
        "match.unloaded": "{file} n’a pas pu être chargé. {why}",
        "match.unpicklable": "{name} ne peut pas être envoyé à un autre processus ({error}). "
        "Prenez une fonction au premier niveau d’un module, ou jobs=1.",
        "match.start": "Cette commande ne peut pas être lancée\u202f: {command}",
        "match.nobody": "Aucun joueur ne s’appelle «\u202f{name}\u202f». Il y a level1 à level5, "
        "beginner, FILE.py, ugi:COMMANDE, et ce qu’apporte --opponent MODULE:NAME.",
        "match.no_name": "Rien ne s’appelle «\u202f{name}\u202f»\u202f: cela s’écrit MODULE:NAME.",
        "match.player": "{name} ne fournit pas de joueur.",
        "match.clocks": "Les coups sont chronométrés en temps processeur\u202f; dans les parties "
        "avec un autre processus, ceux des deux joueurs en temps réel.",
        "match.known.one": "{file} contient {n} partie, qui compte.",
        "match.known.other": "{file} contient {n} parties, qui comptent.",
        "match.table": "  #  {player}     Elo             95 %  Points Parties           Bilan    "
        "  LOS",
        "match.row": "{rank}  {player}  {elo} {interval}{points}{games}{record}{los}",
        "match.bot": "{file}, ligne {line}\u202f: {error} ({code})",
        "match.no_bot": "{file} n’a pas de fonction choose(board).",
        "match.no_file": "Ce fichier ne peut pas être ouvert\u202f: {file}",
        "match.long_file": "Ce fichier est trop long\u202f: {file}",
        "match.opening": "{file}, ligne {line}\u202f: ce n’est pas une ouverture. {why}",
        "match.opening_of_other": "{file}, ligne {line}\u202f: ce n’est pas une partie de ce jeu "
        "depuis son début.",
        "match.no_openings": "{file} ne contient pas d’ouverture.",
        "match.other": "{file}, ligne {line}\u202f: cette partie est d’un autre tournoi "
        "({its}\u202f; ici {settings}). Enregistrez dans un autre fichier.",
        "match.no_options": "Seuls les moteurs qui parlent UGI ont des options\u202f: {name}",
        "match.alone": "Il faut au moins deux joueurs.",
        "match.sprt": "Un test porte sur deux joueurs.",
        "match.executor": "{name} ne renvoie pas d’exécuteur.",
        "match.broken": "Un processus qui jouait s’est arrêté. Ce qui a été enregistré n’est pas "
        "perdu.",
        "grade.nobody": "Aucun adversaire ne s’appelle {name}. Il y a random et level1 à level5.",
        "grade.late": "Un coup a pris plus de {allowed} ms.",
        "desk.no_game": "La partie {id} n’existe pas, ou a été oubliée. Commencez-en une autre.",
        "desk.no_puzzle": "Il n’y a plus de problèmes de cette difficulté.",
        "desk.no_move": "Il n’y a pas de coup à annuler.",
        "desk.long": "{name} a plus de {n} caractères.",
        "desk.number": "{name} doit être compris entre {least} et {most}.",
        "desk.wrong": "{move} ne résout pas le problème. Essayez un autre coup.",
        "desk.refuted": "{move} ne résout pas le problème\u202f: la réponse serait {replies}. "
        "Essayez un autre coup.",
        "board.illegal": "Le coup de l’adversaire n’est pas légal\u202f: {why}",
        "board.failed": "L’adversaire a échoué. {error}",
    },
}
