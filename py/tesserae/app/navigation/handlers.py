"""What the actions of pages and dialogs do, and what a new address leads to."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import Hash, actions
from tesserae.app.messages.commands import Focus, Scroll, ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle_value,
    on,
    on_message,
    on_value,
    without_feedback,
)
from tesserae.app.model import Model
from tesserae.app.model.dialog import Dialog
from tesserae.app.navigation import visiting


def _open_dialog(model: Model, name: Dialog) -> Model:
    opened = model.with_dialog(open=name)
    return opened.with_dialog(new_game=visiting.first_choices(model)) if name == "new" else opened


def _close_dialog(model: Model) -> Model:
    return model.with_dialog(open="")


def _dismiss_notice(model: Model) -> Model:
    return model._replace(notice=None)


def _show_section(model: Model, name: str) -> tuple[Model, list[ShellCommand]]:
    return model, section_shown(name)


def section_shown(name: str) -> list[ShellCommand]:
    """The commands that lead to a section of the rules."""
    return [Focus(f"section-{name}"), Scroll(f"section-{name}")]


HANDLERS: Final[Handlers] = {
    **on_value(actions.DIALOG, _open_dialog),
    **on(actions.CLOSE, _close_dialog),
    **on(actions.DISMISS, _dismiss_notice),
    **handle_value(actions.SECTION, _show_section),
    **on(actions.NEW_START, visiting.new_game),
    **on(actions.REMATCH, visiting.rematch),
    **on_value(actions.NEW_SWAP, visiting.choose_swap),
}


def _follow_address(model: Model, message: Hash) -> Model:
    if (message.hash or visiting.HOME) == model.hash:
        return model
    return visiting.visit(without_feedback(model), message.hash)


MESSAGES: Final[MessageHandlers] = on_message(Hash, _follow_address)
