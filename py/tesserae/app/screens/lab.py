"""The lab, where you write a bot and play against it."""

from __future__ import annotations

from typing import Final

from tesserae.app.lab import playing
from tesserae.app.messages import Imported, actions
from tesserae.app.messages.commands import Copy, LabDo, LabEdit, ShellCommand
from tesserae.app.messages.handling import (
    PageHandlers,
    handle_message,
    handle_value,
    on,
    on_message,
    on_page,
    on_page_message,
    on_value,
    send,
)
from tesserae.app.messages.lab import LabEdited, LabMoved, LabPacked, LabStarted, LabTrouble
from tesserae.app.model import Model
from tesserae.app.model.screen import LabPage
from tesserae.app.pages import lab
from tesserae.app.practice.board import BESIDE_BOARD, ON_BOARD
from tesserae.app.screens.page import Page
from tesserae.app.texts.links import LONGEST
from tesserae.app.texts.wording import words_with
from tesserae.core.text import text
from tesserae.view.strings.lab import STRINGS

_ACTIONS: Final[PageHandlers[LabPage]] = {
    **on_page(actions.LAB_RUN, playing.run),
    **on_page(actions.LAB_STOP, playing.stop),
    **on(actions.LAB_NEW, playing.new_game),
    **on_page(actions.LAB_MATCH, playing.start_match),
    **send(actions.LAB_LINK, lambda _: [LabDo("pack")]),
    **handle_value(actions.LAB_DO, lambda model, what: (model, [LabDo(what)])),
    **on_value(actions.LAB_GAME, lambda model, slug: playing.choose(model, slug=slug)),
    **on_value(actions.LAB_AGAINST, lambda model, seat: playing.choose(model, against=seat)),
    **on_value(actions.LAB_SIDE, lambda model, side: playing.choose(model, side=side)),
    **on_value(actions.LAB_SECONDS, lambda model, it: playing.with_page(model, seconds=it)),
}


_SETUP: Final = (actions.READY_SETUP, actions.LEAVE_SETUP)
"""The actions of a person's army setup."""


def _trouble(model: Model, message: LabTrouble) -> Model:
    """Reports what failed with the file."""
    known = "code" if message.what == "code" else "file"
    return model._replace(toast=text(f"lab.trouble.{known}"))


def _copy_code_link(model: Model, message: LabPacked) -> tuple[Model, list[ShellCommand]]:
    """Copies the link to the code."""
    page = playing.page_of(model)._replace(code=message.code)
    if len(page.link) > LONGEST:
        return model._replace(toast=text("lab.trouble.link")), []
    return model, [Copy(model.base + page.link)]


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """Loads the code editor, and instructs the bot."""
    old, page = before.screen, playing.page_of(after)
    begun: list[ShellCommand] = []
    if not isinstance(old, LabPage) or (page.code and page.code != old.code):
        begun.append(LabEdit(page.code))
    return begun + playing.commands(before, after)


LAB: Final[Page[LabPage]] = Page(
    "title.lab",
    lambda _: lab.LAB,
    words=words_with(STRINGS),
    style="lab",
    allowed=BESIDE_BOARD | ON_BOARD | {*_ACTIONS, *(action.name for action in _SETUP)},
    actions=_ACTIONS,
    messages={
        **on_page_message(LabStarted, playing.start_bot),
        **on_page_message(LabMoved, playing.play_bot_move),
        **on_message(LabEdited, lambda model, _: playing.with_page(model, code="")),
        **on_message(LabTrouble, _trouble),
        **handle_message(LabPacked, _copy_code_link),
        **handle_message(Imported, lambda model, it: (model, [LabDo("open", it.text)])),
    },
    after_change=playing.after_change,
    commands=_commands,
)
"""The lab: the editor, the board, the bot's opponent, a match."""
