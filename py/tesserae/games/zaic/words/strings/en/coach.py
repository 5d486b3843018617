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
    "zaic.coach.join": "One tile can join your areas into one of {n} squares.",
    "zaic.coach.cut.side": "One tile can cut {of_side} down to {n}.",
    "zaic.coach.grow": "Make yours grow, over your opponent’s squares if you can.",
    "zaic.coach.view": "Only what shows from above counts, at any height.",
    "zaic.coach.soon": "Few tiles still fit: the game may end soon.",
    "zaic.coach.ahead": "Yours is larger: where could it be cut?",
    "zaic.coach.behind.side": "{Of_side} is larger: where could you cover it?",
    "zaic.coach.small.one": "You have one 1x1 left, for narrow places.",
    "zaic.coach.small.other": "You have {n} tiles of 1x1 left, for narrow places.",
    # Before a move that loses at once
    "zaic.coach.risk": "Your opponent can then end the game, with larger areas than yours.",
}
