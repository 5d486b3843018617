"""A game's setup: plies in which each side builds what it plays with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from tesserae.core.position import Move, Position, Side
from tesserae.core.scene import Scene
from tesserae.core.text import Text

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)


class Ready(NamedTuple):
    """A ready-made setup for a side: its name, and its text."""

    name: Text
    text: str


class Setup(Protocol[P_contra]):
    """What each side builds has a text, the same whichever side it is.

    From the text it can be built, ply by ply, whatever the other side does.
    """

    @property
    def ready(self) -> Sequence[Ready]:
        """The ready-made ones that people choose from."""

    @property
    def book(self) -> Sequence[str]:
        """Texts of good ones, for an engine to choose from; the best first."""

    def going_on(self, position: P_contra) -> bool:
        """Whether the setup is not over yet."""

    def next_move(self, position: P_contra, text: str) -> Move | None:
        """The ply with which the side to move goes on building what the text says.

        None if the setup is over, or if what the side has built so far is
        something else. BadInput if nothing can be built from the text at all.
        """

    def picture(self, text: str, side: Side) -> Scene:
        """What a side builds from the text, as it sees it; BadInput if that is nothing."""

    def written(self, position: P_contra, side: Side) -> str:
        """The text of what a side has built; "" unless the setup is just over."""
