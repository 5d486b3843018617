"""Pyrga's lesson in English: an order has at most 12 words, an explanation at most 25."""

from typing import Final

TEXT: Final = {
    "pyrga.learn.goal": "The goal",
    "pyrga.learn.goal.1": "White has won, with three Towers.",
    "pyrga.learn.goal.1.why": (
        "A Square, a Triangle and a Cylinder on one space make a Tower. "
        "Two of the three make it yours."
    ),
    "pyrga.learn.first": "The first move",
    "pyrga.learn.first.1": "Play any piece on any space.",
    "pyrga.learn.first.1.why": "You are White. Choose a space and a piece, in either order.",
    "pyrga.learn.first.1.done": "From now on, each piece decides where the next one goes.",
    "pyrga.learn.square": "Squares",
    "pyrga.learn.square.1": "Black has played a Square. Play beside it.",
    "pyrga.learn.square.1.why": (
        "After a Square, the next piece goes on a neighbouring space; corners do not count."
    ),
    "pyrga.learn.square.1.done": "Beside the Square.",
    "pyrga.learn.square.2": "Where can you play now?",
    "pyrga.learn.square.2.why": "Black’s last piece is the Square in the corner.",
    "pyrga.learn.square.2.done": "Yes, there are only two such spaces.",
    "pyrga.learn.square.3": "Finish a Tower.",
    "pyrga.learn.square.3.why": (
        "Two spaces lack only your Cylinder. Black’s Square lets you reach one of them."
    ),
    "pyrga.learn.square.3.done": "Your first Tower.",
    "pyrga.learn.square.3.wrong": "That is allowed, but it finishes no Tower.",
    "pyrga.learn.triangle": "Triangles",
    "pyrga.learn.triangle.1": "Black has played a Triangle. Play where it points.",
    "pyrga.learn.triangle.1.why": "Any space of the line ahead of it will do, up to the edge.",
    "pyrga.learn.triangle.1.done": "On its line.",
    "pyrga.learn.triangle.2": "Where can you play now?",
    "pyrga.learn.triangle.2.why": "Follow Black’s last Triangle. Its own space is not on its line.",
    "pyrga.learn.triangle.2.done": "Yes, it points nowhere else.",
    "pyrga.learn.triangle.3": "Play a Triangle that leaves Black one space only.",
    "pyrga.learn.triangle.3.why": "You choose where it points. A short line leaves little choice.",
    "pyrga.learn.triangle.3.done": "Now you know where Black will play.",
    "pyrga.learn.triangle.3.kind": "One space only, but you did not play a Triangle.",
    "pyrga.learn.triangle.3.wrong": "Now Black has more than one space to choose from.",
    "pyrga.learn.cylinder": "Cylinders",
    "pyrga.learn.cylinder.1": "Black has played a Cylinder. Play on the same space.",
    "pyrga.learn.cylinder.1.why": (
        "A space holds each kind once: a second Cylinder does not fit, and is grey."
    ),
    "pyrga.learn.cylinder.1.done": "On the same space.",
    "pyrga.learn.cylinder.2": "Only a Triangle fits here. Where will you send Black?",
    "pyrga.learn.cylinder.2.why": (
        "The board has chosen the space and the Triangle: nothing else is allowed. You choose "
        "where it points."
    ),
    "pyrga.learn.cylinder.2.done": "And it made a Tower: two of the three are yours.",
    "pyrga.learn.tower": "Towers",
    "pyrga.learn.tower.1": "Finish a Tower for yourself.",
    "pyrga.learn.tower.1.why": (
        "On the Triangle’s line a Cylinder finishes two Towers. Count whose pieces they hold."
    ),
    "pyrga.learn.tower.1.done": "It is yours: its frame is plain. Black’s are hatched.",
    "pyrga.learn.tower.2": "Again, finish a Tower for yourself.",
    "pyrga.learn.tower.2.why": "Two of its three pieces must be White.",
    "pyrga.learn.tower.2.done": "Another Tower for White.",
    "pyrga.learn.tower.theirs": "Two of the three are Black’s: you have finished Black’s Tower.",
    "pyrga.learn.tower.none": "That is allowed, but it finishes no Tower.",
    "pyrga.learn.refused": "Not allowed",
    "pyrga.learn.refused.1": "Now break a rule: play away from the Square.",
    "pyrga.learn.refused.1.why": "Nothing bad can happen. The board says what is wrong.",
    "pyrga.learn.win": "Winning",
    "pyrga.learn.win.1": "Do not let Black win.",
    "pyrga.learn.win.1.why": (
        "Black has two Towers and would like a third. Where does your piece send Black?"
    ),
    "pyrga.learn.win.1.done": "No third Tower for Black.",
    "pyrga.learn.win.2": "Win with one piece.",
    "pyrga.learn.win.2.why": "You both have two Towers, and it is your turn.",
    "pyrga.learn.win.2.done": "Three Towers: you win.",
    "pyrga.learn.win.2.wrong": "That is allowed, but it does not win.",
    "pyrga.learn.learned.1": (
        "Each piece sends the next one: a Square to the spaces beside it, a Triangle along its "
        "line, a Cylinder to its own space."
    ),
    "pyrga.learn.learned.2": (
        "A space holds each kind once. The three make a Tower, and it is yours if two of them are."
    ),
    "pyrga.learn.learned.3": "Three Towers win. So look where you send your opponent.",
    "pyrga.learn.win.punished": "That lets Black finish a third Tower, and win.",
}
