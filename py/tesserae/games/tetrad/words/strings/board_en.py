"""What a screen reader says of Tetrad's board, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.board": "Tetrad board, files a to n, ranks 1 to 14",
    "tetrad.spot": "{cell}, {ground}: {what}.",
    "tetrad.spot.ground.Y": "Yellow",
    "tetrad.spot.ground.R": "Red",
    "tetrad.spot.ground.B": "Blue",
    "tetrad.spot.empty": "empty",
    "tetrad.spot.unit.0.one": "White unit {unit}, one tile",
    "tetrad.spot.unit.0.other": "White unit {unit}, {n} tiles",
    "tetrad.spot.unit.1.one": "Black unit {unit}, one tile",
    "tetrad.spot.unit.1.other": "Black unit {unit}, {n} tiles",
    "tetrad.spot.moved": "{unit}, has moved",
    "tetrad.spot.attacked": "{unit}, has attacked",
    "tetrad.spot.hit": "{unit}, must lose a tile",
    "tetrad.spot.last": "{spot} Played last.",
    "tetrad.spot.start": "{spot} A unit can have its lower left corner here.",
    "tetrad.spot.place": "{spot} The unit fits with its lower left corner here.",
    "tetrad.spot.grab": "{spot} You can take the unit by this tile.",
    "tetrad.spot.go": "{spot} The tile you hold can go here.",
    "tetrad.spot.remove": "{spot} You can remove this tile.",
    "tetrad.spot.handle.r": "Rotate right",
    "tetrad.spot.handle.u": "Rotate 180°",
    "tetrad.spot.handle.l": "Rotate left",
    "tetrad.spot.handle.xn": "Fire north",
    "tetrad.spot.handle.xe": "Fire east",
    "tetrad.spot.handle.xs": "Fire south",
    "tetrad.spot.handle.xw": "Fire west",
    "tetrad.spot.handle.end": "End the turn",
}
