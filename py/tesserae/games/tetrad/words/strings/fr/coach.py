"""What Tetrad's coach says, in French: two short sentences."""

from typing import Final

TEXT: Final = {
    "tetrad.coach": "{effect} {idea}",
    "tetrad.coach.remove": "Gardez des tuiles alignées\u202f: une longue ligne tire loin.",
    # What the other side's turn did
    "tetrad.coach.lost.side.one": "Le tour {of_side} vous a coûté une tuile.",
    "tetrad.coach.lost.side.other": "Le tour {of_side} vous a coûté {n} tuiles.",
    "tetrad.coach.safe.side": "Vous êtes sans doute hors de portée {of_side} au prochain tour.",
    "tetrad.coach.aimed.side.one": "{Side} menacent votre unité {units}.",
    "tetrad.coach.aimed.side.other": "{Side} menacent vos unités {units}.",
    # What to think of
    "tetrad.coach.both.one": "L’unité {units} peut tirer. Déplacez d’abord l’unité {others}.",
    "tetrad.coach.both.other": (
        "Les unités {units} peuvent tirer. Déplacez d’abord l’unité {others}."
    ),
    "tetrad.coach.fire.one": "Tirez avec l’unité {units}.",
    "tetrad.coach.fire.other": "Tirez avec l’unité {units}.",
    "tetrad.coach.move": "Allez là d’où vous pouvez tirer, ou restez plus loin.",
    "tetrad.coach.end": "Il n’y a plus rien à faire\u202f: terminez le tour.",
    # Before the end of a turn that loses at once
    "tetrad.coach.risk.side": "{Side} peuvent détruire tout ce qui vous reste. Agissez d’abord.",
}
