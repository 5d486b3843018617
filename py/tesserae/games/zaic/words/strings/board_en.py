"""What a screen reader says of Zaic's board, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.board": "Zaic board; the tiles are {wide} of 8 squares wide and {high} of 8 high",
    "zaic.board.empty": "Zaic board, empty",
    "zaic.spot": "{cell}: {what}.",
    "zaic.spot.empty": "empty",
    "zaic.spot.closed": "too far away for any tile",
    "zaic.spot.tile.side.one": "level {level}, {side}; area of {n} square",
    "zaic.spot.tile.side.other": "level {level}, {side}; area of {n} squares",
    "zaic.spot.joined": "{what}; one tile with {cells}",
    "zaic.spot.last": "{spot} Played last.",
    "zaic.spot.offered": "{spot} You can play here.",
    "zaic.spot.fits.S": "{spot} Your 1x1 fits here.",
    "zaic.spot.fits.H": "{spot} Your 2x1 fits here, lying.",
    "zaic.spot.fits.V": "{spot} Your 2x1 fits here, standing.",
    "zaic.spot.fits.B": "{spot} Your 2x2 fits here.",
}
