"""The page of a lesson: nothing on it is a game that somebody plays."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import review
from tesserae.app.model import Model
from tesserae.app.model.screen import LessonPage
from tesserae.app.pages.components.common import View
from tesserae.app.practice.board import waits
from tesserae.app.practice.lessons import handlers
from tesserae.app.screens.page import Page


def _view(_: Model) -> View:
    from tesserae.app.pages.learn import LEARN

    return LEARN


def _after_change(before: Model, after: Model) -> Model:
    return review.followed(handlers.after_change(before, after))


LESSON: Final = Page(
    LessonPage,
    "title.learn",
    _view,
    allowed=handlers.ALLOWED,
    intercept=handlers.intercept,
    after_change=_after_change,
    commands=waits,
    end_pause=handlers.end_pause,
)
