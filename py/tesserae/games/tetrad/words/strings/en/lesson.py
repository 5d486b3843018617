"""Tetrad's lesson in English: an order has at most 12 words, an explanation at most 25."""

from typing import Final

TEXT: Final = {
    "tetrad.learn.ended": "That ends your turn, and nothing has been done.",
    "tetrad.learn.move": "Moving",
    "tetrad.learn.move.1": "Move your unit.",
    "tetrad.learn.move.1.why": (
        "Choose one of its tiles, then a dot: that is where the tile goes, and the unit with it."
    ),
    "tetrad.learn.move.1.done": "A whole unit has two steps, a damaged one more.",
    "tetrad.learn.rotate.1": "Rotate your unit.",
    "tetrad.learn.rotate.1.why": (
        "A quarter turn around a tile takes one step. Choose a tile, rotate, choose a dot. Ringed "
        "dots can also be reached by rotating."
    ),
    "tetrad.learn.rotate.1.done": "It may rotate and shift in one move.",
    "tetrad.learn.rotate.1.wrong": "It has moved, but it lies the same way round.",
    "tetrad.learn.fire": "Firing",
    "tetrad.learn.fire.1": "Fire at Black’s unit.",
    "tetrad.learn.fire.1.why": (
        "Choose your unit, then the arrow. Range: two cells ahead, and one more for each further "
        "tile in line."
    ),
    "tetrad.learn.fire.1.done": "A hit: Black removes a tile of that unit.",
    "tetrad.learn.fire.2": "Unit 1 can fire. First move unit 2 into range, too.",
    "tetrad.learn.fire.2.why": (
        "The first shot of a turn ends all moves, so move first. Red chevrons show how far a unit "
        "fires from there."
    ),
    "tetrad.learn.fire.2.done": "Now both can fire in this turn.",
    "tetrad.learn.fire.2.fired": "That shot ended all moves: unit 2 stays where it is.",
    "tetrad.learn.fire.2.wrong": "That is allowed, but now they cannot both fire.",
    "tetrad.learn.fire.wrong": "That is allowed, but now fire instead.",
    "tetrad.learn.ground": "Ground",
    "tetrad.learn.red.1": "Move your unit three steps north, straight up.",
    "tetrad.learn.red.1.why": (
        "The colour of the ground counts. Red is fast: a unit that starts on it has one step more."
    ),
    "tetrad.learn.red.1.done": "Three steps, because it stood on Red.",
    "tetrad.learn.red.1.wrong": "That is allowed, but it is not three steps north.",
    "tetrad.learn.yellow.1": "Fire at Black’s unit.",
    "tetrad.learn.yellow.1.why": (
        "Yellow sees far: a unit with a tile on it reaches one cell farther."
    ),
    "tetrad.learn.yellow.1.done": "Without Yellow, the shot would be one cell short.",
    "tetrad.learn.blue.1": "Fire with the unit in front.",
    "tetrad.learn.blue.1.why": (
        "Blue joins forces: tiles of units next to it count as well, if they stand in line."
    ),
    "tetrad.learn.blue.1.done": "The unit behind made the shot longer.",
    "tetrad.learn.blue.1.behind": "A hit, but by the unit behind. Fire with the other.",
    "tetrad.learn.lines": "Long lines",
    "tetrad.learn.lines.1": "Which unit can fire at Black? Fire with it.",
    "tetrad.learn.lines.1.why": "The more tiles stand in line, the longer the shot.",
    "tetrad.learn.lines.1.done": "Four tiles in line: five cells.",
    "tetrad.learn.hit": "Being hit",
    "tetrad.learn.hit.1": "Your unit was hit. Choose the tile that it loses.",
    "tetrad.learn.hit.1.why": "What is left must stay in one piece.",
    "tetrad.learn.hit.1.done": "Fewer tiles, but one step more.",
    "tetrad.learn.rest": "In one piece",
    "tetrad.learn.rest.1": "Break that rule: choose the tile in the middle.",
    "tetrad.learn.rest.1.why": "Nothing bad can happen. The board says what is wrong.",
    "tetrad.learn.near": "Into range",
    "tetrad.learn.near.1": "Move to where you can fire at Black’s tile.",
    "tetrad.learn.near.1.why": (
        "Moves come first in a turn, then attacks. So get into range before you fire."
    ),
    "tetrad.learn.near.1.done": "In range.",
    "tetrad.learn.near.1.wrong": "From there you cannot fire at it.",
    "tetrad.learn.finish": "Finishing off",
    "tetrad.learn.finish.1": "Now fire, and win.",
    "tetrad.learn.finish.1.why": "It is Black’s last tile.",
    "tetrad.learn.finish.1.done": "Black has no tile left: you win.",
    "tetrad.learn.goal": "The goal",
    "tetrad.learn.goal.1": "White has won: Black has no tile left.",
    "tetrad.learn.goal.1.why": (
        "Each side begins with five units of four tiles. These three are what is left."
    ),
    "tetrad.learn.learned.1": (
        "First you move your units, then you fire: the first shot ends all moves."
    ),
    "tetrad.learn.learned.2": (
        "A whole unit has two steps. Red adds one, and so does each tile that the unit has lost."
    ),
    "tetrad.learn.learned.3": (
        "A shot reaches two cells. Tiles in line, Yellow and Blue make it longer."
    ),
    "tetrad.learn.learned.4": "A unit that is hit loses a tile. The last side with tiles wins.",
    "tetrad.learn.army": "Your own army",
    "tetrad.learn.army.1": "Place a unit on your edge.",
    "tetrad.learn.army.1.why": (
        "A game begins with five of them, placed in turn. Any shape of four tiles that touches "
        "your edge will do."
    ),
    "tetrad.learn.army.1.done": "Ready-made armies save you the time.",
}
