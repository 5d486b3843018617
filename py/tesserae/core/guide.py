"""The rules page of a game as data: sections of words and pictures."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, Union

from tesserae.core.scene import Scene
from tesserae.core.text import Text


class Paragraph(NamedTuple):
    """A paragraph."""

    text: Text


class RulesNote(NamedTuple):
    """A decision of ours on something that the rulebook does not say."""

    text: Text


class Figure(NamedTuple):
    """A small board with its caption; `legal` says what it is an example of, if of anything."""

    scene: Scene
    caption: Text
    legal: bool | None = None


class Figures(NamedTuple):
    """Figures side by side."""

    figures: tuple[Figure, ...]


Block: TypeAlias = Union[Paragraph, RulesNote, Figures]


class Section(NamedTuple):
    """A heading and the blocks below it; `name` is its anchor.

    folded: for those who look something up; only the heading is shown at first.
    """

    name: str
    title: Text
    blocks: tuple[Block, ...]
    folded: bool = False
