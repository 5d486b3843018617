"""A study in a frame: readers step through it, but do not edit it."""

from __future__ import annotations

from typing import Final

from tesserae.app.embedding import reading
from tesserae.app.messages import Key, actions
from tesserae.app.messages.handling import PageHandlers, handle_message, on, on_value
from tesserae.app.model import Model
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.screen import StudyPage
from tesserae.app.pages.reading import READING as VIEW
from tesserae.app.play import entering, replay
from tesserae.app.screens.home import HOME
from tesserae.app.screens.page import Page
from tesserae.app.screens.study import STUDY
from tesserae.app.study import tree


def _step(model: Model, by: int) -> Model:
    """Opens the next chapter, or the one before."""
    return model if model.table is None else reading.show(model, chapter_list(model.table).at + by)


_ACTIONS: Final[PageHandlers[StudyPage]] = {
    **STUDY.actions,
    **on_value(actions.CHAPTER, reading.show),
    **on_value(actions.CHAPTER_STEP, _step),
    **on(actions.READ_AUTHOR, reading.follow),
}


def _after_change(before: Model, after: Model) -> Model:
    after = reading.after_change(before, entering.play_automatic(before, after))
    return tree.after_change(before, after)


READING: Final[Page[StudyPage]] = Page(
    STUDY.title,
    lambda model: HOME.view(model) if model.table is None else VIEW,  # until it has been loaded
    words=STUDY.words,
    style="study",
    allowed=(STUDY.allowed or frozenset()) | {*_ACTIONS},
    actions=_ACTIONS,
    messages=handle_message(Key, reading.key),
    after_change=_after_change,
    commands=replay.commands,
    end_pause=replay.end_pause,
    scroll=STUDY.scroll,
)
