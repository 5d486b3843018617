"""The page to train lines of studies, and the summary at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.model.training import Line, TrainPage
from tesserae.app.pages.components.page import Drawings, Regions, View, open_share, region, table_of
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.game.tray import tray
from tesserae.app.pages.scripted import board_with_hint, comments, scripted_page, task_line
from tesserae.app.practice.puzzles.choosing import today_of
from tesserae.app.practice.training import lines, schedule, script, session
from tesserae.app.practice.training.schedule_text import known_lines
from tesserae.app.texts.dates import day_text
from tesserae.core.record.numbering import at_cursor, number_moves
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, link
from tesserae.view.words import Words

_MOST_LISTED: Final = 8
"""Maximum number of lines to list at the end, for each result."""

_MOST_MOVES: Final = 12
"""Maximum number of last moves to show of a line."""


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    page = session.page_of(model)
    return scripted_page(
        model,
        words,
        fill,
        words("train.title"),
        region("div", "puzzle-head", fill),
        css_class="lesson puzzle missing" if page.board.table is None else "lesson puzzle asking",
        share=open_share(words) if page.query else None,
    )


def _regions(model: Model, words: Words) -> Drawings:
    page = session.page_of(model)
    if page.board.table is None:
        return {
            "puzzle-head": NOTHING,
            "lesson": _end(model, page, words),
            "tray": NOTHING,
            "lesson-acts": _acts_at_end(model, page, words),
        }
    table, playing = table_of(model), page.board.phase == "solve"
    shown = board_with_hint(model, table, script.shown_targets(model))
    return {
        "puzzle-head": _head(page, words),
        "lesson": _status(model, page, table, words),
        **board_regions(model, shown, words),
        "tray": tray(model, table, words, shown.spots) if playing else NOTHING,
        "lesson-acts": _acts(model, page, words),
    }


def _head(page: TrainPage, words: Words) -> Markup:
    """The chapter of the line, and how many lines are left."""
    title = lines.title_of(session.study_of(page), session.line_of(page))
    left = words("train.left", n=len(page.session.queue) + 1)
    return join([el("b", left), el("span", title) if title else NOTHING])


def _status(model: Model, page: TrainPage, table: Table, words: Words) -> Markup:
    """The current or last task; the answer to the last move, or the displayed move."""
    phase, side = page.board.phase, session.line_of(page).side
    parts = comments(model, script.shown_text(model), words)
    name = {"solve": f"{table.slug}.asking.task.{side}", "wrong": "asking.wrong"}.get(phase)
    if phase == "solved":
        again = page.session.missed or page.session.shown
        name = "train.again" if again else "train.found"
    begun = table.record.ply > 0
    task = words(name or ("asking.right" if begun else "asking.begins"))
    key = f"train-{page.session.number}-{len(page.session.queue)}-{table.record.ply}-{phase}"
    return el("div", task_line(model, task, begun=begun), *parts, class_="read", id=key, tabindex=0)


def _acts(model: Model, page: TrainPage, words: Words) -> Markup:
    """The buttons to go on."""
    phase = page.board.phase
    forward = button(
        words({"wrong": "asking.again", "solved": "train.next"}.get(phase, "asking.on")),
        actions.READ_ON,
        variant="primary" if script.waits(model) else "quiet",
        id="read-on",
        off=phase == "solve",
    )
    shown = phase != "solve" or script.is_shown(model)
    hint = button(
        words("train.show"), actions.READ_HINT, variant="quiet", id="read-hint", off=shown
    )
    end = button(words("train.end"), actions.TRAIN("end"), variant="quiet", id="train-end")
    return el("div", end, hint, forward, class_="acts")


# The end of a session


def _end(model: Model, page: TrainPage, words: Words) -> Markup:
    """The result of the session, or why there is nothing to train; when lines come back."""
    done = page.session
    counted = [
        el("p", words(f"train.{name}", n=len(keys)))
        for name, keys in _results(page).items()
        if keys
    ]
    known, today = known_lines(model), today_of(model)
    keys = {it.key for it in session.all_lines(page)}
    day = min(
        (it.due for key, it in known.items() if key in keys and not schedule.is_due(it, today)),
        default="",
    )
    back = el("p", words("train.back", date=words(day_text(day)))) if day else NOTHING
    if counted or done.late:
        title = words("train.late" if done.late else "train.over")
    elif not keys:
        title = words("train.none" if page.study or page.query else "train.empty")
    else:
        title = words("train.nothing_due" if day else "train.stopped")
    listed = [_lines_list(page, name, keys, words) for name, keys in _results(page).items()]
    return el("div", el("b", title), counted, back, listed, class_="learned")


def _results(page: TrainPage) -> dict[str, tuple[str, ...]]:
    done = page.session
    return {"learned": done.learned, "known": done.known, "failed": done.failed}


def _lines_list(page: TrainPage, name: str, keys: Sequence[str], words: Words) -> Markup:
    """The lines with one result, each as its last moves."""
    if not keys:
        return NOTHING
    by_key = {it.key: it for it in session.all_lines(page)}
    some = [by_key[key] for key in keys[:_MOST_LISTED] if key in by_key]
    items = [el("li", _moves(page.studies[it.at], it)) for it in some]
    heading = el("summary", words(f"train.list.{name}"))
    return el("details", heading, el("ul", items), id=f"train-{name}")


def _moves(table: Table, line: Line) -> str:
    """The last moves of a line, after the title of its chapter."""
    record = lines.record_of(table, line)
    left_out = max(0, len(line.plies) - _MOST_MOVES)
    from_there = record._replace(ply=left_out)
    moves = record.moves[left_out:]
    written = number_moves(table.game, at_cursor(from_there), from_there.position, moves)
    title = lines.title_of(table, line)
    return f"{title}: {written}" if title else written


def _acts_at_end(model: Model, page: TrainPage, words: Words) -> Markup:
    """Buttons to go on: more lines, ahead of time, of the other side, or elsewhere."""
    known, today = known_lines(model), today_of(model)
    every = session.all_lines(page)
    one = bool(page.study or page.query)
    more = schedule.in_order(every, known, today) or (
        one and any(it.key not in known for it in every)
    )
    acts: list[Markup] = []
    if more:
        acts.append(_act(words, "more", "primary"))
    elif every:
        acts.append(_act(words, "ahead", "quiet"))
    if one and page.studies:
        acts.append(_act(words, "side", "quiet"))
    if one and page.studies:
        name = words("train.study")
        acts.append(button(name, actions.READ_STUDY, variant="quiet", id="read-study"))
    if model.frame is None:
        acts.append(link(words("mistake.home"), "#/", "quiet", id="train-home"))
    return el("div", acts, class_="acts")


def _act(words: Words, name: str, variant: str) -> Markup:
    return button(words(f"train.{name}"), actions.TRAIN(name), variant=variant, id=f"train-{name}")


TRAIN: Final = View(_page, _regions)
