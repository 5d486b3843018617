"""The rules page of a game as data: sections of words and pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias, Union

from tesserae.core.position import IllegalMove, Move, P, Position, play
from tesserae.core.scene import Scene
from tesserae.core.text import Text, text


class Paragraph(NamedTuple):
    """A paragraph."""

    text: Text


class RulesNote(NamedTuple):
    """Our decision on a question that the rulebook leaves open."""

    text: Text


class Figure(NamedTuple):
    """A small board with its caption.

    legal: whether its move is legal, in an example of a rule; else None. position: its text for
    `decode`, if it can be studied. move: the text of the move in the picture; "" if there is none.
    """

    scene: Scene
    caption: Text
    legal: bool | None = None
    position: Position | None = None
    move: str = ""


class Figures(NamedTuple):
    """Figures side by side."""

    figures: tuple[Figure, ...]


Block: TypeAlias = Union[Paragraph, RulesNote, Figures]


class Section(NamedTuple):
    """A heading and the blocks below it; `name` is its anchor.

    folded: for reference; only the heading is shown at first.
    """

    name: str
    title: Text
    blocks: tuple[Block, ...]
    folded: bool = False


class Guide(NamedTuple):
    """A rules page, and its words, as they are long: language -> key -> sentence."""

    sections: tuple[Section, ...]
    strings: Mapping[str, Mapping[str, str]]


class GuideAuthor:
    """Writes the rules page of a game whose texts have the keys `slug.guide.name`."""

    def __init__(self, slug: str) -> None:
        self._slug = slug

    def section(self, name: str, *blocks: Block) -> Section:
        """A section; its title has the key of its name."""
        return Section(name, self._text(name), blocks)

    def folded_section(self, name: str, *blocks: Block) -> Section:
        """The same, folded."""
        return self.section(name, *blocks)._replace(folded=True)

    def paragraph(self, name: str) -> Paragraph:
        """The paragraph of a key."""
        return Paragraph(self._text(name))

    def paragraphs(self, name: str, count: int) -> tuple[Paragraph, ...]:
        """The paragraphs `name.1`, `name.2` and so on."""
        return tuple(self.paragraph(f"{name}.{n}") for n in range(1, count + 1))

    def notes(self, names: Iterable[str]) -> tuple[RulesNote, ...]:
        """The notes `ruling.name`."""
        return tuple(RulesNote(self._text(f"ruling.{name}")) for name in names)

    def figure(
        self,
        name: str,
        drawn: Scene,
        legal: bool | None = None,
        position: Position | None = None,
        move: str = "",
    ) -> Figure:
        """The figure `figure.name`; its `.picture` is for those who do not see it."""
        key = f"figure.{name}"
        bare = drawn._replace(spots=(), label=self._text(f"{key}.picture"))
        return Figure(bare, self._text(key), legal, position, move)

    def _text(self, name: str) -> Text:
        return text(f"{self._slug}.guide.{name}")


def play_texts(start: P, moves: str, read: Callable[[str], Move]) -> P:
    """The position after moves given as texts with spaces between; read: parses one.

    IllegalMove if one is not legal.
    """
    position = start
    for name in moves.split():
        try:
            position = play(position, read(name))
        except IllegalMove:
            raise IllegalMove(f"{name} is not legal in {moves}") from None
    return position
