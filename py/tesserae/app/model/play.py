"""The half-entered move, refusals and the hint."""

from __future__ import annotations

from typing import NamedTuple

from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.table import FIRST_OPPONENT
from tesserae.core.entry import Picked
from tesserae.core.game import Move, Reason
from tesserae.core.scene import Target
from tesserae.core.text import Text


class Refusal(NamedTuple):
    """A target that was refused, and why."""

    target: Target
    reason: Reason


class Comparison(NamedTuple):
    """Two moves in the position on the table: the one played, and a better one."""

    played: Move
    better: Move


class Adapted(NamedTuple):
    """What the adaptive opponent knows about the people who play one game on this device.

    level: its level in the next game. games: the number that have counted.
    """

    level: int = FIRST_OPPONENT
    games: int = 0


class PlayState(NamedTuple):
    """The move that is being entered, and feedback on it.

    selection: the targets picked so far. held: a complete move to be confirmed. warning: why the
    held move would lose at once. aimed: the target under the pointer or the focus. tab_stop: the
    target at which the Tab key enters the board. refusal: of the last click; typed_refusal: of the
    last typed move. hint: the evaluation whose pv begins with the hint's move; hint_level: the
    level that gave it, 0 for the strongest; hint_step: how much of it the person sees
    (play/hint_steps.py). entered: the number of plies people have made. touched: the last press was
    by touch. fresh: a ply was made just now. news: a ply was made, and no click has followed.
    comparison: the moves of the key moment on the board. stepping: a turn is being replayed, step
    by step. playback: the number of the pause before its next step; 0 to wait for a
    click. said: the announcement for screen readers, until the next input; sayings: their number.
    """

    selection: Picked = ()
    held: Move | None = None
    warning: Text | None = None
    aimed: Target | None = None
    tab_stop: Target | None = None
    refusal: Refusal | None = None
    typed_refusal: Text | None = None
    hint: Evaluation | None = None
    hint_level: int = 0
    hint_step: int = 3
    entered: int = 0
    touched: bool = False
    fresh: bool = False
    news: bool = False
    comparison: Comparison | None = None
    stepping: bool = False
    playback: int = 0
    said: tuple[Text, ...] = ()
    sayings: int = 0
