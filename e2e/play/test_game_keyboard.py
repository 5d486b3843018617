"""Pyrga with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import FOCUSED, focus_is, focused, tab_to, walk
from e2e.support.playing.pyrga import END, GAME

PIECES = {"S": "Square", "T": "Triangle", "C": "Cylinder"}
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def in_words(text: str) -> str:
    """A ply in the words of the status."""
    place = f"{PIECES[text[0]]} on {text[1:3]}"
    if not text[3:]:
        return place
    east, north = STEPS[text[3]]
    return f"{place}, pointing at {chr(ord(text[1]) + east)}{int(text[2]) + north}"


def heard(board: Board, ply: int, text: str) -> None:
    """Asserts that the live status announces the ply, and that the focus is not lost."""
    side, piece = ("White", "Black")[ply % 2], PIECES[text[0]]
    tower = rf"{side}’s {piece} completes .* Tower on {text[1:3]}"
    last = board.page.locator("#status[role=status] .last")
    expect(last).to_have_text(re.compile(rf"^({side}: {in_words(text)}|{tower})\.$"))
    assert board.page.evaluate("document.activeElement !== document.body")


def test_a_whole_game_by_arrows_enter_and_letters(board: Board) -> None:
    board.two()
    tab_to(board, "spot-")
    for n, text in enumerate(GAME):
        walk(board, text[1:3])
        if n % 2:
            board.press(text[0].lower(), "Enter", *text[3:])
        else:
            board.press(" ", text[0], *text[3:])
        heard(board, n, text)
    expect(board.page.locator("#status b")).to_have_text(END)
    assert board.moves() == list(GAME)


def test_the_focus_goes_to_the_board_when_a_handle_is_gone(board: Board) -> None:
    board.two()
    tab_to(board, "stock-T")
    board.press("Enter")
    tab_to(board, "spot-", backwards=True)
    walk(board, "b2")
    board.press("Enter")
    tab_to(board, "spot-w")
    board.press("Enter")
    heard(board, 0, "Tb2w")
    focus_is(board, "spot-a2")
    tab_to(board, "stock-C")
    board.press("Enter")
    heard(board, 1, "Ca2")
    focus_is(board, "stock-C")


def test_the_cell_to_enter_the_board_at_is_one_that_can_be_played(board: Board) -> None:
    board.two()
    board.play("Tc3s")
    tab_to(board, "spot-")
    assert focused(board) in ("spot-c2", "spot-c1")
    assert board.page.locator('[role=gridcell][tabindex="0"]').count() == 1


def test_home_end_and_edges_on_the_board(board: Board) -> None:
    board.two()
    tab_to(board, "spot-")
    walk(board, "b4")
    board.press("End")
    focus_is(board, "spot-d4")
    board.press("ArrowRight", "ArrowUp", "Home")
    focus_is(board, "spot-a4")
    board.page.keyboard.press("Tab")
    assert not focused(board).startswith("spot-")


def test_arrows_follow_what_is_seen_on_a_turned_board(board: Board) -> None:
    board.two()
    tab_to(board, "control-turn")
    board.press("Enter")
    expect(board.page.locator("#opp")).to_contain_text("White")
    tab_to(board, "spot-", backwards=True)
    start = focused(board)
    before = board.box(start.removeprefix("spot-"))
    board.press("ArrowUp" if before["y"] > 400 else "ArrowDown")
    board.page.wait_for_function(f"{FOCUSED} !== '{start}'")
    after = board.box(focused(board).removeprefix("spot-"))
    assert after["x"] == before["x"]
    assert (after["y"] < before["y"]) == (before["y"] > 400)


def test_a_whole_game_typed(board: Board) -> None:
    board.two()
    board.page.focus("#typed-move")
    for n, text in enumerate(GAME):
        board.page.keyboard.type(text)
        board.press("Enter")
        heard(board, n, text)
        focus_is(board, "typed-move")
        expect(board.page.locator("#typed-move")).to_have_value("")
    expect(board.page.locator("#status b")).to_have_text(END)


def test_undo_and_looking_back_by_keys(board: Board) -> None:
    board.two()
    board.play(*GAME[:4])
    task = board.page.locator("#status b")
    tab_to(board, "control-undo")
    board.press("Enter")
    expect(task).to_contain_text("after 2. Ta1e")
    focus_is(board, "control-undo")
    for key, words in (
        ("ArrowLeft", "after 1... Ta2s"),
        ("Home", "the start of the game"),
        ("ArrowRight", "after 1. Tb2w"),
        ("End", "White to play"),
    ):
        board.press(key)
        expect(task).to_contain_text(words)
        focus_is(board, "control-undo")
    tab_to(board, "ply-0")
    board.press("Enter")
    expect(task).to_contain_text("after 1. Tb2w")
    focus_is(board, "ply-0")


def test_escape_on_the_board_takes_back_and_keeps_the_focus(board: Board) -> None:
    board.two()
    tab_to(board, "spot-")
    walk(board, "b2")
    board.press("Enter", "t")
    expect(board.page.locator("#status b")).to_contain_text("which way?")
    board.press("Escape", "Escape")
    expect(board.page.locator("#status b")).to_contain_text("any piece on any space")
    focus_is(board, "spot-b2")


def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(board: Board) -> None:
    board.two()
    dialog = board.page.locator("#dialog")
    for opener in ("open-share", "open-settings", "control-more"):
        tab_to(board, opener)
        board.press("Enter")
        expect(dialog).to_be_visible()
        board.page.wait_for_function("document.activeElement.closest('#dialog')")
        for _ in range(25):
            board.press("Tab")
            assert not board.page.evaluate("document.activeElement.closest('#page')")
        board.press("Escape")
        expect(dialog).to_be_hidden()
        focus_is(board, opener)


def test_a_ply_typed_in_the_dialog_is_played_and_the_dialog_closes(board: Board) -> None:
    board.two()
    tab_to(board, "control-more")
    board.press("Enter")
    board.page.focus("#dialog-move")
    board.page.keyboard.type("Sz9")
    board.press("Enter")
    expect(board.page.locator("#dialog-move-why")).to_have_text(re.compile("A move is S, T or C"))
    board.page.fill("#dialog-move", "Sb2")
    board.press("Enter")
    expect(board.page.locator("#dialog")).to_be_hidden()
    heard(board, 0, "Sb2")
    focus_is(board, "control-more")


def test_a_dialog_that_follows_another_keeps_the_focus_and_closes_by_escape(board: Board) -> None:
    board.two()
    board.page.click("#control-more")
    board.page.click("#more-settings")
    expect(board.page.locator("#dialog-title")).to_have_text("Settings")
    board.page.wait_for_function("document.activeElement.closest('#dialog')")
    board.press("Escape")
    expect(board.page.locator("#dialog")).to_be_hidden()
    board.page.click("#control-more")
    expect(board.page.locator("#dialog-title")).to_have_text("More")


def test_the_focus_stays_where_it_was_when_its_region_is_drawn_anew(board: Board) -> None:
    board.open("#/pyrga")
    board.target("b2").focus()
    board.press("ArrowRight")
    expect(board.target("c2")).to_be_focused()
    board.press("Enter")
    expect(board.target("c2")).to_have_attribute("aria-selected", "true")
    expect(board.target("c2")).to_be_focused()
