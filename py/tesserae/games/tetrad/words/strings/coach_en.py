"""What Tetrad's coach says, in English: two short sentences."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.coach": "{effect} {idea}",
    "tetrad.coach.remove": "Keep the other tiles in line: a long line shoots far.",
    # What the other side's turn did
    "tetrad.coach.lost.0.one": "White’s turn cost you a tile.",
    "tetrad.coach.lost.0.other": "White’s turn cost you {n} tiles.",
    "tetrad.coach.lost.1.one": "Black’s turn cost you a tile.",
    "tetrad.coach.lost.1.other": "Black’s turn cost you {n} tiles.",
    "tetrad.coach.safe.0": "You stand out of White’s range.",
    "tetrad.coach.safe.1": "You stand out of Black’s range.",
    "tetrad.coach.aimed.0.one": "White has your unit {units} in range.",
    "tetrad.coach.aimed.0.other": "White has your units {units} in range.",
    "tetrad.coach.aimed.1.one": "Black has your unit {units} in range.",
    "tetrad.coach.aimed.1.other": "Black has your units {units} in range.",
    # What to think of
    "tetrad.coach.both.one": "Unit {units} can fire. Move the others first.",
    "tetrad.coach.both.other": "Units {units} can fire. Move the others first.",
    "tetrad.coach.fire.one": "Fire with unit {units}.",
    "tetrad.coach.fire.other": "Fire with unit {units}.",
    "tetrad.coach.move": "Move up to where you can fire, or stay out of reach.",
    "tetrad.coach.end": "Nothing is left to do: end your turn.",
    # Before the end of a turn that loses at once
    "tetrad.coach.risk.0": "White can reach all that is left of your units. Do something first.",
    "tetrad.coach.risk.1": "Black can reach all that is left of your units. Do something first.",
}
