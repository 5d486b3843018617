"""axe-core finds nothing on any screen, in either theme and language, on a phone and a desk."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.board import PATIENCE, Board
from e2e.games import GAME
from tools import build

AXE: Final = build.ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
WIDTHS: Final = (360, 1280)

SETTLED: Final = """() => Promise.allSettled(document.getAnimations()
    .filter((it) => it.effect.getComputedTiming().endTime !== Infinity)
    .map((it) => it.finished))"""

RUN: Final = """async (tags) => {
    const found = await axe.run({ runOnly: tags, resultTypes: ["violations"] });
    return {
        contrast: found.passes.some((it) => it.id === "color-contrast"),
        broken: found.violations.flatMap((rule) =>
            rule.nodes.map((it) => `${rule.id}: ${it.html.slice(0, 160)} ${it.failureSummary}`)),
    };
}"""

looks = pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])


@cache
def axe() -> str:
    return AXE.read_text()


def clean(page: Page, contrast: bool = True) -> None:
    """Nothing is found at either width, and contrast was among what was looked at."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # off the sticky bar
        page.evaluate(SETTLED)  # what fades in has not its colours yet
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe())
        found: dict[str, Any] = page.evaluate(RUN, list(TAGS))
        assert found["broken"] == [], f"at {width}"
        assert found["contrast"] or not contrast


def dressed(board: Board, language: str, theme: str) -> None:
    """The language and theme are chosen before the page opens."""
    kept = f'{{"language":"{language}","theme":"{theme}","animation":false}}'
    board.page.add_init_script(f"localStorage.setItem('tesserae.settings', '{kept}')")


def go(board: Board, fragment: str, part: str) -> None:
    board.page.evaluate("(it) => { location.hash = it }", fragment)
    expect(board.page.locator(part).first).to_be_visible()


@looks
def test_the_game_page(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.two()
    clean(page)
    board.pick("b2", "T")
    expect(page.locator("#spot-w")).to_be_visible()
    clean(page)
    board.click("w")
    expect(page.locator("#moves [aria-current]")).to_have_text("Tb2w")
    board.click("c3")
    expect(page.locator("#status .refused")).to_be_visible()
    clean(page)
    go(board, f"#/pyrga?v=1&g={'.'.join(GAME[:8])}&at=6", "#ply-5[aria-current]")
    clean(page)
    go(board, f"#/pyrga?v=1&g={'.'.join(GAME)}", "#tray-new")
    clean(page)
    go(board, "#/pyrga?v=1&g=Sb2.Zz9", "#notice p")
    clean(page)


@looks
def test_thinking_and_advice(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    page.set_viewport_size({"width": WIDTHS[0], "height": 800})
    board.two()
    page.click("#control-hint")
    expect(page.locator("#hint-play")).to_be_visible(timeout=PATIENCE)
    clean(page)
    page.select_option("#seat-0", "4")
    page.select_option("#seat-1", "4")
    expect(page.locator("#control-hint[data-act=stop]")).to_be_visible()
    clean(page)


@looks
def test_home_and_rules(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    board.open("#/pyrga?v=1&g=Sb2.Cb1")
    go(board, "#/pyrga?v=1&g=Tc3w", "#ply-0")
    go(board, "#/", ".continue")
    board.page.click("#shelf summary")
    clean(board.page)
    go(board, "#/pyrga/rules", ".rules figure")
    clean(board.page)


@looks
def test_every_dialog(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.two()
    for opener in ("#open-share", "#open-settings", "#control-more"):
        page.click(opener)
        expect(page.locator("#dialog")).to_be_visible()
        clean(page)
        if opener != "#control-more":
            page.click("#dialog-close")
    page.click("#more-new")
    expect(page.locator("#new-start")).to_be_visible()
    clean(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_in_a_frame(board: Board, theme: str) -> None:
    for bare in ("", "&bare=1"):
        board.page.goto("about:blank")
        board.open(f"#/pyrga?v=1&g=Sb2.Cb1&theme={theme}&lang=fr{bare}", file="embed.html")
        expect(board.page.locator("html")).to_have_attribute("data-theme", theme)
        clean(board.page, contrast=not bare)
        board.click("b1")
        clean(board.page, contrast=not bare)
