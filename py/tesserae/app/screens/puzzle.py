"""The pages of puzzles: of the pools, of a day, and those that somebody has made."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import review
from tesserae.app.model import Model
from tesserae.app.model.screen import DayPuzzle, OwnPuzzle, PoolPuzzle
from tesserae.app.pages.components.common import View
from tesserae.app.practice.puzzles import handlers
from tesserae.app.screens.page import Page


def _view(_: Model) -> View:
    from tesserae.app.pages.puzzle import PUZZLE

    return PUZZLE


def _own_view(_: Model) -> View:
    from tesserae.app.pages import puzzle

    return puzzle.OWN_PUZZLE


def _after_change(before: Model, after: Model) -> Model:
    return review.followed(handlers.after_change(before, after))


POOL_PUZZLE: Final = Page(
    PoolPuzzle,
    "title.puzzle",
    _view,
    allowed=handlers.ALLOWED,
    intercept=handlers.intercept,
    after_change=_after_change,
    commands=handlers.commands,
    end_pause=handlers.end_pause,
    analysis=handlers.analysis,
)
DAY_PUZZLE: Final = POOL_PUZZLE._replace(screen=DayPuzzle)
OWN_PUZZLE: Final = POOL_PUZZLE._replace(screen=OwnPuzzle, view=_own_view)
