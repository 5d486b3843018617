"""Tetrad's words for setting up a position, in English."""

from typing import Final

TEXT: Final = {
    "tetrad.edit.unit.0": "White’s unit {unit}",
    "tetrad.edit.unit.1": "Black’s unit {unit}",
    "tetrad.edit.shape": "Shape of the unit",
    "tetrad.edit.acts": "Other tools",
    "tetrad.edit.tile": "Remove a tile",
    "tetrad.edit.unit": "Remove the unit",
    "tetrad.edit.moved": "Has moved",
    "tetrad.edit.attacked": "Has attacked",
    "tetrad.edit.hit": "Was hit",
    "tetrad.edit.turn": "Turn",
    "tetrad.edit.setup": "Setup",
    "tetrad.edit.quiet": "Turns in a row without a loss: {n}",
    "tetrad.edit.quiet-5": "5 fewer",
    "tetrad.edit.quiet-1": "1 fewer",
    "tetrad.edit.quiet+1": "1 more",
    "tetrad.edit.quiet+5": "5 more",
    "tetrad.edit.armies.0": "Ready-made armies for White",
    "tetrad.edit.armies.1": "Ready-made armies for Black",
    "tetrad.edit.ready": "All units are set up: say whose turn it is.",
    "tetrad.edit.order": (
        "In the setup White and Black take turns to place their units, unit 1 first."
    ),
    "tetrad.edit.in_setup": "During the setup no unit has moved, attacked or been hit.",
    "tetrad.edit.nothing": "There is no unit on {cell}.",
    "tetrad.edit.moved.whose": "Only a unit of the side whose turn it is can have moved.",
    "tetrad.edit.attacked.whose": "Only a unit of the side whose turn it is can have attacked.",
    "tetrad.edit.hit.whose": "Only a unit of the side that is not to move can have been hit.",
}
