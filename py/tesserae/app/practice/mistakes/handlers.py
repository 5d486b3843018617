"""What the actions of one's own mistakes do; collecting, saving and merging them.

What puts them on the page is imported where it is needed: on other pages it is not.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.commands import Save, ShellCommand
from tesserae.app.messages.handling import Handlers, on
from tesserae.app.model import Model
from tesserae.app.practice.mistakes import collecting, schedule
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES, read_mistakes, write_mistakes
from tesserae.app.practice.puzzles import handlers as puzzle_handlers
from tesserae.app.practice.puzzles.choosing import today_of

ALLOWED: Final = puzzle_handlers.ALLOWED | {
    actions.MISTAKES_AHEAD.name,
    actions.MISTAKES_REMOVE.name,
    actions.MISTAKES_REMOVE_ALL.name,
}
"""What the page has: all that a puzzle's has, and what is to be done with mistakes."""


def with_others(model: Model, stored: str) -> Model:
    """The model with those of another tab or device as well."""
    both = schedule.merged(model.practice.mistakes, read_mistakes(stored))
    return model.with_practice(mistakes=both)


def collected(model: Model) -> Model:
    """The model with the mistakes of the review, which has just been completed."""
    mistakes = collecting.mistakes_of(model.analysis.review, model.table)
    kept = schedule.added(model.practice.mistakes, mistakes, today_of(model))
    return model.with_practice(mistakes=kept)


def intercept(model: Model, name: str, value: object) -> Model | None:
    """The model after an action that is answered otherwise than in a game; None for others."""
    if name != actions.PUZZLE_NEXT.name:
        return puzzle_handlers.intercept(model, name, value)
    from tesserae.app.practice.mistakes import practising

    return practising.another(model)


def after_change(before: Model, after: Model) -> Model:
    """The model with what follows from what was tried."""
    from tesserae.app.practice.mistakes import practising

    return practising.noted(before, after)


def save(before: Model, after: Model) -> list[ShellCommand]:
    """The command to save them, if they have changed."""
    if after.frame is not None or after.practice.mistakes == before.practice.mistakes:
        return []
    return [Save(MISTAKES, write_mistakes(after.practice.mistakes))]


def _try_again(model: Model) -> Model:
    """Tries the mistakes of the review."""
    mistakes = collecting.mistakes_of(model.analysis.review, model.played)
    if not mistakes:
        return model
    from tesserae.app.practice.mistakes import practising

    return practising.start_queue(model, mistakes)


def _ahead(model: Model) -> Model:
    from tesserae.app.practice.mistakes import practising

    return practising.ahead(model)


def _remove(model: Model) -> Model:
    from tesserae.app.practice.mistakes import practising

    return practising.removed(model)


def _remove_all(model: Model) -> Model:
    from tesserae.app.practice.mistakes import practising

    return practising.all_removed(model)


HANDLERS: Final[Handlers] = {
    **on(actions.MISTAKES_TRY, _try_again),
    **on(actions.MISTAKES_AHEAD, _ahead),
    **on(actions.MISTAKES_REMOVE, _remove),
    **on(actions.MISTAKES_REMOVE_ALL, _remove_all),
}
