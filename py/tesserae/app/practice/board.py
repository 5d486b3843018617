"""A board that follows a script: a person plays on it, and the script answers."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.commands import ShellCommand, Wait
from tesserae.app.model import Model
from tesserae.app.model.practice import ScriptBoard

ON_BOARD: Final = frozenset(
    action.name
    for action in (
        *(actions.TARGET, actions.ROTATE, actions.NUDGE, actions.CONFIRM, actions.TAKE_BACK),
        actions.ELSEWHERE,
    )
)
"""The actions of entering a move; while none is to be found they end the pause instead."""


def board_of(model: Model) -> ScriptBoard:
    """The board of the page, which follows a script."""
    board = model.screen.board
    if board is None:
        raise ValueError("no board here follows a script")
    return board


def waits(before: Model, after: Model) -> list[ShellCommand]:
    """The command to wait for the end of a pause that has just begun."""
    pause = board_of(after).pause
    old = before.screen.board
    if not pause.milliseconds or (old is not None and pause == old.pause):
        return []
    return [Wait(pause.number, pause.milliseconds)]
