"""The page of a puzzle run: the choice, the puzzles with the time left, and the result."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.puzzle_run import MINUTES, MOST_MISSES, RunPage
from tesserae.app.pages.components.page import Drawings, Regions, View, region
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.game.tray import tray
from tesserae.app.pages.puzzle import task, theme_field
from tesserae.app.pages.scripted import answer_line, board_with_hint, scripted_page
from tesserae.app.play.clock import format_time
from tesserae.app.practice.puzzles import script
from tesserae.app.practice.puzzles.choosing import today_of
from tesserae.app.practice.run import bests, running
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, link, screen_reader_text
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    page = running.page_of(model)
    return scripted_page(
        model,
        words,
        fill,
        words("run.title"),
        region("div", "puzzle-head", fill),
        region("div", "puzzle-more", fill),
        css_class="lesson puzzle" if page.runs else "lesson puzzle missing",
    )


def _regions(model: Model, words: Words) -> Drawings:
    page = running.page_of(model)
    table = page.board.table
    if table is None:
        return {
            "puzzle-head": NOTHING,
            "lesson": _result(model, page, words),
            "tray": NOTHING,
            "lesson-acts": _choice(model, page, words),
            "puzzle-more": _theme(model, page, words),
        }
    shown = board_with_hint(model, table, ())
    end = button(words("run.end"), actions.RUN("end"), variant="quiet", id="run-end")
    return {
        "puzzle-head": _head(page, words),
        "lesson": _task(model, page, words),
        **board_regions(model, shown, words),
        "tray": tray(model, table, words, shown.spots),
        "lesson-acts": el("div", end, class_="acts"),
        "puzzle-more": NOTHING,
    }


def _head(page: RunPage, words: Words) -> Markup:
    """The time left, which the page's clock updates; the puzzles solved and the misses."""
    time = el("span", format_time(page.left), data_clock=0)
    clock = el("b", screen_reader_text(words("run.left")), time, class_="clock runs")
    misses = words("run.misses", n=len(page.missed), most=MOST_MISSES)
    return join([clock, el("span", words("run.solved", n=page.solved), " · ", misses)])


def _task(model: Model, page: RunPage, words: Words) -> Markup:
    """The question; or why a click was refused, or how the last puzzle ended."""
    problem = script.problem(model)
    if problem is None:
        return NOTHING
    said, tone = words(f"run.{page.last}") if page.last else "", "why"
    tone = {"right": "why right", "wrong": "why refused"}.get(page.last, tone)
    if page.board.phase == "judging":
        said, tone = words("puzzle.judging"), "why"
    elif page.board.phase == "solve" and model.play.refusal is not None:
        said, tone = words(model.play.refusal.reason.text), "why refused"
    return join([el("b", words(task(model, problem))), " ", answer_line(said, tone)])


def _result(model: Model, page: RunPage, words: Words) -> Markup:
    """An explanation of runs, or the result of one; the best runs of its kind."""
    if page.board.phase == "loading":
        return el("b", words("puzzle.loading"))
    if page.board.feedback is not None:
        return el("b", words(page.board.feedback))
    if page.beaten is None:
        return el("div", el("b", words("run.about", most=MOST_MISSES)), _bests(model, page, words))
    beaten = el("p", words(f"run.best.{page.beaten}")) if page.beaten else NOTHING
    missed = [
        el("li", link(words("puzzle.number", number=it), f"#/{page.slug}/puzzle/{it}", "text"))
        for it in page.missed
    ]
    again = [el("p", words("run.missed")), el("ul", missed)] if missed else []
    title = el("b", words("run.over", n=page.solved))
    return el("div", title, beaten, _bests(model, page, words), again, class_="learned")


def _bests(model: Model, page: RunPage, words: Words) -> Markup:
    """The best runs of each length, for the chosen theme."""
    known, today = bests.read_bests(model.practice.runs), today_of(model)
    theme = model.practice.theme
    found = [(it, known.get((page.slug, it, theme))) for it in MINUTES]
    return join(
        [
            el(
                "p",
                words(
                    "run.bests",
                    minutes=minutes,
                    ever=best.ever,
                    today=best.of_day if best.day == today else 0,
                ),
            )
            for minutes, best in found
            if best is not None
        ]
    )


def _choice(model: Model, page: RunPage, words: Words) -> Markup:
    """The length of the next run."""
    if page.slug not in model.practice.pools:
        return NOTHING
    starts = [
        button(
            words("run.minutes", n=n),
            actions.RUN(str(n)),
            variant="primary" if n == page.minutes else "quiet",
            id=f"run-{n}",
        )
        for n in MINUTES
    ]
    return el("div", starts, class_="acts")


def _theme(model: Model, page: RunPage, words: Words) -> Markup:
    """The theme of the next run."""
    if page.slug not in model.practice.pools:
        return NOTHING
    known = model.practice.theme in script.puzzles_of(page.slug).themes
    chosen = model.practice.theme if known else ""
    return el("div", theme_field(page.slug, chosen, words), class_="choices")


RUN: Final = View(_page, _regions)
