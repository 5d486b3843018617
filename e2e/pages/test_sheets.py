"""Sheets to print, as Chromium prints them."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import clean
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME
from tests.examples import LINK
from tests.tiers import by_turns

PYRGA: Final = f"#/pyrga?v=1&g={'.'.join(GAME)}"
MILLIMETRE: Final = 72 / 25.4

A4, LETTER = (210, 297), (215.9, 279.4)

OUTSIDE: Final = """() => {
    const sheet = document.querySelector("#preview").getBoundingClientRect();
    return [...document.querySelectorAll("#preview *")]
        .filter((it) => it.getBoundingClientRect().width)
        .filter((it) => it.getBoundingClientRect().right > sheet.right + 1)
        .map((it) => it.outerHTML.slice(0, 80));
}"""


def pdf_pages(page: Page) -> list[tuple[float, float]]:
    """The sizes of the pages that are printed, in millimetres."""
    pdf = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(float(w) / MILLIMETRE, float(h) / MILLIMETRE) for w, h in boxes]


def printed(page: Page, paper: tuple[float, float]) -> int:
    """The number of pages of that paper; nothing on them is cut."""
    sizes = pdf_pages(page)
    assert all(size == pytest.approx(paper, abs=1) for size in sizes), sizes
    page.emulate_media(media="print")
    width, height = (round((it - 28) / 25.4 * 96) for it in paper)
    before: Any = page.viewport_size
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate(OUTSIDE) == []
    page.emulate_media(media="null")
    page.set_viewport_size(before)
    return len(sizes)


@pytest.mark.slow
def test_a_game_is_printed_on_either_paper(board: Board) -> None:
    page = board.page
    board.open(PYRGA)
    page.evaluate("location.hash = '#/pyrga/print'")
    expect(page.locator("#preview svg.qr")).to_be_visible()
    page.select_option("#sheet-shown", "turns")
    page.fill("#sheet-title", "Our game")
    page.fill("#sheet-notes", "Played on a Sunday.\nWhite was late.")
    expect(page.locator("#preview h2")).to_have_text("Our game")
    expect(page.locator("#preview .figures img")).to_have_count(len(GAME) + 1)
    clean(page)
    assert 1 < printed(page, A4) <= 1 + len(GAME) // 4
    page.click("#sheet-paper-letter")
    expect(page.locator("[data-paper=letter]")).to_have_count(1)
    assert 1 < printed(page, LETTER) <= 1 + len(GAME) // 4
    assert page.input_value("#sheet-title") == "Our game"


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(["zaic", "pyrga", "tetrad"], share=3))
def test_puzzles_have_their_solutions_on_the_back(board: Board, slug: str) -> None:
    page = board.page
    board.open(f"#/{slug}/puzzle/print")
    expect(page.locator("#sheet svg.qr")).to_have_count(6)
    assert printed(page, A4) == 2
    page.click("#sheet-paper-letter")
    expect(page.locator("[data-paper=letter]")).to_have_count(2)
    assert printed(page, LETTER) == 2
    page.select_option("#sheet-count", "24")
    expect(page.locator("#sheet svg.qr")).to_have_count(24)
    assert printed(page, LETTER) == 8
    clean(page)


@pytest.mark.slow
def test_a_study_is_printed_chapter_by_chapter(board: Board) -> None:
    page = board.page
    board.open("#/pyrga")
    page.evaluate("(it) => { location.hash = it }", LINK)
    expect(page.locator(".study")).to_be_visible()
    page.evaluate("location.hash = '#/pyrga/study/print'")
    expect(page.locator("#preview svg.qr")).to_be_visible()
    expect(page.locator(".printed")).to_have_count(1)
    one = printed(page, A4)
    page.select_option("#sheet-chapters", "all")
    expect(page.locator(".printed")).to_have_count(5)
    assert 2 * one < printed(page, A4) < 8
    clean(page)


@pytest.mark.slow
def test_the_button_prints(board: Board) -> None:
    page = board.page
    board.open(PYRGA)
    page.evaluate("window.print = () => { window.printed = true; }")
    page.evaluate("location.hash = '#/pyrga/print'")
    page.click("#print")
    page.wait_for_function("window.printed")
