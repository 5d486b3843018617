"""What Tetrad's coach says, in English: two short sentences."""

from typing import Final

TEXT: Final = {
    "tetrad.coach": "{effect} {idea}",
    "tetrad.coach.remove": "Keep the other tiles in line: a long line shoots far.",
    # What the other side's turn did
    "tetrad.coach.lost.side.one": "{of_side} turn cost you a tile.",
    "tetrad.coach.lost.side.other": "{of_side} turn cost you {n} tiles.",
    "tetrad.coach.safe.side": "You are most likely out of {of_side} range next turn.",
    "tetrad.coach.aimed.side.one": "{side} can reach your unit {units}.",
    "tetrad.coach.aimed.side.other": "{side} can reach your units {units}.",
    # What to think of
    "tetrad.coach.both.one": "Unit {units} can fire. Move unit {others} first.",
    "tetrad.coach.both.other": "Units {units} can fire. Move unit {others} first.",
    "tetrad.coach.fire.one": "Fire with unit {units}.",
    "tetrad.coach.fire.other": "Fire with unit {units}.",
    "tetrad.coach.move": "Move to where you can fire, or farther away.",
    "tetrad.coach.end": "Nothing is left to do: end your turn.",
    # Before the end of a turn that loses at once
    "tetrad.coach.risk.side": (
        "{side} can reach all that is left of your units. Do something first."
    ),
}
