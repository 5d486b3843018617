"""The evaluation bar, and the switch that shows it."""

from __future__ import annotations

from tesserae.app.analysis import position_analysis
from tesserae.app.model import Model, Table, flipped
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


def evaluation_bar(model: Model, table: Table, words: Words) -> Markup:
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
