"""What Pyrga's coach says, in English: two short sentences."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.coach": "{effect} {idea}",
    "pyrga.coach.start": "Any piece will do. Think of where it sends your opponent.",
    # What the other side's piece does
    "pyrga.coach.pair.0": "A Tower on {cell} would now be White’s.",
    "pyrga.coach.pair.1": "A Tower on {cell} would now be Black’s.",
    "pyrga.coach.free": "There you cannot play, so any empty space is open to you.",
    "pyrga.coach.none": "You have no choice of space or piece this time.",
    "pyrga.coach.space": "You have no choice of space, only of the piece.",
    "pyrga.coach.some": "You have {n} spaces to choose from.",
    # What to think of
    "pyrga.coach.win": "You can win with this piece.",
    "pyrga.coach.danger.0": "Some pieces send White to its third Tower: beware.",
    "pyrga.coach.danger.1": "Some pieces send Black to its third Tower: beware.",
    "pyrga.coach.tower": "One of your pieces can finish a Tower of yours.",
    "pyrga.coach.gift.0": "Some pieces let White finish a Tower. Which do not?",
    "pyrga.coach.gift.1": "Some pieces let Black finish a Tower. Which do not?",
    "pyrga.coach.make_pair": "Two of your pieces on a space secure its Tower.",
    "pyrga.coach.send.0": "Where will your piece send White?",
    "pyrga.coach.send.1": "Where will your piece send Black?",
    # Before a move that loses at once
    "pyrga.coach.risk.0": "It lets White win with the next piece.",
    "pyrga.coach.risk.1": "It lets Black win with the next piece.",
}
