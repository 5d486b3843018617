"""A plugin for pytest: the quickest tests come first, so that most mutants die within a second.

A mutant is tried in a process that has already run the tests, so what functions remember is
forgotten first.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pytest

TIMES: Final = Path("mutmut-stats.json")
"""What mutmut has measured, in the folder in which the tests run."""


def pytest_sessionstart() -> None:
    """Empties the caches of functions."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("tesserae", "tests"):
            for value in list(vars(module).values()):
                if callable(getattr(value, "cache_clear", None)):
                    value.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sorts the tests by the time that they took; new ones come first."""
    if TIMES.exists():
        times = json.loads(TIMES.read_text("utf-8"))["duration_by_test"]
        items.sort(key=lambda item: times.get(item.nodeid, 0.0))
