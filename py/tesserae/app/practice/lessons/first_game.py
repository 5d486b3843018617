"""The first game after a lesson, and the first one that a stranger plays."""

from __future__ import annotations

from tesserae.app.model.screen import LINK_VERSION
from tesserae.games import catalog


def first_game(slug: str) -> str:
    """The link to a game against the weakest level, with a coach; set up where that takes long."""
    game = catalog.by_slug(slug)
    at = "" if game.lesson is None else game.lesson().first_game
    start = f"v={LINK_VERSION}&p={at}&" if at else ""
    coached = "&coach=1" if game.coach is not None else ""
    return f"#/{slug}?{start}level=1{coached}"
