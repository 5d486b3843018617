"""What Zaic's coach says, in French: two short sentences."""

from typing import Final

TEXT: Final = {
    "zaic.coach": "{effect} {idea}",
    "zaic.coach.start": "Commencez par une grande tuile. Les petites serviront plus tard.",
    # What the other side's tile did
    "zaic.coach.lost": "Votre plus grande surface passe de {old} à {new}.",
    "zaic.coach.grown.side": "La plus grande surface {of_side} passe de {old} à {new}.",
    "zaic.coach.areas.side": (
        "Votre plus grande surface\u202f: {own}, celle {of_side}\u202f: {other}."
    ),
    # What to think of
    "zaic.coach.join": "Une tuile peut réunir vos surfaces en une de {n}.",
    "zaic.coach.cut.side": "Une tuile peut réduire celle {of_side} à {n}.",
    "zaic.coach.grow": "Agrandissez la vôtre, si possible en couvrant l’adversaire.",
    # Before a move that loses at once
    "zaic.coach.risk": "La partie peut finir ensuite, et vos surfaces sont plus petites.",
}
