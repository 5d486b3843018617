"""Tetrad's lesson in French."""

from typing import Final

TEXT: Final = {
    "tetrad.learn.ended": "Cela termine votre tour sans que rien n’ait été fait.",
    "tetrad.learn.move": "Se déplacer",
    "tetrad.learn.move.1": "Déplacez votre unité.",
    "tetrad.learn.move.1.why": (
        "Choisissez une de ses tuiles, puis un point\u202f: la tuile y va, et l’unité avec elle."
    ),
    "tetrad.learn.move.1.done": "Une unité entière fait deux pas, une unité touchée davantage.",
    "tetrad.learn.rotate.1": "Tournez votre unité.",
    "tetrad.learn.rotate.1.why": (
        "Un quart de tour autour d’une tuile coûte un pas. Tournez, puis choisissez un point. Un "
        "point cerclé s’atteint aussi en tournant."
    ),
    "tetrad.learn.rotate.1.done": "On peut tourner et avancer d’un même coup.",
    "tetrad.learn.rotate.1.wrong": "Elle s’est déplacée, mais sans tourner.",
    "tetrad.learn.fire": "Tirer",
    "tetrad.learn.fire.1": "Tirez sur l’unité noire.",
    "tetrad.learn.fire.1.why": (
        "Choisissez votre unité, puis la flèche. Portée\u202f: deux cases, plus une pour chaque "
        "autre tuile alignée."
    ),
    "tetrad.learn.fire.1.done": "Touché\u202f: les Noirs retirent une tuile de cette unité.",
    "tetrad.learn.fire.2": "L’unité 1 peut tirer. Mettez d’abord l’unité 2 à portée.",
    "tetrad.learn.fire.2.why": (
        "Le premier tir du tour met fin aux déplacements. Déplacez donc d’abord. Des chevrons "
        "rouges montrent jusqu’où l’on tire."
    ),
    "tetrad.learn.fire.2.done": "Les deux peuvent maintenant tirer pendant ce tour.",
    "tetrad.learn.fire.2.fired": (
        "Ce tir met fin aux déplacements\u202f: l’unité 2 reste où elle est."
    ),
    "tetrad.learn.fire.2.wrong": "C’est permis, mais elles ne peuvent pas tirer toutes les deux.",
    "tetrad.learn.fire.wrong": "C’est permis, mais tirez plutôt.",
    "tetrad.learn.ground": "Le sol",
    "tetrad.learn.red.1": "Déplacez votre unité de trois pas, droit vers le nord.",
    "tetrad.learn.red.1.why": (
        "La couleur du sol compte. Le Rouge est rapide\u202f: qui en part fait un pas de plus."
    ),
    "tetrad.learn.red.1.done": "Trois pas, car elle partait du Rouge.",
    "tetrad.learn.red.1.wrong": "C’est permis, mais ce n’est pas trois pas au nord.",
    "tetrad.learn.yellow.1": "Tirez sur l’unité noire.",
    "tetrad.learn.yellow.1.why": (
        "Le Jaune voit loin\u202f: avec une tuile dessus, on tire une case plus loin."
    ),
    "tetrad.learn.yellow.1.done": "Sans le Jaune, il manquerait une case.",
    "tetrad.learn.blue.1": "Tirez avec l’unité de devant.",
    "tetrad.learn.blue.1.why": (
        "Le Bleu unit les forces\u202f: les tuiles alignées des unités voisines comptent aussi."
    ),
    "tetrad.learn.blue.1.done": "L’unité de derrière a allongé le tir.",
    "tetrad.learn.blue.1.behind": "Touché, mais par l’unité de derrière. Tirez avec l’autre.",
    "tetrad.learn.lines": "Longues lignes",
    "tetrad.learn.lines.1": "Quelle unité peut tirer sur l’unité noire\u202f? Tirez.",
    "tetrad.learn.lines.1.why": "Plus il y a de tuiles alignées, plus le tir porte loin.",
    "tetrad.learn.lines.1.done": "Quatre tuiles alignées\u202f: cinq cases.",
    "tetrad.learn.hit": "Être touché",
    "tetrad.learn.hit.1": "Votre unité est touchée. Choisissez la tuile qu’elle perd.",
    "tetrad.learn.hit.1.why": "Les autres tuiles doivent rester d’un seul tenant.",
    "tetrad.learn.hit.1.done": "Moins de tuiles, mais un pas de plus.",
    "tetrad.learn.rest": "D’un seul tenant",
    "tetrad.learn.rest.1": "Trichez un peu\u202f: choisissez la tuile du milieu.",
    "tetrad.learn.rest.1.why": "Vous ne risquez rien. Le plateau dit pourquoi c’est interdit.",
    "tetrad.learn.near": "Se mettre à portée",
    "tetrad.learn.near.1": "Placez-vous de façon à pouvoir tirer sur la tuile noire.",
    "tetrad.learn.near.1.why": (
        "Dans un tour, on se déplace d’abord, puis on tire. Mettez-vous donc à portée."
    ),
    "tetrad.learn.near.1.done": "À portée.",
    "tetrad.learn.near.1.wrong": "De là, vous ne pouvez pas tirer.",
    "tetrad.learn.finish": "Achever",
    "tetrad.learn.finish.1": "Tirez maintenant, et gagnez.",
    "tetrad.learn.finish.1.why": "C’est la dernière tuile des Noirs.",
    "tetrad.learn.finish.1.done": "Les Noirs n’ont plus de tuile\u202f: vous gagnez.",
    "tetrad.learn.goal": "Le but",
    "tetrad.learn.goal.1": "Les Blancs ont gagné\u202f: les Noirs n’ont plus de tuile.",
    "tetrad.learn.goal.1.why": (
        "Chaque camp commence avec cinq unités de quatre tuiles. Il en reste trois ici."
    ),
    "tetrad.learn.learned.1": (
        "On déplace d’abord ses unités, puis on tire\u202f: le premier tir met fin aux "
        "déplacements."
    ),
    "tetrad.learn.learned.2": (
        "Une unité entière fait deux pas. Le Rouge en ajoute un, chaque tuile perdue aussi."
    ),
    "tetrad.learn.learned.3": (
        "Un tir porte à deux cases. Les tuiles alignées, le Jaune et le Bleu l’allongent."
    ),
    "tetrad.learn.learned.4": (
        "Une unité touchée perd une tuile. Le dernier qui a encore des tuiles gagne."
    ),
    "tetrad.learn.army": "Votre armée",
    "tetrad.learn.army.1": "Placez une unité sur votre bord.",
    "tetrad.learn.army.1.why": (
        "La partie commence ainsi, cinq fois chacun. Toute forme de quatre tuiles convient, si "
        "elle touche votre bord."
    ),
    "tetrad.learn.army.1.done": "Les armées toutes prêtes font gagner du temps.",
}
