"""Pyrga's lesson in French."""

from typing import Final

TEXT: Final = {
    "pyrga.learn.goal": "Le but",
    "pyrga.learn.goal.1": "Les Blancs ont gagné, avec trois Tours.",
    "pyrga.learn.goal.1.why": (
        "Un Carré, un Triangle et un Cylindre sur une case forment une Tour. "
        "Elle appartient à qui en possède deux."
    ),
    "pyrga.learn.first": "Le premier coup",
    "pyrga.learn.first.1": "Jouez la pièce de votre choix, où vous voulez.",
    "pyrga.learn.first.1.why": (
        "Vous avez les Blancs. Choisissez une case et une pièce, dans un ordre ou dans l’autre."
    ),
    "pyrga.learn.first.1.done": "Désormais, chaque pièce décide où va la suivante.",
    "pyrga.learn.square": "Les Carrés",
    "pyrga.learn.square.1": "Les Noirs ont joué un Carré. Jouez à côté.",
    "pyrga.learn.square.1.why": (
        "Après un Carré, on joue sur une case voisine\u202f; les coins ne comptent pas."
    ),
    "pyrga.learn.square.1.done": "À côté du Carré.",
    "pyrga.learn.square.2": "Où pouvez-vous jouer maintenant\u202f?",
    "pyrga.learn.square.2.why": "La dernière pièce noire est le Carré dans le coin.",
    "pyrga.learn.square.2.done": "Oui, il n’y a que deux cases voisines.",
    "pyrga.learn.square.3": "Achevez une Tour.",
    "pyrga.learn.square.3.why": (
        "Sur deux cases, il ne manque que votre Cylindre. Le Carré noir ne vous ouvre que l’une "
        "d’elles."
    ),
    "pyrga.learn.square.3.done": "Votre première Tour.",
    "pyrga.learn.square.3.wrong": "C’est permis, mais cela n’achève aucune Tour.",
    "pyrga.learn.triangle": "Les Triangles",
    "pyrga.learn.triangle.1": "Les Noirs ont joué un Triangle. Jouez là où il pointe.",
    "pyrga.learn.triangle.1.why": (
        "N’importe quelle case de la ligne devant lui convient, jusqu’au bord."
    ),
    "pyrga.learn.triangle.1.done": "Sur sa ligne.",
    "pyrga.learn.triangle.2": "Où pouvez-vous jouer maintenant\u202f?",
    "pyrga.learn.triangle.2.why": (
        "Suivez le dernier Triangle noir. Sa propre case n’est pas sur sa ligne."
    ),
    "pyrga.learn.triangle.2.done": "Oui, il ne pointe nulle part ailleurs.",
    "pyrga.learn.triangle.3": "Jouez un Triangle qui ne laisse qu’une case aux Noirs.",
    "pyrga.learn.triangle.3.why": (
        "Vous choisissez où il pointe. Une ligne courte laisse peu de choix."
    ),
    "pyrga.learn.triangle.3.done": "Vous savez maintenant où les Noirs joueront.",
    "pyrga.learn.triangle.3.kind": "Une seule case, mais vous n’avez pas joué de Triangle.",
    "pyrga.learn.triangle.3.wrong": "Les Noirs ont maintenant le choix entre plusieurs cases.",
    "pyrga.learn.cylinder": "Les Cylindres",
    "pyrga.learn.cylinder.1": "Les Noirs ont joué un Cylindre. À vous, sur la même case.",
    "pyrga.learn.cylinder.1.why": (
        "Une case ne reçoit qu’une pièce de chaque sorte\u202f: un second Cylindre, grisé, n’y va "
        "pas."
    ),
    "pyrga.learn.cylinder.1.done": "Sur la même case.",
    "pyrga.learn.cylinder.2": "Seul un Triangle convient ici. Où envoyez-vous les Noirs\u202f?",
    "pyrga.learn.cylinder.2.why": (
        "Le plateau a choisi la case et le Triangle\u202f: rien d’autre n’est permis. À vous de "
        "choisir où il pointe."
    ),
    "pyrga.learn.cylinder.2.done": "Voilà une Tour\u202f: deux de ses trois pièces sont à vous.",
    "pyrga.learn.tower": "Les Tours",
    "pyrga.learn.tower.1": "Achevez une Tour pour vous.",
    "pyrga.learn.tower.1.why": (
        "Sur la ligne du Triangle, un Cylindre peut achever deux Tours. "
        "Comptez à qui sont leurs pièces."
    ),
    "pyrga.learn.tower.1.done": "Cadre uni\u202f: elle est à vous. Celui des Noirs est hachuré.",
    "pyrga.learn.tower.2": "Encore une fois, achevez une Tour pour vous.",
    "pyrga.learn.tower.2.why": "Deux de ses trois pièces doivent être blanches.",
    "pyrga.learn.tower.2.done": "Une Tour de plus pour les Blancs.",
    "pyrga.learn.tower.theirs": (
        "Deux des trois sont noires\u202f: vous avez achevé une Tour des Noirs."
    ),
    "pyrga.learn.tower.none": "C’est permis, mais cela n’achève aucune Tour.",
    "pyrga.learn.refused": "Ce qui est interdit",
    "pyrga.learn.refused.1": "Trichez un peu\u202f: jouez loin du Carré.",
    "pyrga.learn.refused.1.why": "Vous ne risquez rien. Le plateau dit pourquoi c’est interdit.",
    "pyrga.learn.win": "Gagner",
    "pyrga.learn.win.1": "Ne laissez pas les Noirs gagner.",
    "pyrga.learn.win.1.why": (
        "Les Noirs ont deux Tours et en veulent une troisième. Où les envoie votre pièce\u202f?"
    ),
    "pyrga.learn.win.1.done": "Pas de troisième Tour pour les Noirs.",
    "pyrga.learn.win.2": "Gagnez avec une seule pièce.",
    "pyrga.learn.win.2.why": "Vous avez deux Tours chacun, et c’est à vous de jouer.",
    "pyrga.learn.win.2.done": "Trois Tours\u202f: vous gagnez.",
    "pyrga.learn.win.2.wrong": "C’est permis, mais vous ne gagnez pas.",
    "pyrga.learn.learned.1": (
        "Chaque pièce dit où va la suivante\u202f: après un Carré, à côté\u202f; après un "
        "Triangle, sur sa ligne\u202f; après un Cylindre, sur sa case."
    ),
    "pyrga.learn.learned.2": (
        "Une case reçoit une pièce de chaque sorte. Les trois forment une Tour\u202f: elle est à "
        "vous si deux d’entre elles le sont."
    ),
    "pyrga.learn.learned.3": (
        "Trois Tours font gagner. Regardez donc où vous envoyez votre adversaire."
    ),
    "pyrga.learn.win.punished": "Les Noirs achèvent alors une troisième Tour, et gagnent.",
}
