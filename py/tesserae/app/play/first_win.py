"""Whether somebody has won a game on this device: until then its goal is shown."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.table import PERSON, Table
from tesserae.core.text import Text


def goal(model: Model, table: Table) -> Text | None:
    """The goal of the game on the page; None once it was won here."""
    return None if table.slug in model.settings.won else table.game.goal


def remember_win(before: Model, after: Model) -> Model:
    """The model that remembers the game that a person has just won."""
    old, new = before.table, after.table
    if old is None or new is None or old.id != new.id or after.frame is not None:
        return after
    outcome = new.position.outcome()
    played = len(new.record.plies) > len(old.record.plies)
    if not played or outcome is None or outcome.winner is None or new.slug in after.settings.won:
        return after
    if new.seats[outcome.winner] != PERSON:
        return after
    return after.with_settings(won=(*after.settings.won, new.slug))
