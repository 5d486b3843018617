"""Restoring a backup: its games are merged with those that are there, a few at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tesserae.app.commands import RestoreNext, SaveGame, ShellCommand
from tesserae.app.messages import BackupPart, BackupRead
from tesserae.app.model import Model, Screen
from tesserae.app.play.entering import cleared
from tesserae.app.storage.json_text import broken, count
from tesserae.app.storage.library import Restore
from tesserae.app.storage.saving import ABSENT, put, save, without
from tesserae.app.storage.settings_text import SETTINGS, read_settings
from tesserae.app.storage.summaries import LATEST, about, read_id
from tesserae.app.storage.table_text import fits, read_table, write_table
from tesserae.app.table import Table
from tesserae.core.errors import BadInput
from tesserae.core.record.merge import holds, merge
from tesserae.core.text import Listed, Text, text

_NAMED: Final = 8
"""The most games that the last sentence names one by one."""


def part(model: Model, message: BackupPart) -> tuple[Model, list[ShellCommand]]:
    """Some games of a backup; with the first part come the settings."""
    if model.frame is not None:
        return model, []
    restore = model.library.restore
    if restore is None:
        restore = Restore(message.total)
        settings = read_settings(message.values.get(SETTINGS, "{}"), model.settings)
        model = (
            cleared(model)._replace(screen=Screen("games"), settings=settings).with_dialog(open="")
        )
    effects: list[ShellCommand] = []
    seen = restore.done + restore.unsaved + len(restore.unreadable)
    for number, item in enumerate(message.games, seen + 1):
        try:
            table, stamps = _read(item)
        except BadInput:
            restore = restore._replace(unreadable=(*restore.unreadable, number))
            continue
        if table.id in restore.pending:  # twice in one part
            restore = restore._replace(unreadable=(*restore.unreadable, number))
            continue
        mine = next((it for it in model.tables if it.id == table.id), None)
        if mine is not None and mine.record.start == table.record.start:
            table = mine._replace(record=merge(mine.record, table.record))
            tables = tuple([table if it is mine else it for it in model.tables])
            model = model._replace(tables=tables)
        restore = restore._replace(pending=put(restore.pending, {table.id: table}))
        told = about(table), write_table(table)
        effects.append(SaveGame(table.id, table.slug, ABSENT, *told, *stamps))
    handed = put(model.library.handed, restore.pending)
    model = model.with_library(restore=restore, handed=handed)
    return model, effects or [RestoreNext()]


def met(model: Model, theirs: Table) -> tuple[Model, list[ShellCommand]]:
    """A game of the backup is on the device already, as `theirs`: both become one."""
    restore = model.library.restore
    if restore is None:
        return model, []
    table = restore.pending[theirs.id]
    if theirs.slug != table.slug or holds(theirs.record, table.record):
        return answered(model, theirs.id, kept=theirs.slug == table.slug)
    loaded = next((it for it in model.tables if it.id == theirs.id), theirs)
    record = merge(merge(loaded.record, theirs.record), table.record)
    joined = loaded._replace(record=record)
    if loaded.record.start != table.record.start or not fits(joined):
        return answered(model, theirs.id, kept=False)
    tables = tuple([joined if it is loaded else it for it in model.tables])
    library = model.library._replace(
        restore=restore._replace(pending=put(restore.pending, {joined.id: joined})),
        handed=put(model.library.handed, {joined.id: joined}),
    )
    model = model._replace(library=library, tables=tables)
    return model, [save(model, joined)]


def answered(model: Model, id: str, *, kept: bool) -> tuple[Model, list[ShellCommand]]:
    """A game of the backup is saved, or cannot be; after the last of a part comes the next."""
    restore = model.library.restore
    if restore is None or id not in restore.pending:
        return model, []
    restore = restore._replace(
        pending=without(restore.pending, [id]),
        done=restore.done + kept,
        unsaved=restore.unsaved + (not kept),
    )
    model = model.with_library(restore=restore)
    return model, [] if restore.pending else [RestoreNext()]


def ended(model: Model, message: BackupRead) -> Model:
    """The whole backup was read, or it could not be."""
    restore = model.library.restore
    model = model.with_library(restore=None)
    if message.trouble:
        return model._replace(notice=text("restore.bad"))
    return model._replace(notice=_told(restore or Restore(0)))


def _told(restore: Restore) -> Text:
    said = text("restore.done", n=restore.done)
    if restore.unreadable:
        names = [text("restore.number", i=number) for number in restore.unreadable[:_NAMED]]
        if len(restore.unreadable) > _NAMED:
            names.append(text("restore.others"))
        n = len(restore.unreadable)
        bad = text("restore.unreadable", n=n, names=Listed(tuple(names), "and"))
        said = text("restore.and", first=said, second=bad)
    if restore.unsaved:
        said = text("restore.and", first=said, second=text("restore.unsaved", n=restore.unsaved))
    return said


def _read(item: Mapping[str, Any]) -> tuple[Table, tuple[int, int]]:
    said = item.get("text")
    if not isinstance(said, str):
        raise broken()
    table = read_table(said, read_id(item))
    return table, (count(item, "updated", LATEST), count(item, "used", LATEST))
