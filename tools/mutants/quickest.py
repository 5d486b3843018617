"""A plugin for pytest: the quickest tests come first, so that most mutants die within a second.

A mutant is tried in a process that has already run the tests, so what functions remember is
forgotten first. It hangs when it has used several times the processor time of the tests; mutmut
itself looks at the clock, which says little where other processes run.
"""

from __future__ import annotations

import json
import math
import os
import resource
import sys
import time
from pathlib import Path
from typing import Final

import pytest

TIMES: Final = Path("mutmut-stats.json")
"""The measurements of mutmut, in the folder where the tests run."""


def pytest_sessionstart() -> None:
    """Empties the caches of functions."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("tesserae", "tests"):
            for value in list(vars(module).values()):
                if callable(getattr(value, "cache_clear", None)):
                    value.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sorts the tests by the time that they took, new ones first, and limits that of a mutant."""
    if not TIMES.exists():
        return
    times = json.loads(TIMES.read_text("utf-8"))["duration_by_test"]
    items.sort(key=lambda item: times.get(item.nodeid, 0.0))
    if "__mutmut_" in os.environ.get("MUTANT_UNDER_TEST", ""):
        expected = sum(times.get(item.nodeid, 1.0) for item in items)
        seconds = math.ceil(time.process_time() + 3 * expected + 20)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        if most == resource.RLIM_INFINITY or seconds < most:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, most))
