"""The laws hold for positions of a sample, which is larger when tests are to be thorough."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.tiers import sampled

LAWS = Path(__file__).parent


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Marks the laws."""
    for item in items:
        if LAWS in item.path.parents:
            item.add_marker(sampled)
