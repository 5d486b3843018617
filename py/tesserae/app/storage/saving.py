"""Saving games, derived from the difference between two models."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from tesserae.app.messages import Saved, TextsSaved, Unsaved
from tesserae.app.messages.commands import (
    LoadGame,
    Persist,
    RemoveGame,
    SaveGame,
    ShellCommand,
    TouchGame,
)
from tesserae.app.model import Model
from tesserae.app.model.saved_games import SavedGames
from tesserae.app.model.table import FIRST_SEATS, Table
from tesserae.app.storage.summaries import about, summary_of
from tesserae.app.storage.table_text import fits, write_table
from tesserae.core.text import text

_UNSAVED: Final = "error.unsaved"

K = TypeVar("K")
V = TypeVar("V")

ABSENT: Final = -1
"""The version of a game to save only if its id is not stored yet."""


def storage_commands(
    before: Model, after: Model, shown: frozenset[str], *, retry: bool
) -> tuple[Model, list[ShellCommand]]:
    """The commands for storage after a change, and the model that knows what is being saved.

    shown: ids of the games that the page shows. retry: whether to retry saves that failed.
    """
    changed: list[Table] = []
    commands: list[ShellCommand] = []
    if after.tables is not before.tables:
        changed = [table for table in after.tables if _needs_saving(after.saved_games, table)]
        commands += _remove_abandoned(before, after)
    unfit = [table for table in changed if not fits(table)]
    if unfit:
        after = _too_long(after, unfit)
        changed = [table for table in changed if table not in unfit]
    if changed and retry:
        again = after.saved_games.unsaved - {table.id for table in changed}
        changed += [table for table in after.tables if table.id in again and fits(table)]
    commands += [save(after, table) for table in changed]
    commands += _came_to_page(before, after, changed)
    to_load = _to_load(before, after, shown)
    commands += [LoadGame(id) for id in sorted(to_load)]
    if _just_ended(before, after):
        commands.append(Persist())
    return _with_saves(after, changed, to_load), commands


def save(model: Model, table: Table) -> SaveGame:
    """The command that saves a table over the version that this tab last saw."""
    known = model.saved_games.summaries.get(table.id)
    return SaveGame(
        table.id, table.slug, known.version if known else 0, about(table), write_table(table)
    )


def note_saved(model: Model, message: Saved) -> Model:
    """Notes that a game was saved."""
    model = note_save_answered(model, message.id)
    saved = model.saved_games
    table = saved.last_saved.get(message.id)
    if table is None:  # removed in the meantime
        return model
    summary = summary_of(table, message.version, message.updated, message.used)
    gone = [] if model.loaded_table(message.id) else [message.id]
    model = model.with_saved_games(
        summaries=with_items(saved.summaries, {message.id: summary}),
        last_saved=without(saved.last_saved, gone),
        unsaved=saved.unsaved - {message.id},
    )
    return without_settled_notice(model)


def without_settled_notice(model: Model) -> Model:
    """The model without the notice that something could not be saved, once all of it is."""
    notice, saved = model.notice, model.saved_games
    if notice is None or notice.key != _UNSAVED or saved.settling or saved.unsaved_texts:
        return model
    left = any(table.id in saved.unsaved for table in model.tables)
    return model if left else model._replace(notice=None)


def note_not_saved(model: Model, message: Unsaved) -> Model:
    """Notes that a game could not be saved, and tells the user."""
    model = note_save_answered(model, message.id)
    saved, id = model.saved_games, message.id
    model = model.with_saved_games(
        unsaved=saved.unsaved | ({id} if id else set()),
        unsaved_texts=saved.unsaved_texts or not id,
    )
    return model._replace(notice=text(_UNSAVED))


def note_texts_saved(model: Model, _: TextsSaved) -> Model:
    """Notes that the texts that could not be saved are saved now."""
    return without_settled_notice(model.with_saved_games(unsaved_texts=False))


def _too_long(model: Model, tables: Iterable[Table]) -> Model:
    """Reports that games are too long to save; retries them when they have changed."""
    games = {table.id: table for table in tables}
    saved = model.saved_games
    model = model.with_saved_games(
        last_saved=with_items(saved.last_saved, games), unsaved=saved.unsaved.union(games)
    )
    return model._replace(notice=text(_UNSAVED))


def note_save_answered(model: Model, id: str) -> Model:
    """Notes that a save of a game was answered."""
    settling = model.saved_games.settling
    if id not in settling:
        return model
    left = settling[id] - 1
    rest = with_items(settling, {id: left}) if left else without(settling, [id])
    return model.with_saved_games(settling=rest)


def with_items(items: Mapping[K, V], more: Mapping[K, V]) -> Mapping[K, V]:
    """The mapping with some items added or replaced; read-only."""
    return MappingProxyType({**items, **more})


def without(items: Mapping[K, V], names: Iterable[K]) -> Mapping[K, V]:
    """The mapping without some of its keys; read-only."""
    gone = frozenset(names)
    return MappingProxyType({name: it for name, it in items.items() if name not in gone})


def worth_saving(table: Table) -> bool:
    """Whether it has plies, or choices that the user would have to make again."""
    record, game = table.record, table.game
    if not table.empty or record.start != game.initial():
        return True
    untouched = Table(table.slug, record, FIRST_SEATS)
    return table._replace(id="", seed=0, date="") != untouched


def _needs_saving(saved: SavedGames, table: Table) -> bool:
    last_saved = saved.last_saved.get(table.id)
    if last_saved is table or (last_saved is None and not worth_saving(table)):
        return False
    return last_saved != table


def _remove_abandoned(before: Model, after: Model) -> list[ShellCommand]:
    """Removes tables saved only for their choices, and left without ply or comment."""
    open_ids = {table.id for table in after.tables}
    gone = [table for table in before.tables if table.id not in open_ids]
    left = [table for table in gone if table.empty]
    return [RemoveGame(table.id) for table in left if table.id in after.saved_games.last_saved]


def _came_to_page(before: Model, after: Model, changed: Iterable[Table]) -> list[ShellCommand]:
    """Marks an unchanged game that came to its page as used, so that it is there next time."""
    table, saved = after.table, after.saved_games
    summary = saved.summaries.get(table.id) if table else None
    if table is None or summary is None or any(other.id == table.id for other in changed):
        return []
    if before.table is not None and before.table.id == table.id:
        return []
    kind = (table.slug, table.study)
    rivals = (it for it in saved.summaries.values() if (it.slug, it.study) == kind)
    return [TouchGame(table.id)] if any(rival.used > summary.used for rival in rivals) else []


def _to_load(before: Model, after: Model, shown: frozenset[str]) -> frozenset[str]:
    """Ids of the games to load: those awaited, and those that the page shows."""
    saved = after.saved_games
    ids = shown - saved.fetching - {table.id for table in after.tables}
    if saved.awaited is not None and saved.awaited is not before.saved_games.awaited:
        ids |= saved.awaited.ids
    return ids


def _just_ended(before: Model, after: Model) -> bool:
    """Whether a game was just played to its end."""
    old, new = before.table, after.table
    if old is None or new is None or old.id != new.id or old.over or not (new.id and new.over):
        return False
    return new.record.at_end and after.saved_games.last_saved.get(new.id) is not new


def _with_saves(model: Model, changed: Iterable[Table], to_load: frozenset[str]) -> Model:
    tables = {table.id: table for table in changed}
    saved = model.saved_games
    if not tables and not to_load:
        return model
    return model.with_saved_games(
        last_saved=with_items(saved.last_saved, tables),
        unsaved=saved.unsaved.difference(tables),
        in_other_tab=saved.in_other_tab.difference(tables),
        settling=with_items(saved.settling, {id: saved.settling.get(id, 0) + 1 for id in tables}),
        fetching=saved.fetching | to_load,
    )
