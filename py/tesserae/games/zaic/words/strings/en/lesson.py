"""Zaic's lesson in English: an order has at most 12 words, an explanation at most 25."""

from typing import Final

TEXT: Final = {
    "zaic.learn.goal": "The goal",
    "zaic.learn.goal.1": "Light has won, with the largest area.",
    "zaic.learn.goal.1.why": (
        "Squares of one colour joined side to side are an area: here 12 against 7. These two "
        "decide; the rest is greyed out."
    ),
    "zaic.learn.goal.2": "All tiles must fit into eight by eight squares.",
    "zaic.learn.goal.2.why": (
        "The numbers along the edges keep count: at 8/8 that direction is full, at 4/8 there is "
        "room for four more."
    ),
    "zaic.learn.first": "The first tile",
    "zaic.learn.first.1": "Play the first tile.",
    "zaic.learn.first.1.why": (
        "You are Light. Any tile will do, and the board is laid out around it."
    ),
    "zaic.learn.first.1.done": "It lies on the table.",
    "zaic.learn.table": "On the table",
    "zaic.learn.table.1": "Play on the table, beside Dark’s tile.",
    "zaic.learn.table.1.why": (
        "On the table, a tile must touch Dark’s colour and must not touch yours. Corners do not "
        "count."
    ),
    "zaic.learn.table.1.done": "It touches Dark only.",
    "zaic.learn.table.2": "Again, play on the table.",
    "zaic.learn.table.2.why": "It must touch Dark, and none of your own tiles.",
    "zaic.learn.table.2.done": "It touches Dark only.",
    "zaic.learn.table.wrong": "That is allowed too, but it lies on top of a tile.",
    "zaic.learn.top": "On top",
    "zaic.learn.top.1": "Now play on top of other tiles.",
    "zaic.learn.top.1.why": "It must lie flat, and cover at least one square of Dark’s.",
    "zaic.learn.top.1.done": "One level higher.",
    "zaic.learn.top.2": "Again, play on top.",
    "zaic.learn.top.2.why": "Flat, and on at least one of Dark’s squares.",
    "zaic.learn.top.2.done": "One level higher.",
    "zaic.learn.top.wrong": "That is allowed too, but it lies on the table.",
    "zaic.learn.bury": "Never bury a tile",
    "zaic.learn.bury.1": "Break a rule: cover Dark’s whole tile.",
    "zaic.learn.bury.1.why": "Nothing bad can happen. The board says what is wrong.",
    "zaic.learn.bury.2": "Play on Dark’s tile, but leave some of it visible.",
    "zaic.learn.bury.2.why": "Every tile in play must still show at least one square.",
    "zaic.learn.bury.2.done": "Every tile can still be seen.",
    "zaic.learn.join": "Joining areas",
    "zaic.learn.join.1": "Join two areas of yours with one tile.",
    "zaic.learn.join.1.why": "Heights do not matter: only what you see from above counts.",
    "zaic.learn.join.1.done": "Ten squares in one area.",
    "zaic.learn.join.2": "Again, join two of your areas.",
    "zaic.learn.join.2.why": "Look for a square of Dark’s that keeps them apart.",
    "zaic.learn.join.2.done": "Ten squares in one area.",
    "zaic.learn.join.wrong": "That is allowed, but another tile joins two areas.",
    "zaic.learn.cut": "Cutting areas",
    "zaic.learn.cut.1": "Cut Dark’s area into pieces of three squares at most.",
    "zaic.learn.cut.1.why": "Its six squares are one area. Cover it in the middle.",
    "zaic.learn.cut.1.done": "Dark’s largest area is small now.",
    "zaic.learn.cut.1.wrong": "That is allowed, but Dark keeps an area of four squares or more.",
    "zaic.learn.win": "Winning",
    "zaic.learn.win.1": "Play the last tile of this game, and win.",
    "zaic.learn.win.1.why": (
        "After it, Dark cannot play. Dark’s largest area has six squares; if yours is as "
        "large, the next ones decide. A grey tile fits nowhere."
    ),
    "zaic.learn.win.1.done": "Your areas are larger: you win.",
    "zaic.learn.learned.1": "On the table, a tile touches Dark’s colour and none of its own.",
    "zaic.learn.learned.2": "On top, it lies flat and covers at least one square of Dark’s.",
    "zaic.learn.learned.3": "Every tile must still show a square.",
    "zaic.learn.learned.4": "Join your areas and cut Dark’s: the largest area you can see wins.",
    "zaic.learn.win.1.wrong": "The game ends, and Dark’s areas are larger.",
}
