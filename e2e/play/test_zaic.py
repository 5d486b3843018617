"""Playing Zaic: with the mouse, with the keyboard alone, against the engine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.support.engine import FRAMES, FROZEN, idle, plies, plies_after
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import tab_to, walk
from e2e.support.playing.zaic import END, GAME, TILES, ZAIC, after, arrived, lay
from tesserae.core.game import FIRST, SECOND
from tests.tiers import some


@pytest.mark.parametrize("start", some([len(GAME) - 8, 0], quick=1))
def test_a_game_ends_with_a_comparison_of_the_areas(board: Board, start: int) -> None:
    board.open(f"#/zaic?v=1&g={'.'.join(GAME[:start])}")
    expect(board.task).to_contain_text("Light to play.")
    for n, text in enumerate(GAME[start:], start):
        lay(board, text, order=n % 2)
        position = after(GAME[: n + 1])
        if not start and position.outcome() is None:  # else it says to send the move
            light, dark = (sum(position.area_sizes(side)[:1]) for side in (FIRST, SECOND))
            areas = f"Largest areas: Light {light}, Dark {dark}."
            expect(board.why).to_have_text(areas)
    expect(board.task).to_have_text(END)
    expect(board.why).to_contain_text("Light cannot play. Areas: Light 5, 2, 2, 2")
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
    expect(board.task).to_have_text("Where does your 2x1 go, standing?")
    board.page.click("#rotate")
    expect(board.task).to_have_text("Where does your 2x1 go, lying?")
    board.target("j8").hover()
    expect(board.drawn(".ghost")).to_have_count(1)
    board.press("r")
    expect(board.task).to_have_text("Where does your 2x1 go, standing?")
    board.click("j8")
    arrived(board, "Vj8", 1)


UNDER = """(spot) => {
    const ghost = document.querySelector(".ghost .face"), place = document.getElementById(spot);
    if (!ghost || !place) return false;
    const [one, other] = [ghost, place].map((it) => it.getBoundingClientRect());
    return Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < 3;
}"""
"""Whether the ghost's face is at the x coordinate of a spot."""


def test_the_ghost_lies_under_the_pointer_where_the_tile_fits(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    board.pick("B")
    expect(board.task).to_have_text("Where does your 2x2 go?")
    ghost = board.drawn(".ghost")
    for name in ("j8", "g10", "f7"):
        board.target(name).hover()
        board.page.wait_for_function(UNDER, arg=f"spot-{name}")
        expect(ghost).to_have_count(1)
    board.target("m13").hover()
    expect(ghost).to_have_count(0)


@pytest.mark.parametrize(
    ("tile", "cell", "words"),
    [
        ("S", "k8", "On the table it must lie beside a tile in play."),
        ("B", "g8", "Nothing supports it at g8 and g9."),
    ],
)
def test_a_refused_placement_says_why_and_marks_the_squares(
    board: Board, tile: str, cell: str, words: str
) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    board.pick(tile, cell)
    expect(board.why).to_have_class(re.compile("refused"))
    expect(board.why).to_have_text(words)
    expect(board.drawn("rect.fault")).not_to_have_count(0)
    board.press("Escape")
    expect(board.drawn("rect.fault")).to_have_count(0)


def test_a_cell_that_takes_the_2x1_both_ways_leaves_the_choice(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    board.click("j8")
    expect(board.task).to_contain_text("Which tile goes on j8")
    expect(board.page.locator("#tray .stock.offered")).to_have_count(4)
    board.click("V")
    arrived(board, "Vj8", 1)


@pytest.mark.slow
def test_a_whole_game_by_arrows_enter_and_letters(board: Board) -> None:
    board.open("#/zaic?v=1&g=")
    tab_to(board, "spot-")
    for n, text in enumerate(GAME):
        for name in board.clicks(text, n % 2):
            if name in TILES:
                board.press(name.lower())
                continue
            walk(board, name)
            board.press("Enter")
        arrived(board, text, n)
    expect(board.task).to_have_text(END)


def test_the_keyboard_turns_the_2x1_and_takes_it_back(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    tab_to(board, "spot-")
    board.press("h")
    expect(board.task).to_have_text("Where does your 2x1 go, lying?")
    board.press("R")
    expect(board.task).to_have_text("Where does your 2x1 go, standing?")
    walk(board, "j8")
    expect(board.drawn(".ghost")).to_have_count(1)
    board.press("Escape")
    expect(board.task).to_contain_text("Dark to play.")
    expect(board.drawn(".ghost")).to_have_count(0)


@pytest.mark.slow
def test_a_whole_game_against_the_engine(board: Board) -> None:
    board.open("#/zaic?v=1&g=&level=1")
    position = ZAIC.initial()
    while position.outcome() is None:
        moves = position.legal_moves()
        played = len(board.moves())
        board.page.fill("#typed-move", ZAIC.format_move(position, moves[len(moves) // 2]))
        board.press("Enter")
        plies_after(board, played + 1)
        idle(board)
        position = after(board.moves())
        assert position.outcome() or position.to_move == FIRST
    expect(board.task).to_have_text(re.compile(r"You (won|lost), |A draw, "))
    expect(board.page.locator("#tray-new")).to_be_visible()


def test_the_page_answers_while_the_strongest_level_thinks(board: Board) -> None:
    board.open(f"#/zaic?v=1&g={'.'.join(GAME[:12])}&level=5")
    lay(board, GAME[12])
    expect(board.task).to_have_text("Thinking…")
    assert board.page.evaluate(FRAMES) < FROZEN
    plies(board, 14)
    after(board.moves())
    expect(board.page.locator("#control-hint[data-act=hint]")).to_be_visible(timeout=PATIENCE)
