"""All types of pages. A new one has a record in `Screen`, a module here, and an entry in PAGES."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.screens.game import GAME
from tesserae.app.screens.games import GAMES
from tesserae.app.screens.home import HOME
from tesserae.app.screens.lesson import LESSON
from tesserae.app.screens.mistakes import MISTAKES
from tesserae.app.screens.page import Page
from tesserae.app.screens.puzzle import DAY_PUZZLE, OWN_PUZZLE, POOL_PUZZLE
from tesserae.app.screens.rules import RULES

PAGES: Final = (
    HOME,
    GAMES,
    GAME,
    RULES,
    LESSON,
    POOL_PUZZLE,
    DAY_PUZZLE,
    OWN_PUZZLE,
    MISTAKES,
)

_BY_TYPE: Final = {page.screen: page for page in PAGES}


def page_of(model: Model) -> Page:
    """What the app does on the page that is shown."""
    return _BY_TYPE[type(model.screen)]
