"""The fixture of the worker."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.shell.line import WORKER, Worker


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    yield Worker(monkeypatch)
    sys.modules.pop(WORKER, None)
