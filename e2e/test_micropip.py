"""The wheel of a site in a page that is not ours: plain Pyodide installs it by its address."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tools.build import ROOT
from tools.serve import Site

PYODIDE: Final = ROOT / "node_modules" / "pyodide"

FETCHED: Final = ROOT / "build" / "micropip"
"""Where `make test-slow` puts what the group `micropip` of pyproject.toml names."""

START: Final = """async ([micropip, wheel]) => {
    const { loadPyodide } = await import("/pyodide.mjs");
    const pyodide = await loadPyodide();
    await pyodide.loadPackage(micropip);
    pyodide.globals.set("wheel", wheel);
    return await pyodide.runPythonAsync(await (await fetch("/session.py")).text());
}"""

SESSION: Final = """
import random

import micropip

await micropip.install(wheel)

import tesserae as ts

board = ts.Board("pyrga")
with ts.Engine(level=3) as engine:
    while not board.is_game_over():
        if board.turn == ts.FIRST:
            board.push(engine.play(board, ts.Limit(time=0.05)).move)
        else:
            board.push(random.choice(board.legal_moves))
assert ts.Record.from_text(str(ts.Record.from_board(board))).end().board() == board
won = ts.Board("pyrga", moves="Sa1 Ta2n Ca4 Sa4 Tb4w Ta4s")
assert ts.prove(won, time=60).value == 1
for game in ts.GAMES:
    puzzle = ts.puzzles(game)[0]
    assert puzzle.try_move(puzzle.solution[0]).right
    assert "</svg>" in ts.Board(game).svg()
str(board.outcome())
"""


@pytest.fixture
def wheels() -> list[str]:
    """The names of micropip's wheels and of what it needs, as Pyodide's list has them."""
    packages = json.loads((PYODIDE / "pyodide-lock.json").read_text())["packages"]
    names = [packages[name]["file_name"] for name in ("packaging", "micropip")]
    missing = [name for name in names if not (FETCHED / name).is_file()]
    assert not missing, f"{missing}: see the group micropip in pyproject.toml"
    return names


@pytest.mark.slow
def test_micropip_installs_the_wheel_and_it_plays(
    page: Page, serve: Callable[[Path], Site], dist: Path, tmp_path: Path, wheels: list[str]
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(PYODIDE, folder)
    for name in wheels:
        shutil.copyfile(FETCHED / name, folder / name)
    [wheel] = dist.glob("*.whl")
    (folder / "tesserae").mkdir()
    shutil.copyfile(wheel, folder / "tesserae" / wheel.name)
    (folder / "session.py").write_text(SESSION)
    (folder / "page.html").write_text('<!doctype html><link rel="icon" href="data:,">')
    site = serve(folder)
    page.goto(f"{site.address}page.html")
    address = f"{site.address}tesserae/{wheel.name}"
    told = page.evaluate(START, [[f"{site.address}{name}" for name in wheels], address])
    assert any(how in told for how in (" won", " wins", "A draw")), told
    assert f"/tesserae/{wheel.name}" in site.asked
