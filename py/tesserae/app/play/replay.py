"""Replay: shows the plies of a game one after the other, until paused."""

from __future__ import annotations

from tesserae.app.messages.commands import ShellCommand, Wait
from tesserae.app.model import Model
from tesserae.app.model.screen import GamePage, StudyPage
from tesserae.app.model.settings import REPLAY_PACES
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play import history
from tesserae.core.record.comments import words_of


def is_replayed(model: Model) -> bool:
    """Whether a replay is running."""
    return model.play.playback > 0 and not model.play.stepping


def toggle(model: Model) -> Model:
    """Pauses the replay; or begins it, from the start if the cursor is at the end."""
    table = model.table
    if is_replayed(model):
        return model.with_play(playback=0)
    if table is None or not table.record.variation:
        return model
    if table.record.at_end:
        model = history.step(model, -len(table.record.variation))
    return history.play_back(history.step(model, 0))


def begin_by_itself(model: Model) -> Model:
    """Starts the replay in a frame with that option; not against a level, or with less motion."""
    frame = model.frame
    if frame is None or not frame.autoplay or frame.level or model.device.still:
        return model
    begins = isinstance(model.screen, (GamePage, StudyPage)) and not is_replayed(model)
    return toggle(model) if begins else model


def end_pause(model: Model) -> Model:
    """Shows the next ply of a replayed turn or a replay, without a click."""
    if not is_replayed(model):
        return history.end_pause(model)
    if model.dialog.open or model.play.selection or model.play.refusal:
        return model.with_play(playback=0)
    model = history.step(model, 1)
    table = model.table
    if table is None or table.record.at_end or (model.settings.replay_stops and _is_told(table)):
        return model
    return history.play_back(model)


def commands(before: Model, after: Model) -> list[ShellCommand]:
    """The command to wait before the next ply."""
    number = after.play.playback
    if not is_replayed(after):
        return history.playback_commands(before, after)
    return [] if number == before.play.playback else [Wait(number, _pace(after))]


def steps(model: Model, table: Table) -> str:
    """The directions in which the wheel and a swipe step, as "back", "forward" or both.

    None while a move is being entered, and in an unfinished game.
    """
    record = table.record
    goes_on = record.at_end and not (table.over or table.study) and max(table.seats) >= PERSON
    if goes_on or model.play.selection or model.play.stepping:
        return ""
    return " ".join(["back"] * (record.ply > 0) + ["forward"] * (not record.at_end))


def _pace(model: Model) -> int:
    """Milliseconds for showing a ply."""
    asked = model.frame.pace if model.frame else 0
    return asked or REPLAY_PACES[model.settings.replay_pace]


def _is_told(table: Table) -> bool:
    return bool(words_of(dict(table.record.comments).get(table.record.cursor, "")))
