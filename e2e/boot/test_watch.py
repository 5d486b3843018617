"""The draft that `make watch` builds: it plays, and loads itself anew when there is another."""

from __future__ import annotations

from pathlib import Path

import pytest

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from tools import build, watch

SLOW = 4 * PATIENCE
"""Milliseconds for all of Pyodide to start."""


@pytest.mark.slow
def test_a_draft_plays_and_loads_itself_anew(
    fresh_board: Board, faults: Faults, tmp_path: Path
) -> None:
    faults.allow(r"\.(bin|svg)")  # a draft has no stand-in, and no icons
    out = tmp_path / "draft"
    name = build.replace(out, lean=False, draft=True)
    draft = watch.Draft(out, name)
    faults.at_home(draft.address)
    board = Board(fresh_board.page, draft.address)
    board.open("#/pyrga?v=1&g=Tb2w", patience=SLOW)
    board.play("Ta2s")
    with board.page.expect_navigation():
        draft.show("another")
    draft.show(name)
    board.ready(SLOW)
    assert board.moves() == ["Tb2w", "Ta2s"]
    draft.stop()
