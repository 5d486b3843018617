"""The page for reading a study that asks for the moves of one side."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.handling import PageHandlers, on, on_page, on_page_value
from tesserae.app.model import Model
from tesserae.app.model.screen import AskingPage
from tesserae.app.pages import asking
from tesserae.app.practice.asking import script
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD, board_of, wait_commands
from tesserae.app.screens.page import Page
from tesserae.app.texts.wording import study_words

_ACTIONS: Final[PageHandlers[AskingPage]] = {
    **on(actions.READ_ON, script.go_on),
    **on_page(actions.READ_HINT, script.show_hint),
    **on_page(actions.READ_STUDY, script.as_study),
    **on_page_value(actions.CHAPTER, script.open_chapter),
    **on_page_value(actions.CHAPTER_STEP, script.step_chapter),
}


def _intercept(model: Model, name: str, _: object) -> Model | None:
    """While you cannot move, a click on the board continues; not at the end."""
    if name not in ON_BOARD or board_of(model).phase == "solve":
        return None
    done = board_of(model).phase == "solved" and not board_of(model).ahead
    return model if done else script.go_on(model)


ASKING: Final[Page[AskingPage]] = Page(
    "title.asking",
    lambda _: asking.ASKING,
    words=study_words,
    style="study",
    allowed=ON_BOARD
    | BESIDE_BOARD
    | {*_ACTIONS, actions.COPY_LINK.name, actions.WEB_SHARE.name, actions.SAVE_RECORD.name}
    | {actions.COPY_EMBED.name, actions.COPY_FRAME.name},
    actions=_ACTIONS,
    intercept=_intercept,
    after_change=script.SCRIPT.after_change,
    commands=wait_commands,
    end_pause=script.end_pause,
)
