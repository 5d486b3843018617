"""MicroPython in two parts: the app answers as in one, whichever functions are in the first."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.lowering.answering import PUBLISHED, answers, bundle_of
from tests.lowering.sessions import random_session
from tests.tools.pyodide.called import written
from tools.build import ROOT
from tools.building import micropython


@pytest.mark.parametrize("staying", [range(0), range(0, 10_000, 2)], ids=str)
@pytest.mark.slow
def test_functions_may_be_in_either_part(
    staying: range, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calls between the parts, in both directions, by name and by place."""
    wanted = tmp_path / "wanted"
    monkeypatch.setenv("DEFERRED", str(wanted))
    wasm = micropython.quicker(PUBLISHED.read_bytes())
    (tmp_path / "called.txt").write_text(written(staying, hashlib.sha256(wasm).hexdigest()))
    parts = micropython.split(ROOT, wasm, tmp_path / "called.txt")
    session = random_session(("pyrga",), 1, 20)
    asked = [[it.event for it in session]]
    found = answers(bundle_of("pyrga"), asked, parts / "primary.wasm")
    assert found == [[it.reply for it in session]]
    assert wanted.exists()


def test_a_script_that_is_made_otherwise_is_refused() -> None:
    with pytest.raises(SystemExit, match="finds 0 places that make it"):
        micropython.in_parts(ROOT, "export async function loadMicroPython() {}")
