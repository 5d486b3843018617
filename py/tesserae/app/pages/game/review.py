"""The review of a finished game: the button that starts it, its progress, the key moments."""

from __future__ import annotations

from tesserae.app import actions
from tesserae.app.analysis.key_moments import KeyMoment, Review
from tesserae.app.analysis.review import remaining
from tesserae.app.model import Model
from tesserae.app.table import Table
from tesserae.app.wording import side_name
from tesserae.core.text import text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button
from tesserae.view.words import Words


def review(model: Model, table: Table, words: Words) -> Markup:
    """The button that starts the review, its progress, or its key moments."""
    back = model.analysis.review
    if back is None:
        if not table.over or not table.record.ply:
            return NOTHING
        start = button(words("review"), actions.REVIEW, variant="switch", id="review")
        return el("div", start, class_="switches")
    if back.key_moments is None:
        return _under_way(model, back, words)
    title = words("review.title" if back.key_moments else "review.none")
    turns = [el("li", _key_moment(table, turn, words)) for turn in back.key_moments]
    return el(
        "div",
        el(
            "div",
            el("h2", title),
            button(words("hint.hide"), actions.REVIEW_STOP, variant="quiet", id="review"),
            class_="heading",
        ),
        el("ol", turns) if turns else None,
        class_="review",
    )


def _under_way(model: Model, back: Review, words: Words) -> Markup:
    total = len(back.boundaries)
    done = total - len(remaining(model))
    return el(
        "div",
        el("label", words("review.under_way"), for_="review-done"),
        el("progress", id="review-done", max=total, value=done),
        button(words("stop"), actions.REVIEW_STOP, variant="quiet", id="review"),
        class_="review going",
    )


def _key_moment(table: Table, turn: KeyMoment, words: Words) -> Markup:
    """A key moment: a link to it, and what it cost."""
    side = side_name(table, turn.side)
    name = words("review.turn", moves=turn.moves, round=turn.round, side=side)
    gave = f"{words(f'review.gave.{turn.gave}')} " if turn.gave else ""
    told = text("review.told", after=turn.after, before=turn.before, better=turn.better)
    jump = button(name, actions.KEY_MOMENT(turn.number), variant="text", id=f"turned-{turn.number}")
    return join([jump, el("p", gave, words(told))])
