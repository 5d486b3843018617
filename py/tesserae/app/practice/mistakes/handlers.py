"""Mistakes on any page: collecting, saving, merging and opening them."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.handling import Handlers, on
from tesserae.app.model import Model
from tesserae.app.practice.mistakes import collecting, schedule
from tesserae.app.practice.mistakes.mistakes_text import read_mistakes
from tesserae.app.practice.puzzles.choosing import today_of


def with_others(model: Model, stored: str) -> Model:
    """The model with the mistakes of another tab or device merged in."""
    both = schedule.merge_mistakes(model.practice.mistakes, read_mistakes(stored))
    return model.with_practice(mistakes=both)


def collect_mistakes(model: Model) -> Model:
    """The model with the mistakes of a review that has just ended."""
    mistakes = collecting.mistakes_of(model.analysis.review, model.table)
    kept = schedule.add_mistakes(model.practice.mistakes, mistakes, today_of(model))
    return model.with_practice(mistakes=kept)


def _try_again(model: Model) -> Model:
    """Tries the mistakes of the review."""
    mistakes = collecting.mistakes_of(model.analysis.review, model.game_table)
    if not mistakes:
        return model
    from tesserae.app.practice.mistakes import practising

    return practising.open_mistake(model, mistakes)


ACTIONS: Final[Handlers] = on(actions.MISTAKES_TRY, _try_again)
"""The actions of the page of a game."""
