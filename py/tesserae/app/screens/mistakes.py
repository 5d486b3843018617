"""The page of one's own mistakes, which are played as puzzles."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import MistakesPage
from tesserae.app.pages.components.common import View
from tesserae.app.practice.mistakes import handlers
from tesserae.app.practice.puzzles import handlers as puzzle_handlers
from tesserae.app.screens.puzzle import POOL_PUZZLE


def _view(_: Model) -> View:
    from tesserae.app.pages import mistakes

    return mistakes.MISTAKES


def _after_change(before: Model, after: Model) -> Model:
    return handlers.after_change(before, puzzle_handlers.after_change(before, after))


MISTAKES: Final = POOL_PUZZLE._replace(
    screen=MistakesPage,
    title="title.mistakes",
    view=_view,
    allowed=handlers.ALLOWED,
    intercept=handlers.intercept,
    after_change=_after_change,
)
