"""What laws compare of games and studies: their plies, their ends, where an address leads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.app.messages import Act, registering
from tesserae.app.model import Model
from tesserae.app.model.chapters import shelf_of
from tesserae.app.model.screen import (
    AskingPage,
    DayPuzzle,
    EditorPage,
    GamePage,
    KeepPage,
    LabPage,
    MistakesPage,
    SheetPage,
    StudyPage,
)
from tesserae.app.model.table import Table
from tesserae.app.play.clock import remaining
from tesserae.app.render import render
from tesserae.app.storage.table_text import read_table
from tesserae.app.update import update
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import START, Ending, Record, asking
from tests.simulation.controls import controls_of
from tests.simulation.tab import Moment, Tab

_UNDOING: Final = ("undo", "restore", "bring-back")
"""In the names of actions that bring back what was deleted."""

_MOST_UNDONE: Final = 12

_FOLLOWED: Final = (EditorPage, KeepPage, LabPage, MistakesPage, SheetPage)
"""Pages whose address changes with what is done there."""


def paths(record: Record) -> list[int]:
    """For each ply a number that stands for it and all plies before it."""
    found: list[int] = []
    for ply in record.plies:
        found.append(hash((ply.move, START if ply.parent == START else found[ply.parent])))
    return found


def content(table: Table) -> frozenset[object]:
    """What somebody can delete of a study: plies, comments, glyphs, chapters."""
    found: set[object] = set()
    for chapter in shelf_of(table).chapters:
        record, of = chapter.record, paths(chapter.record)
        at = dict(enumerate(of)) | {START: START}
        found.add(chapter.id)
        found |= {(chapter.id, it) for it in of}
        found |= {(chapter.id, at[n], glyph) for n, glyph in record.glyphs}
        found |= {(chapter.id, at[n], "said") for n, said in record.comments if said}
    return frozenset(found)


class End(NamedTuple):
    """How a game ended, after which plies, and what its clocks had left."""

    plies: int
    path: int
    winner: object
    reason: str
    ending: Ending | None
    clocks: tuple[int, ...]


def end_of(table: Table) -> End | None:
    """How the game ended at the end of its line; None while it goes on."""
    line = table._replace(record=records.go(table.record, len(table.record.variation)))
    result = line.outcome
    if result is None:
        return None
    record = line.record
    left = () if table.clock is None else tuple(remaining(table, it) for it in (FIRST, SECOND))
    path = paths(record)[record.cursor] if record.ply else START
    return End(record.ply, path, result.winner, result.reason, record.ending, left)


def ends_in(table: Table) -> dict[int, Ending]:
    """The ends outside the rules in the tree of a game, by the ply."""
    of = paths(table.record)
    return {of[n]: ply.ending for n, ply in enumerate(table.record.plies) if ply.ending}


@lru_cache(maxsize=2_000)
def stored_table(text: str, id: str) -> Table | None:
    """A game as the device keeps it."""
    try:
        return read_table(text, id)
    except BadInput:
        return None


def stored(tab: Tab) -> Iterator[Table]:
    """All games and studies that the device of a tab keeps."""
    for id, game in tab.device.games.items():
        table = stored_table(game["text"], id)
        if table is not None:
            yield table


def line_of(record: Record) -> tuple[int, ...]:
    """The moves of the line, to its end."""
    return tuple(record.moves)


def is_settled(model: Model, table: Table) -> bool:
    """Whether a table is as the device has it, as far as its tab knows."""
    library = model.library
    known = library.last_saved.get(table.id) is table
    return known and table.id not in library.settling and table.id not in library.unsaved


def is_quiet(moment: Moment) -> bool:
    """Whether the tab waits for nothing: no news, nothing to be loaded or saved."""
    tab, library = moment.tab, moment.after.library
    news = any(event.get("by") for _, event in tab.timers)
    device = tab.device
    calm = not (device.held or device.full or library.unsaved or library.settling)
    return not news and calm and library.awaited is None


def place(model: Model) -> tuple[object, ...]:
    """What an address leads to: the page, and the game, study, chapter or step on it."""
    screen, table = model.screen, model.table
    kind = type(screen).__name__
    if isinstance(screen, (GamePage, StudyPage)) and table is not None:
        return kind, table.id, table.chapters.id
    if isinstance(screen, AskingPage) and screen.study is not None:
        return kind, screen.study.id  # its chapter is the one that the study has open
    if isinstance(screen, _FOLLOWED):
        return kind, screen.slug
    if isinstance(screen, DayPuzzle):
        return kind, screen.slug, screen.day
    return kind, screen.link


def is_asking(table: Table) -> bool:
    """Whether the open chapter of a study has its reader find moves."""
    side = asking.asks(table.record)
    return side is not None and bool(asking.to_find(records.main_line(table.record), side))


def act(model: Model, name: str, arg: str = "") -> Model:
    """The model after a button, which is not really pressed."""
    return update(model, Act(name, registering.BUTTONS[name](arg))).model


def is_undoing(name: str) -> bool:
    """Whether an action brings something back."""
    return any(word in name for word in _UNDOING)


def brought_back(model: Model) -> Iterator[Model]:
    """The models after all that the page offers to bring back, one after the other."""
    for _ in range(_MOST_UNDONE):
        offered = controls_of({name: str(it) for name, it in render(model).items()}).values()
        undoing = [it for it in offered if it.verb == "press" and not it.off and is_undoing(it.act)]
        for control in undoing:
            after = act(model, control.act, control.arg)
            if after.table != model.table:
                model = after
                yield model
                break
        else:
            return
