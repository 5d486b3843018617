"""The pace of the engine's plies, so that people can follow them."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import LabPage
from tesserae.app.model.settings import Pace
from tesserae.app.model.table import PERSON, Table

ANSWER_PAUSE: Final = 0.35
"""Seconds before the engine's answer to a person, so that they see it happen."""

UNHURRIED: Final = (0.35, 0.6)
"""Minimum and maximum seconds of the lowest level, which takes its time, as its opponents do."""

LOW_TIME: Final = 10_000
"""Milliseconds left on its clock below which an engine plays at once."""

_LOWEST_LEVEL: Final = 1
"""The number of that level."""

_GOLDEN_RATIO: Final = 0.618
"""Spreads the pauses of a game evenly between the least and the most."""

_ENGINE_PAUSES: Final[dict[Pace, float]] = {"instant": 0.0, "normal": 0.8, "slow": 2.0}
"""Seconds between two plies of engines in a row."""


def pause(model: Model) -> float:
    """The minimum time in seconds for the engine's next ply.

    0 in a match of the lab, while nobody sees it, or when little time is left on its clock. Plies
    are brief in a frame, as the host page counts on that, and where the device asks for less
    motion, unless the pace is slow.
    """
    table, pace = model.table, model.settings.pace
    if isinstance(model.screen, LabPage) and model.screen.match is not None:
        return 0.0
    if table is None or model.device.hidden or pace == "instant":
        return 0.0
    if table.clock is not None and table.clock.left[table.position.to_move] < LOW_TIME:
        return 0.0
    if model.frame is not None:
        return ANSWER_PAUSE
    if not follows(table):
        return _before_answer(table)
    if model.engine.hurried or model.engine.stepping:
        return 0.0
    return ANSWER_PAUSE if model.device.still and pace == "normal" else _ENGINE_PAUSES[pace]


def _before_answer(table: Table) -> float:
    """Seconds before the engine's answer; they vary before a turn of the lowest level."""
    setup = table.game.setup
    if table.seat != _LOWEST_LEVEL or (setup and setup.in_progress(table.position)):
        return ANSWER_PAUSE
    least, most = UNHURRIED
    return least + (most - least) * (table.record.ply * _GOLDEN_RATIO % 1)


def follows(table: Table) -> bool:
    """Whether the engine's next ply follows another of an engine, or continues its turn.

    In a setup each side builds by itself, so there is nothing to follow.
    """
    record, position, setup = table.record, table.position, table.game.setup
    if not record.ply or table.seat <= PERSON or (setup and setup.in_progress(position)):
        return False
    before = record.positions[record.ply - 1]
    goes_on = before.turn == position.turn == position.to_move
    return goes_on or table.seats[before.to_move] > PERSON


def hurry(model: Model) -> Model:
    """Plays the rest of the engine's turn at once, if it has begun; its news stay."""
    table, job = model.table, model.engine.job
    if table is None or job is None or job.purpose != "ply" or not follows(table):
        return model
    return model.with_engine(hurried=True).with_play(news=True)


def is_watched(table: Table) -> bool:
    """Whether two engines play while people watch, who can pause and step them."""
    return min(table.seats) > PERSON and not table.over and table.record.at_end


def is_paused(model: Model) -> bool:
    """Whether an engine has the next ply, and is paused."""
    table, engine = model.table, model.engine
    if table is None or not engine.paused or engine.stepping:
        return False
    return table.seat > PERSON and table.record.at_end and not table.over


def pause_or_continue(model: Model) -> Model:
    """Pauses two engines; resumes any paused one."""
    table = model.table
    if table is None or not (is_watched(table) or is_paused(model)):
        return model
    return model.with_engine(paused=not model.engine.paused).with_play(news=table.record.ply > 0)


def step(model: Model) -> Model:
    """Lets two engines make one ply, and pauses them."""
    table = model.table
    if table is None or not is_watched(table):
        return model
    return model.with_engine(paused=True, stepping=True)


def same_turn(before: Model, after: Model) -> bool:
    """Whether an engine continues the turn of its last ply."""
    old, new = before.table, after.table
    if old is None or new is None or new.seat <= PERSON:
        return False
    return bool(new.position.turn == old.position.turn)
