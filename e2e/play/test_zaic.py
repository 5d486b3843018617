"""Playing Zaic: with the mouse, with the keyboard alone, against the engine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.support.engine import FRAMES, FROZEN, idle, plies
from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import tab_to, walk
from e2e.support.playing.touch import Thumb
from e2e.support.playing.zaic import END, GAME, ZAIC, arrived, lay
from tools.generate.puzzles.replaying import position_after


def test_a_game_ends_with_a_comparison_of_the_areas(board: Board) -> None:
    start = len(GAME) - 8
    board.open(f"#/zaic?v=1&g={'.'.join(GAME[:start])}")
    expect(board.task).to_contain_text("Light to play.")
    for n, text in enumerate(GAME[start:], start):
        lay(board, text, order=n % 2)
    expect(board.task).to_contain_text(END)
    expect(board.why).to_contain_text("Areas: Light 5, 2, 2, 2")
    expect(board.why).to_contain_text("Dark 5, 4, 3, 2")
    expect(board.why).to_contain_text("the first that differ decide, 4 to 2.")
    expect(board.drawn("circle.size")).to_have_count(4)
    score = board.page.locator("#own .badges")
    expect(score).to_have_attribute("aria-label", re.compile(r"5, 2, 2, 2"))
    expect(board.page.locator(".offered")).to_have_count(0)
    board.page.click("#tray-new")
    expect(board.page.locator("#dialog")).to_be_visible()


def test_a_2x1_is_turned_by_the_button_and_by_the_key(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    board.page.click("#rotate")
    expect(board.task).to_have_text("Where does your vertical 2x1 go?")
    board.page.click("#rotate")
    expect(board.task).to_have_text("Where does your horizontal 2x1 go?")
    board.target("j8").hover()
    expect(board.drawn(".ghost")).to_have_count(1)
    board.press("r")
    expect(board.task).to_have_text("Where does your vertical 2x1 go?")
    board.click("j8")
    arrived(board, "Vj8", 1)


COVERS = """(spot) => {
    const ghost = document.querySelector(".ghost .face"), place = document.getElementById(spot);
    if (!ghost || !place) return false;
    const [one, other] = [ghost, place].map((it) => it.getBoundingClientRect());
    const x = other.x + other.width / 2;
    return one.x < x && x < one.x + one.width;
}"""
"""Whether the ghost's face is above or below the middle of a spot, or on it."""


def test_the_ghost_covers_the_cell_under_the_pointer_where_the_tile_fits(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    expect(board.task).to_contain_text("Where does your 2x2 go?")
    ghost = board.drawn(".ghost")
    for name in ("j8", "g10", "g8", "k9"):
        board.target(name).hover()
        board.page.wait_for_function(COVERS, arg=f"spot-{name}")
        expect(ghost).to_have_count(1)
    board.target("m12").hover()
    expect(ghost).to_have_count(0)


def test_the_tile_that_was_played_last_is_in_hand_already(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8.Vg8.Sf8.Sj8")
    expect(board.target("S")).to_have_attribute("aria-pressed", "true")
    expect(board.page.locator("#tray .stock.offered")).to_have_count(3)


@pytest.mark.slow
@pytest.mark.browser_context_args(has_touch=True)
def test_a_second_tap_anywhere_on_the_ghost_plays_it(thumb: Thumb) -> None:
    thumb.open("#/zaic?v=1&g=Bh8")
    thumb.hit("j8")
    expect(thumb.task).to_have_text("2x2 on j8, level 1: play it?")
    expect(thumb.why).to_have_text("Your largest area: 0 → 4; theirs: 4 → 4.")
    expect(thumb.drawn("text.change")).to_have_text("0 → 4")
    thumb.click("k9")
    arrived(thumb, "Bj8", 1)


@pytest.mark.slow
def test_a_whole_game_by_arrows_enter_and_letters(board: Board) -> None:
    board.open("#/zaic?v=1&g=")
    tab_to(board, "spot-")
    for n, text in enumerate(GAME):
        board.press(text[0].lower())
        walk(board, board.clicks(text, n % 2)[-1])
        board.press("Enter")
        arrived(board, text, n)
    expect(board.task).to_have_text(END)


def test_the_keyboard_turns_the_2x1_and_takes_it_back(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    tab_to(board, "spot-")
    board.press("h")
    expect(board.task).to_have_text("Where does your horizontal 2x1 go?")
    board.press("R")
    expect(board.task).to_have_text("Where does your vertical 2x1 go?")
    walk(board, "j8")
    expect(board.drawn(".ghost")).to_have_count(1)
    board.press("Escape")
    expect(board.task).to_contain_text("Dark to play.")
    expect(board.target("B")).to_have_attribute("aria-pressed", "true")


def test_the_page_answers_while_the_strongest_level_thinks(board: Board) -> None:
    board.open(f"#/zaic?v=1&g={'.'.join(GAME[:12])}&level=5")
    lay(board, GAME[12])
    expect(board.task).to_have_text("Thinking…")
    assert board.page.evaluate(FRAMES) < FROZEN
    plies(board, 14)
    position_after(ZAIC, board.moves())
    idle(board)
