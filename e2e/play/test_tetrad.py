"""Playing Tetrad: with the mouse, with the keyboard alone, against the engine."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.support.engine import plies
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import tab_to, walk
from e2e.support.playing.tetrad import (
    END,
    GAME,
    OVER_TO_BLACK,
    SETUP,
    by_hand,
    clicks,
    offered,
    positions,
    take,
)


@pytest.mark.slow
def test_a_game_is_played_to_its_end_with_the_mouse(board: Board) -> None:
    board.open("#/tetrad?v=1&g=")
    expect(board.task).to_contain_text("Choose a shape for unit 1")
    for ply, position, text in by_hand():
        if board.page.locator(f"#ply-{ply - 1}").count():  # it went along
            continue
        if text.startswith("-"):
            expect(board.task).to_contain_text(f"Unit {position.due() + 1} was hit")
        take(board, position, text, order=ply if ply > SETUP else 0)
        expect(board.page.locator(f"#ply-{ply - 1}")).to_be_visible(timeout=PATIENCE)
    expect(board.task).to_contain_text(END)
    expect(board.why).to_have_text("Tiles in play: White 15, Black 0.")
    expect(board.page.locator(".offered")).to_have_count(0)


def test_the_cells_that_the_grabbed_tile_can_reach_are_shown_and_change_with_the_turn(
    board: Board,
) -> None:
    before = [position for position, _ in positions()][SETUP]
    board.open(f"#/tetrad?v=1&g={'.'.join(GAME[:SETUP])}")
    board.click("d2")
    offered(board, before, ("d2",))
    board.press("r")
    expect(board.task).to_have_text("Unit 2, rotated right: choose where this tile goes.")
    offered(board, before, ("d2", "r"))
    board.page.click("#tray-r")
    expect(board.task).not_to_contain_text("rotated right")
    offered(board, before, ("d2",))


def test_fire_is_shown_before_it_is_played(board: Board) -> None:
    position = [position for position, _ in positions()][GAME.index("2xn")]
    board.open(f"#/tetrad?v=1&g={'.'.join(GAME[: GAME.index('2xn')])}")
    board.click(clicks(position, "2xn")[0])
    board.page.locator("#spot-xn").hover()
    expect(board.drawn(".fire.hatch")).to_have_count(1)
    expect(board.drawn(".fire.hit:not(.open)")).not_to_have_count(0)
    expect(board.drawn("text.range")).to_have_text("5")
    assert board.moves()[-1] != "2xn"
    board.click("xn")
    plies(board, GAME.index("2xn") + 1)
    expect(board.task).to_have_text(OVER_TO_BLACK)
    expect(board.drawn(".cut")).not_to_have_count(0)


def enter(board: Board, position: Any, text: str) -> None:
    """Plays a move without a mouse: letters for shapes, R to turn, arrows and Enter for cells."""
    for target in clicks(position, text):
        if re.fullmatch("[A-Z][0-3]", target):
            board.press(target[0].lower())
            shown = board.page.locator("#tray .stock[aria-pressed=true]")
            for rotation in range(int(target[1]) + 1):
                expect(shown).to_have_attribute("data-arg", f"{target[0]}{rotation}")
                if rotation < int(target[1]):
                    board.press("r")
        elif re.fullmatch("[a-n][0-9]+", target):
            walk(board, target)
            board.press("Enter")
        else:
            handle = f"spot-{target}" if target[0] == "x" else f"tray-{target}"
            expect(board.page.locator(f"#{handle}")).to_be_visible()
            tab_to(board, handle)
            board.press("Enter")


@pytest.mark.slow
def test_a_whole_game_with_the_keyboard_until_both_agree(board: Board) -> None:
    board.open("#/tetrad?v=1&g=")
    tab_to(board, "spot-")
    for ply, position, text in by_hand(GAME[: GAME.index("end") + 1]):
        enter(board, position, text)
        plies(board, ply)
    expect(board.task).to_contain_text("Black to play.")
    tab_to(board, "control-more")
    board.press("Enter")
    tab_to(board, "more-agree")
    board.press("Enter")
    tab_to(board, "dialog-agree")
    board.press("Enter")
    expect(board.task).to_have_text("Ended by agreement: White wins.")


def test_long_games_open_and_answer(board: Board) -> None:
    ends = ".".join(["end"] * 38)
    board.open(f"#/tetrad?v=1&g={'.'.join(GAME[:SETUP])}.{ends}")
    expect(board.why).to_contain_text("the game ends after 2 more turns")
    board.page.click("#tray-end")
    plies(board, SETUP + 39)
    board.page.click("#tray-end")
    expect(board.task).to_contain_text("A draw.")
    board.page.click("#control-undo")
    expect(board.page.locator("#tray-end")).to_be_visible()
