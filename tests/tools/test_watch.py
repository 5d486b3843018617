"""`make watch`: what it sees, and how its pages hear of it."""

from __future__ import annotations

import os
import threading
import urllib.request
from itertools import pairwise
from pathlib import Path

import pytest

from tools import watch


def test_a_source_that_is_changed_added_or_removed_is_seen(tmp_path: Path) -> None:
    for name in ("index.html", "pyscript.toml", "py/it.py", "py/it.pyc", "web/css/it.css"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    seen = [watch.times(tmp_path)]
    os.utime(tmp_path / "web/css/it.css", ns=(1, 1))
    seen.append(watch.times(tmp_path))
    (tmp_path / "py/more.py").touch()
    seen.append(watch.times(tmp_path))
    (tmp_path / "py/it.py").unlink()
    seen.append(watch.times(tmp_path))
    assert all(before != after for before, after in pairwise(seen))
    (tmp_path / "py/it.pyc").unlink()
    assert watch.times(tmp_path) == seen[-1]


@pytest.fixture
def draft(tmp_path: Path) -> watch.Draft:
    return watch.Draft(tmp_path, "first")


def changes(draft: watch.Draft, shown: str) -> bytes:
    with urllib.request.urlopen(f"{draft.address}changes?{shown}", timeout=30) as response:
        content: bytes = response.read()
    return content


def test_a_page_hears_at_once_that_its_build_is_an_old_one(draft: watch.Draft) -> None:
    assert changes(draft, "older") == b"data: changed\n\n"


def test_a_page_of_this_build_hears_when_there_is_another(draft: watch.Draft) -> None:
    heard: list[bytes] = []
    page = threading.Thread(target=lambda: heard.append(changes(draft, "first")))
    page.start()
    page.join(0.2)
    assert heard == []
    draft.show("first")
    page.join(0.2)
    assert heard == []
    draft.show("second")
    page.join(30)
    assert heard == [b"data: changed\n\n"]
