"""The page does without the library: it is neither in its Python nor in the stand-in."""

from __future__ import annotations

import pytest

from tools.build import PY
from tools.lowering.sources import modules
from tools.pyodide import snapshot

PACKAGE = PY / "tesserae"

LEFT_OUT = ("tesserae.library", "tesserae.adapters", "tesserae.cli")


def test_the_pages_python_does_not_contain_the_library() -> None:
    names = snapshot.modules(snapshot.sources(PACKAGE))
    assert "tesserae.app.main" in names
    assert not [name for name in names if name.startswith(LEFT_OUT)]


@pytest.mark.slow
def test_the_stand_in_does_not_contain_the_library() -> None:
    names = [name for part in modules(()).values() for name in part]
    assert "tesserae.app.main" in names
    assert not [name for name in names if name.startswith(LEFT_OUT)]
