"""What a screen reader says of Pyrga's board, in French.

\\u202f is the narrow space that French sets before a colon.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.board": "Plateau de Pyrga, colonnes a à d, rangées 1 à 4",
    "pyrga.spot": "{space}\u202f: {what}.",
    "pyrga.spot.last": "{spot} Dernière pièce jouée.",
    "pyrga.spot.offered": "{spot} Vous pouvez jouer ici.",
    "pyrga.spot.empty": "vide",
    "pyrga.spot.pieces": "{pieces}",
    "pyrga.spot.tower.side": "Tour {of_side}, avec {pieces}",
    "pyrga.spot.piece.0.0": "Carré blanc",
    "pyrga.spot.piece.0.1": "Triangle blanc vers {way}",
    "pyrga.spot.piece.0.2": "Cylindre blanc",
    "pyrga.spot.piece.1.0": "Carré noir",
    "pyrga.spot.piece.1.1": "Triangle noir vers {way}",
    "pyrga.spot.piece.1.2": "Cylindre noir",
    "pyrga.spot.way.n": "le nord",
    "pyrga.spot.way.e": "l’est",
    "pyrga.spot.way.s": "le sud",
    "pyrga.spot.way.w": "l’ouest",
    "pyrga.spot.point": "Pointer vers {cell}",
}
