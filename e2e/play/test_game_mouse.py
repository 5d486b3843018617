"""Pyrga with the mouse: a whole game, and all controls."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.support.playing.board import Board
from e2e.support.playing.dragging import middle
from e2e.support.playing.pyrga import END, GAME, TOWERS


def test_a_whole_game_ends_with_the_third_tower(board: Board) -> None:
    board.two()
    expect(board.task).to_have_text("White to play. Play any piece on any space.")
    score = board.page.locator("#own .badges")
    for n, (text, towers) in enumerate(zip(GAME, TOWERS, strict=True)):
        expect(board.task).to_have_text(re.compile(f"^{('White', 'Black')[n % 2]} to play"))
        board.play(text, order=n % 2)
        word = "Tower" if towers == 1 else "Towers"
        expect(score).to_have_attribute("aria-label", f"{towers} {word}")
    assert board.moves() == list(GAME)
    expect(board.task).to_have_text(END)
    expect(board.why).to_have_text("Towers: White 3, Black 0.")
    expect(board.page.locator("#opp .badges")).to_have_attribute("aria-label", "0 Towers")
    expect(board.page.locator(".offered")).to_have_count(0)
    board.click("d4")
    expect(board.why).to_have_text("The game is over.")
    board.page.click("#tray-new")
    expect(board.page.locator("#dialog")).to_be_visible()


def test_a_press_acts_on_release_and_only_where_it_began(board: Board) -> None:
    board.two()
    board.page.mouse.move(*middle(board.box("b2")))
    board.page.mouse.down()
    board.page.mouse.move(*middle(board.box("c3")))
    board.page.mouse.up()
    board.click("S")
    expect(board.task).to_have_text("Where does your Square go?")
    board.play("Sd4")


def test_a_press_whose_end_was_swallowed_holds_nothing_back(board: Board) -> None:
    board.two()
    press = "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
    board.page.evaluate(press)
    board.page.evaluate("document.getElementById('open-share').click()")
    expect(board.page.locator("#dialog")).to_be_visible()


def test_a_choice_ends_the_press_that_opened_its_menu(fresh_board: Board) -> None:
    fresh_board.page.add_init_script("""
        const timer = window.setTimeout;
        window.setTimeout = (call, after) => after >= 1000 ? 0 : timer(call, after);
    """)  # so that no press ends by itself
    fresh_board.two()
    seat = fresh_board.page.get_by_label("Who plays White")
    seat.evaluate("it => it.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
    seat.select_option("1")
    expect(fresh_board.page.locator("#status")).to_contain_text("Your turn")


def test_a_click_changes_the_elements_that_stand(board: Board) -> None:
    board.open("#/pyrga?v=1&g=")
    stood = board.page.evaluate_handle("[...document.querySelectorAll('#board-spots *, #tray *')]")
    board.pick("b2", "S")
    expect(board.page.locator("#moves [aria-current]")).to_have_text("Sb2")
    gone = "(stood) => stood.filter((it) => !it.isConnected).length / stood.length"
    assert stood.evaluate(gone) < 0.2


def test_a_click_is_taken_though_the_board_is_drawn_anew_between_press_and_release(
    board: Board,
) -> None:
    board.open("#/pyrga")
    box = board.target("b2").bounding_box()
    assert box
    board.page.mouse.move(box["x"] + 20, box["y"] + 20)
    board.page.mouse.down()
    board.page.evaluate("location.hash = '#/pyrga?'")
    board.page.wait_for_timeout(200)
    board.page.mouse.up()
    board.click("S")
    expect(board.page.locator("#moves [aria-current]")).to_have_text("Sb2")
