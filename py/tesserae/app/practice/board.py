"""A board that follows a script: a person plays on it, and the script answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from tesserae.app import actions
from tesserae.app.commands import ShellCommand, Wait

if TYPE_CHECKING:
    from tesserae.app.model import Model
    from tesserae.app.table import Table
    from tesserae.core.game import Move
    from tesserae.core.text import Text

Phase: TypeAlias = Literal[
    "loading", "posing", "missing", "solve", "judging", "reply", "wrong", "solved", "shown"
]
"""What the script is about is being loaded; a solution is being looked for; there is nothing to do;
a move is to be found; it is being judged; it is answered; it was wrong; all is done; the solution
is played out. `player.py` tells what leads from one to the next."""


class Pause(NamedTuple):
    """A pause after which the script goes on by itself. number: later pauses have others."""

    number: int = 0
    milliseconds: int = 0


class ScriptBoard(NamedTuple):
    """The board, and where the script is.

    table: None while there is nothing to play on. feedback: on the last move, or why there is no
    board. ahead: the plies still to be played out, each after a pause.
    """

    table: Table | None
    phase: Phase
    feedback: Text | None = None
    ahead: tuple[Move, ...] = ()
    pause: Pause = Pause()


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
