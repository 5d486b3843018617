"""Links to an easy game: after a lesson, and for somebody new to a game."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.screen import LINK_VERSION, GamePage
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.games import catalog


def first_game(slug: str) -> str:
    """The link to a game against the weakest level, with a coach; skips a long setup."""
    lesson = catalog.by_slug(slug).lesson
    at = "" if lesson is None else lesson().first_game
    start = f"v={LINK_VERSION}&p={at}&" if at else ""
    return f"{GamePage(slug).link}?{start}{_easy(slug)}"


def play_link(model: Model, slug: str) -> str:
    """The link to play on; to an easy game if none is saved."""
    played = any(summary.slug == slug for summary in summaries_by_use(model))
    return GamePage(slug).link if played else f"{GamePage(slug).link}?{_easy(slug)}"


def _easy(slug: str) -> str:
    return "level=1&coach=1" if catalog.by_slug(slug).coach is not None else "level=1"
