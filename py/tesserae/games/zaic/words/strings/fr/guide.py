"""Zaic's rules page in French.

\\u202f is the narrow space that French sets before a colon or a semicolon.
"""

from typing import Final

TEXT: Final = {
    "zaic.guide.minute": "Zaic en une minute",
    "zaic.guide.minute.1": (
        "Vous posez des tuiles sur une table nue, et bientôt les unes sur les autres. Une case du "
        "dessus n’est à vous que tant que personne ne la couvre. Quand l’un des joueurs ne peut "
        "plus jouer, la plus grande surface visible d’un seul tenant gagne."
    ),
    "zaic.guide.minute.2": (
        "Chacun dispose de dix-neuf tuiles\u202f: huit de 2x2 cases, huit de 2x1 et trois d’une "
        "seule case. Clair commence avec la tuile de son choix. Ensuite, chacun pose une tuile à "
        "son tour, sans jamais passer. Une 2x1 peut être couchée ou debout, et ce qui est posé "
        "ne bouge plus."
    ),
    "zaic.guide.surface": "Sur la table",
    "zaic.guide.surface.1": (
        "Après la première, une tuile posée sur la table même doit avoir une case adverse à côté "
        "d’elle\u202f; les coins ne comptent pas. Aucune des cases à côté d’elle ne doit montrer "
        "votre propre couleur."
    ),
    "zaic.guide.surface.2": (
        "Là où des tuiles sont empilées, seule celle du dessus compte\u202f: c’est sa couleur que "
        "vous touchez."
    ),
    "zaic.guide.figure.beside": "Elle touche une case de Sombre, et aucune de Clair.",
    "zaic.guide.figure.beside.picture": (
        "Une 2x2 claire et une 2x1 sombre côte à côte\u202f; une 2x1 claire se pose contre "
        "l’autre bout de la sombre"
    ),
    "zaic.guide.figure.own": "Elle touche aussi une tuile de Clair\u202f; la case est marquée.",
    "zaic.guide.figure.own.picture": (
        "Une 2x1 claire se pose contre la sombre et contre la 2x2 claire, dont une case est "
        "marquée comme une erreur"
    ),
    "zaic.guide.top": "Sur d’autres tuiles",
    "zaic.guide.top.1": (
        "Une tuile peut aussi reposer sur d’autres. Trois choses comptent alors\u202f: elle est à "
        "plat, donc tout ce qui est sous elle a la même hauteur\u202f; chacune de ses cases "
        "repose sur quelque chose\u202f; et elle couvre au moins une case qui montre la couleur "
        "adverse."
    ),
    "zaic.guide.top.2": (
        "Ici, ce qui se trouve à côté n’importe pas, et elle peut aussi couvrir vos propres cases."
    ),
    "zaic.guide.top.3": (
        "L’image montre la hauteur d’une tuile par son mur, son ombre et sa clarté. À côté du "
        "plateau, le bouton «\u202fNiveaux\u202f» les écrit en chiffres sur les tuiles."
    ),
    "zaic.guide.figure.over": "À plat, et elle couvre une case de chaque couleur.",
    "zaic.guide.figure.over.picture": (
        "Une 2x1 claire se pose au niveau 2, à moitié sur une tuile claire et à moitié sur une "
        "sombre"
    ),
    "zaic.guide.figure.uneven": "Elle reposerait ici sur une tuile, là sur deux.",
    "zaic.guide.figure.uneven.picture": (
        "Une 2x1 claire au-dessus de deux cases de hauteurs différentes, 2 et 1, marquée comme "
        "une erreur"
    ),
    "zaic.guide.figure.overhang": "Une moitié dépasserait au-dessus de la table nue.",
    "zaic.guide.figure.overhang.picture": (
        "Une 2x1 claire à moitié sur une tuile sombre et à moitié dans le vide, marquée comme "
        "une erreur"
    ),
    "zaic.guide.figure.covers": "Elle ne couvrirait que des cases de Clair.",
    "zaic.guide.figure.covers.picture": (
        "Une 2x1 claire au-dessus de deux cases d’une tuile claire, marquée comme une erreur"
    ),
    "zaic.guide.figure.levels": "Trois niveaux, leurs chiffres affichés.",
    "zaic.guide.figure.levels.picture": (
        "Une partie du plateau\u202f; chaque case visible porte le nombre de tuiles empilées là"
    ),
    "zaic.guide.buried": "Aucune tuile ne disparaît",
    "zaic.guide.buried.1": (
        "Au moins une case de chaque tuile doit rester visible jusqu’au bout\u202f: des vôtres "
        "comme de celles de l’adversaire, si profond qu’elles soient, et même si votre tuile en "
        "couvre plusieurs à la fois."
    ),
    "zaic.guide.figure.shows": "Chaque tuile au-dessous montre encore une case.",
    "zaic.guide.figure.shows.picture": (
        "Une 2x1 claire couvre la moitié d’une 2x1 sombre et la moitié d’une claire"
    ),
    "zaic.guide.figure.buries": "La tuile sombre serait entièrement couverte.",
    "zaic.guide.figure.buries.picture": (
        "Une 2x1 claire exactement au-dessus d’une sombre, dont les deux cases sont marquées "
        "comme une erreur"
    ),
    "zaic.guide.frame": "Huit sur huit",
    "zaic.guide.frame.1": (
        "La table n’a pas de bord, mais l’ensemble des tuiles ne peut jamais dépasser huit cases "
        "de large ni huit cases de haut. Où se placent ces huit cases dépend de vous "
        "deux\u202f: le cadre se fixe au fil des coups."
    ),
    "zaic.guide.frame.2": (
        "Sur le plateau, le sol hachuré est hors de portée. Un bord en tirets peut encore se "
        "rapprocher, un bord plein est définitif\u202f; les nombres au bord disent combien des "
        "huit cases sont prises."
    ),
    "zaic.guide.figure.within": (
        "Déjà huit de large, mais sept de haut seulement\u202f: il reste une rangée."
    ),
    "zaic.guide.figure.within.picture": (
        "Un plateau entier, huit cases de large et sept de haut\u202f; une 2x1 claire se pose dans "
        "une huitième rangée"
    ),
    "zaic.guide.figure.beyond": "L’ensemble ferait neuf cases de large.",
    "zaic.guide.figure.beyond.picture": (
        "Le même plateau\u202f; une 2x1 claire se pose sur le sol hachuré et est marquée comme "
        "une erreur"
    ),
    "zaic.guide.end": "La fin",
    "zaic.guide.end.1": (
        "La partie s’arrête dès que le joueur au trait ne peut poser aucune de ses "
        "tuiles\u202f: il n’en a plus, ou aucune ne tient. Ce n’est pas une défaite en soi."
    ),
    "zaic.guide.end.2": (
        "Regardez alors d’en haut. Les cases d’une couleur qui se touchent par un côté forment "
        "une surface, quels que soient leurs niveaux. Le joueur qui a la plus grande gagne. Si les "
        "plus grandes sont égales, on compare les deuxièmes, et ainsi de suite."
    ),
    "zaic.guide.end.3": (
        "Celui dont les surfaces s’épuisent d’abord n’a rien à opposer à la suivante de l’autre, "
        "et perd. Si toutes sont égales, la partie est nulle."
    ),
    "zaic.guide.figure.won": (
        "Les plus grandes surfaces sont égales, huit à huit. Les suivantes décident\u202f: "
        "quatre à deux, Clair gagne."
    ),
    "zaic.guide.figure.won.picture": (
        "Une partie finie\u202f: des surfaces de 8 et 4 sont entourées pour Clair, de 8 et 2 pour "
        "Sombre"
    ),
    "zaic.guide.rulings": "Nos décisions",
    "zaic.guide.ruling.overhang": (
        "Aucune case d’une tuile ne peut dépasser au-dessus de la table ou d’une tuile plus "
        "basse. Toutes reposent sur la table, ou toutes sur des tuiles, à une même hauteur."
    ),
    "zaic.guide.ruling.draw": (
        "Si les surfaces des deux joueurs sont égales de la plus grande à la dernière, la partie "
        "est nulle."
    ),
    "zaic.guide.notation": "Noter les coups",
    "zaic.guide.notation.1": (
        "Les colonnes vont de a à o depuis la gauche, les rangées de 1 à 15 depuis le bas, vues "
        "par Clair. La première tuile a toujours sa case en bas à gauche en h8, au milieu\u202f: "
        "ainsi les noms ne manquent jamais."
    ),
    "zaic.guide.notation.2": (
        "Un coup s’écrit avec la tuile, puis la case de son coin en bas à gauche\u202f: S pour une "
        "1x1, H pour une 2x1 couchée, V pour une 2x1 debout, B pour une 2x2. Hg10 occupe g10 et "
        "h10. Le niveau ne s’écrit pas\u202f: il découle de ce qui est posé là."
    ),
    "zaic.guide.about": "À propos du jeu",
    "zaic.guide.about.1": (
        "Erik Dresner a conçu Zaic. Les règles sont racontées ici avec nos propres mots\u202f; ce "
        "que nous avons tranché nous-mêmes est réuni sous «\u202fNos décisions\u202f»."
    ),
}
