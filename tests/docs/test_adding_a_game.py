"""docs/adding-a-game.md: its snippets are those of the toy. tests/test_fourth_game.py walks it."""

from __future__ import annotations

import pytest

from tests.toy.guide import MOST_LINES, MOST_WORDS, PAGE, TOY, snippets

NAMES = sorted({name for name, _ in snippets()})


@pytest.mark.parametrize("name", NAMES)
def test_the_lines_of_a_snippet_are_those_of_the_game_that_is_tested(name: str) -> None:
    """In their order; later steps add lines and imports."""
    for _, source in [it for it in snippets() if it[0] == name]:
        lines = iter((TOY / name).read_text("utf-8").splitlines())
        for line in [it for it in source.splitlines() if not it.startswith("from ")]:
            assert line in lines, line


def test_a_game_is_played_after_few_lines_and_the_page_is_short() -> None:
    written = [source for name, source in snippets()][:3]
    assert sum(len(source.splitlines()) for source in written) <= MOST_LINES
    assert len(PAGE.read_text("utf-8").split()) <= MOST_WORDS
