"""A study in a frame: its chapters, the board, and the author's comments, ply by ply."""

from __future__ import annotations

from typing import Final

from tesserae.app.embedding import reading
from tesserae.app.messages import actions
from tesserae.app.model import Model, partial_of
from tesserae.app.model.table import Table
from tesserae.app.pages import embed
from tesserae.app.pages.components.chapters import chapter_steps
from tesserae.app.pages.components.page import Drawings, Regions, View, region, table_of
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.study import tree
from tesserae.app.play.board_scene import scene
from tesserae.app.study import drawings, notes
from tesserae.app.texts.wording import ending_prompt
from tesserae.core.record.comments import words_of
from tesserae.core.record.movetext import EVALUATIONS, GLYPHS
from tesserae.core.record.numbering import last_move
from tesserae.view.html import Child, Markup, el, join
from tesserae.view.parts import button, screen_reader_text
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    return embed.frame_page(
        model,
        words,
        fill,
        region("div", "status", fill, role="status"),
        region("nav", "chapter-steps", fill, aria_label=words("chapters")),
        css_class="embed reading",
        keys=reading.KEYS,
    )


def _regions(model: Model, words: Words) -> Drawings:
    table = table_of(model)
    shown = drawings.on_board(model, table, scene(model, table))
    more = embed.open_app(model, reading.link(model), words)
    if model.study.written is not None:
        more = button(words("reading.follow"), actions.READ_AUTHOR, id="read-author")
    bar = embed.bar(model, words, shown.spots, more)
    regions = {
        "chapter-steps": chapter_steps(table.chapters, words),
        **board_regions(model, shown, words),
        "status": _status(model, table, words),
        "bar": join([tree.fork(table, model.study.asking, words), bar]),
    }
    return embed.with_host_marks(model, table, shown, regions)


def _status(model: Model, table: Table, words: Words) -> Markup:
    """The displayed ply and its comment; or the board's answer to a click."""
    record, parts = table.record, list[Child]()
    comment = words_of(notes.comment_of(record))
    refusal = model.play.refusal
    if refusal is not None:
        parts.append(el("span", words(refusal.reason.text), class_="why refused"))
    elif table.over:
        parts.append(el("span", words(ending_prompt(table).what), class_="why"))
    elif model.play.selection or not comment:
        prompt = table.game.prompt(table.position, partial_of(model).filled)
        parts.append(el("span", words(prompt.what), class_="why"))
    if comment and not model.play.selection:
        parts.insert(0, el("span", comment, class_="comment"))
    # An element of its own for each ply, so that a long text starts scrolled to its top.
    shown = f"read-{len(table.chapters.before)}-{record.cursor}"
    return el("div", _ply(model, table, words), *parts, class_="read", id=shown, tabindex=0)


def _ply(model: Model, table: Table, words: Words) -> Markup:
    """The last ply, how good it is, and who is better; whether the reader has added it."""
    own = None
    if model.study.written is not None:
        own = el("small", words("reading.own"))
    said = notes.glyphs_of(table.record)
    signs = []
    for glyph in said:
        name = screen_reader_text(f" {words(notes.meaning(table.slug, glyph))} ")
        if glyph <= len(GLYPHS):
            signs.append(el("span", el("span", GLYPHS[glyph - 1], aria_hidden="true"), name))
        elif glyph in EVALUATIONS:
            meant = words(notes.meaning(table.slug, glyph))
            signs.append(el("span", EVALUATIONS[glyph], title=meant, aria_hidden="true"))
            signs.append(name)
    move = last_move(table.game, table.record) or words("moves.start")
    return join([own, el("b", move, signs)])


READING: Final = View(_page, _regions)
"""A study as its readers see it on another site's page."""
