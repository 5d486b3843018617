"""The rules of games as text."""

from __future__ import annotations

import re

import pytest

import tesserae as ts
from tesserae.core.teaching.guide import Figures
from tesserae.games import catalog


@pytest.mark.parametrize("game", ts.GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_section_and_every_picture_of_the_page_is_told(game: str, language: str) -> None:
    sections = catalog.by_slug(game).guide().sections
    ts.language("fr" if language == "fr" else "en")
    try:
        told = ts.rules(game)
    finally:
        ts.language("en")
    assert told.startswith(f"# {ts.Board(game).title}\n\n## ")
    assert told.count("\n## ") == len(sections)
    figures = [it for section in sections for it in section.blocks if isinstance(it, Figures)]
    assert told.count("\n- ") == sum(len(it.figures) for it in figures)
    assert not re.search(r"[{}]|\.guide\.", told)


def test_it_tells_how_moves_are_written() -> None:
    assert "Tc3n is a Triangle on c3 that points at c4." in ts.rules("pyrga")
    with pytest.raises(ts.UnknownGame):
        ts.rules("chess")
