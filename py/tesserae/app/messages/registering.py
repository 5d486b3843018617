"""Registration of actions: each name with the reader of its argument."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from tesserae.core.errors import BadInput
from tesserae.core.numerals import is_number
from tesserae.core.text import text
from tesserae.view.action import Action, ActionKind

T = TypeVar("T")

BUTTONS: Final[dict[str, Callable[[str], Any]]] = {}
FIELDS: Final[dict[str, Callable[[str], Any]]] = {}
FORMS: Final[dict[str, Callable[[Mapping[str, str]], Any]]] = {}
"""The name of every action -> the reader of its argument, value or form. All raise BadInput."""


def unknown_action() -> BadInput:
    """The error for an unknown action, or an invalid argument."""
    return BadInput(text("error.bad_event"))


def plain(name: str) -> Action:
    """An action without an argument."""

    def read(arg: str) -> None:
        if arg:
            raise unknown_action()

    BUTTONS[name] = read
    return Action(name)


def button(kind: ActionKind[T]) -> ActionKind[T]:
    """An action of buttons, with an argument."""
    BUTTONS[kind.name] = kind.read
    return kind


def field(kind: ActionKind[T]) -> ActionKind[T]:
    """An action of fields, whose value is the argument."""
    FIELDS[kind.name] = kind.read
    return kind


def one_of(name: str, allowed: Sequence[T]) -> ActionKind[T]:
    """An action whose argument is one of a few values."""
    known = {str(value): value for value in allowed}

    def read(arg: str) -> T:
        if arg not in known:
            raise unknown_action()
        return known[arg]

    return ActionKind(name, read, str)


def any_text(name: str) -> ActionKind[str]:
    """An action whose argument is any text."""
    return ActionKind(name, str, str)


def read_flag(arg: str) -> bool:
    """True for 1, False for 0. BadInput for anything else."""
    if arg not in ("0", "1"):
        raise unknown_action()
    return arg == "1"


def write_flag(on: bool) -> str:
    """The inverse of `read_flag`."""
    return str(int(on))


def read_number(arg: str) -> int:
    """A number of at most five digits. BadInput for anything else."""
    if not is_number(arg, 5):
        raise unknown_action()
    return int(arg)
