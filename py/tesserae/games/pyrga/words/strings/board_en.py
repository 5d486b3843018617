"""What a screen reader says of Pyrga's board, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.board": "Pyrga board, files a to d, ranks 1 to 4",
    "pyrga.spot": "{space}: {what}.",
    "pyrga.spot.last": "{spot} Played last.",
    "pyrga.spot.offered": "{spot} You can play here.",
    "pyrga.spot.empty": "empty",
    "pyrga.spot.pieces": "{pieces}",
    "pyrga.spot.tower.side": "{of_side} Tower, made of {pieces}",
    "pyrga.spot.piece.0.0": "White Square",
    "pyrga.spot.piece.0.1": "White Triangle pointing {way}",
    "pyrga.spot.piece.0.2": "White Cylinder",
    "pyrga.spot.piece.1.0": "Black Square",
    "pyrga.spot.piece.1.1": "Black Triangle pointing {way}",
    "pyrga.spot.piece.1.2": "Black Cylinder",
    "pyrga.spot.way.n": "north",
    "pyrga.spot.way.e": "east",
    "pyrga.spot.way.s": "south",
    "pyrga.spot.way.w": "west",
    "pyrga.spot.point": "Point at {cell}",
}
