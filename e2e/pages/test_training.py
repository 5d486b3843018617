"""Lines of a study are trained in the browser, by keyboard and by touch."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from e2e.support.playing.board import Board
from e2e.support.playing.touch import ON_A_PHONE, Thumb
from e2e.support.states import TRAINING


def test_a_study_is_trained_by_keyboard_and_what_was_learned_is_kept(board: Board) -> None:
    page = board.page
    board.open("#/pyrga/study?v=1&g=Sb2")
    page.focus("#study-train")
    board.press("Enter")
    lesson = page.locator("#lesson")
    expect(lesson).to_contain_text("New: Square on b2")
    for _ in range(2):  # it was shown, and is asked for
        board.target("b2").focus()
        board.press("Enter")
        board.press("s")
        expect(lesson.locator(".right")).to_be_visible()
        page.focus("#read-on")
        board.press("Enter")
    expect(lesson).to_contain_text("1 new line learned.")
    [line] = json.loads(page.evaluate("localStorage['tesserae.training']"))["lines"].values()
    assert line[2:4] == [1, 0]


@ON_A_PHONE
def test_a_linked_study_is_trained_by_touch_without_keeping_it(thumb: Thumb) -> None:
    page = thumb.page
    thumb.open(TRAINING)
    expect(page.locator("#lesson")).to_contain_text("New: Square on b2")
    thumb.click("b2")
    page.locator("#tray [data-arg=S]").tap()
    expect(page.locator("#lesson")).to_contain_text("New: Cylinder on b2")
    page.locator("#train-end").tap()
    expect(page.locator("#train-more")).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/games")
    expect(page.locator("#games li")).to_have_count(0)
