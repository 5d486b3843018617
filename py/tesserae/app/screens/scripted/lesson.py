"""The page of a lesson."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import review
from tesserae.app.messages import actions
from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.messages.handling import PageHandlers, on_page
from tesserae.app.model import Model
from tesserae.app.model.screen import LessonPage
from tesserae.app.pages import learn
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD, board_of, wait_commands
from tesserae.app.practice.lessons import script
from tesserae.app.screens.page import Page

_ACTIONS: Final[PageHandlers[LessonPage]] = {
    **on_page(actions.LESSON_NEXT, script.go_on),
    **on_page(actions.LESSON_SKIP, script.skip),
    **on_page(actions.LESSON_BACK, script.go_back),
}


def _intercept(model: Model, name: str, value: object) -> Model | None:
    """A click during a pause ends it, unless it is on the ply just played."""
    if name not in ON_BOARD or board_of(model).phase == "solve":
        return None
    if name == actions.TARGET.name and script.was_played(model, str(value)):
        return model
    return script.SCRIPT.end_pause(model)


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """Waits for the end of a pause; focuses a button at the end, as the one pressed is gone."""
    was = before.screen
    if script.page_of(after).over and isinstance(was, LessonPage) and was.board.table is not None:
        return [Focus("lesson-play")]
    return wait_commands(before, after)


LESSON: Final[Page[LessonPage]] = Page(
    "title.learn",
    lambda _: learn.LEARN,
    allowed=ON_BOARD | BESIDE_BOARD | {*_ACTIONS, actions.COACH.name},
    actions=_ACTIONS,
    intercept=_intercept,
    after_change=lambda *models: review.finish_or_drop(script.after_change(*models)),
    commands=_commands,
    end_pause=script.SCRIPT.end_pause,
)
