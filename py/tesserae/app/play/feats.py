"""What is celebrated, for a moment: a person's first Tower, a unit destroyed, a win."""

from __future__ import annotations

from tesserae.app.messages.commands import Celebrate, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play.adaptive import level_for


def celebrate(before: Model, after: Model) -> list[ShellCommand]:
    """The command for what a person has just achieved, if it is anything."""
    what = _feat(before, after)
    if what is None:
        return []
    chosen = after.settings
    return [Celebrate(what, chosen.sound, chosen.vibration)]


def _feat(before: Model, after: Model) -> str | None:
    """Its name: that of a win, or else of what the game says of the ply."""
    old, new = before.table, after.table
    if old is None or new is None or old.id != new.id or after.frame is not None:
        return None
    record = new.record
    if len(record.plies) <= len(old.record.plies) or not record.ply or record.last is None:
        return None
    if new.over:
        return _win(before, after, new)
    position = record.positions[record.ply - 1]
    if new.seats[position.to_move] != PERSON:
        return None
    return new.game.feat(position, record.last)


def _win(before: Model, after: Model, table: Table) -> str | None:
    outcome = table.outcome
    if outcome is None or outcome.winner is None or table.seats[outcome.winner] != PERSON:
        return None
    if after.settings.won != before.settings.won:
        return "first-win"
    higher = level_for(after, table.slug) > level_for(before, table.slug)
    return "next-level" if higher else "win"
