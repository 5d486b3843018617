"""The page of the saved games."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import GamesPage
from tesserae.app.pages.components.common import View
from tesserae.app.screens.page import Page


def _view(_: Model) -> View:
    from tesserae.app.pages import games

    return games.GAMES


GAMES: Final = Page(GamesPage, "title.games", _view)
