"""Actions of the elements of a page, by name and argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Action(NamedTuple):
    """The action of an element: `data-act` and `data-arg` in the markup."""

    name: str
    arg: str | None = None


class ActionKind(Generic[T]):
    """The actions of one name, which differ by a value.

    read: the value of an argument; raises BadInput for a malformed one. write: its inverse.
    """

    def __init__(self, name: str, read: Callable[[str], T], write: Callable[[T], str]) -> None:
        self.name = name
        self.read = read
        self.write = write

    def __call__(self, value: T) -> Action:
        """The action for a value."""
        return Action(self.name, self.write(value))


SECTION: Final[ActionKind[str]] = ActionKind("section", str, str)
"""Moves the focus to a section of a rules page. It is here as that page is loaded late."""
