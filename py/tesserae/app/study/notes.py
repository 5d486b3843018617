"""Notes in a study: comments, glyphs, and drawings on the board.

All are stored in the comment and the glyphs of the ply at the cursor, and so are part of the record
in its file, its link and on the device.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.study import Tool, Typing
from tesserae.app.model.table import Table
from tesserae.app.play import entering
from tesserae.app.study import chapters, drawings
from tesserae.core.errors import BadInput
from tesserae.core.record import Record, comments, editing, movetext
from tesserae.core.record.annotations import LONGEST as LONGEST_DRAWING
from tesserae.core.record.annotations import (
    MOST_DRAWINGS,
    Drawing,
    drawings_of,
    read_drawing,
    toggle_drawing,
    with_drawings,
)
from tesserae.core.record.movetext import EVALUATIONS, GLYPHS, LONGEST_COMMENT
from tesserae.core.text import Text, text

LONGEST: Final = LONGEST_COMMENT - MOST_DRAWINGS * LONGEST_DRAWING - 20
"""Maximum length of the words of a comment; leaves room for all drawings."""

FIELD_PREFIX: Final = "note-"
"""Prefix of the id of the field for a comment, before the number of its ply."""

_TOOLS: Final[tuple[Tool, ...]] = get_args(Tool)

_SLIGHT: Final = 14
_BETTER: Final = ("slight", "clear", "decisive")
"""The first glyph for a side that is better; from it on, pairs of glyphs mean these degrees."""


def comment_of(record: Record) -> str:
    """The comment at the cursor, with its commands; "" if there is none."""
    return dict(record.comments).get(record.cursor, "")


def glyphs_of(record: Record) -> list[int]:
    """The glyphs at the cursor."""
    return [glyph for number, glyph in record.glyphs if number == record.cursor]


def write(model: Model, words: str) -> Model:
    """Changes the comment at the cursor. Each typed line becomes a paragraph."""
    table = model.table
    if table is None:
        return model
    words = comments.tidy(words.replace("\n", comments.BREAK))[:LONGEST]
    comment = comments.with_words(comment_of(table.record), words)
    return _with_note(model, table, comment, glyphs_of(table.record), typed=True).with_study(
        told=()
    )


def switch_glyph(model: Model, glyph: int) -> Model:
    """Adds a glyph to the move at the cursor in place of another, or removes it."""
    return _with_glyph(model, glyph, range(1, len(GLYPHS) + 1))


def evaluate(model: Model, glyph: int) -> Model:
    """Sets the sign of who is better at the cursor; 0: none."""
    table = model.table
    if table is None or glyph in glyphs_of(table.record):
        return model
    return _with_glyph(model, glyph, EVALUATIONS)


def draw(model: Model, written: str) -> Model:
    """Adds the drawing of a text, in its colour or the chosen one.

    Removes it if it is there already. Ignores cells that are not on the board.
    """
    table = model.table
    drawing = read_drawing(written) or read_drawing(model.study.colour + written)
    if table is None or drawing is None:
        return model
    if not {drawing.start, drawing.end}.issubset(drawings.places(model, table)):
        return model
    comment = comment_of(table.record)
    after = toggle_drawing(drawings_of(comment), drawing)
    if len(after) > MOST_DRAWINGS:
        return model._replace(notice=text("note.full", n=MOST_DRAWINGS))
    told = text("note.drawn" if drawing in after else "note.rubbed", what=_drawing_text(drawing))
    model = _with_note(model, table, with_drawings(comment, after), glyphs_of(table.record))
    return model.with_study(begun="", told=(told,))


def clear(model: Model) -> Model:
    """Removes all drawings from the board."""
    table = model.table
    if table is None:
        return model
    comment = with_drawings(comment_of(table.record), ())
    model = _with_note(model, table, comment, glyphs_of(table.record))
    return model.with_study(begun="", told=(text("note.cleared"),))


def choose_tool(model: Model, tool: Tool) -> Model:
    """Chooses the effect of clicks on the board: draw cells or arrows, or play."""
    told = (text(f"draw.told.{tool or 'off'}"),)
    return entering.without_transients(model).with_study(tool=tool, begun="", told=told)


def next_tool(model: Model) -> Model:
    """Selects the next tool."""
    return choose_tool(model, _TOOLS[(_TOOLS.index(model.study.tool) + 1) % len(_TOOLS)])


def put_down(model: Model) -> Model:
    """Cancels the unfinished arrow, or else puts down the tool."""
    if not model.study.begun:
        return choose_tool(model, "")
    return model.with_study(begun="", told=(text("draw.told.arrow"),))


def press(model: Model, name: str) -> Model:
    """Handles a click on a target: plays, or draws while a tool is chosen."""
    study, table = model.study, model.table
    if not study.tool or table is None or name not in drawings.places(model, table):
        return entering.press(model, name)
    if study.begun == name:
        return put_down(model)
    if study.begun or study.tool == "cell":
        return draw(model, study.begun + name)
    return model.with_study(begun=name, told=(text("draw.told.to", cell=name),))


def to_field(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Moves the focus to the comment at the cursor."""
    if model.table is None:
        return model, []
    return model.with_study(panel="notes"), [Focus(field_of(model.table.record))]


def field_of(record: Record) -> str:
    """The id of the field for the comment at the cursor; differs by ply."""
    return f"{FIELD_PREFIX}{record.cursor + 1}"


def after_change(before: Model, after: Model) -> Model:
    """Announces the note on the new ply at the cursor; clears announcements in another study."""
    old, new = before.table, after.table
    if old is None or new is None:
        return after
    if not chapters.is_same_tree(old, new):
        return after.with_study(begun="", told=())
    if old.record is new.record:
        return after
    if old.record.cursor == new.record.cursor and old.position == new.position:
        return after
    told = after.study.told if after.study.told is not before.study.told else ()
    return after.with_study(begun="", told=(*told, *told_of(new)))


def told_of(table: Table) -> tuple[Text, ...]:
    """The glyphs, comment and drawings at the cursor, in words."""
    comment = comment_of(table.record)
    words = comments.words_of(comment)
    glyphs = [it for it in glyphs_of(table.record) if it <= len(GLYPHS) or it in EVALUATIONS]
    return (
        *[text("note.told", note=meaning(table.slug, it)) for it in glyphs],
        *([text("note.said", note=words)] if words else []),
        *[text("note.drawn", what=_drawing_text(it)) for it in drawings_of(comment)],
    )


def meaning(slug: str, glyph: int) -> Text:
    """The meaning of a glyph in a game: one of `GLYPHS`, or of `EVALUATIONS`."""
    if glyph < _SLIGHT:
        return text(f"glyph.{glyph}")
    how, side = divmod(glyph - _SLIGHT, 2)
    return text(f"{slug}.{_BETTER[how]}.{side}")


def _drawing_text(drawing: Drawing) -> Text:
    """A drawing in words."""
    if drawing.start == drawing.end:
        return text(f"draw.cell.{drawing.colour}", cell=drawing.start)
    return text(f"draw.arrow.{drawing.colour}", start=drawing.start, end=drawing.end)


def _with_glyph(model: Model, glyph: int, rivals: Iterable[int]) -> Model:
    """The model with a glyph of the move at the cursor switched, and its rivals removed."""
    table = model.table
    if table is None or not table.record.ply:
        return model
    before, group = glyphs_of(table.record), [*rivals]
    after = [it for it in before if it not in group]
    if glyph and glyph not in before:
        after.append(glyph)
    model = _with_note(model, table, comment_of(table.record), after)
    return model if model.table is None else model.with_study(told=told_of(model.table))


def _with_note(
    model: Model, table: Table, comment: str, glyphs: Iterable[int], *, typed: bool = False
) -> Model:
    """The model with this comment at the cursor; a notice if it is too long."""
    record = table.record
    try:
        movetext.comment_token(comment)
    except BadInput as bad:
        return model._replace(notice=bad.text)
    after = editing.with_annotation(record, record.cursor, comment, glyphs)
    if after == record:
        return model
    model = model.with_table(table._replace(record=after, link=""))
    return with_typing(model, table, "note") if typed else model


def with_typing(model: Model, table: Table, field: str) -> Model:
    """Notes the field of a study in which the person is typing."""
    return model.with_study(typing=Typing(field, table.chapters.id, table.record.cursor))
