"""The home page."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import Home
from tesserae.app.pages.components.page import View
from tesserae.app.screens.page import Page
from tesserae.app.storage.summaries import summaries_by_use


def _view(_: Model) -> View:
    from tesserae.app.pages import home

    return home.HOME


def _games_to_load(model: Model) -> frozenset[str]:
    """The game to continue, of which the page has a picture."""
    current = next((summary for summary in summaries_by_use(model) if not summary.result), None)
    return frozenset() if current is None else frozenset([current.id])


HOME: Final[Page[Home]] = Page("app", _view, games_to_load=_games_to_load)
