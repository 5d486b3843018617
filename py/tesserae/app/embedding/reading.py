"""A study in a frame: readers step through it, and try moves without changing it."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import Key
from tesserae.app.messages.commands import ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.screen import AskingPage, StudyPage
from tesserae.app.model.table import PERSON, REMOTE
from tesserae.app.navigation import visiting
from tesserae.app.play import history
from tesserae.app.play.entering import without_transients
from tesserae.app.play.keyboard import SPOT_PREFIX
from tesserae.app.study import chapters, keys
from tesserae.app.study.chapters import is_same_tree
from tesserae.app.texts.study_links import link_at
from tesserae.core import record as records
from tesserae.core.record import START, Record

KEYS: Final = "ArrowLeft ArrowRight Home End Escape r R f F j J k K"
"""The keys that work wherever the focus is."""

_CHAPTERS: Final = {"j": 1, "k": -1}


def link(model: Model) -> str:
    """The link to the study in the frame: to its chapter and, unless it asks, to its ply."""
    page = model.screen
    table = page.study if isinstance(page, AskingPage) else follow(model).table
    return page.link if table is None else link_at(model.hash, table)


def with_options(model: Model) -> Model:
    """The model after a change of the frame's options: its board may be for viewing only."""
    readonly = model.frame is not None and model.frame.readonly
    if readonly and isinstance(model.screen, AskingPage):
        from tesserae.app.practice.asking import script

        model = script.as_study(model, model.screen)
    table = model.table
    if table is None or not isinstance(model.screen, StudyPage):
        return model
    seats = (REMOTE, REMOTE) if readonly else (PERSON, PERSON)
    return (
        model
        if table.seats == seats
        else without_transients(model.with_table(table._replace(seats=seats)))
    )


def show(model: Model, at: int) -> Model:
    """Opens a chapter for a reader; starts its questions if it asks."""
    followed = follow(model)
    opened = chapters.show(followed, at)
    return followed if opened is followed else visiting.begin_reading(opened)


def key(model: Model, message: Key) -> tuple[Model, list[ShellCommand]]:
    """Handles a key as any study does, but opens chapters as a reader does."""
    by = _CHAPTERS.get(message.key.lower())
    if by is None or model.table is None or message.focus.startswith(SPOT_PREFIX):
        return keys.key(model, message)
    return show(model, len(model.table.chapters.before) + by), []


def follow(model: Model) -> Model:
    """The model back on the author's tree, where the reader left it."""
    table, written = model.table, model.study.written
    if table is None or written is None:
        return model
    own = [number for number in table.record.variation[: table.record.ply] if number < written]
    back = history.jump(model, own[-1] if own else START)
    return _without_tries(back, written)


def after_change(before: Model, after: Model) -> Model:
    """Notes that the reader tries moves of their own; drops them once they are back.

    A move that the author wrote as well is not a try.
    """
    old, new, written = before.table, after.table, after.study.written
    if old is None or new is None:
        return after
    if not is_same_tree(old, new):
        return after.with_study(written=None)
    if written is None and len(new.record.plies) > len(old.record.plies):
        return after.with_study(written=len(old.record.plies))
    return after if written is None else _without_tries(after, written)


def _without_tries(model: Model, written: int) -> Model:
    """The model without the plies from a number on; unchanged while one of them is shown."""
    table = model.table
    if table is None or table.record.cursor >= written:
        return model
    record = _shortened_record(table.record, written)
    return model.with_table(table._replace(record=record)).with_study(written=None)


def _shortened_record(record: Record, written: int) -> Record:
    kept = tuple([number for number in record.variation if number < written])
    return records.extend_to_end(record._replace(plies=record.plies[:written], variation=kept))
