"""Pyrga with the mouse: a whole game, and all controls."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import END, GAME, TOWERS


def faults(board: Board) -> Locator:
    return board.page.locator("#board-picture .fault")


def ghosts(board: Board) -> Locator:
    return board.page.locator("#board-picture .ghost, #board-picture .chosen")


def middle(board: Board, name: str) -> tuple[float, float]:
    box = board.box(name)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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


def test_undo_redo_and_jump_move_along_the_game(board: Board) -> None:
    board.two()
    board.play(*GAME[:4])
    board.page.click("#control-undo")
    board.page.click("#control-undo")
    expect(board.task).to_contain_text(f"Looking back, after 1... {GAME[1]}.")
    assert board.moves() == list(GAME[:2])
    board.page.click("#control-redo")
    expect(board.task).to_contain_text(f"Looking back, after 2. {GAME[2]}.")
    board.page.click("#ply-start")
    expect(board.task).to_contain_text(
        "Looking back: the start of the game. Play any piece on any space."
    )
    expect(board.page.locator("#control-undo")).to_have_attribute("aria-disabled", "true")
    board.page.click("#ply-3")
    expect(board.task).to_contain_text("White to play.")
    expect(board.page.locator("#control-redo")).to_have_attribute("aria-disabled", "true")


def test_another_ply_at_an_earlier_place_is_a_variation_and_nothing_is_lost(board: Board) -> None:
    board.two()
    board.play(*GAME[:3])
    board.page.click("#ply-0")
    expect(board.why).to_have_text(
        "If you play something else here, the moves that followed are kept."
    )
    board.play("Ca2")
    assert board.moves() == ["Tb2w", "Ca2"]
    expect(board.page.locator("#moves .variation")).to_have_text(re.compile("or.*Ca2"))
    board.page.click("#ply-2")
    expect(board.task).to_contain_text("Black to play.")
    assert board.moves() == list(GAME[:3])


def test_turning_the_board_takes_every_space_across(board: Board) -> None:
    board.two()
    here, across = middle(board, "a1"), middle(board, "d4")
    board.page.click("#control-turn")
    board.page.wait_for_selector("#opp:has-text('White')")
    assert middle(board, "a1") == across
    assert middle(board, "d4") == here
    board.play("Sa1")


def test_a_refused_space_says_why_and_the_spaces_at_fault_are_marked(board: Board) -> None:
    board.two()
    board.play("Tb2w")
    board.click("c3")
    expect(board.why).to_have_text("The Triangle on b2 does not point at c3.")
    expect(board.why).to_have_class(re.compile("refused"))
    expect(faults(board)).not_to_have_count(0)
    board.press("Escape")
    expect(faults(board)).to_have_count(0)
    expect(board.why).to_have_text("White’s Triangle on b2 points at a2.")


def test_every_refusal_of_the_first_plies_has_its_own_words(board: Board) -> None:
    board.two()
    board.play("Sb2")
    for name, words in (
        ("b2", "After the Square on b2, play beside it, not on it."),
        ("a1", "a1 is not beside b2: corners do not count."),
        ("d4", "d4 is not beside b2."),
    ):
        board.click(name)
        expect(board.why).to_have_text(words)
    board.play("Cb1")
    board.click("S")
    expect(board.why).to_contain_text("Your second piece cannot be a Square")


def test_a_half_entered_move_is_taken_back_step_by_step(board: Board) -> None:
    board.two()
    board.pick("c3", "T")
    expect(board.task).to_have_text("Your Triangle on c3: which way?")
    expect(ghosts(board)).not_to_have_count(0)
    board.press("Escape")
    expect(board.task).to_have_text("Which piece goes on c3: Square, Triangle or Cylinder?")
    board.press("Escape")
    expect(board.task).to_have_text("White to play. Play any piece on any space.")
    expect(ghosts(board)).to_have_count(0)


def test_a_click_elsewhere_moves_or_takes_back_a_half_entered_move(board: Board) -> None:
    board.two()
    board.pick("c3", "T")
    board.click("b2")
    expect(board.task).to_have_text("Your Triangle on b2: which way?")
    board.click("b2")
    expect(board.task).to_have_text("Where does your Triangle go?")
    status = board.page.locator("#status").bounding_box()
    assert status
    board.page.mouse.click(status["x"] + 3, status["y"] + status["height"] - 3)
    expect(board.task).to_have_text("White to play. Play any piece on any space.")
    assert board.moves() == []


def test_a_press_acts_on_release_and_only_where_it_began(board: Board) -> None:
    board.two()
    board.page.mouse.move(*middle(board, "b2"))
    board.page.mouse.down()
    board.page.mouse.move(*middle(board, "c3"))
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
