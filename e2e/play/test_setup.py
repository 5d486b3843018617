"""Shortcuts for Tetrad's setup: ready-made armies, typed armies, by touch and by keyboard."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.axe import clean, dressed
from e2e.support.links import WITH_CLIPBOARD
from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import focus_is, focused, tab_to
from e2e.support.playing.touch import ON_A_PHONE, PHONE, Thumb, fits
from tests.tiers import some

ARMY: Final = "T2c1.O0f1.I1h1.L0i1.S0l1"


def set_up(board: Board) -> list[str]:
    """The ten plies of the setup, once it is over."""
    expect(board.page.locator("#leave-setup")).to_have_count(0)
    listed = board.page.locator("#moves [data-act=jump]")
    expect(listed).to_have_count(11)
    return listed.all_inner_texts()[1:]


def edges(part: Locator) -> tuple[float, float]:
    """The top and the bottom of an element in the window."""
    box = part.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


@ON_A_PHONE
@pytest.mark.parametrize("language", some(["en", "fr"], quick=0, share=2))
def test_one_tap_to_the_first_move(thumb: Thumb, language: str) -> None:
    dressed(thumb, language, "light")
    page = thumb.page
    thumb.open("#/tetrad")
    army = page.locator("#ready-0")
    assert edges(army)[1] <= edges(page.locator("#controls"))[0]
    fits(thumb, PHONE["width"])
    army.tap()
    assert len(set_up(thumb)) == 10


def new_game(page: Page) -> None:
    """Opens the dialog for a new game."""
    page.locator("#control-more").click()
    page.locator("#more-new").click()
    expect(page.locator("#new-start")).to_be_visible()


@pytest.mark.slow
@ON_A_PHONE
def test_a_wrong_army_is_refused_in_the_dialog_on_a_phone(thumb: Thumb) -> None:
    page = thumb.page
    thumb.open("#/tetrad")
    new_game(page)
    page.select_option("#new-setup-0", "own")
    page.locator("#new-text-0").fill("T2c1.O0e1")
    page.locator("#new-start").tap()
    message = page.locator("#new-text-0-why[role=alert]")
    expect(message).to_contain_text("An army is five units")
    expect(page.locator("#new-start")).to_be_in_viewport(ratio=1)
    fits(thumb, PHONE["width"])
    clean(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.locator("#new-text-0").fill(ARMY)
    page.locator("#new-start").tap()
    expect(page.locator("#dialog")).to_be_hidden()
    assert set_up(thumb)[::2] == ARMY.split(".")


@WITH_CLIPBOARD
@pytest.mark.slow
def test_an_army_is_typed_and_shared_with_the_keyboard_alone(board: Board) -> None:
    page = board.page
    board.open("#/tetrad?level=1")
    board.press("n")
    expect(page.locator("#new-start")).to_be_visible()
    tab_to(board, "new-setup-0")
    board.press("End")
    expect(page.locator("#new-text-0")).to_be_visible()
    tab_to(board, "new-text-0")
    page.keyboard.type(ARMY[:-1])
    board.press("Enter")
    expect(page.locator("#new-text-0-why p")).to_be_visible()
    focus_is(board, "new-text-0")
    assert page.input_value("#new-text-0") == ARMY[:-1]
    clean(page)
    board.press("End")
    page.keyboard.type(ARMY[-1])
    board.press("Enter")
    expect(page.locator("#dialog")).to_be_hidden()
    assert set_up(board)[::2] == ARMY.split(".")
    assert focused(board) != ""
    tab_to(board, "open-share", backwards=True)
    board.press("Enter")
    expect(page.locator("#dialog .share")).to_be_visible()
    tab_to(board, "copy-setup-0")
    board.press("Enter")
    expect(page.locator(".toast")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == ARMY
    clean(page)
