"""Restoring a backup: its games are merged with the saved ones, some at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tesserae.app.messages import BackupPart, BackupRead
from tesserae.app.messages.commands import RestoreNext, SaveGame, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.saved_games import Restore
from tesserae.app.model.screen import GamesPage
from tesserae.app.model.table import Table
from tesserae.app.play.entering import without_transients
from tesserae.app.practice import kept
from tesserae.app.practice.lessons.progress import LESSONS, read_finished
from tesserae.app.practice.mistakes import handlers as mistake_handlers
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES
from tesserae.app.practice.puzzles import handlers as puzzle_handlers
from tesserae.app.practice.puzzles.progress import PROGRESS
from tesserae.app.storage import time_text
from tesserae.app.storage.adapted_text import ADAPTED, with_others
from tesserae.app.storage.merging import merge_tables
from tesserae.app.storage.saving import ABSENT, save, with_items, without
from tesserae.app.storage.settings_text import SETTINGS, read_settings
from tesserae.app.storage.summaries import NUMBER_BOUND, about
from tesserae.app.storage.table_text import read_item, write_table
from tesserae.app.texts.stored_json import count, unreadable
from tesserae.core.errors import BadInput
from tesserae.core.text import Listed, Text, text

_MOST_NAMED: Final = 8
"""Maximum number of unreadable games that the report names one by one."""


WITH_OTHERS: Final[Mapping[str, Callable[[Model, str], Model]]] = {
    ADAPTED: with_others,
    time_text.TIME: time_text.with_others,
    PROGRESS: puzzle_handlers.with_others,
    MISTAKES: mistake_handlers.with_others,
    kept.TRAINING: kept.with_training,
    kept.RUNS: kept.with_runs,
}
"""The key of a text -> the function that merges it with this tab's."""


def restore_part(model: Model, message: BackupPart) -> tuple[Model, list[ShellCommand]]:
    """Restores some games of a backup; with the first part, its settings too."""
    if model.frame is not None:
        return model, []
    restore = model.saved_games.restore
    if restore is None:
        restore = Restore(message.total)
        settings = read_settings(message.values.get(SETTINGS, "{}"), model.settings)
        finished = {*model.practice.finished, *read_finished(message.values.get(LESSONS, "{}"))}
        model = model.with_practice(finished=tuple(sorted(finished)))
        for name, merge in WITH_OTHERS.items():
            if name in message.values:
                model = merge(model, message.values[name])
        model = without_transients(model)._replace(screen=GamesPage(), settings=settings)
        model = model.with_dialog(open="")
    commands: list[ShellCommand] = []
    for number, item in enumerate(message.games, restore.handled_count + 1):
        try:
            table = read_item(item)
            stamps = (count(item, "updated", NUMBER_BOUND), count(item, "used", NUMBER_BOUND))
            if table.id in restore.pending:  # the same id twice in one part
                raise unreadable()
        except BadInput:
            restore = restore._replace(unreadable=(*restore.unreadable, number))
            continue
        mine = model.loaded_table(table.id)
        both = None if mine is None else merge_tables(mine, table)
        if mine is not None and both is not None:
            table = both
            model = model.replacing(mine, table)
        restore = restore._replace(pending=with_items(restore.pending, {table.id: table}))
        contents = about(table), write_table(table)
        commands.append(SaveGame(table.id, table.slug, ABSENT, *contents, *stamps))
    last_saved = with_items(model.saved_games.last_saved, restore.pending)
    model = model.with_saved_games(restore=restore, last_saved=last_saved)
    return model, commands or [RestoreNext()]


def merge_with_stored(model: Model, theirs: Table) -> tuple[Model, list[ShellCommand]]:
    """Merges a game of the backup with `theirs`, the stored game of the same id."""
    restore = model.saved_games.restore
    if restore is None:
        return model, []
    table = restore.pending[theirs.id]
    both = merge_tables(theirs, table)
    if both is None or write_table(both) == write_table(theirs):
        return count_game(model, theirs.id, kept=both is not None, new=False)
    loaded = model.loaded_table(theirs.id) or theirs
    joined = merge_tables(loaded, both)
    if joined is None:
        return count_game(model, theirs.id, kept=False)
    model = model.replacing(loaded, joined).with_saved_games(
        restore=restore._replace(pending=with_items(restore.pending, {joined.id: joined})),
        last_saved=with_items(model.saved_games.last_saved, {joined.id: joined}),
    )
    return model, [save(model, joined)]


def count_game(
    model: Model, id: str, *, kept: bool, new: bool = True
) -> tuple[Model, list[ShellCommand]]:
    """Counts a game as restored, or as not; after the last of a part, asks for the next part.

    new: the device did not have all of it.
    """
    restore = model.saved_games.restore
    if restore is None or id not in restore.pending:
        return model, []
    restore = restore._replace(
        pending=without(restore.pending, [id]),
        done=restore.done + (kept and new),
        known=restore.known + (kept and not new),
        unsaved=restore.unsaved + (not kept),
    )
    model = model.with_saved_games(restore=restore)
    return model, [] if restore.pending else [RestoreNext()]


def finish(model: Model, message: BackupRead) -> Model:
    """Reports on a backup that was read to its end, or is not a backup."""
    restore = model.saved_games.restore
    model = model.with_saved_games(restore=None)
    if message.trouble:
        return model._replace(notice=text("restore.bad"))
    return model._replace(notice=_summary(restore or Restore(0)))


def _summary(restore: Restore) -> Text:
    summary = text("restore.done", n=restore.done)
    if restore.known:
        known = text("restore.known", n=restore.known)
        summary = text("restore.and", first=summary, second=known) if restore.done else known
    if restore.unreadable:
        names = [text("restore.number", i=number) for number in restore.unreadable[:_MOST_NAMED]]
        if len(restore.unreadable) > _MOST_NAMED:
            names.append(text("restore.others"))
        n = len(restore.unreadable)
        bad = text("restore.unreadable", n=n, names=Listed(tuple(names), "and"))
        summary = text("restore.and", first=summary, second=bad)
    if restore.unsaved:
        summary = text(
            "restore.and", first=summary, second=text("restore.unsaved", n=restore.unsaved)
        )
    return summary
