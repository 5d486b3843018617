"""Setting up a position piece by piece, possible or not in between: the editor of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from tesserae.core.position import Position
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import Text

P_co = TypeVar("P_co", bound=Position, covariant=True)


class Draft(NamedTuple):
    """A position that is being set up, whether a game can lead there or not.

    written: its text; that of the position as soon as it is one. tool: the name of the one in hand.
    """

    written: str
    tool: str


class Tool(NamedTuple):
    """Something to choose beside the board: what a click there does, or what the position is like.

    name: unique in the game. icon, sign: a picture, or the name of a line icon. left: how many
    pieces of that kind are left, None if they are not counted. key: the key that chooses it.
    """

    name: str
    label: Text
    icon: Scene | None = None
    sign: str = ""
    left: int | None = None
    key: str = ""
    chosen: bool = False


class Tools(NamedTuple):
    """Some tools that belong together. folded: they are seldom needed."""

    label: Text
    tools: tuple[Tool, ...]
    folded: bool = False


class Editor(Protocol[P_co]):
    """The game-specific part of the position editor.

    Drafts come from `begin` and from the methods that change one. Methods that take texts, names
    or targets raise BadInput, with the reason, for what cannot be done. Any position of the game
    can be set up.
    """

    @property
    def strings(self) -> Mapping[str, Mapping[str, str]]:
        """The words of the editor: language -> key -> text. Every key begins with the slug."""

    @property
    def rotates(self) -> bool:
        """Whether there is something to rotate."""

    def begin(self, written: str) -> Draft:
        """The draft of a text: that of a position, or of another draft."""

    def position(self, draft: Draft) -> P_co:
        """The position that is set up. BadInput with the reason if no game leads there."""

    def tools(self, draft: Draft) -> Sequence[Tools]:
        """What can be chosen now."""

    def choose(self, draft: Draft, name: str) -> Draft:
        """The draft once a tool of that name is chosen."""

    def put(self, draft: Draft, target: Target) -> Draft:
        """The draft after a click on the board with the tool in hand."""

    def remove(self, draft: Draft, target: Target) -> Draft:
        """The draft without the uppermost piece that is there."""

    def rotate(self, draft: Draft, target: Target | None) -> Draft:
        """The draft with what is in hand, or there, rotated; unchanged if nothing rotates."""

    def scene(self, draft: Draft, marks: Marks) -> Scene:
        """The board. With marks.aimed, what a click there would put is outlined."""
