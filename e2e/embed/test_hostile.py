"""Hostile input: bad links, bad stored texts, markup where none belongs."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Dialog, expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from tests.tiers import some

IMAGE: Final = "<img src=x onerror=alert(1)>"
BAD_LINKS: Final = (
    "#/nonsense",
    "#/pyrga/nonsense",
    "#/pyrga?v=9&g=Sb2",
    "#/pyrga?v=1",
    "#/pyrga?x=1",
    "#/pyrga?v=1&v=1&g=Sb2",
    "#/pyrga?v=1&g=Sb2&at=-1",
    "#/pyrga?v=1&p=%00%ff",
    "#/pyrga?v=1&p=" + IMAGE,
    "#/pyrga?v=1&g=Sb2&level=" + IMAGE,
    "#/" + IMAGE,
    "#/%3Cscript%3Ealert(1)%3C/script%3E",
    "#/pyrga?v=1&g=" + "Sb2." * 9000,
    "#" + "/" * 30_000,
)


@pytest.fixture
def board(fresh_board: Board) -> Board:
    """A page that boots, as most of these tests are about links and stored data."""
    return fresh_board


@pytest.fixture
def alarms(board: Board) -> list[str]:
    """The dialogs that injected scripts open: there must be none."""
    seen: list[str] = []

    def alarm(dialog: Dialog) -> None:
        seen.append(dialog.message)
        dialog.dismiss()

    board.page.on("dialog", alarm)
    return seen


def unharmed(board: Board, alarms: list[str]) -> None:
    """Asserts that no text became an element, and no script ran."""
    assert board.page.locator("#page :is(img, script, iframe, object, style)").count() == 0
    assert alarms == []


def test_a_bad_link_gets_a_sentence_and_the_game_stays(board: Board, alarms: list[str]) -> None:
    board.two()
    board.play("Tb2w")
    notice = board.page.locator("#notice p")
    for fragment in BAD_LINKS:
        board.page.evaluate("(it) => { location.hash = it }", fragment)
        expect(notice, fragment[:60]).not_to_be_empty(timeout=PATIENCE)
        unharmed(board, alarms)
        board.page.click("#dismiss")
        expect(notice).to_have_count(0)
        assert board.moves() == ["Tb2w"]
    board.play("Ca2")


@pytest.mark.parametrize("fragment", some(["#/" + IMAGE, "#/pyrga?v=1&p=" + IMAGE], quick=1))
def test_a_bad_link_opened_first_leads_to_a_page_that_works(
    board: Board, alarms: list[str], fragment: str
) -> None:
    board.open(fragment)
    expect(board.page.locator("#notice p")).not_to_be_empty()
    unharmed(board, alarms)
    board.two()
    board.play("Sb2")


@pytest.mark.slow
def test_bad_settings_are_as_if_there_were_none(board: Board, alarms: list[str]) -> None:
    board.open()
    for kept in ("[7", json.dumps({"theme": IMAGE, "language": 3, "confirm": "yes"})):
        board.page.evaluate("(it) => localStorage.setItem('tesserae.settings', it)", kept)
        board.page.reload()
        board.ready()
        expect(board.page.locator("html")).to_have_attribute("data-theme", "system")
        expect(board.page.locator("html")).to_have_attribute("lang", "en")
        unharmed(board, alarms)


def test_markup_in_a_typed_move_stays_text(board: Board, alarms: list[str]) -> None:
    board.two()
    for text in (IMAGE, "Sb2<script>", "{cell}", "&lt;b&gt;", "\u202eSb2"):
        board.page.fill("#typed-move", text[:40])
        board.press("Enter")
        expect(board.page.locator("#typed-move-why")).to_contain_text("A move is S, T or C")
        board.page.fill("#typed-move", "")
        unharmed(board, alarms)
    assert board.moves() == []
