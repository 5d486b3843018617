"""The words of puzzles in French."""

from typing import Final

TEXT: Final = {
    "title.puzzle": "Problèmes de {game} · Tesserae",
    "puzzles": "Problèmes",
    "puzzle.title": "Problèmes de {game}",
    "puzzle.number": "Problème {number}",
    "puzzle.day": "Problème du {date}",
    "puzzle.today": "Le problème du jour",
    "puzzle.loading": "Chargement des problèmes…",
    "puzzle.not_loaded": "Les problèmes n’ont pas pu être chargés. Réessayez une fois en ligne.",
    "puzzle.unknown": "Il n’y a pas de problème {number}.",
    "puzzle.no_such_day": "Il n’y a pas de problème pour ce jour-là.",
    "puzzle.none_left": "Vous avez essayé tous les problèmes de ce thème.",
    "puzzle.another": "Un autre problème",
    "puzzle.one_move": "Un seul coup convient.",
    "puzzle.one_turn": "Vous avez un tour entier. Seul le résultat compte.",
    "puzzle.judging": "Examen de votre coup…",
    "puzzle.go_on": "Bien vu. Continuez.",
    "puzzle.wrong": "Non. Voici la réponse à ce coup.",
    "puzzle.wrong.plain": "Non, cela ne suffit pas.",
    "puzzle.solved": "Résolu.",
    "puzzle.solved.helped": "C’est bien cela.",
    "puzzle.shown": "Voici la solution.",
    "puzzle.hint.told": "Indice\u202f: {what}",
    "puzzle.hint.marked": "Indice\u202f: c’est marqué.",
    "puzzle.again": "Réessayer",
    "puzzle.hint": "Indice",
    "puzzle.solution": "Solution",
    "puzzle.next": "Problème suivant",
    "puzzle.play": "Jouer la suite",
    "puzzle.analyse": "Analyser",
    "puzzle.about": "{theme} · difficulté {difficulty}",
    "puzzle.rating": "Votre cote\u202f: {rating}",
    "puzzle.choose": "Thèmes, difficulté, autres jours",
    "puzzle.theme": "Thème",
    "puzzle.theme.any": "Tous les thèmes",
    "puzzle.choice": "Difficulté",
    "puzzle.choice.near": "À ma cote",
    "puzzle.choice.easier": "Plus facile",
    "puzzle.choice.harder": "Plus difficile",
    "puzzle.count": "Résolus du premier coup\u202f: {solved} sur {tried}",
    "puzzle.days": "Problèmes du jour",
    "puzzle.day.solved": "{date}, résolu",
    "puzzle.day.failed": "{date}, pas résolu du premier coup",
    "puzzle.day.open": "{date}, pas encore essayé",
    "puzzle.streak.one": "{n} jour de suite",
    "puzzle.streak.other": "{n} jours de suite",
    "puzzle.share": "Copier le résultat",
    "puzzle.shared": "{game}, problème du {date}",
    # Ses propres erreurs
    "title.mistakes": "Vos erreurs · Tesserae",
    "mistakes": "Vos erreurs",
    "mistake.open": "Rejouer",
    "mistake.try.one": "Rejouer cette position",
    "mistake.try.other": "Rejouer ces {n} positions",
    "mistake.due": "{n} à rejouer aujourd’hui",
    "mistake.back": "La prochaine revient le {date}",
    "mistake.practice": "Il n’en reste aucune",
    "mistake.none": (
        "Il n’y a aucune erreur à rejouer. Relisez une partie une fois finie\u202f: les coups qui "
        "vous ont coûté le plus sont gardés ici."
    ),
    "mistake.next": "Rien à rejouer aujourd’hui. La prochaine revient le {date}.",
    "mistake.others": "{n} dans d’autres jeux",
    "mistake.home": "Vers les jeux",
    "mistake.ahead": "Rejouer dès maintenant",
    "mistake.task": "Trait\u202f: {side}. Trouvez mieux.",
    "mistake.played.win": "Vous avez joué {moves}, et le gain s’est envolé.",
    "mistake.played.draw": "Vous avez joué {moves}, et la nulle s’est envolée.",
    "mistake.played.better": (
        "Vous avez joué {moves}\u202f: cela a coûté {cost}\u202f% des chances de gain."
    ),
    "mistake.right": "Bien vu. {moves} convient aussi.",
    "mistake.shown": "Le meilleur coup. {gain}",
    "mistake.another": "Suivante",
    "mistake.kept.one": "{n} erreur gardée sur cet appareil",
    "mistake.kept.other": "{n} erreurs gardées sur cet appareil",
    "mistake.about": (
        "Chacune revient après un jour, puis après une semaine. Résolue les deux fois, elle s’en "
        "va\u202f; après un coup faux, un indice ou la solution, elle recommence."
    ),
    "mistake.remove": "Supprimer celle-ci",
    "mistake.remove_all": "Tout supprimer",
    "mistake.removed": "Supprimée.",
    "mistake.all_removed": "Toutes supprimées.",
    "puzzle.posing": "Examen de la position…",
    "puzzle.own": "Un problème pour vous",
    "puzzle.own.proven": "Prouvé par l’ordinateur",
    "puzzle.own.estimated": "Jugé d’après l’évaluation de l’ordinateur",
    "puzzle.own.find": "Trouvez un coup qui convient.",
    "puzzle.own.no_win.proven": "Il n’y a pas de gain ici : l’ordinateur l’a prouvé.",
    "puzzle.own.no_win.seen": "L’ordinateur ne voit pas de gain net ici.",
    "puzzle.own.lost.proven": "Cette position est perdue : l’ordinateur l’a prouvé.",
    "puzzle.own.lost.seen": "L’ordinateur pense que cette position est perdue.",
    "puzzle.own.won.proven": "Il y a mieux que la nulle ici : l’ordinateur a prouvé un gain.",
    "puzzle.own.won.seen": "L’ordinateur voit mieux que la nulle ici : un gain net.",
    "error.bad_ask": (
        "Le problème de ce lien n’a pas d’énoncé que ce jeu connaisse. "
        "Après « ask= », écrivez win ou survive, ou draw si le jeu connaît la nulle."
    ),
    "error.nothing_to_ask": (
        "Cette position ne peut pas être un problème : la partie est finie, "
        "ou un tour a déjà commencé."
    ),
    "error.bad_puzzles": "Ces problèmes sont illisibles.",
}
