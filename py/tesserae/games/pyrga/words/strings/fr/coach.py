"""What Pyrga's coach says, in French: two short sentences.

\\u202f is the narrow space that French sets before a colon or a question mark.
"""

from typing import Final

TEXT: Final = {
    "pyrga.coach": "{effect} {idea}",
    "pyrga.coach.start": (
        "N’importe quelle pièce convient. Pensez à la case où elle envoie l’adversaire."
    ),
    # What the other side's piece does
    "pyrga.coach.pair.side": "Une Tour en {cell} reviendrait désormais {to_side}.",
    "pyrga.coach.free": (
        "Rien ne peut y être joué\u202f: toutes les cases vides vous sont ouvertes."
    ),
    "pyrga.coach.none": "Vous n’avez le choix ni de la case ni de la pièce.",
    "pyrga.coach.space": "Vous n’avez pas le choix de la case, seulement de la pièce.",
    "pyrga.coach.some": "Vous avez le choix entre {n} cases.",
    # What to think of
    "pyrga.coach.win": "Vous pouvez gagner avec cette pièce.",
    "pyrga.coach.danger.side": "Certaines pièces offrent {to_side} leur troisième Tour.",
    "pyrga.coach.lose.side": "Certaines pièces laissent {side} gagner aussitôt.",
    "pyrga.coach.tower.side": (
        "Vous pouvez achever une Tour, mais où cela envoie-t-il {side}\u202f?"
    ),
    "pyrga.coach.gift.side": (
        "Certaines pièces offrent une Tour {to_side}. Lesquelles l’évitent\u202f?"
    ),
    "pyrga.coach.make_pair": "Deux de vos pièces sur une case vous assurent sa Tour.",
    "pyrga.coach.send.side": "Où votre pièce enverra-t-elle {side}\u202f?",
    # Before a move that loses at once
    "pyrga.coach.risk.side": "Il laisse {side} gagner avec leur prochaine pièce.",
}
