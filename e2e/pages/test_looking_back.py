"""The board stays in sight while one steps through the moves of a game, a review or a study."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import go
from e2e.support.layout import Window
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.dragging import middle
from e2e.support.states import ENDS, opened
from e2e.support.together import TOO_SMALL
from tests.tiers import some

WINDOWS: Final = (Window(360, 640), Window(390, 844), Window(844, 390), Window(320, 480))
TABLET: Final = Window(768, 1024)

LOW_WINDOWS: Final = ((1024, 690), (853, 533), (1280, 720), (1093, 530))
"""Tablets held sideways, and laptops."""

BOARD: Final = "the board"

HIDDEN: Final = """(id) => {
    const parts = [document.querySelector(".place .board"), document.getElementById(id)];
    return parts.filter((it) => {
        const { left, top, right, bottom } = it.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(x, y);
        return top < -1 || bottom > innerHeight + 1 || !hit || !it.contains(hit);
    }).map((it) => it.id || "the board");
}"""
"""Which of the board and a move in the list cannot be seen."""

languages = pytest.mark.parametrize("language", ["fr"])
every_game = pytest.mark.parametrize("slug", some(ENDS, quick=1))


def sized(page: Page, window: Window) -> None:
    page.set_viewport_size({"width": window.width, "height": window.height})


def step_back(page: Page, window: Window, last: int) -> list[str]:
    """What is out of sight after taps on moves in the list, and after keys."""
    sized(page, window)
    wrong = []
    for number in (last, last // 2, 1):
        ply = page.locator(f"#ply-{number}")
        ply.click()
        expect(page.locator(f"#ply-{number}[aria-current]")).to_be_visible(timeout=PATIENCE)
        hidden = page.evaluate(HIDDEN, f"ply-{number}")
        # There Tetrad's board grows as one leaves the end, and may lie over the tapped move.
        wrong += [it for it in hidden if it == BOARD or window not in TOO_SMALL]
    for key, number in (("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(page.locator(f"#ply-{number}[aria-current]")).to_be_visible(timeout=PATIENCE)
        wrong += [it for it in page.evaluate(HIDDEN, f"ply-{number}") if it == BOARD]
    return [f"{window}: {it}" for it in wrong]


@languages
@every_game
def test_in_games(board: Board, language: str, slug: str) -> None:
    moves = ENDS[slug]
    page = opened(board, language, f"#/{slug}?v=1&g={'.'.join(moves)}")
    wrong = [it for window in (*WINDOWS, TABLET) for it in step_back(page, window, len(moves) - 1)]
    assert wrong == []


@pytest.mark.slow
@languages
@every_game
def test_in_studies(board: Board, language: str, slug: str) -> None:
    moves = ENDS[slug]
    page = opened(board, language)
    go(
        board,
        f"#/{slug}/study?v=1&g={'.'.join(moves)}",
        f"[data-game={slug}] .study",
    )
    wrong = []
    for window in (*WINDOWS, TABLET):
        sized(page, window)
        if page.locator("#tab-moves").is_visible():
            page.click("#tab-moves")
        wrong += step_back(page, window, len(moves) - 1)
        page.click("#step-forward")
        wrong += [f"{window}, a button: {it}" for it in page.evaluate(HIDDEN, "step-forward")]
    assert wrong == []


@pytest.mark.parametrize(("width", "height"), some(LOW_WINDOWS, quick=2))
def test_the_moves_of_a_study_beside_its_board_are_followed(
    board: Board, width: int, height: int
) -> None:
    moves = ENDS["tetrad"]
    last = len(moves) - 1
    page = opened(board, "fr")
    sized(page, Window(width, height))
    go(board, f"#/tetrad/study?v=1&g={'.'.join(moves)}", "[data-game=tetrad] .study")
    tabs = page.locator("#tab-moves").is_visible()
    if tabs:
        page.click("#tab-lines")
    for key, number in (("Home", None), ("End", last), ("ArrowLeft", last - 1)):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        if number is None:
            expect(page.locator(f"#ply-{last}[aria-current]")).to_have_count(0)
            continue
        expect(page.locator(f"#ply-{number}[aria-current]")).to_have_count(1, timeout=PATIENCE)
        if tabs:
            page.click("#tab-moves")
        expect(page.locator(f"#ply-{number}")).to_be_in_viewport()
        assert page.evaluate(HIDDEN, f"ply-{number}") == [], key


@languages
def test_in_a_review(board: Board, language: str) -> None:
    moves = ENDS["pyrga"]
    page = opened(board, language, f"#/pyrga?v=1&g={'.'.join(moves)}")
    page.click("#review")
    expect(page.locator(".review, #review-done").first).to_be_visible(timeout=PATIENCE)
    wrong = [it for window in WINDOWS for it in step_back(page, window, len(moves) - 1)]
    assert wrong == []


SWIPE: Final = """(strip) => {
    const finger = { clientY: 5, pointerId: 9, pointerType: "touch", isPrimary: true };
    const tell = (type, clientX) => document.querySelector(strip).dispatchEvent(
        new PointerEvent(type, { ...finger, clientX, bubbles: true }));
    tell("pointerdown", 200);
    tell("pointerup", 100);
}"""

TAKEN: Final = """() => {
    const event = new WheelEvent("wheel", { deltaY: 120, bubbles: true, cancelable: true });
    document.querySelector(".place svg").dispatchEvent(event);
    return event.defaultPrevented;
}"""
"""Whether the board takes the wheel, so that the page does not scroll."""


def test_the_wheel_a_swipe_and_a_replay_step_through_a_game(fresh_board: Board) -> None:
    page = fresh_board.page
    fresh_board.open("#/pyrga?v=1&g=Sb2.Sb3.Cb4&at=1")
    at = page.locator("[id^=ply-][aria-current]")
    board = middle(page.locator(".place").bounding_box())
    page.mouse.move(*board)
    for by, shown in ((120, "ply-1"), (-120, "ply-0"), (-120, "ply-start")):
        page.mouse.wheel(0, by)
        expect(at).to_have_id(shown, timeout=PATIENCE)
    page.evaluate(SWIPE, "#moves")
    expect(at).to_have_id("ply-0")
    page.click("#step-replay")
    expect(page.locator("#step-replay")).to_have_attribute("aria-label", "Pause")
    expect(at).to_have_id("ply-2", timeout=PATIENCE)
    expect(page.locator("#step-replay")).to_have_attribute("aria-label", "Play the moves")
    page.mouse.move(*board)
    assert page.evaluate(TAKEN) is False
