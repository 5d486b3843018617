"""What is asked for before Pyodide has come is there, or the page says what it waits for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.support.faults import Faults
from e2e.support.playing.board import Board
from e2e.support.playing.entering import clicks
from e2e.support.playing.pyrga import PUZZLE, wrong_move
from e2e.support.waiting import JOINED, OF_PYODIDE, SAVING, first_held, hold, let_go
from tesserae.games import catalog
from tests.tiers import by_turns

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("either_app")]


def test_a_hint_waits_for_the_strongest_level_and_says_so(board: Board) -> None:
    page, held = board.page, hold(board.page)
    board.open("#/pyrga?v=1&g=Tb2w")
    page.click("#control-hint")
    expect(page.locator("#assist")).to_contain_text("The hint comes once")
    let_go(page, held)
    expect(page.locator("#hint-play")).to_be_visible()
    expect(page.locator("#assist")).not_to_contain_text("advice")


@pytest.mark.parametrize("slug", by_turns(catalog.NAMES, share=3))
def test_where_data_is_saved_level_3_gives_the_hint(board: Board, slug: str) -> None:
    page, asked = board.page, list[str]()
    page.add_init_script(SAVING)
    page.on("request", lambda request: asked.append(request.url))
    played = {"pyrga": "Tb2w", "zaic": "Bh8", "tetrad": "I1b1"}[slug]
    board.open(f"#/{slug}?v=1&g={played}&level=1")
    page.click("#control-hint")
    expect(page.locator("#assist")).to_contain_text("level 3’s advice")
    page.click("#hint-play")
    expect(page.locator("#ply-1")).to_be_visible()
    assert not [url for url in asked if OF_PYODIDE.search(url)]


def test_a_hint_that_waits_comes_from_level_3_where_pyodide_fails(
    board: Board, faults: Faults
) -> None:
    faults.allow("")
    page, held = board.page, hold(board.page)
    board.open("#/pyrga?v=1&g=Tb2w")
    page.click("#control-hint")
    expect(page.locator("#assist")).to_contain_text("The hint comes once")
    page.route(re.compile("app.zip|pyodide.asm|python_stdlib"), lambda route: route.abort())
    first_held(page, held).abort()
    expect(page.locator("#assist")).to_contain_text("level 3’s advice")


def test_a_level_that_is_not_there_says_so_and_plays_when_it_is(board: Board) -> None:
    page, held = board.page, hold(board.page)
    board.open("#/pyrga?v=1&g=Tb2w&level=5")
    board.play("Ta2n")
    expect(page.locator("#status")).to_contain_text("Level 5 is not loaded yet")
    let_go(page, held)
    expect(page.locator("#ply-2")).to_be_visible()


def test_the_coach_advises_and_warns(board: Board) -> None:
    page, _ = board.page, hold(board.page)
    board.open("#/pyrga?v=1&g=Tb2w&level=1&coach=1")
    expect(page.locator("#status .coach")).to_be_visible()
    board.play("Ta2n")
    expect(page.locator("#ply-2")).to_be_visible()
    expect(page.locator("#status .coach")).to_be_visible()
    assert page.locator(JOINED).count() == 0


def test_a_lesson_refutes_what_is_wrong_and_takes_what_is_right(board: Board) -> None:
    page, _ = board.page, hold(board.page)
    board.open("#/pyrga/learn/3")
    board.click("d4")
    expect(page.locator("#lesson .refused")).to_be_visible()
    board.pick("b2", "S")
    expect(page.locator("#lesson .right")).to_be_visible()
    assert page.locator(JOINED).count() == 0


def test_the_stored_line_of_a_puzzle_is_solved(board: Board) -> None:
    page, _ = board.page, hold(board.page)
    board.open(f"#/pyrga/puzzle/{PUZZLE.number}")
    board.pick(*clicks("pyrga", PUZZLE.moves, PUZZLE.line[0]))
    expect(page.locator("#lesson .right")).to_be_visible()
    assert page.locator(JOINED).count() == 0


def test_another_move_in_a_puzzle_waits_for_its_judge_and_says_so(board: Board) -> None:
    page, held = board.page, hold(board.page)
    board.open(f"#/pyrga/puzzle/{PUZZLE.number}")
    board.pick(*clicks("pyrga", PUZZLE.moves, wrong_move()))
    expect(page.locator("#lesson")).to_contain_text("The answer comes once")
    let_go(page, held)
    expect(page.locator("#lesson .refused")).to_be_visible()
