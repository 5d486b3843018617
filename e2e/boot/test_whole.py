"""The build without the smaller Pyodide (LEAN=0): it starts in the normal way, and works."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import HERE, built
from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.openings import STARTS
from tools.serve import Site

pytestmark = pytest.mark.slow

LONG = 4 * PATIENCE
"""Python starts, and everything is imported."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(HERE / "whole", tmp_path_factory, lean=False)


def test_it_starts_without_a_word_and_the_computer_plays(
    tab: Page, serve: Callable[..., Site], whole: Path, faults: Faults
) -> None:
    said: list[str] = []
    tab.on("console", lambda message: said.append(message.text))
    board = Board(tab, serve(whole).address)
    board.open("#/pyrga?v=1&g=&level=1", patience=LONG)
    board.page.fill("#typed-move", STARTS["pyrga"])
    board.page.keyboard.press("Enter")
    expect(board.page.locator("#ply-1")).to_be_visible(timeout=2 * PATIENCE)
    assert not [text for text in said if "snapshot" in text]
    asked = {url.rpartition("/")[2] for url in faults.of_pages}
    assert asked >= {"app.zip", "python_stdlib.zip", "pyodide.asm.wasm"}
    assert not asked & {"snapshot.bin", "python.bin", "python.js"}


@pytest.mark.browser_context_args(service_workers="allow")
def test_it_works_with_the_server_stopped(
    page: Page, serve: Callable[..., Site], whole: Path
) -> None:
    site = serve(whole)
    board = Board(page, site.address)
    board.open("#/", patience=LONG)
    expect(page.locator("#offline")).to_contain_text("Available offline", timeout=LONG)
    site.stop()
    page.goto(f"{site.address}#/zaic")
    page.reload()
    board.ready(LONG)
    page.fill("#typed-move", STARTS["zaic"])
    page.keyboard.press("Enter")
    expect(page.locator("#ply-0")).to_be_visible()


def test_its_one_file_works(page: Page, whole: Path, faults: Faults) -> None:
    address = (whole / "tesserae.html").as_uri()
    faults.at_home(address)
    board = Board(page, address)
    board.open("#/pyrga", patience=LONG)
    board.play("Sb2")
    own = ("data:", "blob:")
    assert {url.split("#")[0] for url in faults.of_pages if not url.startswith(own)} == {address}
