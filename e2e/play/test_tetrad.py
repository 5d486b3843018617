"""Playing Tetrad: with the mouse, with the keyboard alone, against the engine."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.tetrad import (
    END,
    GAME,
    OVER_TO_BLACK,
    SETUP,
    arrived,
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
    arrived(board, GAME.index("2xn") + 1)
    expect(board.task).to_have_text(OVER_TO_BLACK)
    expect(board.drawn(".cut")).not_to_have_count(0)


def test_long_games_open_and_answer(board: Board) -> None:
    ends = ".".join(["end"] * 38)
    board.open(f"#/tetrad?v=1&g={'.'.join(GAME[:SETUP])}.{ends}")
    expect(board.why).to_contain_text("the game ends after 2 more turns")
    board.page.click("#tray-end")
    arrived(board, SETUP + 39)
    board.page.click("#tray-end")
    expect(board.task).to_contain_text("A draw.")
    board.page.click("#control-undo")
    expect(board.page.locator("#tray-end")).to_be_visible()
