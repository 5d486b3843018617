"""Two tabs on one device: no game and no variation of either is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support import stored
from e2e.support.playing.board import Board
from e2e.support.playing.entering import PLAYED
from tools.serve import Site


@pytest.mark.slow
def test_a_game_begun_in_another_tab_stays_and_comes_to_the_home_page(
    board: Board, other: Board
) -> None:
    board.two()
    board.play("Sb2")
    other.open("#/zaic?v=1&g=")
    other.play("Bh8")
    board.play("Sb3")
    board.page.click(".wordmark")
    expect(board.page.locator("#kept")).to_contain_text("Zaic, two players")
    expect(board.page.locator("#kept")).to_contain_text("Pyrga, two players")
    other.page.reload()
    other.ready()
    assert other.moves() == ["Bh8"]


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
@pytest.mark.usefixtures("deaf")
def test_a_tab_that_slept_looks_again_when_it_is_shown(board: Board, other: Board) -> None:
    board.two()
    board.play("Sb2")
    other.open("#/pyrga")
    board.play("Sb3")
    assert other.moves() == ["Sb2"]
    other.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(other.page.locator("#moves [aria-current]")).to_have_text("Sb3")


@pytest.mark.slow
def test_a_game_removed_in_another_tab_leaves_the_list_and_lives_on_where_it_is_played(
    board: Board, other: Board, site: Site
) -> None:
    board.two()
    board.play("Sb2")
    other.open("#/games")
    other.page.click("[data-act=forget-ask]")
    other.page.click("#dialog-forget")
    expect(other.page.locator("#games-list")).to_contain_text("No games yet")
    assert board.moves() == ["Sb2"]
    board.play("Sb3")
    expect(other.page.locator("#games-list")).to_contain_text("Pyrga, two players")
    assert len(stored.read(other.page, site.address, "games")) == 1


@pytest.mark.slow
def test_the_engine_answers_in_one_tab_only(board: Board, other: Board) -> None:
    """The second tab shows the reply of the first, and does not search itself."""
    board.open("#/pyrga")
    board.page.select_option("#seat-1", "1")
    board.play("Sb2")
    answered(board, 2)
    other.open("#/pyrga")
    board.page.click("#control-undo")
    expect(board.page.locator("#moves [aria-current]")).to_have_attribute("id", "ply-start")
    board.play("Tc2s")
    answered(board, 2)
    answered(other, 2)
    other.page.wait_for_timeout(1_000)
    assert other.moves() == board.moves()
    assert other.moves()[0] == "Tc2s"
    assert plies(other) == plies(board) == 4


def answered(tab: Board, count: int) -> None:
    """Waits until that many plies lead to the position on the board."""
    tab.page.wait_for_function(f"({PLAYED})().length === {count}")


def plies(tab: Board) -> int:
    """The number of plies in all variations; the first button of the list is the start."""
    return tab.page.locator("#moves [id^=ply-]").count() - 1


@pytest.mark.slow
def test_without_channels_between_tabs_the_app_plays_and_keeps_games(board: Board) -> None:
    board.page.add_init_script("delete self.BroadcastChannel")
    board.two()
    board.play("Sb2")
    board.page.reload()
    board.ready()
    assert board.moves() == ["Sb2"]
    assert board.page.evaluate("new BroadcastChannel('').postMessage('') === undefined")
