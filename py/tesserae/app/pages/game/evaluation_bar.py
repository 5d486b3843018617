"""The evaluation bar, and the switch that shows it."""

from __future__ import annotations

from tesserae.app.analysis import position_analysis
from tesserae.app.analysis.verdict_text import labelled_verdict
from tesserae.app.engine.evaluations import winning_chance
from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model import Model, is_flipped
from tesserae.app.model.table import Table
from tesserae.app.pages.components import page
from tesserae.core.exact import Solvable
from tesserae.core.game import FIRST
from tesserae.core.text import text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.words import Words

_LEAST, _MOST = 6, 94
"""Limits of the first side's part of the bar before the end of the game, in per cent."""


def switch(on: bool, words: Words) -> Markup:
    """The button that switches the evaluation bar on and off."""
    setting = actions.SETTING(NewSetting("evaluation", not on))
    return page.switch(words("evaluation"), setting, "evaluation", on=on)


def evaluation_bar(model: Model, table: Table, words: Words) -> Markup:
    """The bar, with the verdict beside it; nothing while it is off."""
    if not model.settings.evaluation:
        return NOTHING
    game, position = table.game, table.position
    evaluation = position_analysis.evaluation(model, table)
    chance, what, unproven = 0.5, text("analysis.setup"), False
    if evaluation is not None:
        chance = winning_chance(game, position.to_move, evaluation, FIRST)
        what = labelled_verdict(game, position, evaluation)
        unproven = isinstance(game, Solvable) and not evaluation.proven
    least, most = (0, 100) if table.outcome else (_LEAST, _MOST)
    first = round(least + (most - least) * chance)
    sentence = words("sentence", what=what)
    note = el("span", " ", words("analysis.unproven"), class_="note") if unproven else None
    bar = meter(first, sentence, words("evaluation"), flipped=is_flipped(model, table))
    return join([bar, el("p", sentence, note, class_="standing", title=sentence)])


def meter(first: int, sentence: str, label: str, *, flipped: bool, tag: str = "div") -> Markup:
    """The bar. first: the first side's part, in per cent. sentence: the same in words."""
    return el(
        tag,
        _halves(first, flipped),
        class_="meter",
        role="meter",
        aria_label=label,
        aria_valuemin=0,
        aria_valuemax=100,
        aria_valuenow=first,
        aria_valuetext=sentence,
    )


def _halves(first: int, is_flipped: bool) -> Markup:
    """The first side's part and the border, for a horizontal and a vertical bar; styles show one.

    In the vertical bar, each side's part is at its end of the board.
    """
    level = first if is_flipped else 100 - first
    top = 0 if is_flipped else level
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
