"""The page for reading a study: the task, the author's comment, the board."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.chapters import name_of_study
from tesserae.app.model.screen import AskingPage
from tesserae.app.model.table import Table
from tesserae.app.pages.components.chapters import chapter_steps
from tesserae.app.pages.components.page import Drawings, Regions, View, open_share, region, table_of
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.game.tray import tray
from tesserae.app.pages.scripted import board_with_hint, comments, scripted_page, task_line
from tesserae.app.practice.asking import script
from tesserae.app.study import drawings
from tesserae.core import record as records
from tesserae.core.record import START
from tesserae.core.record.numbering import at_cursor, number_moves
from tesserae.core.text import Text, text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    name = name_of_study(script.study_of(script.page_of(model)).chapters)
    return scripted_page(
        model,
        words,
        fill,
        words("asking.title"),
        region("div", "puzzle-head", fill),
        css_class="lesson puzzle asking",
        name=name,
        share=open_share(words),
    )


def _regions(model: Model, words: Words) -> Drawings:
    page, table = script.page_of(model), table_of(model)
    shown = drawings.on_board(
        model, table, board_with_hint(model, table, script.hint_targets(model))
    )
    playing = page.board.phase == "solve"
    return {
        "puzzle-head": _head(model, page, words),
        "lesson": _status(model, page, table, words),
        **board_regions(model, shown, words),
        "tray": tray(model, table, words, shown.spots) if playing else NOTHING,
        "lesson-acts": _acts(model, page, words),
    }


def _head(model: Model, page: AskingPage, words: Words) -> Markup:
    """The chapters, or the title of the only one; the moves found in this one, and the misses."""
    found, every = script.to_find(page)
    missed = words("asking.misses", n=page.misses) if page.misses else ""
    chapters = script.study_of(page).chapters
    if model.frame is not None or chapters.before or chapters.after:
        listed = chapter_steps(chapters, words)
        named = el("nav", listed, id="chapter-steps", aria_label=words("chapters"))
    else:
        named = el("span", chapters.title, class_="chapter") if chapters.title else NOTHING
    return join([named, el("b", words("asking.found", n=found, all=every)), el("span", missed)])


def _status(model: Model, page: AskingPage, table: Table, words: Words) -> Markup:
    """The last ply, the task, and the author's or the board's comment."""
    parts = comments(model, script.hint_text(model), words)
    if script.holds(model) and not page.board.ahead:
        parts.append(el("span", words("asking.rejoins"), class_="why"))
    if script.is_over(page):
        parts.append(el("span", words(_result_text(page)), class_="why"))
    # An element of its own for each state, so that a long text starts scrolled to its top.
    shown = f"read-{table.record.ply}-{page.board.phase}-{page.hint}"
    return el("div", _place(model, page, words), *parts, class_="read", id=shown, tabindex=0)


def _place(model: Model, page: AskingPage, words: Words) -> Markup:
    """The plies since the last move that the reader found, and what to do now."""
    table, phase, moves = page.board.table, page.board.phase, script.since_found(page)
    played = None
    if table is not None and moves:
        before = records.go(table.record, table.record.ply - len(moves))
        written = number_moves(table.game, at_cursor(before), before.position, moves)
        played = el("small", words("asking.played", moves=written))
    begun = page.settled != START
    if phase == "solve":
        task = words(f"{page.slug}.asking.task.{script.side_of(page)}")
    elif phase == "wrong":
        task = words("asking.wrong")
    elif phase == "solved" and script.is_over(page):
        task = words("asking.over")
    else:
        task = words("asking.right" if begun else "asking.begins")
    return join([played, task_line(model, task, begun=begun)])


def _result_text(page: AskingPage) -> Text:
    """The result, once the reader has found all moves."""
    if not page.misses and not page.hints:
        return text("asking.ended.clean")
    misses = text("asking.ended.misses", n=page.misses)
    return text("asking.ended", misses=misses, hints=text("asking.ended.hints", n=page.hints))


def _acts(model: Model, page: AskingPage, words: Words) -> Markup:
    """The buttons to go on."""
    phase = page.board.phase
    name = "on"
    leads_on = not script.is_over(page) or script.has_next(page)
    if not page.board.ahead:
        solved = "next" if leads_on else "restart"
        name = {"wrong": "again", "solved": solved}.get(phase, "on")
    forward = button(
        words(f"asking.{name}"),
        actions.READ_ON,
        variant="primary" if script.waits(model) and leads_on else "quiet",
        id="read-on",
        off=phase == "solve",
    )
    hint = button(
        words("asking.hint"),
        actions.READ_HINT,
        variant="quiet",
        id="read-hint",
        off=not script.more_hints(model),
    )
    study = button(words("asking.study"), actions.READ_STUDY, variant="quiet", id="read-study")
    return el("div", study, hint, forward, class_="acts")


ASKING: Final = View(_page, _regions)
"""The page for reading a study."""
