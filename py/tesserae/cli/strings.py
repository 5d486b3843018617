"""The sentences of the terminal."""

from collections.abc import Mapping
from typing import Final

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "cli.welcome": "{game}. Type a move, or: help, moves, board, hint, undo, position, "
        "save FILE, quit.",
        "cli.prompt": "{side}: {what}",
        "cli.over": "{what}",
        "cli.clocks": "Clocks: {first}, {second}",
        "cli.help": "moves: all legal moves; board: the board once more; hint: what the strongest "
        "level would play; undo: take back your last move; position: the position as text; "
        "save FILE: write the record into a file; quit: leave.",
        "cli.moves": "Legal moves: {moves}",
        "cli.hint": "Hint: {written} ({words})",
        "cli.own": "You play {written} ({words}).",
        "cli.reply": "The computer plays {written} ({words}).",
        "cli.match.progress": "{done} of {games} games; {left} left",
        "cli.match.players": "level1 to level5; beginner; a file of Python with a function "
        "choose(board); ugi:COMMAND; or the NAME of an --opponent",
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
        "cli.mcp.missing": "This needs the package mcp: pip install 'tesserae-games[mcp]'",
        "cli.grade.bot": "a file of Python with a function choose(board)",
        "cli.grade.game": "the game",
        "cli.grade.against": "opponents, separated by commas: random, level1 to level5",
        "cli.grade.games": "against each opponent; rounded up to an even number",
        "cli.grade.time": "for a move, of CPU time",
        "cli.grade.memory": "that the bot may use",
        "cli.grade.seed": "of openings, opponents and the bot’s own random numbers",
        "cli.grade.pass": "points for a game against each opponent, from 0 to 1, without which "
        "the exit status is 1",
        "cli.grade.allow-engines": "lets the bot use the package’s own engines and proofs",
        "cli.grade.json": "writes the grades into FILE, or - for standard output in place of the "
        "table",
        "cli.grade.epilog": "Exit status: 0 if the bot was graded, and passed where --pass is "
        "given; 1 if it did not pass; 2 for arguments that are refused; 3 if the bot cannot be "
        "loaded.\n\nThe bot runs in a process of its own, with limits. That is no sandbox: run "
        "what you do not trust in a container.",
        "cli.grade.head": "Opponent   Games  Points   Share  Record          Forfeits  "
        "Longest move",
        "cli.grade.row": "{opponent}{games}{points}{share}  {record}{forfeits}{longest} ms",
        "cli.grade.fault.one": "{opponent}: {n} game forfeited. {why}",
        "cli.grade.fault.other": "{opponent}: {n} games forfeited. {why}",
        "cli.grade.failed": "Not passed: {opponents}",
        "cli.ply": "{written} ({words})",
        "cli.answer": "Answer: {written} ({words})",
        "cli.time_up": "{loser} has no time left: {winner} wins.",
        "cli.saved": "The game is saved. To look at it, or to play on:",
        "cli.not_saved": "The game could not be saved. This is the link to it:",
        "cli.saved_as": "The record is in {file}.",
        "cli.exists": "{file} is there already. Name another file.",
        "cli.not_written": "{file} cannot be written.",
        "cli.unreadable": "{file} cannot be read.",
        "cli.other_game": "That is a game of {game}.",
        "cli.number": "{name} must be a number from {least} to {most}.",
        "cli.match_clock": "--clock is written as 60000+500: the milliseconds of a game, and "
        "those that each move adds.",
        "cli.elos": "--sprt takes two numbers from -1000 to 1000, the lower one first.",
        "cli.bad_clock": "A clock is written as 5+3: five minutes for each side, and three "
        "seconds more for each move.",
        "cli.solve.welcome": "{game} puzzles. Type a move, or: help, moves, board, hint, again, "
        "solution, next, quit.",
        "cli.solve.help": "moves: all legal moves; board: the board once more; hint: the next "
        "move; again: from the beginning of the puzzle; solution: all of it; next: another "
        "puzzle; quit: leave.",
        "cli.solve.puzzle": "{number} · {about}",
        "cli.solve.task": "{task}. {what}",
        "cli.solve.again": "The move is taken back. Try again.",
        "cli.solve.done": "Type next for another puzzle, again or quit.",
        "cli.solve.no_theme": "There is no theme called {theme}. There are {themes}.",
        "cli.solve.none": "There is no such puzzle.",
        "cli.solve.none_left": "There are no more of these puzzles.",
        "cli.solve.range": "A difficulty is written as 900-1200.",
    },
    "fr": {
        "cli.welcome": "{game}. Tapez un coup, ou\u202f: help (aide), moves (coups), board "
        "(plateau), hint (indice), undo (annuler), position, save FICHIER (enregistrer), "
        "quit (quitter).",
        "cli.prompt": "{side}\u202f: {what}",
        "cli.over": "{what}",
        "cli.clocks": "Pendules\u202f: {first}, {second}",
        "cli.help": "moves\u202f: tous les coups possibles\u202f; board\u202f: le plateau à "
        "nouveau\u202f; hint\u202f: ce que jouerait le niveau le plus fort\u202f; undo\u202f: "
        "annuler votre dernier coup\u202f; position\u202f: la position en texte\u202f; save "
        "FICHIER\u202f: enregistrer la partie dans un fichier\u202f; quit\u202f: quitter.",
        "cli.moves": "Coups possibles\u202f: {moves}",
        "cli.hint": "Indice\u202f: {written} ({words})",
        "cli.own": "Vous jouez {written} ({words}).",
        "cli.reply": "L’ordinateur joue {written} ({words}).",
        "cli.match.progress": "{done} parties sur {games}\u202f; reste {left}",
        "cli.match.players": "level1 à level5\u202f; beginner, un débutant\u202f; un fichier "
        "Python avec une fonction choose(board)\u202f; ugi:COMMANDE\u202f; ou le NAME d’un "
        "--opponent",
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
        "cli.mcp.missing": "Il faut le paquet mcp\u202f: pip install 'tesserae-games[mcp]'",
        "cli.grade.bot": "un fichier Python avec une fonction choose(board)",
        "cli.grade.game": "le jeu",
        "cli.grade.against": "adversaires, séparés par des virgules\u202f: random, level1 à level5",
        "cli.grade.games": "contre chaque adversaire\u202f; arrondi au nombre pair supérieur",
        "cli.grade.time": "par coup, en temps processeur",
        "cli.grade.memory": "que le bot peut occuper",
        "cli.grade.seed": "graine des ouvertures, des adversaires et des nombres aléatoires du bot",
        "cli.grade.pass": "points par partie contre chaque adversaire, de 0 à 1, sans lesquels le "
        "code de sortie est 1",
        "cli.grade.allow-engines": "laisse le bot utiliser les moteurs et les preuves du paquet",
        "cli.grade.json": "écrit les notes dans FILE, ou - pour la sortie standard à la place du "
        "tableau",
        "cli.grade.epilog": "Code de sortie\u202f: 0 si le bot a été noté, et reçu si --pass est "
        "donné\u202f; 1 s’il n’est pas reçu\u202f; 2 pour des arguments refusés\u202f; 3 si le bot "
        "ne peut pas être chargé.\n\nLe bot tourne dans son propre processus, avec des limites. Ce "
        "n’est pas un bac à sable\u202f: lancez dans un conteneur ce en quoi vous n’avez pas "
        "confiance.",
        "cli.grade.head": "Adversaire Parties Points  Part  Bilan           Forfaits  "
        "Plus long coup",
        "cli.grade.row": "{opponent}{games}{points}{share}  {record}{forfeits}{longest} ms",
        "cli.grade.fault.one": "{opponent}\u202f: {n} partie perdue par forfait. {why}",
        "cli.grade.fault.other": "{opponent}\u202f: {n} parties perdues par forfait. {why}",
        "cli.grade.failed": "Non reçu\u202f: {opponents}",
        "cli.ply": "{written} ({words})",
        "cli.answer": "Réponse\u202f: {written} ({words})",
        "cli.time_up": "{loser}\u202f: temps écoulé. {winner}\u202f: victoire.",
        "cli.saved": "La partie est enregistrée. Pour la revoir ou la continuer\u202f:",
        "cli.not_saved": "La partie n’a pas pu être enregistrée. Voici son lien\u202f:",
        "cli.saved_as": "La partie est dans {file}.",
        "cli.exists": "{file} existe déjà. Nommez un autre fichier.",
        "cli.not_written": "Impossible d’écrire dans {file}.",
        "cli.unreadable": "Impossible de lire {file}.",
        "cli.other_game": "C’est une partie de {game}.",
        "cli.number": "{name} doit être un nombre de {least} à {most}.",
        "cli.match_clock": "--clock s’écrit 60000+500\u202f: les millisecondes d’une partie, et "
        "celles qu’ajoute chaque coup.",
        "cli.elos": "--sprt prend deux nombres de -1000 à 1000, le plus petit d’abord.",
        "cli.bad_clock": "Une pendule s’écrit 5+3\u202f: cinq minutes par camp, et trois secondes "
        "de plus à chaque coup.",
        "cli.solve.welcome": "Problèmes de {game}. Tapez un coup, ou\u202f: help (aide), moves "
        "(coups), board (plateau), hint (indice), again (recommencer), solution, next (suivant), "
        "quit (quitter).",
        "cli.solve.help": "moves\u202f: tous les coups possibles\u202f; board\u202f: le plateau à "
        "nouveau\u202f; hint\u202f: le coup suivant\u202f; again\u202f: depuis le début du "
        "problème\u202f; solution\u202f: toute la solution\u202f; next\u202f: un autre "
        "problème\u202f; quit\u202f: quitter.",
        "cli.solve.puzzle": "{number} · {about}",
        "cli.solve.task": "{task}. {what}",
        "cli.solve.again": "Le coup est repris. Essayez encore.",
        "cli.solve.done": "Tapez next pour un autre problème, again ou quit.",
        "cli.solve.no_theme": "Aucun thème ne s’appelle {theme}. Il y a {themes}.",
        "cli.solve.none": "Ce problème n’existe pas.",
        "cli.solve.none_left": "Il n’y a plus de problèmes de ce genre.",
        "cli.solve.range": "Une difficulté s’écrit 900-1200.",
    },
}
