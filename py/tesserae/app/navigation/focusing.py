"""Keys pressed before the page shows the effect of earlier keys.

Each `Focus` has a number, and a key names the last one that the page has carried out. If there were
later ones, the key belongs to their target: so none is lost, however fast you type.
"""

from __future__ import annotations

from tesserae.app.messages import Act, Key, Message, actions
from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.model import FocusMoves, Model
from tesserae.app.play.keyboard import SPOT_PREFIX


def at_focus(model: Model, message: Message) -> Message | None:
    """A message for the current focus; None for a key that belongs to a dialog.

    A page with a dialog sends no keys: these were pressed before it opened.
    """
    if not isinstance(message, (Act, Key)) or message.seen is None:
        return message
    if model.dialog.open:
        closes = isinstance(message, Key) and message.key == "Escape"
        return Act(actions.CLOSE.name) if closes else None
    moves = model.focus_moves
    if message.seen >= moves.number:
        return message
    is_press = isinstance(message, Act) or message.key == "Enter"
    if is_press and moves.id.startswith(SPOT_PREFIX):
        return Act(actions.TARGET.name, moves.id.removeprefix(SPOT_PREFIX), touch=False)
    return message._replace(focus=moves.id) if isinstance(message, Key) else message


def with_numbers(model: Model, commands: list[ShellCommand]) -> tuple[Model, list[ShellCommand]]:
    """The commands, with numbers for those that move the focus, and the model with the last."""
    numbered: list[ShellCommand] = []
    number, id = model.focus_moves
    for command in commands:
        if isinstance(command, Focus):
            number, id = number + 1, command.id
            numbered.append(Focus(id, number))
        else:
            numbered.append(command)
    return model._replace(focus_moves=FocusMoves(number, id)), numbered
