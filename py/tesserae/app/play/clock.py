"""The clock of a game: the running side, the time of a ply, and the flag.

The page measures (web/page/browser/clock.js). The command `RunClock` names the side whose time
runs; `TimeSpent` reports the time spent: when a turn is over, when the clock stops, in the last
minute, at zero, and on request. So the app measures no time, and is deterministic.

Time runs for the side that makes the next ply at the end of the line: you regain none by looking
back or taking plies back.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.engine import pacing
from tesserae.app.messages import TimeSpent
from tesserae.app.messages.commands import RunClock, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play.entering import without_transients
from tesserae.app.texts.stored_json import count, object_or_empty, read_id
from tesserae.app.texts.wording import side_name
from tesserae.core import record as records
from tesserae.core.clock import (
    LONGEST_TIME,
    Clock,
    TimeControl,
    begin,
    read_control,
    time_comment,
    time_in,
)
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.record import Ending
from tesserae.core.text import Text, text

MINUTE: Final = 60_000

_PLIES_PLANNED: Final = 20
"""The number of plies among which an engine divides its remaining time."""

_ALLOWANCES: Final = (2.0, 1.0, 0.5, 0.25, 0.1, 0.03)
"""The choices of seconds for an engine: few, so that searches rarely restart."""


def set_going(model: Model, control: TimeControl) -> Model:
    """Gives the game on the page a clock, which runs from the first ply on."""
    table = model.table
    if table is None:
        return model
    model = model.with_table(table._replace(clock=begin(control)))
    return model.with_clock(going=table.id)


def with_clock_of(table: Table, written: str) -> Table:
    """The table of a record with its clock after the last plies; without one if it is unreadable.

    written: the time control.
    """
    try:
        clock = begin(read_control(written))
    except BadInput:
        return table
    record, comments, left = table.record, dict(table.record.comments), list(clock.left)
    for number in record.variation:
        time = time_in(comments.get(number, ""))
        if time is not None:
            left[record.after(record.plies[number].parent).to_move] = time
    return table._replace(clock=clock._replace(left=(left[0], left[1])))


def to_move(table: Table) -> Side | None:
    """The side whose time runs if the clock does.

    None before the first ply, in a setup, at the end, and after an end outside the rules: later
    plies are a variation.
    """
    if _ended_at(table) is not None:
        return None
    line = records.go(table.record, len(table.record.variation))
    setup = table.game.setup
    if not line.ply or records.outcome(table.game, line) is not None:
        return None
    if setup is not None and setup.in_progress(line.position):
        return None
    side: Side = line.position.to_move
    return side


def is_paused(model: Model) -> bool:
    """Whether the clock of the game on the page is paused."""
    table = model.game_table
    if table is None or table.clock is None or to_move(table) is None:
        return False
    return model.clock.going != table.id


def running(model: Model) -> Side | None:
    """The side whose time runs now; None while the clock stands still."""
    table = model.game_table
    if table is None or table.clock is None or model.frame is not None:
        return None
    if is_paused(model) or pacing.is_paused(model) or _is_elsewhere(model, table):
        return None
    return to_move(table)


def remaining(table: Table, side: Side) -> int:
    """The time left to a side in milliseconds, as far as known; also after the end."""
    if table.clock is None:
        return 0
    at = _ended_at(table)
    if at is None:
        return table.clock.remaining(side, to_move=to_move(table) == side)
    ply = table.record.plies[at]
    if ply.ending is not None and ply.ending.late:  # earlier versions kept the old time
        return 0 if ply.ending.loser == side else table.clock.left[side]
    return table.clock.remaining(side, to_move=ply.position.to_move == side)


def _ended_at(table: Table) -> int | None:
    """The number of the ply after which a game ended by resignation, agreement, or on time."""
    if table.clock is None:
        return None
    return next((n for n, ply in enumerate(table.record.plies) if ply.ending), None)


def commands(before: Model, after: Model) -> list[ShellCommand]:
    """The command for the page's clock, if that has to change."""
    wanted = _clock_command(after)
    return [] if wanted == _clock_command(before) else [wanted]


def follow(before: Model, after: Model) -> Model:
    """Begins the next turn after a ply in the game on the page.

    This resumes a paused clock.
    """
    old, new = before.game_table, after.game_table
    if old is None or new is None or old.id != new.id or new.clock is None:
        return after
    number = len(old.record.plies)
    if len(new.record.plies) <= number or _is_elsewhere(after, new):
        return after
    clock = after.clock
    if running(before) is not None:
        made = (*clock.made, (clock.turn, number))
        after = after.with_clock(made=made, turn=clock.turn + 1)
    elif to_move(old) is not None:
        after = after.with_table(_with_ply_timed(new, new.clock, number))
    return after.with_clock(going=new.id)


def add_time(model: Model, message: TimeSpent) -> Model:
    """Adds the reported time of a turn: to the ply that ended it, or to the next one."""
    table, state = model.loaded_table(message.id), model.clock
    if table is None or table.clock is None:
        return model
    if _is_elsewhere(model, table):
        return model.with_clock(made=())
    clock = table.clock.spend(message.milliseconds)
    if state.made and state.made[0][0] == message.turn:
        number = state.made[0][1]
        model = model.with_clock(made=state.made[1:])
        known = number < len(table.record.plies)
        return model.replacing(table, _with_ply_timed(table, clock, number)) if known else model
    side = to_move(table)
    if message.turn == state.turn and side is None and _ended_at(table) is not None:
        model = model.with_clock(turn=state.turn + 1)  # reported once, for the time until the end
        return model.replacing(table, table._replace(clock=clock))
    if message.turn != state.turn or side is None:
        return model
    late = table._replace(clock=clock)
    model = model.replacing(table, late)
    if not clock.remaining(side):
        return _lose_on_time(model, late, side)
    if state.asked != state.told:
        return _tell(model.with_clock(told=state.asked), late)
    if remaining(late, side) <= MINUTE < remaining(table, side):
        return model._replace(toast=text("clock.minute", side=side_name(table, side)))
    return model


def toggle(model: Model) -> Model:
    """Pauses or resumes the clock."""
    table = model.game_table
    if table is None or table.clock is None or to_move(table) is None:
        return model
    if is_paused(model):
        return model.with_clock(going=table.id)._replace(toast=text("clock.continued"))
    return model.with_clock(going="")._replace(toast=text("clock.paused"))


def ask(model: Model) -> Model:
    """Asks for the time; a running clock reports it a moment later."""
    table = model.game_table
    if table is None or table.clock is None:
        return model
    if running(model) is None:
        return _tell(model, table)
    return model.with_clock(asked=model.clock.asked + 1)


def restore(model: Model, stored: str) -> Model:
    """Subtracts the time that had passed when the person left the page."""
    noted = object_or_empty(stored)
    try:
        table = model.loaded_table(read_id(noted))
        plies, spent = count(noted, "plies"), count(noted, "spent", LONGEST_TIME)
    except BadInput:
        return model
    if table is not None and table.clock is not None and len(table.record.plies) == plies:
        model = model.replacing(table, table._replace(clock=table.clock.spend(spent)))
    return model


def seconds_for_ply(table: Table) -> float | None:
    """Maximum seconds for an engine's next ply; None if no clock limits it."""
    if table.clock is None or _ended_at(table) is not None:
        return None
    left, control = table.clock.left[table.position.to_move], table.clock.control
    share = min(left // 2, left // _PLIES_PLANNED + control.extra) / 1000
    return next((it for it in _ALLOWANCES if it <= share), _ALLOWANCES[-1]) if share < 4 else None


def format_time(milliseconds: int) -> str:
    """A time as on a clock: "1:02:03", "4:07", and below ten seconds "9.4"."""
    tenths = milliseconds // 100
    seconds = tenths // 10
    if seconds < 10:
        return f"{seconds}.{tenths % 10}"
    two = str(100 + seconds % 60)[1:]
    if seconds < 3600:
        return f"{seconds // 60}:{two}"
    return f"{seconds // 3600}:{str(100 + seconds // 60 % 60)[1:]}:{two}"


def time_text(milliseconds: int) -> Text:
    """A time in words, in whole seconds."""
    minutes, seconds = milliseconds // MINUTE, milliseconds // 1000 % 60
    return text("clock.spoken", minutes=minutes, seconds=seconds)


def _clock_command(model: Model) -> RunClock:
    side, table = running(model), model.game_table
    if side is None or table is None or table.clock is None:
        return RunClock()
    clock = table.clock
    return RunClock(
        id=table.id,
        turn=model.clock.turn,
        plies=len(table.record.plies),
        side=side,
        left=(remaining(table, FIRST), remaining(table, SECOND)),
        free=max(0, clock.free - clock.spent),
        asked=model.clock.asked,
        sound=model.settings.sound and table.seats[side] == PERSON,
    )


def _is_elsewhere(model: Model, table: Table) -> bool:
    """Whether another tab has just changed the game, so that the clock runs there."""
    saved = model.saved_games
    return table.id in saved.in_other_tab and saved.last_saved.get(table.id) is table


def _with_ply_timed(table: Table, clock: Clock, number: int) -> Table:
    """The table with the time left in a comment on the ply of that number."""
    record = table.record
    parent = record.plies[number].parent
    side: Side = record.after(parent).to_move
    again = any(ply.parent == parent for ply in record.plies[:number])
    clock = clock.after_ply(side, again=again)
    comments = dict(record.comments)
    comments[number] = f"{time_comment(clock.left[side])} {comments.get(number, '')}".strip()
    record = record._replace(comments=tuple(sorted(comments.items())))
    return table._replace(record=record, clock=clock)


def _lose_on_time(model: Model, table: Table, side: Side) -> Model:
    """Ends the game on time, at the end of its line."""
    record = records.go(table.record, len(table.record.variation))
    record = records.end(record, Ending(side, late=True))
    model = model.replacing(table, table._replace(record=record, link=""))
    return without_transients(model).with_dialog(open="")


def _tell(model: Model, table: Table) -> Model:
    """Announces the time left to both sides."""
    first, second = (time_text(remaining(table, side)) for side in (FIRST, SECOND))
    names = {"first": side_name(table, FIRST), "second": side_name(table, SECOND)}
    told = text("clock.both", **names, one=first, other=second)
    return model._replace(toast=told)
