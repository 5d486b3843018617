"""What the actions of analysis do."""

from __future__ import annotations

from typing import Final

from tesserae.app import actions
from tesserae.app.analysis import review
from tesserae.app.commands import Scroll, ShellCommand
from tesserae.app.handling import Handlers, handle_value, on
from tesserae.app.model import Model
from tesserae.app.play import history


def _show_key_moment(model: Model, number: int) -> tuple[Model, list[ShellCommand]]:
    return history.jump(model, number), [Scroll("opp")]


HANDLERS: Final[Handlers] = {
    **on(actions.REVIEW, review.begin),
    **on(actions.REVIEW_STOP, review.stop),
    **handle_value(actions.KEY_MOMENT, _show_key_moment),
}
