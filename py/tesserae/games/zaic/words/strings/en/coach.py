"""What Zaic's coach says, in English: two short sentences."""

from typing import Final

TEXT: Final = {
    "zaic.coach": "{effect} {idea}",
    "zaic.coach.start": "A large tile is a good start; the small ones come in handy later.",
    # What the other side's tile did
    "zaic.coach.lost": "Your largest area shrank from {old} to {new}.",
    "zaic.coach.grown.side": "{of_side} largest area grew from {old} to {new}.",
    "zaic.coach.areas.side": "Your largest area has {own}, {of_side} {other}.",
    # What to think of
    "zaic.coach.join": "One tile can join your areas into one of {n}.",
    "zaic.coach.cut.side": "One tile can cut {of_side} down to {n}.",
    "zaic.coach.grow": "Make yours grow, over your opponent’s squares if you can.",
    # Before a move that loses at once
    "zaic.coach.risk": "The game can end after it, and your areas are smaller.",
}
