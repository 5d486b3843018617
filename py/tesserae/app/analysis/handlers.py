"""The actions of analysis, and the engine's findings."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import position_analysis, review
from tesserae.app.messages import Evaluated, TurnAssessed, actions
from tesserae.app.messages.commands import Focus, Scroll, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle,
    handle_value,
    on_message,
    on_value,
)
from tesserae.app.model import Model
from tesserae.app.model.play import Comparison
from tesserae.app.play import history
from tesserae.core.record import START


def _show_better(model: Model, number: int) -> tuple[Model, list[ShellCommand]]:
    """Goes to the position with the better move, and marks both moves."""
    reviewed = model.analysis.review
    moment = reviewed and review.moment_of(reviewed, number)
    if moment is None:
        return model, []
    shown = history.jump(model, moment.at)
    compared = Comparison(moment.played, moment.better)
    return shown.with_play(comparison=compared), [Scroll("opp")]


def _try_here(model: Model, number: int) -> tuple[Model, list[ShellCommand]]:
    """Goes to the beginning of a turn, so that you can play another one there."""
    reviewed = model.analysis.review
    moment = reviewed and review.moment_of(reviewed, number)
    if moment is None:
        return model, []
    return history.jump(model, moment.start), [Scroll("opp")]


def _begin(model: Model) -> tuple[Model, list[ShellCommand]]:
    begun = review.begin(model)
    return begun, [] if begun.analysis.review is None else [Scroll("review-area")]


def _go_along(model: Model, ply: int) -> Model:
    """Goes to a ply of the reviewed line."""
    reviewed = model.analysis.review
    if reviewed is None:
        return model
    line = (START, *reviewed.line)
    return history.jump(model, line[min(ply, len(line) - 1)])


HANDLERS: Final[Handlers] = {
    **handle(actions.REVIEW, _begin),
    **handle(actions.REVIEW_STOP, lambda model: (review.stop(model), [Focus("review")])),
    **handle_value(
        actions.KEY_MOMENT, lambda model, number: (history.jump(model, number), [Scroll("opp")])
    ),
    **handle_value(actions.BETTER, _show_better),
    **on_value(actions.BETTER_LINE, review.show_line),
    **handle_value(actions.TRY_HERE, _try_here),
    **on_value(actions.GRAPH, _go_along),
}


MESSAGES: Final[MessageHandlers] = {
    **on_message(
        Evaluated, lambda model, it: position_analysis.add_evaluation(model, it.evaluation)
    ),
    **on_message(TurnAssessed, review.add_assessment),
}
