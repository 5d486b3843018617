"""What laws are made of, and what they compare: plies, ends, where an address leads.

A law is a function of a `Moment` that yields how it is broken: a few words that stay the same for
all breaches of a kind, a colon, and details.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, TypeAlias

from tesserae.app.messages import Act, registering
from tesserae.app.model import Model, screen
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.table import Table
from tesserae.app.play.clock import remaining
from tesserae.app.render import render
from tesserae.app.storage.table_text import read_table
from tesserae.app.update import update
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import START, Ending, Record
from tests.app.page import BASE
from tests.simulation.controls import controls_of
from tests.simulation.tab import Event, Moment

Law: TypeAlias = Callable[[Moment], Iterator[str]]

End: TypeAlias = tuple[int, Ending | None, tuple[int, ...]]
"""After which plies a game ended, how if not by the rules, and what its clocks had left."""

_UNDOING: Final = ("undo", "restore", "bring-back")
"""In the names of actions that bring back what was deleted."""

_FOLLOWED: Final = ("EditorPage", "KeepPage", "LabPage", "MistakesPage", "SheetPage")
"""Pages whose address changes with what is done there."""


def memory(m: Moment, name: str) -> dict[Any, Any]:
    """What a law remembers of a device."""
    noted: dict[Any, Any] = m.world.notes.setdefault((name, id(m.tab.device)), {})
    return noted


def act_of(m: Moment) -> str:
    """The action that somebody has taken in this event; "" if it is another event."""
    return str(m.event.get("act", "")) if m.by == "person" else ""


def sent_links(m: Moment) -> Iterator[str]:
    """The links that were copied or shared, as fragments."""
    for command in m.commands:
        text = command.get("text") if command["do"] == "copy" else command.get("url")
        if text and text.startswith(BASE):
            yield text[text.index("#") :]


def paths(record: Record) -> list[int]:
    """For each ply a number that stands for it and all plies before it."""
    found: list[int] = []
    for ply in record.plies:
        found.append(hash((ply.move, START if ply.parent == START else found[ply.parent])))
    return found


def plies_of(table: Table | None) -> frozenset[int]:
    """Those of all chapters."""
    chapters = chapter_list(table).chapters if table is not None else ()
    return frozenset(path for chapter in chapters for path in paths(chapter.record))


def content(table: Table) -> frozenset[object]:
    """What somebody can delete of a study: plies, comments, glyphs, chapters."""
    found: set[object] = set()
    for chapter in chapter_list(table).chapters:
        record, of = chapter.record, paths(chapter.record)
        at = dict(enumerate(of)) | {START: START}
        found.add(chapter.id)
        found |= {(chapter.id, it) for it in of}
        found |= {(chapter.id, at[n], glyph) for n, glyph in record.glyphs}
        found |= {(chapter.id, at[n], "said") for n, said in record.comments if said}
    return frozenset(found)


def end_of(table: Table) -> End | None:
    """How the game ended at the end of its line; None while it goes on."""
    line = table._replace(record=records.go(table.record, len(table.record.variation)))
    if not line.over:
        return None
    record = line.record
    left = () if table.clock is None else tuple(remaining(table, it) for it in (FIRST, SECOND))
    return paths(record)[record.cursor] if record.ply else START, record.ending, left


@lru_cache(maxsize=2_000)
def _read(text: str, id: str) -> Table | None:
    try:
        return read_table(text, id)
    except BadInput:
        return None


def stored(games: Iterable[Event]) -> dict[str, Table]:
    """What the app can read of saved games and studies."""
    found = {it["id"]: _read(it["text"], it["id"]) for it in games}
    return {id: table for id, table in found.items() if table is not None}


def is_settled(model: Model, table: Table) -> bool:
    """Whether a table is as the device has it, as far as its tab knows."""
    saved = model.saved_games
    known = saved.last_saved.get(table.id) is table
    return known and table.id not in saved.settling and table.id not in saved.unsaved


def is_quiet(moment: Moment) -> bool:
    """Whether the tab waits for nothing: no news, nothing to be loaded or saved."""
    saved, device = moment.after.saved_games, moment.tab.device
    news = any(event.get("by") for _, event in moment.tab.timers)
    busy = device.held or device.full or saved.unsaved or saved.settling
    return not (news or busy or saved.awaited)


def place(model: Model) -> tuple[object, ...]:
    """What an address leads to: the page, and the game, study, chapter or step on it."""
    page, table = model.screen, model.table
    kind = type(page).__name__
    if isinstance(page, (screen.GamePage, screen.StudyPage)) and table is not None:
        return kind, table.id, table.chapters.id
    if isinstance(page, screen.AskingPage) and page.study is not None:
        return kind, page.study.id, page.study.chapters.id
    if isinstance(page, screen.DayPuzzle):
        return kind, page.slug, page.day
    return kind, page.slug if kind in _FOLLOWED else page.link


def act(model: Model, name: str, arg: str = "") -> Model:
    """The model after a button, which is not really pressed."""
    return update(model, Act(name, registering.BUTTONS[name](arg))).model


def is_undoing(name: str) -> bool:
    """Whether an action brings something back."""
    return any(word in name for word in _UNDOING)


def brought_back(model: Model) -> Iterator[Model]:
    """The models after all that the page offers to bring back, one after the other."""
    offered = controls_of({name: str(it) for name, it in render(model).items()}).values()
    undoing = {it.act for it in offered if it.verb == "press" and not it.off and is_undoing(it.act)}
    for name in sorted(undoing):
        for _ in range(100):
            after = act(model, name)
            if after.table == model.table:
                break
            model = after
            yield model
