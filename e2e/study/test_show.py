"""A teacher's study of five chapters: opened from its file, sent, embedded, and printed."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, FilePayload, Frame, Page, expect

from e2e.support.axe import go
from e2e.support.files import saved
from e2e.support.links import WITH_CLIPBOARD
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.sites.article import Article
from tests.examples import STUDY
from tests.tiers import by_turns
from tools.serve import Site

pytestmark = [WITH_CLIPBOARD, pytest.mark.slow]

TITLES: Final = (
    "1. Where you play",
    "2. Towers: count before you send",
    "3. White to move: squeeze",
    "4. The first move is half the game",
    "5. Your turn, as Black",
)
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


def opened(board: Board, size: Any) -> Page:
    """The study, from its file."""
    board.page.set_viewport_size(size)
    board.open("#/")
    file: FilePayload = {
        "name": "study.txt",
        "mimeType": "text/plain",
        "buffer": STUDY.encode(),
    }
    board.page.locator("input[type=file]").first.set_input_files([file])
    page = board.page
    expect(page.locator("#study-chapters")).to_be_attached(timeout=PATIENCE)
    return page


CHOOSE: Final = """(value) => {
    const chapters = document.querySelector("#chapters");
    chapters.value = value;
    chapters.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""Chooses in one step, as a reply may replace the list in between.

Playwright's select_option may take an option of a list that was just redrawn for disabled.
"""


def choose(page: Page, chapter: str) -> None:
    """Opens a chapter."""
    page.evaluate(CHOOSE, chapter)


def is_whole(page: Page) -> None:
    """Asserts that chapters, comments and drawings are there, once the page of a study is."""
    expect(page.locator("#study-chapters")).to_be_attached()
    expect(page.locator("#chapters option")).to_have_text(list(TITLES))
    choose(page, "0")
    page.click("#step-forward")
    expect(page.locator("#board-picture .drawings")).to_have_count(1)
    expect(page.locator("#moves")).to_contain_text("Corners do not count")
    choose(page, "1")
    expect(page.locator("#moves")).to_contain_text("White keeps away from a1")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_is_opened_from_its_file_and_saved_as_it_was(board: Board, size: Any) -> None:
    page = opened(board, size)
    is_whole(page)
    choose(page, "0")
    page.click("#open-share")
    assert saved(page, "#save-record")[1].decode() == STUDY


@pytest.mark.parametrize("size", by_turns([DESKTOP, PHONE]), ids=lambda it: f"{it['width']}")
def test_it_is_sent_as_a_link_and_its_readers_find_the_moves(
    board: Board, browser: Browser, browser_context_args: dict[str, Any], size: Any
) -> None:
    page = opened(board, size)
    page.click("#open-share")
    page.click("#copy-link")
    expect(page.locator(".toast")).to_contain_text("Copied")
    link = page.input_value("#share-link")
    assert len(link) < 6_000
    context = browser.new_context(**{**browser_context_args, "viewport": size})
    reader = Board(context.new_page(), board.address)
    reader.page.goto(f"{link}&c=3")
    reader.ready()
    expect(reader.page.locator("#lesson")).to_contain_text("One move wins here")
    for target in ("c2", "C"):
        reader.page.locator(f'[data-act="target"][data-arg="{target}"]').first.click()
    expect(reader.page.locator("#lesson")).to_contain_text("only a Square fits")
    expect(reader.page.locator("#board-picture .drawings")).to_have_count(1)
    reader.page.click("#open-share")
    expect(reader.page.locator("#share-link")).to_have_value(f"{link}&c=3")
    reader.page.click("#dialog-close")
    reader.page.click("#read-study")
    is_whole(reader.page)
    context.close()


def test_its_code_shows_it_on_another_site(article: Article, tab: Page, site: Site) -> None:
    page = opened(Board(tab, site.address), DESKTOP)
    page.click("#open-share")
    page.click("#share-embed summary")
    code = page.locator("#share-embed section", has=page.locator("#copy-embed"))
    article.open(code.locator("code").inner_text())
    frame: Frame = article.start()
    expect(frame.locator("#chapters option")).to_have_text(list(TITLES))
    frame.locator("#bar-forward").click()
    expect(frame.locator("#status .comment")).to_contain_text("Corners do not count")
    expect(frame.locator("#board-picture .drawings")).to_have_count(1)


def test_it_is_printed_with_its_title_its_comments_and_what_is_drawn(board: Board) -> None:
    page = opened(board, DESKTOP)
    go(board, "#/pyrga/study/print", "#preview svg.qr")
    expect(page.locator("#preview h2")).to_have_text("Where you play")
    expect(page.locator("#preview figcaption p")).to_have_count(7)
    expect(page.locator("#preview")).to_contain_text("Corners do not count")
    pictures = page.locator("#preview .figures img")
    drawn = pictures.evaluate_all("all => all.filter((it) => it.src.includes('drawings')).length")
    assert drawn >= 5
