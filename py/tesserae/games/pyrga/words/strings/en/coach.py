"""What Pyrga's coach says, in English: two short sentences."""

from typing import Final

TEXT: Final = {
    "pyrga.coach": "{effect} {idea}",
    "pyrga.coach.start": "Any piece will do. Think of where it sends your opponent.",
    # What the other side's piece does
    "pyrga.coach.pair.side": "A Tower on {cell} would now be {of_side}.",
    "pyrga.coach.free": "You cannot play there, so any empty space is open to you.",
    "pyrga.coach.none": "You have no choice of space or piece this time.",
    "pyrga.coach.space": "You have no choice of space, only of the piece.",
    "pyrga.coach.some": "You have {n} spaces to choose from.",
    # What to think of
    "pyrga.coach.win": "You can win with this piece.",
    "pyrga.coach.danger.side": "Some pieces give {side} a third Tower: beware.",
    "pyrga.coach.lose.side": "Some pieces let {side} win at once: beware.",
    "pyrga.coach.tower.side": "You could finish a Tower. Look first where that sends {side}.",
    "pyrga.coach.gift.side": "Some pieces let {side} finish a Tower. Which do not?",
    "pyrga.coach.make_pair": "Two of your pieces on a space secure its Tower.",
    "pyrga.coach.send.side": "Where will your piece send {side}?",
    # Before a move that loses at once
    "pyrga.coach.risk.side": "It lets {side} win with the next piece.",
}
