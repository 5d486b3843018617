"""The sentences of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "cli.welcome": "{game}. Type a move, or: help, hint, undo, position, quit.",
        "cli.board": "\n{board}\n\n{standings}",
        "cli.position": "{position}",
        "cli.prompt": "{what} {why}",
        "cli.help": "Legal moves: {moves}",
        "cli.hint": "Hint: {written} ({words})",
        "cli.reply": "The computer plays {written} ({words}).",
        "cli.match.progress": "{done} of {games} games; {left} left",
        "cli.match.players": "level1 to level5; a file of Python with a function choose(board); "
        "ugi:COMMAND; or the NAME of an --opponent",
        "cli.match.opponent": "makes NAME a player: in MODULE, a function or class that, called "
        "with the game, gives a tesserae.library.matches.players.Player",
        "cli.match.games": "between each two players, at the most; rounded up to an even number, "
        "as each opening is played twice",
        "cli.match.gauntlet": "the first player plays the others, who do not play each other",
        "cli.match.save": "adds every game to FILE as soon as it is over; the games that are "
        "there already count and are not played again",
        "cli.match.openings": "K random plies at the beginning, or the openings of FILE by turns: "
        "a line of moves for each, or records",
        "cli.match.seed": "of openings and players",
        "cli.match.sprt": "ends a match of two once it is decided whether the first is better by "
        "ELO1 or more, or by no more than ELO0",
        "cli.match.margin": "forgiven to those who are late",
        "cli.match.jobs": "games at the same time, each in a process",
        "cli.match.executor": "plays the games by the concurrent.futures.Executor that FUNCTION "
        "returns, perhaps on other machines",
        "cli.match.movetime": "for a move",
        "cli.match.nodes": "for a move",
        "cli.match.clock": "for a game, and for every move made",
        "cli.match.epilog": "A player may have settings of its own behind it:\n"
        "  level3@movetime=500   a limit: movetime (ms), nodes, or depth (plies; where turns have "
        "several, turns: 2 at the most)\n"
        "  ugi:./engine@option.Hash=64@name=Mine   an option of an engine; a name\n\n"
        "A bot is a file like this:\n"
        "  import random\n\n"
        "  def choose(board):\n"
        "      return random.choice(board.legal_moves)\n\n"
        "Ctrl-C ends a tournament; the same command with the same --save FILE goes on with it.",
    },
    "fr": {
        "cli.welcome": "{game}. Tapez un coup, ou\u202f: help (aide), hint (indice), "
        "undo (annuler), position, quit (quitter).",
        "cli.board": "\n{board}\n\n{standings}",
        "cli.position": "{position}",
        "cli.prompt": "{what} {why}",
        "cli.help": "Coups possibles\u202f: {moves}",
        "cli.hint": "Indice\u202f: {written} ({words})",
        "cli.reply": "L’ordinateur joue {written} ({words}).",
        "cli.match.progress": "{done} parties sur {games}\u202f; reste {left}",
        "cli.match.players": "level1 à level5\u202f; un fichier Python avec une fonction "
        "choose(board)\u202f; ugi:COMMANDE\u202f; ou le NAME d’un --opponent",
        "cli.match.opponent": "fait de NAME un joueur\u202f: dans MODULE, une fonction ou une "
        "classe qui, appelée avec le jeu, donne un tesserae.library.matches.players.Player",
        "cli.match.games": "entre deux joueurs, au plus\u202f; arrondi au nombre pair supérieur, "
        "car chaque ouverture est jouée deux fois",
        "cli.match.gauntlet": "le premier joueur affronte les autres, qui ne jouent pas entre eux",
        "cli.match.save": "ajoute chaque partie à FILE dès qu’elle est finie\u202f; celles qui "
        "s’y trouvent déjà comptent et ne sont pas rejouées",
        "cli.match.openings": "K coups au hasard au début, ou les ouvertures de FILE tour à "
        "tour\u202f: une ligne de coups pour chacune, ou des parties enregistrées",
        "cli.match.seed": "graine des ouvertures et des joueurs",
        "cli.match.sprt": "arrête un match à deux dès qu’il est établi que le premier a ELO1 "
        "d’avance ou plus, ou pas plus de ELO0",
        "cli.match.margin": "pardonnées aux retardataires",
        "cli.match.jobs": "parties en même temps, chacune dans un processus",
        "cli.match.executor": "joue les parties par le concurrent.futures.Executor que FUNCTION "
        "renvoie, sur d’autres machines s’il le faut",
        "cli.match.movetime": "par coup",
        "cli.match.nodes": "par coup",
        "cli.match.clock": "par partie, et pour chaque coup joué",
        "cli.match.epilog": "Un joueur peut être suivi de ses propres réglages\u202f:\n"
        "  level3@movetime=500   une limite\u202f: movetime (ms), nodes, ou depth (coups\u202f; "
        "là où "
        "les tours en ont plusieurs, tours\u202f: 2 au plus)\n"
        "  ugi:./moteur@option.Hash=64@name=Moi   une option d’un moteur\u202f; un nom\n\n"
        "Un bot est un fichier comme celui-ci\u202f:\n"
        "  import random\n\n"
        "  def choose(board):\n"
        "      return random.choice(board.legal_moves)\n\n"
        "Ctrl-C arrête un tournoi\u202f; la même commande avec le même --save FILE le reprend.",
    },
}
