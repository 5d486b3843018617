"""What is in the cache is found without anything being made."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.building import cache, interpreter


@pytest.fixture
def made() -> list[str]:
    """What was made, by `make` below."""
    return []


def make(root: Path, made: list[str], part: bytes = b"input") -> None:
    with cache.cached_folder(root, "thing", part) as (_, done):
        if not done:
            made.append("thing")


def test_nothing_is_made_to_see_whether_it_is_there(tmp_path: Path, made: list[str]) -> None:
    assert not cache.holds(lambda: make(tmp_path, made))
    assert made == []
    make(tmp_path, made)
    assert cache.holds(lambda: make(tmp_path, made))
    assert made == ["thing"]


def test_what_other_inputs_made_is_neither_taken_nor_deleted(
    tmp_path: Path, made: list[str]
) -> None:
    make(tmp_path, made)
    assert not cache.holds(lambda: make(tmp_path, made, b"other input"))
    make(tmp_path, made)
    assert made == ["thing"]


def test_no_tool_runs_to_see_whether_its_output_is_there(tmp_path: Path) -> None:
    assert not cache.holds(lambda: cache.run_node(tmp_path, "pyodide/interpreter.mjs"))


@pytest.mark.parametrize(
    ("said", "there", "wanted"),
    [("cached", True, True), ("cached", False, False), ("1", False, True), ("0", True, False)],
)
def test_make_play_takes_the_smaller_pyodide_where_it_is_there(
    said: str, there: bool, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interpreter, "SAID", said)
    monkeypatch.setattr(interpreter, "LEAN", said != "0")

    def make() -> None:
        if not there:
            raise cache.MissingError

    assert interpreter.is_wanted(make) == wanted
