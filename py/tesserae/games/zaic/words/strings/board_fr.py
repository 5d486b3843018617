"""What a screen reader says of Zaic's board, in French.

\\u202f is the narrow space that French sets before a colon or a semicolon.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.board": (
        "Plateau de Zaic\u202f; les tuiles occupent {wide} cases sur 8 en largeur et {high} sur 8 "
        "en hauteur"
    ),
    "zaic.board.empty": "Plateau de Zaic, vide",
    "zaic.spot": "{cell}\u202f: {what}.",
    "zaic.spot.empty": "vide",
    "zaic.spot.closed": "trop loin pour toute tuile",
    "zaic.spot.tile.side.one": "niveau {level}, {side}, surface de {n} case",
    "zaic.spot.tile.side.other": "niveau {level}, {side}, surface de {n} cases",
    "zaic.spot.joined": "{what}, une tuile avec {cells}",
    "zaic.spot.last": "{spot} Dernière tuile jouée.",
    "zaic.spot.offered": "{spot} Vous pouvez jouer ici.",
    "zaic.spot.fits.S": "{spot} Votre 1x1 tient ici.",
    "zaic.spot.fits.H": "{spot} Votre 2x1 tient ici, couchée.",
    "zaic.spot.fits.V": "{spot} Votre 2x1 tient ici, debout.",
    "zaic.spot.fits.B": "{spot} Votre 2x2 tient ici.",
}
