"""A language that nobody has looked at in the page: all of it, in two windows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from e2e.support.faults import Faults
from e2e.support.layout import Window, findings, sized
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.states import KEEP, MIDDLES, TRAINING
from tesserae.games.catalog import NAMES
from tests.toy import language
from tests.toy.project import Project
from tools.generate import sheet_states
from tools.generate.sheets import pages
from tools.serve import Site

WINDOWS: Final = (Window(360, 740), Window(1280, 800))

DRAFT: Final = """
from pathlib import Path
from tools import build
build.replace(Path("dist"), lean=False, draft=True)
"""

LINKS: Final = """() => [...document.querySelectorAll("a[href^='#']")].map((it) => it.hash)"""


@pytest.fixture(scope="module")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The project with a further language, whose catalogs are complete."""
    project = Project(tmp_path_factory.mktemp("translated"), NAMES)
    language.add(project.root)
    project.python("-m", "pytest", "tests/view/test_strings.py")
    project.python("-c", DRAFT)
    return project


@pytest.fixture
def board_in_it(translated: Project, browser: Browser) -> Iterator[Board]:
    """The app in that language; it fails on any error."""
    site = Site(translated.root / "dist")
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    faults = Faults(context)
    faults.at_home(site.address)
    faults.allow("404")  # a draft has no icons, and nobody tells it of the next one
    page = context.new_page()
    page.goto(f"{site.address}embed-demo.{language.TAG}.html")
    settings = {"language": language.TAG, "animation": False}
    page.evaluate("(it) => { localStorage['tesserae.settings'] = it }", json.dumps(settings))
    sheet_states.store(page)
    board = Board(page, site.address)
    board.open("#/", patience=3 * PATIENCE)
    yield board
    context.close()
    site.stop()
    faults.check()


@pytest.mark.slow
def test_every_page_is_in_order_in_a_language_half_as_long_again(board_in_it: Board) -> None:
    page, wrong, links = board_in_it.page, list[str](), set[str]()
    devtools = page.context.new_cdp_session(page)

    def look(state: str) -> None:
        links.update(page.evaluate(LINKS))
        for window in WINDOWS:
            sized(page, devtools, window)
            wrong.extend(f"{state}, {window}: {it}" for it in findings(page))

    for fragment in (*pages(), *MIDDLES.values(), KEEP, TRAINING):
        board_in_it.open(fragment)
        look(fragment)
    assert page.evaluate("document.documentElement.lang") == language.TAG
    page.click("#open-settings")
    expect(page.locator("dialog")).to_contain_text(language.NAME)
    look("the settings")
    for fragment in sorted(it for it in links - {*pages()} if "?id=" not in it):  # kept no longer
        board_in_it.open(fragment)
        if page.locator("#notice p").count():
            wrong.append(f"{fragment}: {page.locator('#notice p').inner_text()}")
    assert wrong == []
