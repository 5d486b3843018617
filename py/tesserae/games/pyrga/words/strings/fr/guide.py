"""Pyrga's rules page in French.

\\u202f is the narrow space that French sets before a colon or a semicolon.
"""

from typing import Final

TEXT: Final = {
    "pyrga.guide.minute": "Pyrga en une minute",
    "pyrga.guide.minute.1": (
        "Vous bâtissez tous deux sur seize cases. Chaque pièce posée dit à l’autre joueur où "
        "aller ensuite\u202f: chaque coup est donc aussi une invitation. Contrôlez trois Tours "
        "et la partie est à vous."
    ),
    "pyrga.guide.minute.2": (
        "Chacun dispose de quinze pièces\u202f: cinq Carrés, cinq Triangles et cinq Cylindres. Les "
        "Blancs commencent, avec n’importe quelle pièce sur n’importe quelle case. Ensuite, "
        "chacun pose une pièce à son tour, et ce qui est posé ne bouge plus."
    ),
    "pyrga.guide.where": "Où jouer",
    "pyrga.guide.where.1": (
        "Regardez la dernière pièce jouée\u202f; elle est marquée. Un Carré vous envoie sur une "
        "case voisine, un Triangle sur la ligne devant lui, et un Cylindre vous ramène sur sa "
        "propre case."
    ),
    "pyrga.guide.where.2": (
        "Posez n’importe quelle pièce qui vous reste, si la case n’en contient pas déjà une de la "
        "même sorte. Une seule autre limite, en début de partie\u202f: si la première pièce des "
        "Blancs était un Carré, leur deuxième pièce doit être d’une autre sorte."
    ),
    "pyrga.guide.figure.square": "Après un Carré\u202f: une case à côté, pas en diagonale.",
    "pyrga.guide.figure.square.picture": (
        "Un Carré en b2\u202f; les cases au-dessus, au-dessous, à gauche et à droite sont marquées"
    ),
    "pyrga.guide.figure.triangle": (
        "Après un Triangle\u202f: toute case devant lui où il reste de la place. La ligne passe "
        "par-dessus les pièces et les Tours."
    ),
    "pyrga.guide.figure.triangle.picture": (
        "Un Triangle en a3 vers l’est\u202f; b3 et d3 sont marqués, la Tour entre eux ne l’est pas"
    ),
    "pyrga.guide.figure.cylinder": "Après un Cylindre\u202f: sa case, et elle seule.",
    "pyrga.guide.figure.cylinder.picture": "Un Cylindre en c2\u202f; seul c2 est marqué",
    "pyrga.guide.figure.beside": "Le Cylindre est à côté du Carré.",
    "pyrga.guide.figure.beside.picture": "Un Carré en b2 et un Cylindre que l’on pose en c2",
    "pyrga.guide.figure.corner": (
        "Deux cases qui ne se touchent que par un coin ne sont pas voisines."
    ),
    "pyrga.guide.figure.corner.picture": (
        "Un Carré en b2 et un Cylindre que l’on pose en c3, marqué comme une erreur"
    ),
    "pyrga.guide.figure.twice": (
        "La case contient déjà un Cylindre. Un Carré ou un Triangle y tiendrait."
    ),
    "pyrga.guide.figure.twice.picture": "Un Cylindre en c2, marqué comme une erreur",
    "pyrga.guide.triangles": "Les Triangles",
    "pyrga.guide.triangles.1": (
        "Quand vous posez un Triangle, vous choisissez où il pointe\u202f: vers le haut, le bas, "
        "la gauche ou la droite. Il doit viser au moins une case du plateau, et garde sa "
        "direction jusqu’à la fin de la partie."
    ),
    "pyrga.guide.figure.along": "Depuis le bord, un Triangle peut viser à travers tout le plateau.",
    "pyrga.guide.figure.along.picture": "Un Triangle que l’on pose en d3, vers l’ouest",
    "pyrga.guide.figure.off": "De ce côté, il n’y a plus aucune case à viser.",
    "pyrga.guide.figure.off.picture": (
        "Un Triangle que l’on pose en d3, vers l’est et hors du plateau, marqué comme une erreur"
    ),
    "pyrga.guide.towers": "Les Tours",
    "pyrga.guide.towers.1": (
        "Un Carré, un Cylindre et un Triangle sur une même case font une Tour, et plus rien n’y "
        "tient. Peu importe à qui ils sont et dans quel ordre on les a posés. Qui possède au moins "
        "deux des trois pièces contrôle la Tour."
    ),
    "pyrga.guide.towers.2": (
        "Les créneaux autour d’une Tour montrent à qui elle est\u202f: unis pour les Blancs, "
        "hachurés pour les Noirs. Vous pouvez achever une Tour que l’autre joueur contrôle, par "
        "obligation ou par choix."
    ),
    "pyrga.guide.figure.white_tower": (
        "Deux pièces sur trois sont blanches\u202f: une Tour pour les Blancs."
    ),
    "pyrga.guide.figure.white_tower.picture": (
        "Un Carré noir, un Cylindre blanc et un Triangle blanc entourés de créneaux unis"
    ),
    "pyrga.guide.figure.black_tower": (
        "Deux pièces sur trois sont noires\u202f: une Tour pour les Noirs."
    ),
    "pyrga.guide.figure.black_tower.picture": (
        "Un Carré noir, un Cylindre blanc et un Triangle noir entourés de créneaux hachurés"
    ),
    "pyrga.guide.figure.no_tower": (
        "Deux pièces ne font pas encore une Tour. Il manque un Triangle."
    ),
    "pyrga.guide.figure.no_tower.picture": "Un Carré noir, et un Cylindre blanc dessus",
    "pyrga.guide.stuck": "Quand on ne peut pas jouer",
    "pyrga.guide.stuck.1": (
        "Il arrive qu’aucune de vos pièces ne convienne là où l’on vous envoie. Jouez alors sur "
        "une case vide, où que ce soit, avec n’importe quelle pièce qui vous reste."
    ),
    "pyrga.guide.stuck.2": "S’il n’y a pas de case vide non plus, la partie est finie.",
    "pyrga.guide.figure.stuck": (
        "Le Cylindre a achevé une Tour et y envoie les Blancs, mais elle est pleine. Toutes "
        "les cases vides sont ouvertes."
    ),
    "pyrga.guide.figure.stuck.picture": (
        "Une Tour en c3 achevée par le Cylindre noir\u202f; toutes les cases vides sont marquées"
    ),
    "pyrga.guide.end": "La fin",
    "pyrga.guide.end.1": "Qui contrôle trois Tours le premier gagne aussitôt.",
    "pyrga.guide.end.2": (
        "Si personne n’y arrive et que plus rien ne peut être joué, celui qui a le plus de Tours "
        "l’emporte. À égalité, comptez les cases qui portent exactement deux pièces, toutes deux "
        "de la même couleur\u202f: qui en a le plus l’emporte. Encore à égalité, comptez les cases "
        "à une seule pièce. Si même là on est à égalité, la partie est nulle."
    ),
    "pyrga.guide.figure.won": (
        "La dernière pièce, un Carré, a achevé la troisième Tour des Blancs. "
        "Ils gagnent, trois à une."
    ),
    "pyrga.guide.figure.won.picture": (
        "Une partie finie\u202f: les Blancs contrôlent les Tours en a2, b2 et c3, les Noirs celle "
        "en d3"
    ),
    "pyrga.guide.first": "Ce que vaut le premier coup",
    "pyrga.guide.first.1": (
        "Pyrga est résolu ici\u202f: pour chaque premier coup, on sait comment finit la partie si "
        "personne ne se trompe. Il y a douze premiers coups différents\u202f; tous les autres s’y "
        "ramènent en tournant le plateau ou en le voyant dans un miroir. Les Blancs peuvent "
        "gagner, mais avec trois d’entre eux seulement."
    ),
    "pyrga.guide.first.white": "{move}\u202f: les Blancs gagnent",
    "pyrga.guide.first.draw": "{move}\u202f: partie nulle",
    "pyrga.guide.first.black": "{move}\u202f: les Noirs gagnent",
    "pyrga.guide.first.lines.1": (
        "Est-ce bien sûr\u202f? C’est démontré, et non estimé\u202f: un programme a cherché une réponse "
        "à chaque coup, jusqu’à la fin de la partie, dans les 6\u202f806 positions de quatre pièces "
        "qui diffèrent par plus qu’un reflet. Tout ce qui précède en découle. Un second programme "
        "de cent lignes, qui n’a rien du premier, reprend les règles à neuf\u202f; il trouve les "
        "mêmes positions et redémontre celles qu’on veut."
    ),
    "pyrga.guide.first.lines.2": (
        "Voici trois suites à essayer, où personne ne se trompe. Étudiez-en une, jouez autre chose "
        "et voyez aussitôt ce qu’il en coûte\u202f: chaque coup dit s’il gagne, annule ou perd."
    ),
    "pyrga.guide.first.2": (
        "Pour que ce savoir ne profite à personne, une nouvelle partie peut suivre la règle de "
        "l’échange\u202f: le second joueur peut échanger les camps après le premier coup. Mieux "
        "vaut donc commencer par un coup qui mène à la nulle."
    ),
    "pyrga.guide.rulings": "Nos décisions",
    "pyrga.guide.ruling.supply": (
        "Les quinze pièces d’un joueur sont cinq de chaque sorte, comme dans le jeu publié."
    ),
    "pyrga.guide.ruling.line": (
        "La ligne devant un Triangle commence à la case voisine et va jusqu’au bord. Les pièces et "
        "les Tours achevées ne l’arrêtent pas."
    ),
    "pyrga.guide.ruling.straight": (
        "Un Triangle pointe dans l’une des quatre directions, jamais en diagonale."
    ),
    "pyrga.guide.ruling.second_square": (
        "Après un Carré d’ouverture, la deuxième pièce des Blancs n’est pas un Carré, même quand "
        "ils peuvent jouer sur n’importe quelle case vide."
    ),
    "pyrga.guide.ruling.for_them": (
        "Une Tour compte pour le joueur qui en possède la majorité, même si l’autre l’a achevée. "
        "Si c’est sa troisième, il gagne sur-le-champ."
    ),
    "pyrga.guide.ruling.pairs": (
        "Au décompte d’une partie sans trois Tours, une case à deux pièces n’est à un joueur que "
        "si les deux sont à lui. Une case avec une pièce de chacun ne compte pour personne."
    ),
    "pyrga.guide.notation": "Noter les coups",
    "pyrga.guide.notation.1": (
        "Les colonnes vont de a à d depuis la gauche des Blancs, les rangées de 1 à 4 depuis leur "
        "côté. Un coup s’écrit avec la pièce, S pour Carré, T pour Triangle ou C pour Cylindre, "
        "puis la case\u202f: Sb2 est un Carré en b2, Ca4 un Cylindre en a4."
    ),
    "pyrga.guide.notation.2": (
        "Pour un Triangle, on ajoute où il pointe\u202f: n à l’opposé des Blancs, s vers les "
        "Blancs, e vers leur droite, w vers leur gauche. Tc3n est un Triangle en c3 qui vise c4."
    ),
    "pyrga.guide.about": "À propos du jeu",
    "pyrga.guide.about.1": (
        "Pyrga est un jeu de Mathias Daval. Les règles sont racontées ici avec nos propres "
        "mots\u202f; ce que nous avons tranché nous-mêmes est réuni sous «\u202fNos "
        "décisions\u202f»."
    ),
}
