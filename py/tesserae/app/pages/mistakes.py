"""What the page of puzzles says of one's own mistakes, and the home page's way to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app import actions
from tesserae.app.mistakes import schedule
from tesserae.app.model import Model
from tesserae.app.puzzles.choosing import day_text, today_of
from tesserae.core.game import Position
from tesserae.core.puzzle import BETTER, Problem
from tesserae.core.text import Text, text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, link
from tesserae.view.words import Words

_MOVES_NAMED: Final = 6
"""Maximum number of moves that are named of a turn."""


def invitation(model: Model, words: Words) -> Markup:
    """The way to them, with how many are due, once there are any."""
    if not schedule.waiting(model.mistakes.kept):
        return NOTHING
    content = el(
        "div",
        el("h2", words("mistakes"), id="mistakes-title"),
        el("p", words(_when(model))),
        class_="told",
    )
    due = schedule.due(model.mistakes.kept, today_of(model))
    return el(
        "section",
        content,
        link(
            words("mistake.open"),
            "#/mistakes",
            "" if due else "quiet",
            id="mistakes",
            aria_describedby="mistakes-title",
        ),
        class_="continue",
        aria_labelledby="mistakes-title",
    )


def head(model: Model, words: Words) -> Markup:
    """The game that a mistake comes from, and how many are due."""
    if model.puzzle.table is None:
        return NOTHING
    game = words(f"{model.screen.slug}.title")
    return join([el("b", game), el("span", words(_when(model)))])


def task(model: Model, problem: Problem[Position]) -> Text | None:
    """What is asked for where nothing is proven; None elsewhere."""
    if problem.theme != BETTER:
        return None
    side = text(f"{model.screen.slug}.side.{problem.start.turn}")
    return text("mistake.task", side=side)


def answer(model: Model) -> Text | None:
    """What was played and what it cost, until there is more to tell; the best turn after another.

    None where a puzzle's own words do.
    """
    state, mistake = model.puzzle, model.mistakes.current
    if mistake is None or not model.screen.mistakes:
        return None
    from tesserae.app.puzzles.player import on_line

    if state.phase == "solved" and on_line(model) is None:
        return text("mistake.right", moves=_named(mistake.better))
    if state.feedback is not None:
        return None
    moves = _named(mistake.played)
    return text(f"mistake.played.{mistake.asks}", moves=moves, cost=mistake.cost)


def _named(turn: Sequence[str]) -> str:
    """A turn in notation, the first moves of many."""
    return " ".join((*turn[:_MOVES_NAMED], *("…",) * (len(turn) > _MOVES_NAMED)))


def acts_without(model: Model, words: Words) -> Markup:
    """What can be done where nothing is due: trying them ahead, or those of other games."""
    kept = model.mistakes.kept
    n = len(schedule.due(kept, today_of(model)))
    ahead = None
    if schedule.waiting(kept, model.screen.slug):
        variant = "quiet" if n else "primary"
        ahead = button(
            words("mistake.ahead"), actions.MISTAKES_AHEAD, variant=variant, id="mistakes-ahead"
        )
    others = link(words("mistake.others", n=n), "#/mistakes", "primary") if n else None
    home = None if ahead or others else link(words("mistake.home"), "#/", "primary")
    return el("div", ahead, others, home, class_="acts")


def more(model: Model, words: Words) -> Markup:
    """How many are kept, and how they go."""
    n = len(schedule.waiting(model.mistakes.kept))
    if not n:
        return NOTHING
    one = None
    if model.puzzle.table is not None:
        one = button(
            words("mistake.remove"),
            actions.MISTAKES_REMOVE,
            variant="quiet",
            id="mistakes-remove",
        )
    all_ = button(
        words("mistake.remove_all"),
        actions.MISTAKES_REMOVE_ALL,
        variant="quiet",
        id="mistakes-remove-all",
    )
    return el(
        "details",
        el("summary", words("mistake.kept", n=n)),
        el("p", words("mistake.about")),
        el("div", one, all_, class_="choices"),
        id="mistakes-kept",
    )


def _when(model: Model) -> Text:
    """How many are due, or when the next one comes back."""
    kept, today = model.mistakes.kept, today_of(model)
    due = len(schedule.due(kept, today))
    if due:
        return text("mistake.due", n=due)
    day = schedule.next_day(kept, today)
    return text("mistake.back", date=day_text(day)) if day else text("mistake.practice")
