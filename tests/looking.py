"""What a picture holds, for tests that look at it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tesserae.core.scene import Group, Item, Scene
from tesserae.core.text import Listed, Text


def every_item(some: Iterable[Item]) -> Iterator[Item]:
    """Items at any depth, groups themselves included."""
    for item in some:
        yield item
        if isinstance(item, Group):
            yield from every_item(item.items)


def items(drawn: Scene | Group, style: str) -> list[Item]:
    """Every item, at any depth, that has this class."""
    ground = drawn.ground if isinstance(drawn, Scene) else ()
    return [item for item in every_item(ground + drawn.items) if style in item.style.split()]


def keys(text: Text) -> set[str]:
    """Every key that a text uses."""
    found = {text.key}
    for _, value in text.args:
        inner = value.items if isinstance(value, Listed) else (value,)
        for part in inner:
            found |= keys(part) if isinstance(part, Text) else set()
    return found
