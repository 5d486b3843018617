"""Achievements of people: the first win of a game, which hides its goal, and others.

A first Tower, a unit destroyed, a win: the page celebrates them for a moment.
"""

from __future__ import annotations

from tesserae.app.messages.commands import Celebrate, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play.adaptive import level_for
from tesserae.core.text import Text


def goal(model: Model, table: Table) -> Text | None:
    """The goal of the game on the page; None once it was won here."""
    return None if table.slug in model.settings.won else table.game.goal


def remember_win(before: Model, after: Model) -> Model:
    """Remembers the game that a person has just won, and the level that they beat."""
    table = _just_gone_on(before, after)
    if table is None or not _is_won(table):
        return after
    settings, level = after.settings, f"{table.slug}.{max(table.seats)}"
    if table.slug not in settings.won:
        after = after.with_settings(won=(*settings.won, table.slug))
    if max(table.seats) > PERSON and level not in settings.beaten:
        after = after.with_settings(beaten=(*settings.beaten, level))
    return after


def celebrate(before: Model, after: Model) -> list[ShellCommand]:
    """The command that celebrates what a person has just achieved, if anything."""
    table = _just_gone_on(before, after)
    what = None if table is None else _achievement(before, after, table)
    if what is None:
        return []
    return [Celebrate(what, after.settings.sound, after.settings.vibration)]


def _just_gone_on(before: Model, after: Model) -> Table | None:
    """The table on which a ply was just played, or a flag has just fallen.

    None in a frame, which celebrates nothing.
    """
    old, new = before.table, after.table
    if old is None or new is None or old.id != new.id or after.frame is not None:
        return None
    ending = new.record.ending
    fell = ending is not None and ending.late and old.record.ending is None
    return new if fell or len(new.record.plies) > len(old.record.plies) else None


def _achievement(before: Model, after: Model, table: Table) -> str | None:
    """The name of the achievement: a win, or else the game's name for the ply."""
    record, last = table.record, table.record.last
    if not table.over:
        position = record.positions[record.ply - 1]
        if last is None or table.seats[position.to_move] != PERSON:
            return None
        return table.game.achievement(position, last)
    if not _is_won(table):
        return None
    if after.settings.won != before.settings.won:
        return "first-win"
    higher = level_for(after, table.slug) > level_for(before, table.slug)
    beaten = after.settings.beaten != before.settings.beaten
    return "next-level" if higher or beaten else "win"


def _is_won(table: Table) -> bool:
    """Whether a person has won."""
    outcome = table.outcome
    if outcome is None or outcome.winner is None:
        return False
    return table.seats[outcome.winner] == PERSON
