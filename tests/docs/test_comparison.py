"""The page that compares libraries: its table says what its snippets count."""

from __future__ import annotations

import runpy

import pytest

from tools import comparison
from tools.build import ROOT


def test_the_table_tells_the_statements_of_the_files() -> None:
    rows = comparison.table()
    assert len(rows) == 10
    assert "\n".join(rows) in comparison.PAGE.read_text("utf-8")


def test_all_tasks_of_tesserae_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "py"))
    path = comparison.FOLDER / comparison.FILES["Tesserae"]
    names = runpy.run_path(str(path))
    assert names["picture"].startswith("<svg")


def test_statements_within_others_count_and_imports_do_not() -> None:
    assert (
        comparison.statements("import re\nif x:\n    from a import b\n    f()\n    y = 1; z = 2")
        == 4
    )
    assert comparison.statements("def f():\n    return [x for x in y]") == 2
