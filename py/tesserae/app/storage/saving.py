"""What is saved, and when: derived from the difference between two models."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from tesserae.app.commands import LoadGame, Persist, RemoveGame, SaveGame, ShellCommand, TouchGame
from tesserae.app.messages import Saved, Unsaved
from tesserae.app.model import Model
from tesserae.app.storage.library import Library
from tesserae.app.storage.summaries import about, listed, summary_of
from tesserae.app.storage.table_text import fits, write_table
from tesserae.app.table import FIRST_SEATS, Table
from tesserae.core.text import text

K = TypeVar("K")
V = TypeVar("V")

ABSENT: Final = -1
"""The version to name where a game is to be saved only if the device has none of that id."""


def consequences(before: Model, after: Model, *, retry: bool) -> tuple[Model, list[ShellCommand]]:
    """What storage is to do after a change; the model then knows that it was told.

    retry: what could not be saved is tried again with the next save.
    """
    changed: list[Table] = []
    effects: list[ShellCommand] = []
    if after.tables is not before.tables:
        changed = [table for table in after.tables if _is_news(after.library, table)]
        effects += _abandoned(before, after)
    if changed and retry:
        again = after.library.unsaved - {table.id for table in changed}
        changed += [table for table in after.tables if table.id in again]
    unfit = [table for table in changed if not fits(table)]
    effects += [save(after, table) for table in changed if table not in unfit]
    if unfit:
        after = after._replace(notice=text("error.unsaved"))
    effects += _touched(before, after, changed)
    wanted = _wanted(before, after)
    effects += [LoadGame(id) for id in sorted(wanted)]
    if _ended_here(before, after):
        effects.append(Persist())
    return _told(after, changed, wanted), effects


def save(model: Model, table: Table) -> SaveGame:
    """Saves a table over the version that was seen last."""
    known = model.library.summaries.get(table.id)
    return SaveGame(
        table.id, table.slug, known.version if known else 0, about(table), write_table(table)
    )


def saved(model: Model, message: Saved) -> Model:
    """The device has kept a game."""
    library = model.library
    table = library.handed.get(message.id)
    if table is None:  # removed meanwhile
        return model
    summary = summary_of(table, message.version, message.updated, message.used)
    loaded = any(it.id == message.id for it in model.tables)
    return model._replace(
        library=library._replace(
            summaries=put(library.summaries, {message.id: summary}),
            handed=library.handed if loaded else without(library.handed, [message.id]),
            unsaved=library.unsaved - {message.id},
        )
    )


def refused(model: Model, message: Unsaved) -> Model:
    """The device had no room for a game, or keeps nothing."""
    unsaved = model.library.unsaved | ({message.id} if message.id else set())
    library = model.library._replace(unsaved=unsaved)
    return model._replace(library=library, notice=text("error.unsaved"))


def put(items: Mapping[K, V], more: Mapping[K, V]) -> Mapping[K, V]:
    """A mapping with some values added or replaced."""
    return MappingProxyType({**items, **more})


def without(items: Mapping[K, V], names: Iterable[K]) -> Mapping[K, V]:
    """A mapping without some of its keys."""
    gone = frozenset(names)
    return MappingProxyType({name: it for name, it in items.items() if name not in gone})


def worth_keeping(table: Table) -> bool:
    """Whether something was played, or chosen that would have to be chosen again."""
    record, game = table.record, table.game
    if record.plies or record.comments or record.start != game.initial():
        return True
    return table._replace(record=record, id="", seed=0, date="") != _untouched(table)


def _untouched(table: Table) -> Table:
    """The table that a first visit to a game's page finds."""
    return Table(table.slug, table.record, FIRST_SEATS)


def _is_news(library: Library, table: Table) -> bool:
    handed = library.handed.get(table.id)
    if handed is table or (handed is None and not worth_keeping(table)):
        return False
    return handed != table


def _abandoned(before: Model, after: Model) -> list[ShellCommand]:
    """A table that was saved for its choices alone, and was left without a ply."""
    here = {table.id for table in after.tables}
    left = [table for table in before.tables if table.id not in here and not table.record.plies]
    return [RemoveGame(table.id) for table in left if table.id in after.library.handed]


def _touched(before: Model, after: Model, changed: Iterable[Table]) -> list[ShellCommand]:
    """A game that came to its page without a change is the one to find there next time."""
    table, library = after.table, after.library
    summary = library.summaries.get(table.id) if table else None
    if table is None or summary is None or any(it.id == table.id for it in changed):
        return []
    if before.table is not None and before.table.id == table.id:
        return []
    rivals = (it for it in library.summaries.values() if it.slug == table.slug)
    return [TouchGame(table.id)] if any(it.used > summary.used for it in rivals) else []


def _wanted(before: Model, after: Model) -> frozenset[str]:
    """The games to be loaded: those that are awaited, and at home the one that goes on."""
    library = after.library
    wanted: frozenset[str] = frozenset()
    if library.awaited is not None and library.awaited is not before.library.awaited:
        wanted |= library.awaited.ids
    if after.screen.kind == "home":
        current = next((it for it in listed(after) if not it.result), None)
        loaded = {table.id for table in after.tables}
        if current and current.id not in loaded and current.id not in library.fetching:
            wanted |= {current.id}
    return wanted


def _ended_here(before: Model, after: Model) -> bool:
    """A game was just played to its end."""
    old, new = before.table, after.table
    if old is None or new is None or old.id != new.id or old.over or not new.over:
        return False
    return new.record.at_end and after.library.handed.get(new.id) is not new


def _told(model: Model, changed: Iterable[Table], wanted: frozenset[str]) -> Model:
    tables = {table.id: table for table in changed}
    library = model.library
    if not tables and not wanted:
        return model
    library = library._replace(
        handed=put(library.handed, tables),
        unsaved=library.unsaved - tables.keys(),
        elsewhere=library.elsewhere - tables.keys(),
        fetching=library.fetching | wanted,
    )
    return model._replace(library=library)
