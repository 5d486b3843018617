"""What other tabs do to the games on this device: shown here, merged, never lost."""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.app.commands import AsideGame, LoadGame, ShellCommand, TouchGame
from tesserae.app.messages import Arrived, Listed
from tesserae.app.model import Model
from tesserae.app.navigation import visiting
from tesserae.app.play.entering import cleared
from tesserae.app.storage import restoring
from tesserae.app.storage.json_text import broken
from tesserae.app.storage.library import Summary
from tesserae.app.storage.saving import put, without
from tesserae.app.storage.summaries import read_id, read_summary
from tesserae.app.storage.table_text import fits, read_table, write_table
from tesserae.app.table import Table
from tesserae.core.errors import BadInput
from tesserae.core.record.merge import follow, holds, merge
from tesserae.core.text import text


def heard(model: Model, message: Listed) -> tuple[Model, list[ShellCommand]]:
    """Which games are new on the device, changed, or gone."""
    summaries: dict[str, Summary] = {}
    effects: list[ShellCommand] = []
    loaded = {table.id for table in model.tables}
    for item in message.games:
        try:
            summary = read_summary(item)
        except BadInput:
            model, asides = set_aside(model, item)
            effects += asides
            continue
        known = model.library.summaries.get(summary.id)
        summaries[summary.id] = summary
        if summary.id in loaded and (known is None or known.version < summary.version):
            effects.append(LoadGame(summary.id))
    library = model.library
    # The version stays what it was until the game itself has come.
    kept = {
        id: it._replace(version=library.summaries[id].version)
        if id in loaded and id in library.summaries
        else it
        for id, it in summaries.items()
    }
    model = model._replace(library=library._replace(summaries=put(library.summaries, kept)))
    return _gone(model, message.gone), effects


def arrived(model: Model, message: Arrived) -> tuple[Model, list[ShellCommand]]:
    """A whole game has come: one that was asked for, or that is newer than what was saved here."""
    try:
        summary = read_summary(message.game)
        said = message.game.get("text")
        if not isinstance(said, str):
            raise broken()
        theirs = read_table(said, summary.id)
    except BadInput:
        return set_aside(model, message.game)
    library = model.library
    model = model._replace(
        library=library._replace(
            summaries=put(library.summaries, {summary.id: summary}),
            fetching=library.fetching - {summary.id},
        )
    )
    if library.restore is not None and summary.id in library.restore.pending:
        return restoring.met(model, theirs)
    mine = next((table for table in model.tables if table.id == summary.id), None)
    if mine is None:
        model = _handed(model._replace(tables=(*model.tables, theirs)), theirs)
    else:
        model = _met(model, mine, theirs, refused=message.refused)
    as_kept = message.refused and summary.id in model.library.handed
    touch: list[ShellCommand] = [TouchGame(summary.id)] if as_kept else []  # it is safe there
    return _go_on(model, summary.id), touch


def set_aside(model: Model, item: object) -> tuple[Model, list[ShellCommand]]:
    """A kept game that cannot be read: out of the way, with a notice, and never deleted."""
    try:
        name = read_id(item) if isinstance(item, dict) else ""
    except BadInput:
        name = ""
    library = model.library
    library = library._replace(
        summaries=without(library.summaries, [name]),
        aside=library.aside + 1,
        fetching=library.fetching - {name},
    )
    model = model._replace(library=library, notice=text("aside.notice", n=1))
    return _go_on(model, name), [AsideGame(name)] if name else []


def _met(model: Model, mine: Table, theirs: Table, *, refused: bool) -> Model:
    """The table of this tab and the newer one of another become one.

    Who did nothing here meanwhile sees what is seen there. refused: something was done.
    """
    here = model.table is not None and model.table.id == mine.id
    apart = mine.slug != theirs.slug or mine.record.start != theirs.record.start
    if apart or not fits(mine._replace(record=merge(mine.record, theirs.record))):
        return _parted(model, mine, theirs)
    if holds(theirs.record, mine.record) and not refused:
        unchanged = model.library.handed.get(mine.id) == mine
        joined = (follow if unchanged else merge)(mine.record, theirs.record)
        table = theirs._replace(record=joined)
        if here and table != mine:
            model = cleared(model).with_play(fresh=len(joined.plies) > len(mine.record.plies))
        model = _handed(_replaced(model, mine, table), table)
        elsewhere = model.library.elsewhere | {mine.id}
        return model.with_library(elsewhere=elsewhere)
    table = mine._replace(record=merge(mine.record, theirs.record))
    handed = without(model.library.handed, [mine.id])  # so that it is saved again
    model = _replaced(model, mine, table)
    if write_table(table) == write_table(theirs):
        return _handed(model, table)
    if not holds(mine.record, theirs.record) and not holds(theirs.record, mine.record):
        told = text("sync.both", game=text(f"{mine.slug}.title"))
        model = model._replace(notice=told)
    return model.with_library(handed=handed)


def _parted(model: Model, mine: Table, theirs: Table) -> Model:
    """Too long to be one, or not one game at all: this tab's goes on as a game of its own."""
    model, id = visiting.new_id(model)
    model = _replaced(model, mine, mine._replace(id=id))
    return _handed(model._replace(tables=(*model.tables, theirs)), theirs)


def _replaced(model: Model, old: Table, new: Table) -> Model:
    return model._replace(tables=tuple([new if table is old else table for table in model.tables]))


def _handed(model: Model, table: Table) -> Model:
    library = model.library
    return model._replace(library=library._replace(handed=put(library.handed, {table.id: table})))


def _gone(model: Model, gone: Iterable[str]) -> Model:
    """Games that were removed in another tab; the one on the page stays there."""
    names = frozenset(gone)
    if not names:
        return model
    here = model.table.id if model.table else ""
    library = model.library
    library = library._replace(
        summaries=without(library.summaries, names),
        handed=without(library.handed, names - {here}),
        unsaved=library.unsaved - names,
        fetching=library.fetching - names,
    )
    tables = tuple(table for table in model.tables if table.id == here or table.id not in names)
    model = model._replace(library=library, tables=tables)
    for name in names:
        model = _go_on(model, name)
    return model


def _go_on(model: Model, name: str) -> Model:
    """Does what was waiting for a game that has come now, or never will."""
    awaited = model.library.awaited
    if awaited is None or name not in awaited.ids:
        return model
    awaited = awaited._replace(ids=awaited.ids - {name})
    if awaited.ids:
        return model.with_library(awaited=awaited)
    model = model.with_library(awaited=None)
    if awaited.resume:
        return visiting.resume(model, awaited.resume)
    return visiting.visit(model, awaited.link)
