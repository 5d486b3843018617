"""Layout in windows of many sizes, with large text, and in print."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import dressed, go
from e2e.support.layout import behind_controls, box_of
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME as PYRGA
from e2e.support.playing.tetrad import GAME as WHOLE
from e2e.support.playing.zaic import GAME as ZAIC
from tesserae.games import catalog
from tests.tiers import by_turns

TETRAD: Final = catalog.by_slug("tetrad")

GAMES: Final = (
    f"#/pyrga?v=1&g={'.'.join(PYRGA[:6])}",
    f"#/zaic?v=1&g={'.'.join(ZAIC[:12])}",
    f"#/tetrad?v=1&p={TETRAD.encode(TETRAD.showcase())}",
)

NEEDED: Final = (".place", "#opp", "#own", "#status", "#tray", "#controls")
"""The parts of the page that are needed to play."""

CUT: Final = """() => [...document.querySelectorAll('#controls button, .stock, .button, #status')]
    .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
    .map((it) => it.outerHTML.slice(0, 80))"""
"""Elements whose content overflows."""


def sized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


def seen_whole(page: Page, selector: str, height: int) -> None:
    """Asserts that an element is completely in the window, without scrolling."""
    box = box_of(page, selector)
    assert box["y"] >= 0, selector
    assert box["y"] + box["height"] <= height + 0.5, selector


def no_wider(page: Page, width: int) -> None:
    """Asserts that nothing scrolls sideways, and that no label is cut off."""
    assert page.evaluate("document.scrollingElement.scrollWidth") == width
    assert page.evaluate(CUT) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", by_turns(["fr", "en"]))
def test_in_a_short_window_all_that_is_needed_is_beside_the_board(
    board: Board, language: str
) -> None:
    """A phone held sideways, and a laptop's window at 200 %."""
    dressed(board, language, "light")
    page = board.page
    for hash in GAMES:
        board.open(hash)
        for width, height in ((844, 390), (640, 360), (932, 430)):
            sized(page, width, height)
            for part in NEEDED:
                seen_whole(page, part, height)
            no_wider(page, width)
            lying = box_of(page, ".place")
            assert lying["height"] >= height - 100
            assert box_of(page, "#status .why")["height"] > 10
            for part in NEEDED[1:]:
                assert box_of(page, part)["x"] >= lying["x"] + lying["width"], part


@pytest.mark.slow
def test_the_board_grows_with_the_window(board: Board) -> None:
    page = board.page
    for hash in GAMES:
        board.open(hash)
        for width, height, least in ((1100, 760, 470), (1280, 860, 640), (1920, 1080, 860)):
            sized(page, width, height)
            lying = box_of(page, ".place")
            no_wider(page, width)
            assert least <= lying["width"] <= 900
            assert lying["height"] <= height
            seen_whole(page, "#controls", height)


def test_larger_text_is_larger_and_nothing_is_cut(board: Board) -> None:
    """With the text size of the browser's settings, not by a style of the page."""
    page = board.page
    size = "parseFloat(getComputedStyle(document.querySelector('{}')).fontSize)"
    parts = ("#status b", "#status .why", ".who > b", "#control-undo")
    sized(page, 1280, 860)
    board.open(GAMES[0])
    usual = [page.evaluate(size.format(part)) for part in parts]
    devtools = page.context.new_cdp_session(page)
    try:
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
        for hash in GAMES:
            board.open(hash)
            box_of(page, ".place")
            no_wider(page, 1280)
        board.open(GAMES[0])
        larger = [page.evaluate(size.format(part)) for part in parts]
        # Not twice: there is room for less, and the layout of a small window has smaller letters.
        assert all(new >= 1.7 * old for new, old in zip(larger, usual, strict=True))
    finally:
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})


def test_with_the_evaluation_too_all_that_is_needed_is_in_the_window(board: Board) -> None:
    page = board.page
    kept = {"language": "fr", "animation": False, "evaluation": True}
    board.stored["settings"] = json.dumps(kept)
    for width, height in ((768, 1024), (360, 740)):
        sized(page, width, height)
        for hash in GAMES:
            board.open(hash)
            expect(page.locator(".standing")).to_be_visible()
            seen_whole(page, "#controls", height)
            tray, controls = box_of(page, "#tray"), box_of(page, "#controls")
            assert tray["y"] + tray["height"] <= controls["y"] + 0.5, hash


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "evaluation"),
    by_turns([("fr", True), ("en", False), ("fr", False)], share=3),
)
def test_on_a_phone_nothing_lies_in_part_behind_the_controls(
    board: Board, language: str, evaluation: bool
) -> None:
    page, wrong = board.page, list[str]()
    kept = {"language": language, "animation": False, "evaluation": evaluation}
    board.stored["settings"] = json.dumps(kept)
    board.open("#/pyrga")
    for hash in (*GAMES, "#/tetrad?v=1&g="):
        slug = hash[2:].partition("?")[0]
        go(board, hash, f"[data-game={slug}] #tray button")
        if evaluation:
            expect(page.locator(".standing")).to_be_visible()
        wrong += [f"{hash[:20]}, {it}" for it in behind_controls(page)]
        go(board, f"#/{slug}?v=1&g=", f"[data-game={slug}] #tray button")
        page.locator("#seat-1").select_option("0")
        page.keyboard.press("n")
        page.locator("#new-minutes").select_option("10")
        page.locator("#new-start").click()
        expect(page.locator(".clock").first).to_be_visible()
        wrong += [f"{slug} with a clock, {it}" for it in behind_controls(page)]
        sized(page, 1280, 800)
    assert wrong == [], "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("language", by_turns(["en", "fr"]))
def test_the_longest_sentences_leave_the_tray_above_the_controls(
    board: Board, language: str
) -> None:
    page, wrong = board.page, list[str]()
    dressed(board, language, "light")
    board.open("#/tetrad")
    for plies in range(1, len(WHOLE), 9):
        fragment = f"#/tetrad?v=1&g={'.'.join(WHOLE[:plies])}"
        go(board, fragment, f"#ply-{plies - 1}[aria-current]")
        if page.locator("#open-anew").count():  # it goes on with the game before: no notice of that
            page.click("#open-anew")
            expect(page.locator("#open-anew")).to_have_count(0)
        wrong += [f"after {plies} plies, {it}" for it in behind_controls(page)]
    assert wrong == [], "\n".join(wrong)


def test_a_switch_is_no_wider_than_it_needs_and_the_rules_are_one_click_away(board: Board) -> None:
    page = board.page
    for width in (360, 768, 1280):
        sized(page, width, 800)
        board.open(GAMES[1])
        assert box_of(page, "#layer-levels")["width"] < 160
        expect(page.locator(".top nav a[href='#/zaic/rules']")).to_be_visible()


def test_the_status_stays_where_it_is_when_the_last_move_goes(board: Board) -> None:
    page = board.page
    for width, height in ((768, 1024), (1280, 860)):
        sized(page, width, height)
        board.two()
        board.play(*PYRGA[:3])
        expect(page.locator("#status .last:not(.hidden)")).to_be_visible()
        before = box_of(page, "#status b")["y"]
        page.click("#status .why")
        expect(page.locator("#status .last")).to_have_class("last hidden")
        assert box_of(page, "#status b")["y"] == pytest.approx(before, abs=1.5)


def test_on_paper_there_are_the_players_the_board_and_the_moves(board: Board) -> None:
    dressed(board, "en", "dark")
    page = board.page
    board.open(GAMES[1])
    page.emulate_media(media="print", color_scheme="dark")
    for part in ("#opp", "#own", ".place", "#status", "#moves"):
        expect(page.locator(part)).to_be_visible()
    for part in ("#controls", "#tray", "#assist", ".top nav", "section.typed"):
        expect(page.locator(part)).to_be_hidden()
    ink = page.evaluate("getComputedStyle(document.body).color")
    assert ink == "rgb(35, 32, 27)"
    board.open("#/tetrad/rules")
    expect(page.locator(".lookup").first).to_be_visible()
    expect(page.locator(".lookup > .ruling").first).to_be_visible()
