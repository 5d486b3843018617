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
    "zaic.coach.join": "Une tuile peut réunir vos surfaces en une seule de {n} cases.",
    "zaic.coach.cut.side": "Une tuile peut réduire celle {of_side} à {n}.",
    "zaic.coach.grow": "Agrandissez la vôtre, si possible en couvrant l’adversaire.",
    "zaic.coach.view": "Seul compte ce qui se voit d’en haut, quelle que soit la hauteur.",
    "zaic.coach.soon": "Peu de tuiles tiennent encore\u202f: la fin est proche.",
    "zaic.coach.ahead": "La vôtre est plus grande\u202f: où pourrait-on la couper\u202f?",
    "zaic.coach.behind.side": "Celle {of_side} est plus grande\u202f: où la couvrir\u202f?",
    "zaic.coach.small.one": "Il vous reste une 1x1, pour les endroits étroits.",
    "zaic.coach.small.other": "Il vous reste {n} tuiles 1x1, pour les endroits étroits.",
    # Before a move that loses at once
    "zaic.coach.risk": "L’adversaire peut alors finir la partie, avec de plus grandes surfaces.",
}
