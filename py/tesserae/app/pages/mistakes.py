"""The page to practise your mistakes: a puzzle page with other texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.screen import KeepPage, MistakesPage
from tesserae.app.pages.components.mistakes_due import when_due
from tesserae.app.pages.puzzle import Parts, puzzle_view, task
from tesserae.app.practice.board import board_of
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.puzzles.choosing import today_of
from tesserae.app.practice.puzzles.script import rest_of_solution
from tesserae.core.game import Position
from tesserae.core.puzzle import BETTER, Problem
from tesserae.core.text import Text, text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, link
from tesserae.view.words import Words

_MOVES_NAMED: Final = 6
"""Maximum number of moves of a turn to name."""


def _head(model: Model, words: Words) -> Markup:
    """The game that a mistake comes from, and how many are due or, at the end, when the next is."""
    if model.table is None:
        return NOTHING
    game = words(f"{model.screen.slug}.title")
    over = board_of(model).phase in ("solved", "shown")
    due = schedule.due(model.practice.mistakes, today_of(model))
    told = words(when_due(model)) if over or due else ""
    return join([el("b", game), el("span", told)])


def _task(model: Model, problem: Problem[Position]) -> Text:
    """The task: that of the puzzle; to find a better turn if nothing is proven."""
    if problem.theme != BETTER:
        return task(model, problem)
    side = text(f"{model.screen.slug}.side.{problem.start.turn}")
    return text("mistake.task", side=side)


def _answer(model: Model) -> Text | None:
    """The turn played and its cost, until you try a move; the best one if you found another.

    None for the usual answer of a puzzle.
    """
    page = model.screen
    mistake = page.current if isinstance(page, MistakesPage) else None
    if mistake is None:
        return None
    board = board_of(model)
    if board.phase == "solved" and rest_of_solution(model) is None:
        return text("mistake.right", moves=_turn_notation(mistake.better))
    if board.feedback is not None:
        return None
    moves = _turn_notation(mistake.played)
    return text(f"mistake.played.{mistake.asks}", moves=moves, cost=mistake.cost)


def _turn_notation(turn: Sequence[str]) -> str:
    """A turn in notation; only the first moves of a long one."""
    return " ".join((*turn[:_MOVES_NAMED], *("…",) * (len(turn) > _MOVES_NAMED)))


def _keep(model: Model, words: Words) -> Markup | None:
    """The link to practise keeping the proven win or draw that was given away."""
    page = model.screen
    mistake = page.current if isinstance(page, MistakesPage) else None
    if mistake is None or mistake.asks == BETTER:
        return None
    fragment = KeepPage(mistake.slug, mistake.start).link
    return link(words(f"review.keep.{mistake.asks}"), fragment, "quiet", id="mistake-keep")


def _acts_without(model: Model, words: Words) -> Markup:
    """Links if nothing is due: to try mistakes early, or those of other games."""
    kept = model.practice.mistakes
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


def _more(model: Model, words: Words) -> Markup:
    """The number of saved mistakes, when they are removed, and buttons to remove them."""
    n = len(schedule.waiting(model.practice.mistakes))
    if not n:
        return NOTHING
    one = None
    if model.table is not None:
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


MISTAKES: Final = puzzle_view(
    Parts(
        heading=lambda _, words: words("mistakes"),
        head=_head,
        task=_task,
        answer=_answer,
        missing=_acts_without,
        more=_more,
        next_name="mistake.another",
        beyond=_keep,
        shared=False,
    )
)
