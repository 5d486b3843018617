"""The hint: the advised move, with the line expected after it."""

from __future__ import annotations

from tesserae.app import actions
from tesserae.app.analysis.position_analysis import of_hint
from tesserae.app.analysis.verdict_text import labelled_verdict
from tesserae.app.model import Model
from tesserae.app.table import Table
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.parts import button
from tesserae.view.words import Words


def hint(model: Model, table: Table, words: Words) -> Markup:
    """The advised move in words, the line expected after it, and the verdict."""
    if model.engine.requested == "hint":
        return _advice(el("p", words("hint.thinking")))
    if model.play.hint is None:
        return NOTHING
    names, position = [], table.position
    for move in model.play.hint.pv:
        names.append(table.game.format_move(position, move))
        position = position.apply(move)
    first = table.game.describe(table.position, model.play.hint.pv[0])
    evaluation = of_hint(model, table, model.play.hint)
    what = evaluation and labelled_verdict(table.game, table.position, evaluation)
    return _advice(
        el("p", el("b", words("hint.label")), " ", words("hint.first", move=first)),
        el("p", words("hint.line", moves=" ".join(names)), class_="line"),
        el("p", words("sentence", what=what), class_="line") if what else None,
        el(
            "div",
            button(words("hint.play"), actions.HINT_PLAY, id="hint-play"),
            button(words("hint.hide"), actions.HINT_HIDE, variant="quiet", id="hint-hide"),
            class_="acts",
        ),
    )


def _advice(*children: Markup | None) -> Markup:
    return el("div", children, class_="advice")
