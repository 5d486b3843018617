"""The page of the saved games."""

from __future__ import annotations

from typing import Final

from tesserae.app.model.screen import GamesPage
from tesserae.app.pages import games
from tesserae.app.screens.page import Page

GAMES: Final[Page[GamesPage]] = Page("title.games", lambda _: games.GAMES)
