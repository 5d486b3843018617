"""A board that follows a script: a person plays on it, and the script answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from tesserae.app.commands import ShellCommand, Wait

if TYPE_CHECKING:
    from tesserae.app.model import Model
    from tesserae.app.table import Table
    from tesserae.core.game import Move
    from tesserae.core.text import Text

LessonPhase: TypeAlias = Literal["task", "wrong", "done"]
"""A task is to be done; a wrong move is played out; or the task is done."""

PuzzlePhase: TypeAlias = Literal[
    "loading", "posing", "missing", "solve", "judging", "reply", "wrong", "solved", "shown"
]
"""The pool is being loaded; a solution is being looked for; there is no such puzzle; a move is to
be found; it is being judged; it is answered; it was wrong; the puzzle is solved; its solution is
played out."""

Phase: TypeAlias = Literal[LessonPhase, PuzzlePhase]


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


def board_of(model: Model) -> ScriptBoard:
    """The board of the page, which follows a script."""
    board = model.screen.board
    if board is None:
        raise ValueError("no board here follows a script")
    return board


def pausing(model: Model, milliseconds: int = 0) -> Model:
    """The model that waits before the script goes on; 0: it has nothing to wait for.

    What was waited for before counts no more, also if that was on another page.
    """
    number = model.practice.pauses + 1
    model = model.with_practice(pauses=number)
    return model.with_board(pause=Pause(number, milliseconds))


def waits(before: Model, after: Model) -> list[ShellCommand]:
    """The command to wait for the end of a pause that has just begun."""
    pause = board_of(after).pause
    old = before.screen.board
    if not pause.milliseconds or (old is not None and pause == old.pause):
        return []
    return [Wait(pause.number, pause.milliseconds)]
