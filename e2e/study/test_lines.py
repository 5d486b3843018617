"""The engine in a study: values on the board and in lines, read by hover and taken by a click."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import arrive, dressed, every_state, go, one_look_a_day
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.dragging import finger, middle
from e2e.support.playing.touch import ON_A_PHONE

MOVES: Final = (
    "Cd1 Td1w Cc1 Sc1 Cb1 Sb1 Sb2 Sb3 Cc3 Tc3s Sc2 Tc1e Sd1 Sd2 Td3n Cd4 Td4w Tb4w Sa4 Sb4"
)
LATE: Final = f"#/pyrga/study?v=1&g={'.'.join(MOVES.split())}"


@pytest.mark.slow
def test_every_target_is_proven_read_and_taken(board: Board) -> None:
    page = arrive(board, LATE, "#study-lines")
    state = page.locator("#lines-state")
    expect(state).to_contain_text("proven: 13 of 13 moves", timeout=PATIENCE)
    expect(state).not_to_contain_text("a second", timeout=PATIENCE)  # all plies are counted
    expect(page.locator("#board-picture .worth").first).to_be_attached()
    expect(page.locator("#board-picture .worth.unknown")).to_have_count(0)
    before = page.locator("#board-picture").inner_html()
    page.hover("#lines li:first-child .pv button")
    expect(page.locator("#lines li.read")).to_have_count(1)
    assert page.locator("#board-picture").inner_html() != before
    move = page.locator("#lines li:first-child .pv button").first.get_attribute("data-arg")
    assert move is not None
    page.click("#lines li:first-child .pv button")
    expect(page.locator("#moves [aria-current]")).to_have_text(move)
    page.keyboard.press("ArrowLeft")
    page.click("#status")
    page.keyboard.press("Space")
    expect(page.locator("#moves [aria-current]")).to_have_text(move)


PLACES: Final = """() => ["#opp", "#own", "#tray", "#status", "#study-steps"].map((place) => {
  const { x, y, width, height } = document.querySelector(place).getBoundingClientRect();
  return [place, x, y, width, height];
})"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_nothing_jumps_when_lines_arrive(board: Board, size: tuple[int, int]) -> None:
    page = board.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    arrive(board, LATE, "#board-picture .worth")
    page.click("#status")
    page.keyboard.press("l")
    expect(page.locator("#lines-state")).to_have_text("The engine is off.")
    expect(page.locator("#lines li")).to_have_count(0)
    before = page.evaluate(PLACES)
    page.keyboard.press("l")
    expect(page.locator("#lines-state")).to_contain_text("proven: 13 of 13", timeout=PATIENCE)
    expect(page.locator("#lines li")).to_have_count(3)
    assert page.evaluate(PLACES) == before


def test_another_worker_helps_until_the_study_is_left(board: Board) -> None:
    page = arrive(board, LATE, "#study-lines")
    with page.expect_worker() as started:
        page.select_option("#study-workers", "2")
    assert started.value.url.endswith("/helper.js")
    page.click("#study-endless")
    expect(page.locator("#lines-state")).to_contain_text("13 of 13 moves", timeout=PATIENCE)
    with started.value.expect_event("close"):
        go(board, "#/pyrga", ".game")


@ON_A_PHONE
def test_a_finger_that_is_held_on_a_line_reads_it_and_plays_nothing(board: Board) -> None:
    page = arrive(board, LATE, "#tab-lines")
    page.click("#tab-lines")
    expect(page.locator("#lines-state")).to_contain_text("13 of 13 moves", timeout=PATIENCE)
    ply = page.locator("#lines li:first-child .pv button").first
    expect(ply).to_be_visible()
    ply.evaluate("it => it.scrollIntoView({ block: 'center' })")
    touch = finger(page)
    touch("touchStart", middle(ply.bounding_box()))
    expect(page.locator("#lines li.read")).to_have_count(1)
    touch("touchEnd")
    expect(page.locator("#lines li.read")).to_have_count(0)
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb4")
    ply.tap()
    expect(page.locator("#moves [aria-current]")).not_to_have_text("Sb4")


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_lines_that_are_filled(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = arrive(board, LATE, "#study-lines")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("#lines-state")).to_contain_text(re.compile("13.+13"), timeout=PATIENCE)
    expect(page.locator("#board-picture .worth.unknown")).to_have_count(0, timeout=PATIENCE)
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("#tab-lines")  # in narrow windows, too
    page.click("#worths-all summary")
    with every_state(page) as look:
        look("all moves are proven")
