"""The lesson that is on the page, and the steps that are finished on this device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from tesserae.core.text import Text

if TYPE_CHECKING:
    from tesserae.app.table import Table
    from tesserae.core.game import Move

Phase: TypeAlias = Literal["task", "wrong", "done"]
"""A task is to be done; a wrong move is played out; or the task is done."""


class Pause(NamedTuple):
    """A pause after which the lesson goes on by itself. number: later pauses have others."""

    number: int = 0
    milliseconds: int = 0


class LearningState(NamedTuple):
    """The lesson.

    finished: the steps that were ever finished, as "slug.name", in the order of their texts.
    table: the board of the task, None on other pages. task: its number within the step, from 0.
    tries: how many wrong moves were taken back. feedback: on the last move. ahead: the plies still
    to be played out.
    """

    finished: tuple[str, ...] = ()
    table: Table | None = None
    task: int = 0
    tries: int = 0
    phase: Phase = "task"
    feedback: Text | None = None
    ahead: tuple[Move, ...] = ()
    pause: Pause = Pause()
