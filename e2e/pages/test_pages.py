"""The pages around the game: languages, themes, rules, dialogs, no layout shift."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.sites.builds import WITH_SERVICE_WORKER
from tools.serve import Site

DARK_PAPER: Final = "rgb(26, 25, 23)"

SHIFTS: Final = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            for (const source of entry.sources.length ? entry.sources : [{}])
                shifts.push(`${entry.value} ${source.node?.id || source.node?.className}`);
    }).observe({ type: "layout-shift", buffered: true });
"""
"""Records every layout shift of a page, with the shifted elements."""

MOVING: Final = """() => document.getAnimations()
    .filter((it) => it.effect.getComputedTiming().duration > 1)
    .map((it) => it.animationName)"""


def paper(board: Board) -> str:
    found: str = board.page.evaluate("getComputedStyle(document.body).backgroundColor")
    return found


def setting(board: Board, pair: str) -> None:
    """Chooses a value in the settings."""
    board.page.click("#open-settings")
    board.page.click(f'[id="setting-{pair}"]')
    expect(board.page.locator(f'[id="setting-{pair}"]')).to_have_attribute("aria-pressed", "true")
    board.page.click("#dialog-close")
    expect(board.page.locator("#dialog")).to_be_hidden()


@pytest.mark.browser_context_args(locale="fr-FR", color_scheme="dark")
def test_french_and_dark_as_the_browser_wishes(board: Board) -> None:
    board.open()
    html = board.page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(board.page.locator("h1")).to_contain_text("une table tranquille")
    assert paper(board) == DARK_PAPER
    board.two()
    expect(board.page.locator("#status b")).to_contain_text("Blanc")
    board.play("Tb2w")
    board.click("c3")
    expect(board.page.locator("#status .refused")).to_contain_text("Triangle")
    expect(board.page).to_have_title("Pyrga · Tesserae")
    board.page.click("#other-language")
    expect(html).to_have_attribute("lang", "en")
    expect(board.page.locator("#status b")).to_contain_text("Black to play")


@pytest.mark.parametrize(("language", "words"), [("en", "Not allowed."), ("fr", "Interdit.")])
def test_the_rules_page_explains_with_figures(board: Board, language: str, words: str) -> None:
    board.open("#/pyrga/rules")
    page = board.page
    if language == "fr":
        page.click("#other-language")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("h1")).to_have_text("Pyrga")
    expect(page.locator(".rules .by")).to_contain_text("Mathias Daval")
    figures = page.locator("figure")
    assert figures.count() >= 8
    assert figures.locator("svg[role=img][aria-label]").count() == figures.count()
    expect(page.locator("figure .refused").first).to_have_text(words)
    contents = page.locator("nav.aside .contents button")
    assert contents.count() >= 4
    contents.last.click()
    expect(page.locator("article h2").last).to_be_in_viewport()
    expect(page.locator("article h2").last).to_be_focused()
    page.locator(".rules a.primary").click()
    expect(page.locator("main.game")).to_be_visible()


@pytest.mark.browser_context_args(reduced_motion="reduce")
@pytest.mark.slow
def test_nothing_moves_under_reduced_motion(board: Board) -> None:
    board.two()
    board.play("Sb2")
    assert board.page.evaluate(MOVING) == []
    board.page.click("#control-more")
    expect(board.page.locator("#dialog")).to_be_visible()
    assert board.page.evaluate(MOVING) == []


def test_a_ply_arrives_in_motion_unless_switched_off(board: Board) -> None:
    board.two()
    fresh = board.page.locator("#board-picture .fresh")
    board.play("Sb2")
    expect(fresh).to_have_css("animation-name", re.compile("pyrga"))
    setting(board, "animation=0")
    board.play("Cb1")
    expect(fresh).to_have_count(0)
    assert board.page.evaluate(MOVING) == []


@pytest.mark.slow
@WITH_SERVICE_WORKER
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.usefixtures("faults")
def test_nothing_shifts_while_a_page_opens(page: Page, site: Site, width: int) -> None:
    board = Board(page, site.address)
    page.set_viewport_size({"width": width, "height": 800})
    page.add_init_script(SHIFTS)
    for hash in ("#/", "#/pyrga", "#/pyrga/rules"):
        page.goto("about:blank")
        board.open(hash)
        page.wait_for_function("navigator.serviceWorker.controller")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate("shifts") == [], hash
    board.open("#/")
    expect(page.locator("#offline")).to_contain_text("Available offline", timeout=PATIENCE)
    assert page.evaluate("shifts") == []
