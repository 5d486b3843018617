"""The dialogs of a study: adding chapters from other sources, and the moves as text."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.dialog import Collecting
from tesserae.app.pages.components.page import RECORD_FILES
from tesserae.app.pages.components.saved_games import distinguishing_name
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.app.study.chapters import name_of
from tesserae.core.record import moves as record_moves
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.parts import Option, button, file_button, select
from tesserae.view.words import Words


def sources(model: Model, words: Words) -> Markup:
    """A text field, a file button, and the games and studies saved on the device."""
    table = model.table
    if table is None:
        return NOTHING
    saved = summaries_by_use(model, studies=True) + summaries_by_use(model)
    others = [it for it in saved if it.slug == table.slug and it.id != table.id]
    options = [Option("", words("chapters.choose"))]
    options += [Option(it.id, words(distinguishing_name(it))) for it in others]
    kept = el(
        "div",
        el("label", words("chapters.kept"), for_="chapters-of"),
        select(words("chapters.kept"), actions.CHAPTER_OF, "", options, id="chapters-of"),
        class_="kept",
    )
    file = file_button(words("chapters.file"), RECORD_FILES, id="chapters-file")
    return join(
        [
            _form("chapters-text", actions.CHAPTER_TEXT.name, words("chapters.text"), "", 4, words),
            el("div", file, class_="acts"),
            kept if others else NOTHING,
            el("div", id="chapters-found", role="status"),
        ]
    )


def moves(model: Model, words: Words) -> Markup:
    """The moves of the open chapter as text, to edit."""
    table = model.table
    if table is None:
        return NOTHING
    written = "\n".join(record_moves.write(table.game, table.record, "")).strip()
    act, label = actions.MOVES_TEXT.name, words("movetext.label")
    return join(
        [
            _form("moves-text", act, label, written, 12, words),
            el("div", id="chapters-found", role="status"),
        ]
    )


def regions(model: Model, words: Words) -> dict[str, Markup]:
    """The chapters found in the text, or why it was refused."""
    return {"chapters-found": _found_chapters(model.dialog.collecting, words)}


def _form(name: str, act: str, label: str, written: str, rows: int, words: Words) -> Markup:
    """A form to send a text of several lines."""
    field = el(
        "textarea",
        written or None,
        id=name,
        name="source",
        rows=rows,
        spellcheck="false",
        autocomplete="off",
    )
    send = words("chapters.add" if act == actions.CHAPTER_TEXT.name else "movetext.save")
    return el(
        "form",
        el("label", label, for_=name),
        field,
        el("button", send, type="submit", class_="button primary"),
        class_="source",
        data_act=act,
    )


def _found_chapters(collecting: Collecting, words: Words) -> Markup:
    if collecting.refused is not None:
        return el("p", icon("close"), words(collecting.refused), class_="refused")
    if not collecting.found:
        return NOTHING
    rows = []
    for n, chapter in enumerate(collecting.found):
        taken = n in collecting.taken
        add = button(
            words("chapters.added" if taken else "chapters.add"),
            actions.CHAPTER_TAKE(n),
            variant="quiet",
            id=f"chapter-take-{n}",
            aria_label=words("chapters.add.named", chapter=name_of(chapter.title, n)),
            off=taken,
        )
        plies = words("saved.moves", n=len(chapter.record.variation))
        rows.append(el("li", el("span", words(name_of(chapter.title, n)), " · ", plies), add))
    every = button(words("chapters.all"), actions.CHAPTER_TAKE_ALL, id="chapter-take-all")
    return join([el("ol", rows, class_="found"), every])
