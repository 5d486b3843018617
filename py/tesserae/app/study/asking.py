"""Authoring a study that asks: whose moves to find, hints, and other right moves."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import StudyPage
from tesserae.app.model.table import Table
from tesserae.app.study import notes
from tesserae.core.errors import BadInput
from tesserae.core.game import Side
from tesserae.core.record import START, asking, main_line, movetext
from tesserae.core.record.asking import SIDES, Told

_GOOD_MOVE: Final = 1
"""The glyph "!", which marks a move as right."""


def ask(model: Model, name: str) -> Model:
    """Asks readers for the moves of a side; "" for none."""
    side = Side(SIDES.index(name)) if name in SIDES else None
    table = model.table
    if table is None:
        return model
    comment = asking.with_side(asking.comment_on(table.record, START), side)
    after = _with_comment(model, table, START, comment)
    if after.table is table or not isinstance(after.screen, StudyPage):
        return after
    return after._replace(screen=after.screen._replace(reads=False))  # only an author changes this


def tell(model: Model, what: Told, words: str) -> Model:
    """Changes the hint for the next move, or the answer to other moves."""
    table = model.table
    if table is None:
        return model
    comment = asking.with_told(asking.comment_on(table.record, table.record.cursor), what, words)
    return notes.with_typing(_with_comment(model, table, table.record.cursor, comment), table, what)


def switch_right(model: Model) -> Model:
    """Marks the move at the cursor as right, or as wrong again."""
    table = model.table
    if table is None or not is_alternative(table):
        return model
    right = asking.is_right(table.record, table.record.cursor)
    marked = [it for it in notes.glyphs_of(table.record) if it in asking.RIGHT_GLYPHS]
    return notes.switch_glyph(model, marked[0] if right else _GOOD_MOVE)


def can_be_read(table: Table) -> bool:
    """Whether the main line has any moves to find."""
    side = asking.asks(table.record)
    return side is not None and bool(asking.to_find(main_line(table.record), side))


def is_asked(table: Table) -> bool:
    """Whether the reader has to find the next move."""
    return not table.over and asking.asks(table.record) == table.position.to_move


def is_alternative(table: Table) -> bool:
    """Whether the ply at the cursor is an alternative to one that readers have to find."""
    record, side = table.record, asking.asks(table.record)
    if side is None or not record.ply:
        return False
    parent = record.plies[record.cursor].parent
    return record.after(parent).to_move == side and record.branches()[parent][0] != record.cursor


def _with_comment(model: Model, table: Table, number: int, comment: str) -> Model:
    """The model with another comment on a ply; a notice if it is too long."""
    try:
        movetext.comment_token(comment)
    except BadInput as bad:
        return model._replace(notice=bad.text)
    record = asking.with_comment(table.record, number, comment)
    if record == table.record:
        return model
    return model.with_table(table._replace(record=record, link=""))
