"""What the actions of a lesson do, and which other actions it takes.

The script is imported where it is needed: on other pages it is not.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.handling import Handlers, on
from tesserae.app.model import Model
from tesserae.app.model.screen import LessonPage
from tesserae.app.practice.board import ON_BOARD, board_of

ALLOWED: Final = ON_BOARD | frozenset(
    action.name
    for action in (
        *(actions.LESSON_NEXT, actions.LESSON_BACK),
        *(actions.DIALOG, actions.CLOSE, actions.DISMISS, actions.SAVE_ASIDE),
        *(actions.SETTING, actions.COLOURWAY, actions.LAYER, actions.COACH),
        *(actions.SAVE_OFFLINE, actions.LOAD_UPDATE, actions.INSTALL, actions.SAVE_ONE_FILE),
    )
)
"""What the page of a lesson has: the board, what is beside it, and the dialogs that open there."""


def intercept(model: Model, name: str, value: object) -> Model | None:
    """The model after an action that a lesson answers otherwise than a game; None for others."""
    if name not in ON_BOARD or board_of(model).phase == "solve":
        return None
    from tesserae.app.practice.lessons import script

    if name == actions.TARGET.name and script.was_played(model, str(value)):
        return model
    return script.end_pause(model)


def after_change(before: Model, after: Model) -> Model:
    """The model with what follows from what the learner did."""
    from tesserae.app.practice.lessons import script

    return script.after_change(before, after)


def end_pause(model: Model) -> Model:
    """A pause is over: the lesson goes on."""
    from tesserae.app.practice.lessons import script

    return script.end_pause(model)


HANDLERS: Final[Handlers] = {
    **on(actions.LESSON_NEXT, lambda model: _in_lesson(model, forward=True)),
    **on(actions.LESSON_BACK, lambda model: _in_lesson(model, forward=False)),
}


def _in_lesson(model: Model, *, forward: bool) -> Model:
    if not isinstance(model.screen, LessonPage):
        return model
    from tesserae.app.practice.lessons import script

    return script.go_on(model) if forward else script.go_back(model)
