"""Loads the clock (clock.py) with the first game that has one."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import TimeSpent
from tesserae.app.messages.commands import Save, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.table import Table

CLOCK: Final = "clock"
"""The key of the note about a running clock when the person leaves the page."""


def restore(model: Model, stored: str) -> tuple[Model, list[ShellCommand]]:
    """Subtracts the time that had passed when the person left the page, and removes the note."""
    from tesserae.app.play import clock

    return clock.restore(model, stored), [Save(CLOCK, "")]


def has_clock(model: Model) -> bool:
    """Whether the game on the page has a clock."""
    return model.table is not None and model.table.clock is not None


def follow(before: Model, after: Model) -> Model:
    """The model with the clock after a ply."""
    if not has_clock(after):
        return after
    from tesserae.app.play import clock

    return clock.follow(before, after)


def commands(before: Model, after: Model) -> list[ShellCommand]:
    """The commands for the page's clock."""
    if not before.clock.going and not after.clock.going:
        return []
    from tesserae.app.play import clock

    return clock.commands(before, after)


def add_time(model: Model, message: TimeSpent) -> Model:
    """Adds the time that the page reports."""
    from tesserae.app.play import clock

    return clock.add_time(model, message)


def toggle(model: Model) -> Model:
    """Pauses or resumes the clock."""
    if not has_clock(model):
        return model
    from tesserae.app.play import clock

    return clock.toggle(model)


def ask(model: Model) -> Model:
    """Asks for the time."""
    if not has_clock(model):
        return model
    from tesserae.app.play import clock

    return clock.ask(model)


def state(model: Model) -> str:
    """Whether the clock of the game on the page is "running" or "paused"; "" without one."""
    if not has_clock(model):
        return ""
    return "paused" if holds_engine(model) else "running"


def holds_engine(model: Model) -> bool:
    """Whether the engine waits because the clock is paused."""
    if not has_clock(model):
        return False
    from tesserae.app.play import clock

    return clock.is_paused(model)


def seconds_for_ply(table: Table) -> float | None:
    """Maximum seconds for an engine's next ply; None if no clock limits it."""
    if table.clock is None:
        return None
    from tesserae.app.play import clock

    return clock.seconds_for_ply(table)
