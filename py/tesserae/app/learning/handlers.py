"""What the actions of a lesson do, and which other actions it takes.

The player is imported where it is needed: on other pages it is not.
"""

from __future__ import annotations

from typing import Final

from tesserae.app import actions
from tesserae.app.commands import ShellCommand, Wait
from tesserae.app.handling import Handlers, on, on_value
from tesserae.app.learning import coach
from tesserae.app.model import Model

ON_BOARD: Final = frozenset(
    action.name
    for action in (
        actions.TARGET,
        actions.ROTATE,
        actions.NUDGE,
        actions.CONFIRM,
        actions.TAKE_BACK,
        actions.ELSEWHERE,
    )
)

_OF_THE_PAGE: Final = frozenset(
    action.name
    for action in (
        *(actions.LESSON_NEXT, actions.LESSON_BACK),
        *(actions.DIALOG, actions.CLOSE, actions.DISMISS, actions.SAVE_ASIDE),
        *(actions.SETTING, actions.COLOURWAY, actions.LAYER, actions.COACH),
        *(actions.SAVE_OFFLINE, actions.LOAD_UPDATE, actions.INSTALL, actions.SAVE_ONE_FILE),
    )
)
"""What the page of a lesson has beside the board, with the dialogs that open there."""


def taken(model: Model, name: str, value: object) -> Model | None:
    """The model after an action that a lesson answers otherwise than a game; None for others."""
    if model.screen.kind != "learn":
        return None
    if name in _OF_THE_PAGE:
        return None
    if name not in ON_BOARD:
        return model
    if model.learning.phase == "task":
        return None
    from tesserae.app.learning import player

    if name == actions.TARGET.name and player.was_played(model, str(value)):
        return model
    return player.hurried(model)


def followed(before: Model, after: Model) -> Model:
    """The model with what follows from what the learner did."""
    from tesserae.app.learning import player

    return player.followed(before, after)


def waited(model: Model, number: int) -> Model:
    """A pause is over: the lesson goes on, unless something else has happened since."""
    if model.screen.kind != "learn" or model.learning.pause.number != number:
        return model
    from tesserae.app.learning import player

    return player.hurried(model)


def pauses(before: Model, after: Model) -> list[ShellCommand]:
    """The command to wait for the end of a pause that has just begun."""
    pause = after.learning.pause
    if pause == before.learning.pause or not pause.milliseconds:
        return []
    return [Wait(pause.number, pause.milliseconds)]


HANDLERS: Final[Handlers] = {
    **on(actions.LESSON_NEXT, lambda model: _in_lesson(model, forward=True)),
    **on(actions.LESSON_BACK, lambda model: _in_lesson(model, forward=False)),
    **on_value(actions.COACH, coach.toggle),
}


def _in_lesson(model: Model, *, forward: bool) -> Model:
    if model.screen.kind != "learn":
        return model
    from tesserae.app.learning import player

    return player.go_on(model) if forward else player.go_back(model)
