"""How the game stands: the evaluation bar, and the review of a game that is over."""

from __future__ import annotations

from tesserae.app.analysis import position_analysis, review
from tesserae.app.analysis.evaluations import Review, Turning
from tesserae.app.model import Model, Table, flipped
from tesserae.app.wording import side_name
from tesserae.core.text import text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button
from tesserae.view.words import Words

_LEAST, _MOST = 6, 94
"""Per cent of the bar that either side has at the ends, so that it always reads as a bar."""


def switch(model: Model, words: Words) -> Markup:
    """Switches the evaluation bar on and off."""
    on = model.settings.evaluation
    return button(
        words("evaluation"),
        "setting",
        f"evaluation={int(not on)}",
        look="switch",
        id="evaluation",
        aria_pressed="true" if on else "false",
    )


def evaluation(model: Model, table: Table, words: Words) -> Markup:
    """The bar, and beside it in words what it shows; nothing while it is switched off."""
    if not model.settings.evaluation:
        return NOTHING
    standing = position_analysis.standing(model, table)
    first = round(_LEAST + (_MOST - _LEAST) * standing.first)
    what = words("sentence", what=standing.what)
    note = el("span", " ", words(standing.note), class_="note") if standing.note else None
    meter = el(
        "div",
        _halves(first, flipped(model, table)),
        class_="meter",
        role="meter",
        aria_label=words("evaluation"),
        aria_valuemin=0,
        aria_valuemax=100,
        aria_valuenow=first,
        aria_valuetext=what,
    )
    return join([meter, el("p", what, note, class_="standing")])


def _halves(first: int, turned: bool) -> Markup:
    """The first side's part and the line between, lying and upright; styles show one of them.

    Upright, each side's part is at its end of the board.
    """
    level = first if turned else 100 - first
    top = 0 if turned else level
    return el(
        "svg",
        el(
            "g",
            el("rect", class_="half", width=first, height=100),
            el("path", class_="between", d=f"M{first} 0V100"),
            class_="lying",
        ),
        el(
            "g",
            el("rect", class_="half", y=top, width=100, height=first),
            el("path", class_="between", d=f"M0 {level}H100"),
            class_="upright",
        ),
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def looking_back(model: Model, table: Table, words: Words) -> Markup:
    """The review: how to have one, how far it is, or where the game turned."""
    back = model.review
    if back is None:
        if not table.over or not table.record.ply:
            return NOTHING
        start = button(words("review"), "review", look="switch", id="review")
        return el("div", start, class_="switches")
    if back.found is None:
        return _under_way(model, back, words)
    title = words("review.title" if back.found else "review.none")
    turns = [el("li", _turning(table, turn, words)) for turn in back.found]
    return el(
        "div",
        el(
            "div",
            el("h2", title),
            button(words("hint.hide"), "review-stop", look="quiet", id="review"),
            class_="heading",
        ),
        el("ol", turns) if turns else None,
        class_="review",
    )


def _under_way(model: Model, back: Review, words: Words) -> Markup:
    total = len(back.stops)
    done = total - len(review.waiting(model))
    return el(
        "div",
        el("label", words("review.under_way"), for_="review-done"),
        el("progress", id="review-done", max=total, value=done),
        button(words("stop"), "review-stop", look="quiet", id="review"),
        class_="review going",
    )


def _turning(table: Table, turn: Turning, words: Words) -> Markup:
    """A turn that is named: a link to it, and what came of it."""
    side = side_name(table, turn.side)
    name = words("review.turn", moves=turn.moves, ply=turn.ply, side=side)
    gave = f"{words(f'review.gave.{turn.gave}')} " if turn.gave else ""
    told = text("review.told", after=turn.after, before=turn.before, better=turn.better)
    jump = button(name, "turned", str(turn.number), look="text", id=f"turned-{turn.number}")
    return join([jump, el("p", gave, words(told))])
