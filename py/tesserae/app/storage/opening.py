"""Games come from the device: at the start, and when one of them is opened."""

from __future__ import annotations

from tesserae.app.commands import AsideGame, RemoveGame, ShellCommand
from tesserae.app.messages import Boot
from tesserae.app.model import Model
from tesserae.app.storage.json_text import broken
from tesserae.app.storage.library import Awaited, Library, Summary
from tesserae.app.storage.saving import put, worth_keeping
from tesserae.app.storage.summaries import read_id, read_summary
from tesserae.app.storage.table_text import read_table
from tesserae.app.table import Table
from tesserae.core.errors import BadInput
from tesserae.core.text import text


def at_start(model: Model, message: Boot) -> tuple[Model, list[ShellCommand]]:
    """The model with the games that the page brought along, and the summaries of others.

    A game without a version comes from an earlier way of keeping, and is saved anew.
    """
    tables: list[Table] = []
    handed: dict[str, Table] = {}
    summaries: dict[str, Summary] = {}
    effects: list[ShellCommand] = []
    useless: list[ShellCommand] = []  # earlier versions kept tables that nobody had touched
    for item in message.games:
        try:
            said = item.get("text")
            if not isinstance(said, str):
                raise broken()
            table = read_table(said, read_id(item))
            summary = read_summary(item) if item.get("version") else None
        except BadInput:
            effects += _aside(item)
            continue
        if any(it.id == table.id for it in tables):
            continue
        if summary is None and not worth_keeping(table):
            useless.append(RemoveGame(table.id))
            continue
        tables.append(table)
        if summary is not None:
            handed[table.id], summaries[table.id] = table, summary
    for item in message.more:
        try:
            summary = read_summary(item)
        except BadInput:
            effects += _aside(item)
            continue
        summaries.setdefault(summary.id, summary)
    bad = message.unreadable + len(effects)
    library = Library(
        summaries=put(summaries, {}), handed=put(handed, {}), aside=message.aside + len(effects)
    )
    notice = text("aside.notice", n=bad) if bad else None
    model = model._replace(tables=tuple(tables), library=library, notice=notice)
    return model, effects + useless


def await_game(model: Model, id: str) -> Model:
    """A game that is not loaded is to be shown when it has come."""
    if id not in model.library.summaries:
        return model
    awaited = Awaited(frozenset([id]), resume=id)
    return model.with_library(awaited=awaited)


def await_linked(model: Model, slug: str, link: str) -> Model | None:
    """The model that waits for the games that a link may lead to; None if all are loaded."""
    loaded = {table.id for table in model.tables}
    linked = [it.id for it in model.library.summaries.values() if it.linked and it.slug == slug]
    ids = frozenset(linked) - loaded
    if not ids:
        return None
    return model.with_library(awaited=Awaited(ids, link=link))


def _aside(item: object) -> list[ShellCommand]:
    try:
        return [AsideGame(read_id(item))] if isinstance(item, dict) else []
    except BadInput:
        return []
