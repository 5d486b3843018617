"""A game's setup: plies in which each side builds what it plays with."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    """The setup of a game. A side's build has a text, the same for both sides.

    That text can be built ply by ply, whatever the other side does.
    """

    @property
    def ready(self) -> Sequence[Ready]:
        """The ready-made setups that people can choose from."""

    @property
    def recommended(self) -> Sequence[str]:
        """Texts of good setups, the best first, for an engine to choose from."""

    def in_progress(self, position: P_contra) -> bool:
        """Whether the setup is still going on."""

    def next_move(self, position: P_contra, text: str) -> Move | None:
        """The next ply for the side to move, to build the setup of a text.

        None if the setup is over, or the side has built something else so far. BadInput if the text
        is not a setup.
        """

    def completion(self, position: P_contra, side: Side, first: Collection[Move], seed: int) -> str:
        """The text of a good setup that begins with what a side has built so far.

        first: choose its next ply from these, unless empty. Deterministic.
        """

    def picture(self, text: str, side: Side) -> Scene:
        """A picture of a side's setup from a text, seen from that side. BadInput as above."""

    def text_of(self, position: P_contra, side: Side) -> str:
        """The text of a side's setup; "" unless the setup is just over."""
