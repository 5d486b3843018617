"""The page of your mistakes, which are puzzles."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.handling import PageHandlers, on, on_page
from tesserae.app.model import Model
from tesserae.app.model.screen import MistakesPage
from tesserae.app.pages import mistakes
from tesserae.app.practice.mistakes import practising
from tesserae.app.practice.puzzles import script
from tesserae.app.screens.page import Page
from tesserae.app.screens.scripted.puzzle import PUZZLE
from tesserae.app.texts.wording import review_words

_ACTIONS: Final[PageHandlers[MistakesPage]] = {
    **PUZZLE.actions,
    **on(actions.PUZZLE_NEXT, practising.another),
    **on_page(actions.MISTAKES_AHEAD, practising.try_all),
    **on_page(actions.MISTAKES_REMOVE, practising.remove_current),
    **on_page(actions.MISTAKES_REMOVE_ALL, practising.remove_all),
}


def _after_change(before: Model, after: Model) -> Model:
    after = practising.with_result(before, script.SCRIPT.after_change(before, after))
    return practising.with_reasons(before, after)


_PUZZLE: Final[Page[MistakesPage]] = PUZZLE

MISTAKES: Final = _PUZZLE._replace(
    title="title.mistakes",
    view=lambda _: mistakes.MISTAKES,
    words=review_words,
    allowed=(PUZZLE.allowed or frozenset()).union(_ACTIONS),
    actions=_ACTIONS,
    after_change=_after_change,
)
