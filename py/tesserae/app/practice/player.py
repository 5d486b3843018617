"""The state machine of boards that follow a script, such as lessons and puzzles.

A person makes a ply while the phase is "solve". The script judges it, and an event leads to the
next phase. Most phases have plies ahead: they are played one by one, each after a pause. Only
TRANSITIONS says which event leads to which phase:

    posing --posed--> solve
    posing --refused--> missing
    solve --unsure--> judging
    solve, judging --right--> reply --played out--> solve
    solve, judging --wrong--> wrong
    solve, judging, wrong --taken back--> solve
    solve, wrong --given up--> shown
    solve, judging --done--> solved

A board begins in one of INITIAL_PHASES. Only another puzzle or task ends "loading", "missing",
"solved" and "shown".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from tesserae.app.model import Model
from tesserae.app.model.practice import Pause, Phase
from tesserae.app.model.screen import ScriptPage, is_same
from tesserae.app.model.table import PERSON, REMOTE, Table
from tesserae.app.play.entering import add_ply, without_transients
from tesserae.app.practice.board import board_of
from tesserae.core import record as records
from tesserae.core.game import FIRST, SECOND, Move, Side
from tesserae.core.record import Record
from tesserae.core.text import Text

REPLY: Final = 700
"""Milliseconds before each ply of the script."""

Event: TypeAlias = Literal[
    "posed", "refused", "unsure", "right", "played out", "wrong", "taken back", "done", "given up"
]
"""Events on a board.

posed: there is a solution. refused: there is none. unsure: the judge has to rule on a ply. right: a
ply was right, but not the last one. played out: no plies are ahead any more. wrong: a ply was
wrong. taken back: a ply was. done: the last ply was right. given up: show the solution.
"""

INITIAL_PHASES: Final[tuple[Phase, ...]] = ("loading", "missing", "posing", "solve", "reply")

TRANSITIONS: Final[Mapping[Phase, Mapping[Event, Phase]]] = {
    "loading": {},
    "missing": {},
    "posing": {"posed": "solve", "refused": "missing"},
    "solve": {
        "unsure": "judging",
        "right": "reply",
        "wrong": "wrong",
        "done": "solved",
        "taken back": "solve",
        "given up": "shown",
    },
    "judging": {"right": "reply", "wrong": "wrong", "done": "solved", "taken back": "solve"},
    "reply": {"played out": "solve"},
    "wrong": {"taken back": "solve", "given up": "shown"},
    "solved": {},
    "shown": {},
}
"""A phase -> its possible events -> the phase after each."""


class Script(NamedTuple):
    """How a board goes on.

    judge: judges a ply of the person, and applies an event. pause: milliseconds to wait now, 0 if
    the script does not go on by itself. go_on: called at the end of a pause if no plies are ahead.
    holds: whether the person, not the script, ends the phase once its plies are played.
    """

    judge: Callable[[Model], Model]
    pause: Callable[[Model], int]
    go_on: Callable[[Model], Model]
    holds: Callable[[Model], bool] = lambda _: False

    def apply_event(
        self,
        model: Model,
        event: Event,
        feedback: Text | None,
        ahead: tuple[Move, ...] = (),
    ) -> Model:
        """The model after an event, with the pause that follows.

        ahead: the plies to play from here.
        """
        phase = TRANSITIONS[board_of(model).phase][event]
        return self.wait(model.with_board(phase=phase, feedback=feedback, ahead=ahead))

    def end_pause(self, model: Model) -> Model:
        """Ends the pause early."""
        board = board_of(model)
        if board.phase == "solve" or board.table is None:
            return model
        if not board.ahead:
            return self.go_on(model)
        model = model.with_board(ahead=board.ahead[1:])
        return self.wait(add_ply(model, board.ahead[0]))

    def after_change(self, before: Model, after: Model) -> Model:
        """Judges a new ply of the person."""
        old, new = before.screen.board, board_of(after)
        if old is None or old.table is None or new.table is None or not same_try(before, after):
            return after
        return self.judge(after) if new.table.record.ply == old.table.record.ply + 1 else after

    def wait(self, model: Model) -> Model:
        """The model with the script's pause; without one, ends a phase whose plies are played."""
        milliseconds = self.pause(model)
        if milliseconds:
            return with_pause(model, milliseconds)
        board = board_of(model)
        following = TRANSITIONS[board.phase].get("played out")
        if following is None or board.ahead or self.holds(model):
            return model
        return model.with_board(phase=following)


def table_for(slug: str, record: Record, learner: Side) -> Table:
    """A table at which the learner has one side, seen from that side."""
    seats = (PERSON, REMOTE) if learner == FIRST else (REMOTE, PERSON)
    return Table(slug, record, seats, flipped=learner == SECOND)


def set_up(model: Model, page: ScriptPage) -> Model:
    """The model with a page at the start of its board."""
    model = with_pause(without_transients(model)._replace(screen=page))
    return model if page.board.table is None else model.with_play(aimed=None, tab_stop=None)


def take_back(model: Model, ply: int) -> Model:
    """The model with only the first plies of the record, from which the person goes on."""
    board = board_of(model)
    if board.table is None:
        return model
    played = board.table.record
    record = records.play_all(records.begin(played.start), played.moves[:ply])
    model = with_pause(without_transients(model.with_table(board.table._replace(record=record))))
    return model.with_board(phase=TRANSITIONS[board.phase]["taken back"], ahead=())


def same_try(before: Model, after: Model) -> bool:
    """Whether the person is still looking for the same move."""
    old, new = before.screen.board, board_of(after)
    if old is None or not is_same(before.screen, after.screen):
        return False
    return old.phase == new.phase == "solve" and old.pause == new.pause


def with_pause(model: Model, milliseconds: int = 0) -> Model:
    """The model with a pause before the script goes on; 0: no pause.

    Cancels any pending pause, including one started on another page.
    """
    number = model.practice.pauses + 1
    return model.with_practice(pauses=number).with_board(pause=Pause(number, milliseconds))
