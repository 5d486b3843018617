"""The editor of a game: you set up a position piece by piece, legal or not in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from tesserae.core.position import Position
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import Text

P_co = TypeVar("P_co", bound=Position, covariant=True)


class Draft(NamedTuple):
    """A position being set up, reachable or not.

    written: its text; the position text once it is a position. tool: the name of the chosen one.
    """

    written: str
    tool: str


class Tool(NamedTuple):
    """A choice beside the board: what a click on the board does, or a property of the position.

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
    """A group of tools. folded: they are seldom needed."""

    label: Text
    tools: tuple[Tool, ...]
    folded: bool = False


class Editor(Protocol[P_co]):
    """The game-specific part of the position editor.

    Drafts come from `begin` and from the methods that change one. Methods that take texts, names or
    targets raise BadInput with the reason. You can set up any position of the game.
    """

    @property
    def strings(self) -> Mapping[str, Mapping[str, str]]:
        """The words of the editor: language -> key -> text. Every key begins with the slug."""

    @property
    def rotates(self) -> bool:
        """Whether any pieces rotate."""

    def begin(self, written: str) -> Draft:
        """The draft of a text: that of a position, or of another draft."""

    def position(self, draft: Draft) -> P_co:
        """The position of the draft. BadInput with the reason if no game leads there."""

    def tools(self, draft: Draft) -> Sequence[Tools]:
        """The tools available now."""

    def choose(self, draft: Draft, name: str) -> Draft:
        """The draft after choosing the tool of that name."""

    def put(self, draft: Draft, target: Target) -> Draft:
        """The draft after a click on the board with the tool in hand."""

    def remove(self, draft: Draft, target: Target) -> Draft:
        """The draft without the uppermost piece at the target."""

    def rotate(self, draft: Draft, target: Target | None) -> Draft:
        """The draft with the piece in hand, or at the target, rotated; the same if none rotates."""

    def scene(self, draft: Draft, marks: Marks) -> Scene:
        """The board. With marks.aimed, outlines the piece that a click there would put."""
