"""The notebooks: each runs to its end, with less to do than a reader, and has no outputs."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).absolute().parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def test_there_are_five() -> None:
    assert len(NOTEBOOKS) == 5


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda it: it.stem)
def test_it_runs_to_its_end(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERAE_QUICK", "1")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "py"))
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    book: Any = nbformat.read(path, as_version=4)
    nbformat.validate(book)
    NotebookClient(
        book, timeout=60, resources={"metadata": {"path": os.fspath(tmp_path)}}
    ).execute()
    shown = [output for cell in book.cells for output in cell.get("outputs", ())]
    assert not [it for it in shown if it.get("name") == "stderr"]
    views = [it for it in shown if "application/vnd.jupyter.widget-view+json" in it.get("data", {})]
    assert views


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda it: it.stem)
def test_it_is_small_and_without_outputs(path: Path) -> None:
    book = json.loads(path.read_text("utf-8"))
    assert path.stat().st_size < 16_000
    assert book["metadata"].keys() == {"kernelspec", "language_info"}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
            assert max(map(len, cell["source"])) <= 101
