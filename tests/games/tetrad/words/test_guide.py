"""The rules page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.core.scene import Box, Group, Item, Label
from tesserae.games.tetrad.notation.moves import entries, move_text
from tesserae.games.tetrad.words.guide import EXAMPLES, example_scene
from tests.games.tetrad.playing import targets

WITH_VERDICT = [name for name, example in EXAMPLES.items() if example.legal is not None]


@pytest.mark.parametrize("name", WITH_VERDICT)
def test_an_example_is_what_the_rules_say_it_is(name: str) -> None:
    position, picked = EXAMPLES[name].position, targets(EXAMPLES[name].picked)
    entered = [entry.move for entry in entries(position) if entry.targets == picked]
    texts = [move_text(position, move) for move in entered]
    assert texts == ([EXAMPLES[name].move] if EXAMPLES[name].legal else [])


@pytest.mark.parametrize("name", EXAMPLES)
def test_no_range_hides_the_number_of_a_unit(name: str) -> None:
    items = [*everything(example_scene(EXAMPLES[name]).items)]
    numbers = [it for it in items if isinstance(it, Label) and it.style == "number"]
    ranges = [it for it in items if isinstance(it, Box) and it.style == "fire range"]
    for it in ranges:
        assert not any(
            0 <= number.x - it.x <= it.width and 0 <= number.y - it.y <= it.height
            for number in numbers
        )


def everything(items: tuple[Item, ...]) -> Iterator[Item]:
    """All items, those of groups that are not moved included."""
    for item in items:
        yield item
        if isinstance(item, Group) and not (item.x or item.y):
            yield from everything(item.items)
