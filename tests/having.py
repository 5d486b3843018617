"""The games of the catalog that have what a game need not have."""

from __future__ import annotations

from typing import Final

from tesserae.games import catalog
from tesserae.games.pools import pool_text

LESSON: Final = tuple(game.slug for game in catalog.GAMES if game.lesson is not None)
COACH: Final = tuple(game.slug for game in catalog.GAMES if game.coach is not None)
EDITOR: Final = tuple(game.slug for game in catalog.GAMES if game.editor is not None)
POOL: Final = tuple(slug for slug in catalog.NAMES if pool_text(slug))
LADDER: Final = tuple(listing for listing in catalog.LISTINGS if listing.ladder)
