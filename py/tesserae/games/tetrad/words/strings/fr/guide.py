"""Tetrad's rules page in French.

\\u202f is the narrow space that French sets before a colon or a semicolon.
"""

from typing import Final

TEXT: Final = {
    "tetrad.guide.minute": "Tetrad en une minute",
    "tetrad.guide.minute.1": (
        "Chacun construit cinq unités de quatre tuiles, dans les formes qu’il veut, et les aligne "
        "le long de son bord. Puis on les fait avancer l’une vers l’autre et on tire. Chaque coup "
        "au but coûte une tuile, et qui n’en a plus a perdu."
    ),
    "tetrad.guide.minute.2": (
        "À votre tour, vous bougez d’abord, puis vous tirez. Chaque unité peut faire l’un et "
        "l’autre une fois, et le premier tir met fin aux déplacements de toutes vos unités "
        "jusqu’au tour suivant. Une unité abîmée va plus vite, une unité longue tire plus loin, et "
        "le terrain aide qui s’y tient. Les Blancs commencent."
    ),
    "tetrad.guide.map": "La carte",
    "tetrad.guide.map.1": (
        "Le plateau compte quatorze cases sur quatorze. Chaque case est jaune, rouge ou bleue."
    ),
    "tetrad.guide.map.2": (
        "Les tuiles ont des fenêtres qui laissent voir le terrain\u202f: le Jaune donne de la "
        "portée, le Rouge un pas, le Bleu l’aide des voisines. Ce que touche une seule tuile vaut "
        "pour toute l’unité."
    ),
    "tetrad.guide.figure.map": (
        "Traits penchés\u202f: Jaune\u202f; points\u202f: Rouge\u202f; tirets\u202f: Bleu. La "
        "carte est la même vue des deux côtés."
    ),
    "tetrad.guide.figure.map.picture": (
        "Le plateau vide\u202f: quatre rangées bleues à chaque bout, des blocs des trois couleurs "
        "au milieu"
    ),
    "tetrad.guide.setup": "La mise en place",
    "tetrad.guide.setup.1": (
        "Vous posez tour à tour une unité, jusqu’à en avoir cinq chacun. Prenez n’importe quelle "
        "forme de quatre tuiles qui se tiennent par les côtés, tournez-la à votre gré, et "
        "reprenez la même forme aussi souvent que vous voulez. Au moins une tuile doit toucher le "
        "bord de votre côté, et les unités ne se recouvrent pas."
    ),
    "tetrad.guide.setup.2": (
        "Une unité garde sa forme toute la partie. Les unités portent les numéros 1 à 5, dans "
        "l’ordre de leur pose. Laissez autant de colonnes libres de vos tuiles qu’il vous reste "
        "d’unités à poser, pour que chacune trouve sa place."
    ),
    "tetrad.guide.figure.edge": "Trois tuiles touchent le bord des Blancs. Une suffirait.",
    "tetrad.guide.figure.edge.picture": "Un T, son long côté sur la rangée 1",
    "tetrad.guide.figure.inland": "Aucune tuile ne touche le bord.",
    "tetrad.guide.figure.inland.picture": (
        "Un T, son long côté sur la rangée 2, marqué comme une erreur"
    ),
    "tetrad.guide.figure.full": "Il ne resterait pas de colonne pour la cinquième unité.",
    "tetrad.guide.figure.full.picture": (
        "Les unités blanches remplissent la rangée 1 jusqu’à la colonne l\u202f; un carré de "
        "quatre sur les colonnes m et n est marqué comme une erreur"
    ),
    "tetrad.guide.turn": "Un tour",
    "tetrad.guide.turn.1": (
        "Un tour a deux parties\u202f: les déplacements, puis les attaques. Chacune de vos unités "
        "peut se déplacer une fois et attaquer une fois. Rien de cela n’est obligatoire. "
        "La première attaque met fin aux déplacements de ce tour. C’est vous qui dites "
        "quand le tour est fini\u202f; s’il ne reste rien à faire, l’application le termine."
    ),
    "tetrad.guide.moves": "Se déplacer",
    "tetrad.guide.moves.1": (
        "Un déplacement est une suite de pas. Un pas décale toute l’unité d’une case le long "
        "d’une rangée ou d’une colonne, ou la tourne d’un quart autour d’une de ses tuiles. Une "
        "unité a six pas moins le nombre de ses tuiles\u202f: deux quand elle est entière, cinq "
        "quand il ne lui reste qu’une tuile."
    ),
    "tetrad.guide.figure.steps": (
        "Où la tuile cerclée peut aller en deux pas. Un point entouré d’un cercle peut aussi être "
        "atteint par l’unité tournée."
    ),
    "tetrad.guide.figure.steps.picture": (
        "Un L tenu par sa tuile du milieu\u202f; des points marquent les cases autour"
    ),
    "tetrad.guide.figure.turned": (
        "La même unité, à tourner vers la droite. Moins de cases sont à sa portée."
    ),
    "tetrad.guide.figure.turned.picture": (
        "Le L avec un contour en tirets qui le montre tourné d’un quart"
    ),
    "tetrad.guide.moves.2": (
        "En chemin, une unité reste sur le plateau, mais elle peut passer par-dessus d’autres "
        "unités, les vôtres comme celles de l’autre. Elle doit finir sur des cases libres, et "
        "ailleurs qu’au départ."
    ),
    "tetrad.guide.figure.past": "Trois pas vers le nord, par-dessus une unité amie.",
    "tetrad.guide.figure.past.picture": (
        "Une unité de deux tuiles de l’autre côté d’une unité longue"
    ),
    "tetrad.guide.figure.onto": "Elle ne peut pas finir sur une autre unité.",
    "tetrad.guide.figure.onto.picture": (
        "L’unité de deux tuiles sur l’unité longue, marquée comme une erreur"
    ),
    "tetrad.guide.moves.3": (
        "Rouge\u202f: une unité qui part avec une tuile sur du Rouge a un pas de plus."
    ),
    "tetrad.guide.figure.red": "Deux tuiles sur du Rouge\u202f: trois pas au lieu de deux.",
    "tetrad.guide.figure.red.picture": (
        "Une unité de quatre tuiles, dont deux sur du Rouge, et des points sur les cases à portée"
    ),
    "tetrad.guide.attacks": "Attaquer",
    "tetrad.guide.attacks.1": (
        "Une unité tire dans une des quatre directions. Chaque rangée ou colonne de cette "
        "direction où elle a une tuile est une ligne de tir. Dans chacune, le tir part de la "
        "tuile la plus avancée et atteint les deux cases suivantes."
    ),
    "tetrad.guide.attacks.2": (
        "Des tuiles alignées tirent plus loin\u202f: chaque tuile de l’unité dans une ligne de "
        "tir, au-delà de la première, y ajoute une case de portée. Une attaque doit toucher "
        "quelque chose."
    ),
    "tetrad.guide.figure.line": (
        "Vers l’est\u202f: trois tuiles sur la ligne du bas, portée 4\u202f; une sur celle du "
        "haut, portée 2. L’unité 1 est touchée."
    ),
    "tetrad.guide.figure.line.picture": (
        "Un T tire vers l’est le long des rangées 1 et 2\u202f; l’unité noire 1 est cerclée"
    ),
    "tetrad.guide.figure.miss": "Vers le nord, il n’y a personne à portée.",
    "tetrad.guide.figure.miss.picture": (
        "Le même T tire vers le nord sur trois colonnes et ne touche rien"
    ),
    "tetrad.guide.attacks.3": (
        "Jaune\u202f: une unité avec une tuile sur du Jaune a une case de portée de plus sur "
        "toutes ses lignes. Bleu\u202f: pour une unité avec une tuile sur du Bleu, les tuiles des "
        "unités amies qui la touchent comptent aussi, si elles sont dans la rangée ou la colonne "
        "de la ligne de tir, devant ou derrière."
    ),
    "tetrad.guide.figure.yellow": (
        "Deux tuiles alignées donnent une portée de 3\u202f; sur du Jaune, c’est 4."
    ),
    "tetrad.guide.figure.yellow.picture": (
        "Une unité de deux tuiles sur du Jaune tire vers l’est et atteint une unité noire à "
        "quatre cases"
    ),
    "tetrad.guide.figure.blue": (
        "L’unité 1 tire. Ses deux tuiles sur la rangée 2 et les trois de sa voisine comptent pour "
        "cinq\u202f: portée 6."
    ),
    "tetrad.guide.figure.blue.picture": (
        "Deux unités blanches côte à côte sur du Bleu\u202f; celle de devant tire vers l’est, "
        "portée 6"
    ),
    "tetrad.guide.attacks.4": (
        "Rien n’arrête un tir. Vos unités ne risquent rien\u202f; chaque unité adverse qui a une "
        "tuile sur une case atteinte est touchée une fois, jamais plus par une même attaque."
    ),
    "tetrad.guide.figure.through": (
        "Les tirs passent par-dessus l’unité 2 et touchent les deux unités derrière elle."
    ),
    "tetrad.guide.figure.through.picture": (
        "L’unité 1 tire vers l’est par-dessus l’unité blanche 2\u202f; deux unités noires sont "
        "cerclées"
    ),
    "tetrad.guide.hits": "Être touché",
    "tetrad.guide.hits.1": (
        "Le joueur dont une unité est touchée en retire aussitôt une tuile. Il choisit laquelle, "
        "mais les autres doivent rester d’un seul tenant. Si plusieurs unités sont touchées, elles "
        "perdent leur tuile dans l’ordre de leurs numéros. Puis l’attaquant continue."
    ),
    "tetrad.guide.figure.hit": (
        "L’un des bouts doit partir. Sans l’une des tuiles verrouillées, l’unité se couperait en "
        "deux."
    ),
    "tetrad.guide.figure.hit.picture": (
        "L’unité noire de quatre tuiles\u202f: des croix sur les deux bouts, des cadenas sur les "
        "autres"
    ),
    "tetrad.guide.hits.2": (
        "Ce qui reste se déplace d’un bloc, et plus vite\u202f: chaque tuile perdue fait un pas "
        "de gagné. Une unité qui perd sa dernière tuile disparaît."
    ),
    "tetrad.guide.end": "La fin",
    "tetrad.guide.end.1": (
        "Quand la dernière tuile d’un joueur est retirée, l’autre gagne aussitôt."
    ),
    "tetrad.guide.end.2": (
        "Vous pouvez aussi décider ensemble d’arrêter, à tout moment après la mise en place, tant "
        "qu’aucune tuile n’est à retirer. Qui a le plus de tuiles en jeu gagne\u202f; à égalité, "
        "la partie est nulle."
    ),
    "tetrad.guide.end.3": (
        "Après quarante tours de suite sans tuile retirée, vingt pour chacun, la partie se "
        "termine de la même façon."
    ),
    "tetrad.guide.rulings": "Nos décisions",
    "tetrad.guide.ruling.board": (
        "La règle ne décrit pas de plateau. Les quatorze cases sur quatorze et cette carte sont "
        "notre choix. Avec moins d’espace entre les camps, la première salve décidait de trop de "
        "choses dans nos essais."
    ),
    "tetrad.guide.ruling.placing": (
        "Les unités sont posées une à une, tour à tour, les Blancs d’abord, et numérotées dans "
        "cet ordre. Les formes en miroir sont des formes à part, et toutes peuvent être reprises."
    ),
    "tetrad.guide.ruling.room": (
        "Une pose doit laisser autant de colonnes libres de vos tuiles qu’il vous reste d’unités "
        "à poser."
    ),
    "tetrad.guide.ruling.phases": (
        "Tous les déplacements d’un tour viennent avant ses attaques. Le tour ne finit que par "
        "un coup à part, que l’application joue quand il n’en reste pas d’autre."
    ),
    "tetrad.guide.ruling.red": "Le Rouge donne un pas, quel que soit le nombre de tuiles dessus.",
    "tetrad.guide.ruling.passing": (
        "Seul l’endroit où finit un déplacement doit être libre. En chemin, une unité peut en "
        "traverser d’autres."
    ),
    "tetrad.guide.ruling.line": (
        "Les tuiles d’une unité dans une même rangée ou colonne comptent comme alignées, même "
        "avec un vide entre elles."
    ),
    "tetrad.guide.ruling.yellow": (
        "Le Jaune donne une case de portée, quel que soit le nombre de tuiles dessus."
    ),
    "tetrad.guide.ruling.blue": (
        "Le Bleu prête des tuiles pour la portée seulement. Les lignes de tir et leur départ "
        "restent ceux de l’unité qui tire, et l’aide ne passe pas d’une voisine à la suivante."
    ),
    "tetrad.guide.ruling.nothing_blocks": "Ni ami ni ennemi n’arrête un tir.",
    "tetrad.guide.ruling.one_hit": (
        "Une attaque touche une unité une seule fois, quel que soit le nombre de lignes de tir "
        "qui l’atteignent. Elle ne touche jamais les unités de son propre camp."
    ),
    "tetrad.guide.ruling.no_miss": "Une attaque qui ne toucherait personne n’est pas permise.",
    "tetrad.guide.ruling.forty": (
        "Après quarante tours de suite sans tuile retirée, on compte les tuiles, pour que toute "
        "partie ait une fin."
    ),
    "tetrad.guide.notation": "Noter les coups",
    "tetrad.guide.notation.1": (
        "Les colonnes vont de a à n depuis la gauche des Blancs, les rangées de 1 à 14 depuis "
        "leur bord. La place d’une unité est le coin inférieur gauche du rectangle qui "
        "l’entoure, vu du côté des Blancs."
    ),
    "tetrad.guide.notation.2": (
        "Mise en place\u202f: la lettre de la forme, I, O, T, S, Z, L ou J, de combien de quarts "
        "elle est tournée, et sa place. T2c1 est un T renversé en c1."
    ),
    "tetrad.guide.notation.3": (
        "Ensuite\u202f: l’unité et sa nouvelle place, avec r, u ou l si elle a tourné à droite, "
        "d’un demi-tour ou à gauche\u202f: 3d5, 1c4r. Une attaque est l’unité, x et la direction "
        "n, e, s ou w\u202f: 3xn. Une tuile retirée est -e7, et end termine le tour."
    ),
    "tetrad.guide.about": "À propos du jeu",
    "tetrad.guide.about.1": (
        "La règle que nous suivons n’a pas de titre et ne nomme pas d’auteur. Tetrad est le nom "
        "que nous lui donnons. Les règles sont racontées ici avec nos propres mots\u202f; ce que "
        "nous avons décidé nous-mêmes se trouve sous «\u202fNos décisions\u202f»."
    ),
}
