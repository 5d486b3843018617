"""What holds for all tests: how many examples they try, and what garbage collection looks at."""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from tests.tiers import examples

# How long an example of a property may take does not depend on what else the machine does.
settings.register_profile("tesserae", max_examples=examples(100), deadline=None)
settings.load_profile("tesserae")


GAMES: Final = Path(__file__).parent / "games"

LONGEST: Final = ("test_fourth_game.py", "test_same.py")
"""Files of tests that take more than a minute each."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the tests that are about a game, or some: a,b")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begins with the slowest: the last tests of a run are short then, and all workers busy."""
    wanted = config.getoption("--game")
    if wanted:
        games = frozenset(wanted.split(","))
        config.hook.pytest_deselected(items=[it for it in items if not is_about(it, games)])
        items[:] = [it for it in items if is_about(it, games)]
    items.sort(key=by_length)


def is_about(item: pytest.Item, games: frozenset[str]) -> bool:
    """Whether a test is about one of some games: it is in its folder, or a parameter names it."""
    named = re.split(r"[^a-z]+", item.name.partition("[")[2])
    folders = {folder.name for folder in item.path.parents if folder.parent == GAMES}
    return not games.isdisjoint({*named, *folders})


def by_length(item: pytest.Item) -> int:
    if item.get_closest_marker("slow") is None:
        return len(LONGEST) + 1
    return LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST)


def pytest_collection_finish() -> None:
    """Leaves what was imported and collected out of garbage collection, and has it seldom.

    It lives as long as the process; going through it again and again is a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)
