"""Loading saved games: at the start, and when you open one."""

from __future__ import annotations

from tesserae.app.messages import Boot
from tesserae.app.messages.commands import AsideGame, RemoveGame, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.saved_games import Awaited, SavedGames, Summary
from tesserae.app.model.table import Table
from tesserae.app.storage.merging import merge_tables
from tesserae.app.storage.saving import with_items, worth_saving
from tesserae.app.storage.summaries import read_summary
from tesserae.app.storage.table_text import read_item
from tesserae.app.texts.stored_json import id_or_empty
from tesserae.core.errors import BadInput
from tesserae.core.text import text


def at_start(model: Model, message: Boot) -> tuple[Model, list[ShellCommand]]:
    """The model with the games of the boot message, and with summaries of the others.

    A game without a version was saved in an earlier format, or when its page was left, and is
    saved anew. Several states of one game, of several tabs, become one.
    """
    tables: list[Table] = []
    last_saved: dict[str, Table] = {}
    summaries: dict[str, Summary] = {}
    commands: list[ShellCommand] = []
    untouched: list[ShellCommand] = []  # earlier versions saved tables that nobody had used
    for item in message.games:
        try:
            table = read_item(item)
            summary = read_summary(item) if item.get("version") else None
        except BadInput:
            commands += _aside(item)
            continue
        if any(it.id == table.id for it in tables):
            model, tables = _merged_into(model, tables, table)
            continue
        if summary is None and not worth_saving(table):
            untouched.append(RemoveGame(table.id))
            continue
        tables.append(table)
        if summary is not None:
            last_saved[table.id], summaries[table.id] = table, summary
    for item in message.more:
        try:
            summary = read_summary(item)
        except BadInput:
            commands += _aside(item)
            continue
        summaries.setdefault(summary.id, summary)
    bad = message.unreadable + len(commands)
    saved = SavedGames(
        summaries=with_items(summaries, {}),
        last_saved=with_items(last_saved, {}),
        set_aside=message.set_aside + len(commands),
    )
    notice = text("aside.notice", n=bad) if bad else None
    model = model._replace(tables=tuple(tables), saved_games=saved, notice=notice)
    return model, commands + untouched


def _merged_into(model: Model, tables: list[Table], table: Table) -> tuple[Model, list[Table]]:
    """Tables with another state of one of them: merged, or under an id of its own."""
    mine = next(it for it in tables if it.id == table.id)
    both = merge_tables(mine, table)
    if both is None:
        model, id = model.new_id()
        return model, [*tables, table._replace(id=id)]
    return model, [both if it is mine else it for it in tables]


def await_game(model: Model, id: str) -> Model:
    """Shows a saved game as soon as it is loaded."""
    if id not in model.saved_games.summaries:
        return model
    awaited = Awaited(frozenset([id]), resume=id)
    return model.with_saved_games(awaited=awaited)


def await_linked(model: Model, slug: str, link: str, *, study: bool = False) -> Model | None:
    """Follows a link once the games that it may lead to are loaded.

    None if all of them are already loaded.
    """
    loaded = {table.id for table in model.tables}
    linked = [
        summary.id
        for summary in model.saved_games.summaries.values()
        if summary.linked and summary.slug == slug and summary.study == study
    ]
    ids = frozenset(linked) - loaded
    if not ids:
        return None
    return model.with_saved_games(awaited=Awaited(ids, link=link))


def _aside(item: object) -> list[ShellCommand]:
    id = id_or_empty(item)
    return [AsideGame(id)] if id else []
