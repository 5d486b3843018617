"""The hint: the advised move, the reason, and the line expected after it."""

from __future__ import annotations

from tesserae.app.analysis.position_analysis import of_hint
from tesserae.app.analysis.verdict_text import labelled_verdict
from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.table import Table
from tesserae.app.play import coach, hint_steps
from tesserae.core.record.numbering import at_cursor, number_moves
from tesserae.core.text import Text
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.parts import button
from tesserae.view.words import Words


def hint(model: Model, table: Table, words: Words) -> Markup:
    """The advised move in words, why, the line expected after it, and the verdict.

    With a coach it comes in steps, without a verdict, and you play the move on the board.
    """
    if model.engine.requested == "hint":
        waits = model.engine.waits
        stop = button(words("stop"), actions.HINT_HIDE, variant="quiet", id="hint-stop")
        return _advice(
            el("p", words("hint.waits" if waits else "hint.thinking")),
            el("div", stop, class_="acts"),
        )
    evaluation = model.play.hint
    if evaluation is None:
        return NOTHING
    first = hint_steps.hint_text(model, table, evaluation.pv[0])
    if coach.is_present(model, table) or model.play.hint_step < hint_steps.WHY:
        return _in_steps(model, table, first, words)
    after = _expected_moves(table, evaluation)
    return _advice(
        el("p", el("b", words("hint.label")), " ", words(first)),
        el("p", _reason_text(model, table, evaluation, words), class_="why"),
        el("p", words("hint.line", moves=after), class_="line") if after else None,
        el(
            "div",
            button(words("hint.play"), actions.HINT_PLAY, id="hint-play"),
            button(words("hint.hide"), actions.HINT_HIDE, variant="quiet", id="hint-hide"),
            class_="acts",
        ),
    )


def _in_steps(model: Model, table: Table, first: Text, words: Words) -> Markup:
    evaluation, told_all = model.play.hint, model.play.hint_step == hint_steps.WHY
    came = None
    if evaluation is not None and told_all:
        came = table.game.consequence(table.position, evaluation.pv)
    more = button(words("hint.more"), actions.HINT, id="hint-more")
    return _advice(
        el("p", el("b", words("hint.label")), " ", words(first)),
        el("p", words(came), class_="why") if came is not None else None,
        el(
            "div",
            button(words("hint.hide"), actions.HINT_HIDE, variant="quiet", id="hint-hide"),
            None if told_all else more,
            class_="acts",
        ),
    )


def _reason_text(model: Model, table: Table, found: Evaluation, words: Words) -> str:
    """The consequence of the move, and the verdict."""
    came = table.game.consequence(table.position, found.pv)
    evaluation = of_hint(model, table, found)
    sentences = [words(came)] if came is not None else []
    if evaluation is not None:
        sentences.append(
            words("sentence", what=labelled_verdict(table.game, table.position, evaluation))
        )
    if model.play.hint_level:
        sentences.append(words("hint.adviser", level=model.play.hint_level))
    return " ".join(sentences)


def _expected_moves(table: Table, evaluation: Evaluation) -> str:
    """The moves expected after the advised one, numbered; "" if none are known."""
    numbering = at_cursor(table.record)
    position = table.position.apply(evaluation.pv[0])
    return number_moves(table.game, numbering.after(position), position, evaluation.pv[1:])


def _advice(*children: Markup | None) -> Markup:
    return el("div", children, class_="advice")
