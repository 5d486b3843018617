"""The page to keep a proven win or draw."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import KeepFound, actions
from tesserae.app.messages.handling import PageHandlers, on_message, on_page
from tesserae.app.model.screen import KeepPage
from tesserae.app.pages import keep
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD, ends_pause, wait_commands
from tesserae.app.practice.keeping import script
from tesserae.app.screens.page import Page
from tesserae.app.texts.wording import study_words

_ACTIONS: Final[PageHandlers[KeepPage]] = {
    **on_page(actions.KEEP_AGAIN, script.try_again),
    **on_page(actions.KEEP_RESTART, script.restart),
}


KEEP: Final[Page[KeepPage]] = Page(
    "title.keep",
    lambda _: keep.KEEP,
    words=study_words,
    allowed=ON_BOARD | BESIDE_BOARD | {*_ACTIONS},
    actions=_ACTIONS,
    messages=on_message(KeepFound, lambda model, it: script.add_proof(model, it.found)),
    intercept=ends_pause(script.SCRIPT.end_pause),
    after_change=script.SCRIPT.after_change,
    commands=wait_commands,
    end_pause=script.SCRIPT.end_pause,
    analysis=script.job,
)
