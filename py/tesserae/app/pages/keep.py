"""The page to keep a proven win or draw against perfect play, laid out like a puzzle."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.screen import KeepPage
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, View, region
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.game.tray import tray
from tesserae.app.pages.scripted import (
    answer_line,
    board_with_hint,
    link_elsewhere,
    scripted_page,
    tone_of,
)
from tesserae.app.practice.keeping import script
from tesserae.app.texts.study_links import study_link
from tesserae.core import record as records
from tesserae.core.text import Text, text
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    value = script.page_of(model).value
    return scripted_page(
        model,
        words,
        fill,
        words("keep.title.draw" if value == 0 else "keep.title.win"),
        region("div", "puzzle-head", fill),
        css_class="lesson puzzle",
    )


def _regions(model: Model, words: Words) -> Drawings:
    page = script.page_of(model)
    table, phase = page.board.table, page.board.phase
    if table is None:
        return {}
    shown, supplied = board_with_hint(model, table, ()), table
    if phase == "wrong":  # during the refutation, show the supply to go on with
        supplied = table._replace(record=records.go(table.record, page.settled_ply))
    playing = phase not in ("posing", "missing", "solved")
    return {
        "puzzle-head": _head(page, table, words),
        "lesson": _status(model, page, words),
        **board_regions(model, shown, words),
        "tray": tray(model, supplied, words, shown.spots) if playing else NOTHING,
        "lesson-acts": _acts(model, page, table, words),
    }


def _head(page: KeepPage, table: Table, words: Words) -> Markup:
    """The proven value, and the length of the win compared with the plies so far."""
    if page.value is None:
        return NOTHING
    if not page.value:
        return join([el("b", words("keep.proven.draw")), el("span", "")])
    shortest = words("keep.counting")
    if page.counted:
        known = page.shortest is not None
        shortest = words("keep.shortest", n=page.shortest or 0) if known else words("keep.long")
    played = words("keep.played", n=min(table.record.ply, page.settled_ply))
    return join([el("b", words("keep.proven.win")), el("span", f"{shortest} · {played}")])


def _status(model: Model, page: KeepPage, words: Words) -> Markup:
    """The task; then the result."""
    phase, feedback = page.board.phase, page.board.feedback
    if phase == "missing":
        return el("b", words(feedback or text("keep.unproven")))
    if phase == "posing":
        told = words(page.board.feedback or text("keep.proving", n=page.searched))
        return join([el("b", words("keep.title.win")), " ", el("span", told, class_="why")])
    kept = "win" if page.value else "draw"
    task = words(f"{page.slug}.keep.{kept}.{script.side_of(page)}")
    said = answer_line(words(_answer(model, page)), tone_of(model))
    return join([el("b", task), " ", said])


def _answer(model: Model, page: KeepPage) -> Text:
    phase = page.board.phase
    if phase == "judging":
        return page.board.feedback or text("keep.judging", n=page.searched)
    if phase == "solved":
        return script.result_text(page)
    if phase == "solve" and model.play.refusal is not None:
        return model.play.refusal.reason.text
    return page.board.feedback or text("keep.about")


def _acts(model: Model, page: KeepPage, table: Table, words: Words) -> Markup:
    """Buttons to try again, from the start or before the slip, and to look at the line."""
    fragment = study_link(table)
    study = link_elsewhere(model, words("keep.study"), fragment, "keep-study")
    if page.board.phase == "missing":
        return el("div", study, class_="acts")
    proven = page.value is not None
    restart = _act(words, "restart", actions.KEEP_RESTART, on=proven and table.record.ply > 0)
    slipped = page.board.phase in ("wrong", "judging")
    again = _act(words, "again", actions.KEEP_AGAIN, on=slipped, primary=True)
    return el("div", study, restart, again, class_="acts")


def _act(words: Words, name: str, action: Action, *, on: bool, primary: bool = False) -> Markup:
    variant = "primary" if primary and on else "quiet"
    return button(words(f"keep.{name}"), action, variant=variant, id=f"keep-{name}", off=not on)


KEEP: Final = View(_page, _regions)
