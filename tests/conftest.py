"""What holds for all tests: how many examples they try, and what garbage collection looks at."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from tests.tiers import examples

# How long an example of a property may take does not depend on what else the machine does.
settings.register_profile("tesserae", max_examples=examples(100), deadline=None)
settings.load_profile("tesserae")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with the slow tests: the last ones of a run are short then, and all workers busy."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Leaves what was imported and collected out of garbage collection.

    It lives as long as the process; going through it again and again is a third of the time.
    """
    gc.collect()
    gc.freeze()
