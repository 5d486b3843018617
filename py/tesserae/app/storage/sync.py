"""Synchronizing with other tabs: their games are shown here, merged, never lost."""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.app.messages import GameLoaded, GamesChanged
from tesserae.app.messages.commands import AsideGame, LoadGame, ShellCommand, TouchGame
from tesserae.app.model import Model
from tesserae.app.model.saved_games import Summary
from tesserae.app.model.table import Chapters, Table
from tesserae.app.play.entering import without_transients
from tesserae.app.storage import restoring
from tesserae.app.storage.merging import merge_tables
from tesserae.app.storage.saving import note_save_answered, with_items, without
from tesserae.app.storage.summaries import read_summary
from tesserae.app.storage.table_text import read_item, write_table
from tesserae.app.texts.stored_json import id_or_empty
from tesserae.core.errors import BadInput
from tesserae.core.record import jump
from tesserae.core.record.merge import contains, follow, merge
from tesserae.core.text import text


def note_changed_games(model: Model, message: GamesChanged) -> tuple[Model, list[ShellCommand]]:
    """Takes note of games that other tabs have added, changed or removed."""
    summaries: dict[str, Summary] = {}
    commands: list[ShellCommand] = []
    loaded = {table.id for table in model.tables}
    for item in message.games:
        try:
            summary = read_summary(item)
        except BadInput:
            model, asides = set_aside(model, item)
            commands += asides
            continue
        old = model.saved_games.summaries.get(summary.id)
        summaries[summary.id] = summary
        if summary.id in loaded and (old is None or old.version < summary.version):
            commands.append(LoadGame(summary.id))
    known = model.saved_games.summaries
    # A loaded game keeps its version until the new one itself has arrived.
    newest = {
        id: summary._replace(version=known[id].version) if id in loaded and id in known else summary
        for id, summary in summaries.items()
    }
    model = model.with_saved_games(summaries=with_items(known, newest))
    return _remove_gone(model, message.gone), commands


def add_loaded_game(model: Model, message: GameLoaded) -> tuple[Model, list[ShellCommand]]:
    """Adds a loaded game, perhaps newer than the one this tab wanted to save."""
    try:
        summary = read_summary(message.game)
        theirs = read_item(message.game)
    except BadInput:
        return set_aside(model, message.game)
    if message.refused:
        model = note_save_answered(model, summary.id)
    saved = model.saved_games
    model = model.with_saved_games(
        summaries=with_items(saved.summaries, {summary.id: summary}),
        fetching=saved.fetching - {summary.id},
    )
    if saved.restore is not None and summary.id in saved.restore.pending:
        return restoring.merge_with_stored(model, theirs)
    mine = model.loaded_table(summary.id)
    if mine is None:
        model = _note_saved(model._replace(tables=(*model.tables, theirs)), theirs)
    else:
        model = _merge_newer(model, mine, theirs, refused=message.refused)
    is_stored = message.refused and summary.id in model.saved_games.last_saved
    touch: list[ShellCommand] = [TouchGame(summary.id)] if is_stored else []
    return _stop_waiting(model, summary.id), touch


def set_aside(model: Model, item: object) -> tuple[Model, list[ShellCommand]]:
    """Sets aside a stored game that cannot be read, with a notice; it is not deleted.

    If this tab has the game, it is saved again.
    """
    name = id_or_empty(item)
    saved = model.saved_games
    tables = (*model.tables,)  # a new tuple, so that it is checked for unsaved changes
    model = model._replace(tables=tables, notice=text("aside.notice", n=1)).with_saved_games(
        summaries=without(saved.summaries, [name]),
        last_saved=without(saved.last_saved, [name]),
        set_aside=saved.set_aside + 1,
        fetching=saved.fetching - {name},
    )
    return _stop_waiting(model, name), [AsideGame(name)] if name else []


def _merge_newer(model: Model, mine: Table, theirs: Table, *, refused: bool) -> Model:
    """Merges the table of this tab with the newer one that another tab has saved.

    If nothing was done here in the meantime, this tab follows the other one's cursor.
    refused: this tab wanted to save changes of its own.
    """
    on_page = model.table is not None and model.table.id == mine.id
    newer = theirs.study and mine.study
    if theirs.correspondence is not None:  # its main line may differ
        newer = contains(theirs.record, mine.record)
    if newer and not refused and _is_settled(model, mine):
        model = without_transients(model) if on_page else model
        table = _at_same_chapter(theirs, mine)
        if on_page and _types(model, mine):
            table = _at_same_ply(table, mine)
        return _note_saved(model.replacing(mine, table), table)
    both = merge_tables(mine, theirs)
    if both is None:
        return _keep_both(model, mine, theirs)
    plain = (mine.chapters, theirs.chapters) == (Chapters(), Chapters())
    if plain and contains(theirs.record, mine.record) and not refused:
        unchanged = model.saved_games.last_saved.get(mine.id) == mine
        follows = unchanged and not _types(model, mine)
        joined = (follow if follows else merge)(mine.record, theirs.record)
        table = theirs._replace(record=joined)
        if on_page and table != mine:
            model = without_transients(model).with_play(
                fresh=len(joined.plies) > len(mine.record.plies)
            )
        model = _note_saved(model.replacing(mine, table), table)
        return model.with_saved_games(in_other_tab=model.saved_games.in_other_tab | {mine.id})
    last_saved = without(model.saved_games.last_saved, [mine.id])  # so that it is saved again
    model = model.replacing(mine, both)
    if write_table(both) == write_table(theirs):
        return _note_saved(model, both)
    if not plain:
        return model.with_saved_games(last_saved=last_saved)
    if not contains(mine.record, theirs.record) and not contains(theirs.record, mine.record):
        both_kept = text("sync.both", game=text(f"{mine.slug}.title"))
        model = model._replace(notice=both_kept)
    return model.with_saved_games(last_saved=last_saved)


def _at_same_chapter(theirs: Table, mine: Table) -> Table:
    """`theirs` with the chapter open that is open here, if there still is one."""
    if theirs.chapters == Chapters():
        return theirs
    from tesserae.app.model import chapters

    return chapters.at_chapter(theirs, mine.chapters.id)


def _types(model: Model, table: Table) -> bool:
    """Whether the last change here was typing at the cursor of a study."""
    typed = model.study.typed
    at = (table.chapters.id, table.record.cursor)
    return table.study and typed is not None and (typed.chapter, typed.ply) == at


def _at_same_ply(theirs: Table, mine: Table) -> Table:
    """`theirs` with the cursor at the ply of this tab, if that is still there."""
    if theirs.chapters.id != mine.chapters.id or theirs.record.start != mine.record.start:
        return theirs
    from tesserae.core.record import editing

    number = editing.counterpart(theirs.record, mine.record, mine.record.cursor)
    return theirs if number is None else theirs._replace(record=jump(theirs.record, number))


def _is_settled(model: Model, table: Table) -> bool:
    """Whether the device has all of a table: no save is due or unanswered.

    Then a newer state may replace it, and what that lacks was deleted.
    """
    saved = model.saved_games
    settled = table.id not in saved.settling and table.id not in saved.unsaved
    return settled and saved.last_saved.get(table.id) == table


def _keep_both(model: Model, mine: Table, theirs: Table) -> Model:
    """Keeps both tables, as they cannot be merged: this tab's goes on under a new id."""
    model, id = model.new_id()
    model = model.replacing(mine, mine._replace(id=id))
    return _note_saved(model._replace(tables=(*model.tables, theirs)), theirs)


def _note_saved(model: Model, table: Table) -> Model:
    return model.with_saved_games(
        last_saved=with_items(model.saved_games.last_saved, {table.id: table})
    )


def _remove_gone(model: Model, gone: Iterable[str]) -> Model:
    """Drops the games that another tab has removed, except the one on the page."""
    names = frozenset(gone)
    if not names:
        return model
    id_on_page = model.table.id if model.table else ""
    saved = model.saved_games
    tables = tuple(
        table for table in model.tables if table.id == id_on_page or table.id not in names
    )
    model = model._replace(tables=tables).with_saved_games(
        summaries=without(saved.summaries, names),
        last_saved=without(saved.last_saved, names - {id_on_page}),
        unsaved=saved.unsaved - names,
        fetching=saved.fetching - names,
    )
    for name in names:
        model = _stop_waiting(model, name)
    return model


def _stop_waiting(model: Model, name: str) -> Model:
    """Stops waiting for a game that has arrived, or never will."""
    awaited = model.saved_games.awaited
    if awaited is None:
        return model
    return model.with_saved_games(awaited=awaited._replace(ids=awaited.ids - {name}))
