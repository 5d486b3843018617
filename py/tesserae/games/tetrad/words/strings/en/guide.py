"""Tetrad's rules page in English."""

from typing import Final

TEXT: Final = {
    "tetrad.guide.minute": "Tetrad in a minute",
    "tetrad.guide.minute.1": (
        "Each of you builds five units out of four tiles each, in any shapes you like, and lines "
        "them up along your own edge. Then you march them towards each other and fire. Every hit "
        "costs a tile, and whoever has none left has lost."
    ),
    "tetrad.guide.minute.2": (
        "In your turn you first move, then fire: each unit may do both once, and the first shot "
        "ends the moving of all your units until your next turn. A damaged unit moves faster, a "
        "long one shoots farther, and the ground under a unit helps it. White goes first."
    ),
    "tetrad.guide.map": "The map",
    "tetrad.guide.map.1": (
        "The board has fourteen by fourteen cells. Each cell is Yellow, Red or Blue."
    ),
    "tetrad.guide.map.2": (
        "Tiles have windows, so that you see what a unit stands on: Yellow gives range, Red gives "
        "a step, Blue lets neighbours help. Whatever one of its tiles stands on counts for the "
        "whole unit."
    ),
    "tetrad.guide.figure.map": (
        "Slanted lines are Yellow, dots are Red, dashes are Blue. The map is the same from both "
        "sides."
    ),
    "tetrad.guide.figure.map.picture": (
        "The empty board: four ranks of Blue at either end, blocks of all three colours between"
    ),
    "tetrad.guide.setup": "Setting up",
    "tetrad.guide.setup.1": (
        "You place units in turn, one at a time, until both of you have five. Choose any shape of "
        "four tiles joined side to side, rotate it as you like, and use a shape as "
        "often as you want. At least one tile must touch the edge of the board on your side, and "
        "units must not overlap."
    ),
    "tetrad.guide.setup.2": (
        "A unit keeps its shape for the whole game. Units bear the numbers 1 to 5 in the order in "
        "which they were placed. Leave as many files free of your own tiles as you have units "
        "still to place, so that each of them will find room."
    ),
    "tetrad.guide.figure.edge": "Three tiles touch White’s edge. One would do.",
    "tetrad.guide.figure.edge.picture": "A T with its long side on rank 1",
    "tetrad.guide.figure.inland": "No tile touches the edge.",
    "tetrad.guide.figure.inland.picture": "A T with its long side on rank 2, marked as a mistake",
    "tetrad.guide.figure.full": "The fifth unit would have no file left.",
    "tetrad.guide.figure.full.picture": (
        "White’s units fill rank 1 up to file l; a square of four on files m and n is marked as "
        "a mistake"
    ),
    "tetrad.guide.turn": "A turn",
    "tetrad.guide.turn.1": (
        "First moves, then attacks. Each of your units may move once and attack once; leave out "
        "as much as you like. The first attack ends the moves of this turn. You say yourself when "
        "your turn is over; where nothing is left to do, the app ends it for you."
    ),
    "tetrad.guide.moves": "Moving",
    "tetrad.guide.moves.1": (
        "A move is a series of steps. A step shifts the whole unit by one cell along a rank or a "
        "file, or rotates it by a quarter around one of its own tiles. A unit has six steps minus "
        "the number of its tiles: two while it is whole, five when a single tile is left."
    ),
    "tetrad.guide.figure.steps": (
        "Where the tile in the ring can go in two steps. A dot with a circle around it can also "
        "be reached with the unit rotated."
    ),
    "tetrad.guide.figure.steps.picture": (
        "An L is held by its middle tile; dots mark the cells around it"
    ),
    "tetrad.guide.figure.turned": "The same unit, to be rotated right. Fewer cells are in reach.",
    "tetrad.guide.figure.turned.picture": (
        "The L with a dashed outline that shows it rotated by a quarter"
    ),
    "tetrad.guide.moves.2": (
        "On its way a unit must stay on the board, but it may pass over other units, yours and "
        "the other player’s. It must end on free cells, and not just where it began."
    ),
    "tetrad.guide.figure.past": "Three steps north, past a unit of its own side.",
    "tetrad.guide.figure.past.picture": "A unit of two tiles on the far side of a long unit",
    "tetrad.guide.figure.onto": "It cannot end on another unit.",
    "tetrad.guide.figure.onto.picture": (
        "The unit of two tiles upon the long unit, marked as a mistake"
    ),
    "tetrad.guide.moves.3": (
        "Red: a unit that begins its move with a tile on Red has one step more."
    ),
    "tetrad.guide.figure.red": "Two tiles on Red: three steps instead of two.",
    "tetrad.guide.figure.red.picture": (
        "A unit of four tiles, two of them on Red, with dots on the cells in reach"
    ),
    "tetrad.guide.attacks": "Attacking",
    "tetrad.guide.attacks.1": (
        "A unit fires in one of the four directions. Every rank or file in that direction which "
        "holds one of its tiles is a lane. In each lane the shot starts from the foremost tile "
        "and reaches two cells on."
    ),
    "tetrad.guide.attacks.2": (
        "Tiles in a line shoot farther: each tile of the unit in a lane, beyond the first, adds "
        "one cell to the range of that lane. An attack has to hit something."
    ),
    "tetrad.guide.figure.line": (
        "East: three tiles in the lower lane, range 4; one tile in the upper, range 2. Unit 1 "
        "is hit."
    ),
    "tetrad.guide.figure.line.picture": (
        "A T fires east along ranks 1 and 2; Black’s unit 1 is ringed"
    ),
    "tetrad.guide.figure.miss": "North there is nobody in range.",
    "tetrad.guide.figure.miss.picture": "The same T fires north along three files and hits nothing",
    "tetrad.guide.attacks.3": (
        "Yellow: a unit with a tile on Yellow has one cell more range in all its lanes. Blue: for "
        "a unit with a tile on Blue, the tiles of friendly units that touch it count too, where "
        "they lie in the same rank or file as the lane, ahead or behind."
    ),
    "tetrad.guide.figure.yellow": ("Two tiles in line make range 3; on Yellow it is 4."),
    "tetrad.guide.figure.yellow.picture": (
        "A unit of two tiles on Yellow fires east and reaches a Black unit four cells away"
    ),
    "tetrad.guide.figure.blue": (
        "Unit 1 fires. Its two tiles on rank 2 and the three of its neighbour count as five: "
        "range 6."
    ),
    "tetrad.guide.figure.blue.picture": (
        "Two White units side by side on Blue; the one in front fires east with range 6"
    ),
    "tetrad.guide.attacks.4": (
        "Nothing stops a shot. Your own units come to no harm; every enemy unit with a tile on a "
        "cell that is reached takes one hit, and never more than one from the same attack."
    ),
    "tetrad.guide.figure.through": "The shots pass over unit 2 and hit both units behind it.",
    "tetrad.guide.figure.through.picture": (
        "Unit 1 fires east across White’s unit 2; two Black units are ringed"
    ),
    "tetrad.guide.hits": "Taking a hit",
    "tetrad.guide.hits.1": (
        "The owner of a unit that was hit removes one of its tiles at once. They choose which "
        "one, but the rest must stay connected. If several units were hit, they lose their "
        "tiles in the order of their numbers. Then the attacker goes on."
    ),
    "tetrad.guide.figure.hit": (
        "One of the ends has to go. Without either of the locked tiles the unit would fall apart."
    ),
    "tetrad.guide.figure.hit.picture": (
        "Black’s unit of four: crosses on the two tiles at its ends, locks on the others"
    ),
    "tetrad.guide.hits.2": (
        "What is left moves as one, and it is quicker: each lost tile is a step gained. A unit "
        "that loses its last tile is gone."
    ),
    "tetrad.guide.end": "The end",
    "tetrad.guide.end.1": "When a player’s last tile is removed, the other player wins at once.",
    "tetrad.guide.end.2": (
        "You can also agree to stop, at any time after the setup as long as no tile has to be "
        "removed. Then the player with more tiles in play wins; with equal numbers it is a draw."
    ),
    "tetrad.guide.end.3": (
        "After forty turns in a row without a removal, twenty by each of you, the game ends in "
        "the same way."
    ),
    "tetrad.guide.rulings": "Rulings",
    "tetrad.guide.ruling.board": (
        "The rulebook describes no board. Fourteen by fourteen cells and this map are our choice. "
        "With less room between the camps, the first volley decided too much when we tried it."
    ),
    "tetrad.guide.ruling.placing": (
        "Units are placed one by one in turn, White first, and numbered in that order. Mirror "
        "images count as shapes of their own, and all shapes may be repeated."
    ),
    "tetrad.guide.ruling.room": (
        "A placement must leave as many files without your own tiles as you have units left to "
        "place."
    ),
    "tetrad.guide.ruling.phases": (
        "All moves of a turn come before its attacks. The turn ends only by a move of "
        "its own, which the app makes where no other is left."
    ),
    "tetrad.guide.ruling.red": "Red gives one step, however many tiles stand on it.",
    "tetrad.guide.ruling.passing": (
        "Only the place where a move ends has to be free. On the way a unit may cross others."
    ),
    "tetrad.guide.ruling.line": (
        "Tiles of a unit in one rank or file count as a line even with a gap between them."
    ),
    "tetrad.guide.ruling.yellow": (
        "Yellow gives one cell of range, however many tiles stand on it."
    ),
    "tetrad.guide.ruling.blue": (
        "Blue lends tiles for the range alone. Lanes and the cells where shots start are still "
        "those of the unit that fires, and help is not passed on from one neighbour to the next."
    ),
    "tetrad.guide.ruling.nothing_blocks": "Neither friend nor foe stops a shot.",
    "tetrad.guide.ruling.one_hit": (
        "A unit takes one hit from an attack, in however many lanes it is reached. A player’s own "
        "units take none."
    ),
    "tetrad.guide.ruling.no_miss": "An attack that would hit nobody cannot be made.",
    "tetrad.guide.ruling.forty": (
        "After forty turns in a row without a removal the tiles are counted, so that every game "
        "comes to an end."
    ),
    "tetrad.guide.notation": "Writing moves down",
    "tetrad.guide.notation.1": (
        "Files are called a to n from White’s left, ranks 1 to 14 from White’s side. A unit’s "
        "place is the lower left corner of the rectangle around it, seen from White’s side."
    ),
    "tetrad.guide.notation.2": (
        "Setting up: the shape by its letter, I, O, T, S, Z, L or J, how many quarters it is "
        "rotated, and its place. T2c1 is a T upside down at c1."
    ),
    "tetrad.guide.notation.3": (
        "Then: the unit and its new place, with r, u or l if it was rotated right, by half "
        "or left: 3d5, 1c4r. An attack is the unit, x and the direction n, e, s or w: 3xn. A tile "
        "removed is -e7, and end ends the turn."
    ),
    "tetrad.guide.about": "About the game",
    "tetrad.guide.about.1": (
        "The rulebook we follow has no title and names no designer. Tetrad is our name for the "
        "game. The rules here are told in our own words; what we settled ourselves is listed "
        "under Rulings."
    ),
}
