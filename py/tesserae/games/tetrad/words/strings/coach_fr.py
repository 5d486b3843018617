"""What Tetrad's coach says, in French: two short sentences."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.coach": "{effect} {idea}",
    "tetrad.coach.remove": "Gardez des tuiles alignées\u202f: une longue ligne tire loin.",
    # What the other side's turn did
    "tetrad.coach.lost.0.one": "Le tour des Blancs vous a coûté une tuile.",
    "tetrad.coach.lost.0.other": "Le tour des Blancs vous a coûté {n} tuiles.",
    "tetrad.coach.lost.1.one": "Le tour des Noirs vous a coûté une tuile.",
    "tetrad.coach.lost.1.other": "Le tour des Noirs vous a coûté {n} tuiles.",
    "tetrad.coach.safe.0": "Vous êtes hors de portée des Blancs.",
    "tetrad.coach.safe.1": "Vous êtes hors de portée des Noirs.",
    "tetrad.coach.aimed.0.one": "Les Blancs visent votre unité {units}.",
    "tetrad.coach.aimed.0.other": "Les Blancs visent vos unités {units}.",
    "tetrad.coach.aimed.1.one": "Les Noirs visent votre unité {units}.",
    "tetrad.coach.aimed.1.other": "Les Noirs visent vos unités {units}.",
    # What to think of
    "tetrad.coach.both.one": "L’unité {units} peut tirer. Déplacez d’abord les autres.",
    "tetrad.coach.both.other": "Les unités {units} peuvent tirer. Déplacez d’abord les autres.",
    "tetrad.coach.fire.one": "Tirez avec l’unité {units}.",
    "tetrad.coach.fire.other": "Tirez avec l’unité {units}.",
    "tetrad.coach.move": "Mettez-vous à portée de tir, ou restez à l’abri.",
    "tetrad.coach.end": "Il n’y a plus rien à faire\u202f: finissez le tour.",
    # Before the end of a turn that loses at once
    "tetrad.coach.risk.0": "Les Blancs peuvent détruire tout ce qui vous reste. Agissez d’abord.",
    "tetrad.coach.risk.1": "Les Noirs peuvent détruire tout ce qui vous reste. Agissez d’abord.",
}
