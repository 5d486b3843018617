"""The one list of games. A new game is a folder beside this file and a name here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game
from tesserae.core.text import text

NAMES: Final = ("pyrga", "zaic", "tetrad")

GAMES: Final[tuple[Game[Any], ...]] = tuple(
    import_module(f"tesserae.games.{name}").GAME for name in NAMES
)


def by_slug(slug: str) -> Game[Any]:
    """The game of that slug; BadInput if there is none."""
    for game in GAMES:
        if game.slug == slug:
            return game
    raise BadInput(text("error.no_such_game", name=slug[:20]))
