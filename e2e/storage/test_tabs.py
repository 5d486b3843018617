"""Two tabs on one device: no game and no variation of either is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.playing.board import Board


@pytest.mark.slow
def test_the_same_game_in_two_tabs_is_the_same_in_both(board: Board, other: Board) -> None:
    board.two()
    board.play("Sb2")
    other.open("#/pyrga")
    board.play("Sb3")
    expect(other.page.locator("#moves [aria-current]")).to_have_text("Sb3")
    other.play("Tb4e")
    expect(board.page.locator("#moves [aria-current]")).to_have_text("Tb4e")
    expect(board.page.locator("#notice p")).to_have_count(0)
    board.page.reload()
    board.ready()
    assert board.moves() == ["Sb2", "Sb3", "Tb4e"]


@pytest.mark.slow
@pytest.mark.usefixtures("deaf")
def test_where_both_tabs_went_on_neither_line_is_lost(board: Board, other: Board) -> None:
    board.two()
    board.play("Sb2")
    other.open("#/pyrga")
    board.play("Sb3")
    other.play("Sb1")
    expect(other.page.locator("#notice")).to_contain_text("another tab")
    expect(other.page.locator("#moves .variation")).to_contain_text("Sb3")
    assert other.moves() == ["Sb2", "Sb1"]
    board.page.reload()
    board.ready()
    expect(board.page.locator("#moves")).to_contain_text("Sb3")
    expect(board.page.locator("#moves")).to_contain_text("Sb1")


@pytest.mark.slow
def test_without_channels_between_tabs_the_app_plays_and_keeps_games(board: Board) -> None:
    board.page.add_init_script("delete self.BroadcastChannel")
    board.two()
    board.play("Sb2")
    board.page.reload()
    board.ready()
    assert board.moves() == ["Sb2"]
    assert board.page.evaluate("new BroadcastChannel('').postMessage('') === undefined")
