"""The one list of games. A new game is a folder beside this file and a line here."""

from __future__ import annotations

from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.text import text
from tesserae.games import pyrga, tetrad, zaic
from tesserae.games.listing import Listing

LISTINGS: Final[tuple[Listing, ...]] = (
    pyrga.LISTING,
    zaic.LISTING,
    tetrad.LISTING,
)

GAMES: Final = tuple(listing.game for listing in LISTINGS)

NAMES: Final = tuple(game.slug for game in GAMES)


def listing_of(slug: str) -> Listing:
    """The listing of the game of that slug; BadInput if there is none."""
    for listing in LISTINGS:
        if listing.game.slug == slug:
            return listing
    raise BadInput(text("error.no_such_game", name=slug[:20]))


def by_slug(slug: str) -> Game[Position]:
    """The game of that slug; BadInput if there is none."""
    return listing_of(slug).game
