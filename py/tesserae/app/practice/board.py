"""A board that follows a script: a person plays on it, and the script answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tesserae.app.messages import actions
from tesserae.app.messages.commands import ShellCommand, Wait
from tesserae.app.model import Model
from tesserae.app.model.practice import ScriptBoard
from tesserae.core.text import text
from tesserae.view.action import Action, ActionKind


def _names(*of_actions: Action | ActionKind[Any]) -> frozenset[str]:
    return frozenset([action.name for action in of_actions])


ON_BOARD: Final = _names(
    *(actions.TARGET, actions.ROTATE, actions.NUDGE, actions.CONFIRM, actions.TAKE_BACK),
    actions.ELSEWHERE,
)
"""The actions that enter a move. During a pause, they end it instead."""

BESIDE_BOARD: Final = _names(
    *(actions.DIALOG, actions.CLOSE, actions.DISMISS, actions.SAVE_ASIDE),
    *(actions.SETTING, actions.COLOURWAY, actions.LAYER),
)
"""The actions beside a scripted board, and in its dialogs."""


def board_of(model: Model) -> ScriptBoard:
    """The scripted board of the page."""
    board = model.screen.board
    if board is None:
        raise ValueError("no board here follows a script")
    return board


def ends_pause(
    end_pause: Callable[[Model], Model],
) -> Callable[[Model, str, object], Model | None]:
    """An interceptor: a click on the board ends a pause; while the judge works, it asks to wait."""

    def intercept(model: Model, name: str, _: object) -> Model | None:
        if name not in ON_BOARD or board_of(model).phase == "solve":
            return None
        if name == actions.TARGET.name and board_of(model).phase in ("posing", "judging"):
            return model.with_board(feedback=text("puzzle.patience"))
        return end_pause(model)

    return intercept


def wait_commands(before: Model, after: Model) -> list[ShellCommand]:
    """The command to wait for the end of a new pause."""
    pause = board_of(after).pause
    old = before.screen.board
    if not pause.milliseconds or (old is not None and pause == old.pause):
        return []
    return [Wait(pause.number, pause.milliseconds)]
