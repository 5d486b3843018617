"""Stepping through the plies of a game: undo and redo, back and forward, jumps."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages.commands import Scroll, ShellCommand, Wait
from tesserae.app.model import Model
from tesserae.app.model.table import BY_HAND, PERSON, Table
from tesserae.app.play.entering import is_formality, without_transients
from tesserae.core import record as records

_PLY_TIME: Final = 1800
"""Milliseconds for showing each ply of a turn, to read its sentence."""

_SLOW_PLY_TIME: Final = 3200


def go_to(model: Model, table: Table, ply: int) -> Model:
    """Moves the cursor to a ply of the variation."""
    return without_transients(
        model.with_table(table._replace(record=records.go(table.record, ply), link=""))
    )


def undo(model: Model) -> Model:
    """Goes back to where a person last made a ply by hand; by one ply if only engines play.

    If no person did, goes back to the beginning of the setup, now to be made by hand. This keeps
    results: later plies are a variation. In a study it undoes an ending.
    """
    table = model.table
    if table is None or not table.record.ply:
        return model
    if table.study and table.record.ending is not None:
        reopened = table._replace(record=records.end(table.record, None), link="")
        return without_transients(model.with_table(reopened))
    before = range(table.record.ply - 1, -1, -1)
    ply = next((n for n in before if _by_hand(model, table, n)), None)
    if ply is not None:
        return go_to(model, table, ply)
    ply = next((n for n in reversed(before) if _persons(table, n)), None)
    if ply is not None:
        return go_to(model, table._replace(setups=(BY_HAND, BY_HAND)), ply)
    return go_to(model, table, before[0])


def redo(model: Model) -> Model:
    """Goes forward to a person's next ply, or to the end of the variation."""
    table = model.table
    if table is None or table.record.at_end:
        return model
    end = len(table.record.variation)
    plies = range(table.record.ply + 1, end + 1)
    return go_to(model, table, next((n for n in plies if _by_hand(model, table, n)), end))


def step(model: Model, plies: int) -> Model:
    """Moves the cursor by a number of plies."""
    table = model.table
    return model if table is None else go_to(model, table, table.record.ply + plies)


def turn_to_show(table: Table) -> range:
    """The plies, counted from 1, of the other side's turn that you can replay.

    Empty for turns of one ply, in a setup, and unless a person is to play at the end.
    """
    record, setup = table.record, table.game.setup
    if table.seat != PERSON or not table.at_front or not table.game.long_turns:
        return range(0)
    if setup is not None and setup.in_progress(table.position):
        return range(0)
    own, positions, end = table.position.to_move, record.positions, record.ply
    while end and positions[end - 1].turn == own:
        end -= 1
    first = end
    while first and positions[first - 1].turn != own:
        first -= 1
    plies = range(first + 1, end + 1)
    return plies if len(plies) > 1 else range(0)


def show_again(model: Model) -> Model:
    """Replays the other side's turn step by step, from its first ply."""
    table = model.table
    plies = range(0) if table is None else turn_to_show(table)
    if table is None or not plies:
        return model
    model = go_to(model, table, plies[0]).with_play(stepping=True, news=True, fresh=False)
    return play_back(model)


def show_next(model: Model) -> Model:
    """Shows the next ply of the turn; after the last one, the game continues."""
    if model.table is None or not model.play.stepping:
        return model
    turn = model.table.record.positions[model.table.record.ply - 1].turn
    playing = model.play.playback
    model = step(model, 1)
    table = model.table
    if table is None or table.record.at_end or table.position.turn != turn:
        return step(model, 10**6).with_play(news=True)
    model = model.with_play(stepping=True, news=True, fresh=False)
    return play_back(model) if playing else model


def pause_or_play(model: Model) -> Model:
    """Pauses or resumes the replayed turn."""
    if not model.play.stepping:
        return model
    model = model.with_play(news=True)
    return model.with_play(playback=0) if model.play.playback else play_back(model)


def end_pause(model: Model) -> Model:
    """Shows the next ply by itself; not behind a dialog."""
    return model.with_play(playback=0) if model.dialog.open else show_next(model)


def playback_commands(before: Model, after: Model) -> list[ShellCommand]:
    """The commands to wait before the next ply and, at first, to scroll to the board."""
    number = after.play.playback
    if not number or number == before.play.playback:
        return []
    wait = Wait(number, _SLOW_PLY_TIME if after.settings.pace == "slow" else _PLY_TIME)
    return [wait] if before.play.stepping else [Scroll("opp"), wait]


def play_back(model: Model) -> Model:
    """Shows the next ply by itself after a pause."""
    number = model.practice.pauses + 1
    return model.with_practice(pauses=number).with_play(playback=number)


def jump(model: Model, number: int) -> Model:
    """Moves the cursor to a ply of the record; unchanged if there is none of that number."""
    table = model.table
    if table is None:
        return model
    try:
        record = records.jump(table.record, number)
    except IndexError:
        return model
    return without_transients(model.with_table(table._replace(record=record, link="")))


def _by_hand(model: Model, table: Table, ply: int) -> bool:
    """Whether a person makes the next ply by hand, and had a choice."""
    position = records.go(table.record, ply).position
    if not table.by_hand(position) or table.game.automatic(position) is not None:
        return False
    if is_formality(table, ply):
        return False
    return not model.settings.choose_losses or table.game.best_removal(position) is None


def _persons(table: Table, ply: int) -> bool:
    """Whether the next ply belongs to a person's side, even if the engine makes it."""
    return table.seats[records.go(table.record, ply).position.to_move] == PERSON
