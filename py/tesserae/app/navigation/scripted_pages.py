"""Sets up what the link of a page asks for. What plays it is loaded with the first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import DayPuzzle, LessonPage, MistakesPage, OwnPuzzle, PoolPuzzle


def _lesson(model: Model) -> Model:
    from tesserae.app.practice.lessons import script

    return script.opened(model)


def _puzzle(model: Model) -> Model:
    from tesserae.app.practice.puzzles import script

    return script.opened(model)


def _mistakes(model: Model) -> Model:
    from tesserae.app.practice.mistakes import practising

    return practising.opened(model)


OPENED: Final[Mapping[type, Callable[[Model], Model]]] = {
    LessonPage: _lesson,
    PoolPuzzle: _puzzle,
    DayPuzzle: _puzzle,
    OwnPuzzle: _puzzle,
    MistakesPage: _mistakes,
}
"""A type of page -> what makes of a model with such a page the one in which it is set up."""
