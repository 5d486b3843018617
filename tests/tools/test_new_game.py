"""The tool that begins a game: what it writes, and what it refuses."""

from __future__ import annotations

from argparse import ArgumentTypeError

import pytest

from tesserae.games.catalog import NAMES
from tools import new_game

LONGEST = "abcdefghijkl"


@pytest.mark.parametrize(
    "name", ["", "a", "Konane", "ko_nane", "lambda", f"{LONGEST}m", "é", "../x"]
)
def test_what_is_no_name_is_refused(name: str) -> None:
    assert "2 to 12 small letters" in str(new_game.refusal(name))


@pytest.mark.parametrize("name", [*NAMES, "catalog"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    assert "already" in str(new_game.refusal(name))


def test_other_names_are_not() -> None:
    assert new_game.refusal(LONGEST) is None


def test_the_name_stands_wherever_the_templates_stood() -> None:
    text = 'from tests.toy.nim import Nim, minim  # "nim.move" Nim\'s'
    assert new_game.rename(text, "nim", "go") == (
        'from tesserae.games.go import Go, minim  # "go.move" Go\'s'
    )


def test_the_game_comes_last_in_the_catalog_and_sorted_in_its_import() -> None:
    catalog = (new_game.GAMES / "catalog.py").read_text("utf-8")
    lines = new_game.listing(catalog, LONGEST).splitlines()
    assert lines.index(f"    {LONGEST}.LISTING,") == lines.index(f"    {NAMES[-1]}.LISTING,") + 1
    assert f"from tesserae.games import {', '.join(sorted([*NAMES, LONGEST]))}" in lines


@pytest.mark.parametrize("like", new_game.TEMPLATES)
def test_with_the_longest_name_no_line_of_the_template_is_too_long(like: str) -> None:
    for folder in (like, new_game.TEMPLATES[like], "parts"):
        modules = (new_game.TOYS / folder).rglob("*.py")
        for path in (it for it in modules if it.parent.name != "strings"):
            lines = new_game.rename(path.read_text("utf-8"), like, LONGEST).splitlines()
            assert not [line for line in lines if len(line) > 100], path


def test_parts_come_in_their_order_and_others_are_refused() -> None:
    assert new_game.parts("puzzles,lesson") == ["lesson", "puzzles"]
    with pytest.raises(ArgumentTypeError, match="lesson, coach, editor, puzzles"):
        new_game.parts("lesson,nonsense")
