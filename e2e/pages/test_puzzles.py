"""Puzzles in the browser: the pool is fetched, a wrong move is refuted, the result stays."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import every_state
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.entering import clicks
from e2e.support.playing.pyrga import PUZZLE, wrong_move
from e2e.support.states import MIDDLES, opened
from tesserae.core.puzzle import DRAW, WIN
from tesserae.games.pyrga import GAME as PYRGA
from tests.tiers import by_turns
from tools.generate.puzzles.replaying import position_after


def enter(board: Board, move: str) -> None:
    """Plays the first move of the puzzle by clicks, without targets that are filled in."""
    board.pick(*clicks("pyrga", PUZZLE.moves, move))


def test_a_wrong_move_is_refuted_and_the_right_one_solves(board: Board) -> None:
    page = board.page
    board.open(f"#/pyrga/puzzle/{PUZZLE.number}")
    expect(page.locator("#puzzle-hint")).to_be_visible()
    enter(board, wrong_move())
    expect(page.locator("#puzzle-again")).to_be_visible()
    expect(page.locator("#lesson .refused")).to_be_visible()
    page.locator("#puzzle-again").click()
    page.locator("#puzzle-solution").press("Enter")
    expect(page.locator("#puzzle-next")).to_be_focused()
    kept = json.loads(page.evaluate("localStorage['tesserae.puzzles']"))
    assert kept["pyrga"]["failed"] == [PUZZLE.number]
    page.locator("#puzzle-next").click()
    expect(page.locator("#puzzle-hint")).to_be_visible()
    page.go_back()
    expect(page.locator("#puzzle-head")).to_contain_text(str(PUZZLE.number))


PLACES: Final = """(selectors) => selectors.map((it) => {
    const { left, right, height } = document.querySelector(it).getBoundingClientRect();
    return { left, right, height };
})"""


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_after_a_wrong_move_the_buttons_stay_where_they_are(board: Board, width: int) -> None:
    page = opened(board, "fr")
    page.set_viewport_size({"width": width, "height": 900})
    board.open(f"#/pyrga/puzzle/{PUZZLE.number}")
    buttons = ["#puzzle-solution", "#puzzle-hint", "#lesson-acts"]
    expect(page.locator("#puzzle-hint")).to_be_visible()
    solution, hint, acts = page.evaluate(PLACES, buttons)
    enter(board, wrong_move())
    expect(page.locator("#puzzle-again")).to_be_visible()
    now = page.evaluate(PLACES, buttons)
    assert (now[0]["left"], now[1]["right"]) == (solution["left"], hint["right"])
    assert now[2]["height"] == acts["height"]


@pytest.mark.parametrize("width", by_turns([360, 1280]))
def test_a_name_has_its_place_whose_turn_it_is(board: Board, width: int) -> None:
    page = opened(board, "fr", MIDDLES["pyrga"])
    page.set_viewport_size({"width": width, "height": 800})
    words = "(it) => { const r = document.createRange(); r.selectNodeContents(it); return r"
    left = (
        words
        + ".getBoundingClientRect().left - it.closest('.player').getBoundingClientRect().left }"
    )
    before = page.locator("#opp .who > b").evaluate(left)
    page.click("#control-undo")
    expect(page.locator("#opp .mover")).to_have_count(1)
    assert page.locator("#opp .who > b").evaluate(left) == before


def test_a_puzzle_of_ones_own_is_solved_with_the_keyboard_alone(board: Board) -> None:
    page = board.page
    ask = DRAW if PUZZLE.theme == DRAW else WIN
    board.open(f"#/pyrga?v=1&p={PYRGA.encode(position_after(PYRGA, PUZZLE.moves))}&ask={ask}")
    expect(page.locator("#puzzle-head")).to_contain_text("Proven")
    with every_state(page) as look:
        press_all(board, wrong_move())
        expect(page.locator("#lesson .refused")).to_be_visible()
        look("a refuted answer to a puzzle of one's own")
        page.locator("#puzzle-again").press("Enter")
        page.wait_for_function("document.activeElement.closest('[role=grid]')", timeout=PATIENCE)
        press_all(board, PUZZLE.line[0])
        expect(page.locator("#lesson .right")).to_be_visible()
        look("a solved puzzle of one's own")


def press_all(board: Board, move: str) -> None:
    """Plays the first move of the puzzle with Enter on each of its targets."""
    for name in clicks("pyrga", PUZZLE.moves, move):
        board.target(name).press("Enter")
