"""What comes from outside: bad links, bad stored text, markup where none belongs."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Dialog, expect

from e2e.board import PATIENCE, Board

IMAGE: Final = "<img src=x onerror=alert(1)>"
TABLE: Final = {
    "game": "pyrga",
    "line": [0],
    "ply": 1,
    "seats": [0, 0],
    "flipped": False,
    "seed": 1,
}

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

BAD_GAMES: Final = (
    "{",
    "[" * 100_000,
    json.dumps({"v": 1, "tables": [TABLE | {"moves": IMAGE}]}),
    json.dumps({"v": 1, "tables": [TABLE | {"game": IMAGE, "moves": "Sb2"}]}),
)


@pytest.fixture
def alarms(board: Board) -> list[str]:
    """The dialogs that scripts open: none may."""
    seen: list[str] = []

    def alarm(dialog: Dialog) -> None:
        seen.append(dialog.message)
        dialog.dismiss()

    board.page.on("dialog", alarm)
    return seen


def unharmed(board: Board, alarms: list[str]) -> None:
    """No element came from a text, and no script ran."""
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


@pytest.mark.parametrize("fragment", ["#/" + IMAGE, "#/pyrga?v=1&p=" + IMAGE])
def test_a_bad_link_opened_first_leads_to_a_page_that_works(
    board: Board, alarms: list[str], fragment: str
) -> None:
    board.open(fragment)
    expect(board.page.locator("#notice p")).not_to_be_empty()
    unharmed(board, alarms)
    board.two()
    board.play("Sb2")


def test_unreadable_stored_games_get_a_sentence_and_are_put_aside(
    board: Board, alarms: list[str]
) -> None:
    board.open()
    for kept in BAD_GAMES:
        board.page.evaluate("(it) => localStorage.setItem('tesserae.games', it)", kept)
        board.page.reload()
        board.ready()
        expect(board.page.locator("#notice"), kept[:60]).to_contain_text("could not be read")
        unharmed(board, alarms)
        aside = board.page.evaluate("localStorage.getItem('tesserae.unreadable')")
        assert aside == kept
    board.two()
    board.play("Sb2")
    board.page.reload()
    board.ready()
    assert board.moves() == ["Sb2"]


def test_one_unreadable_game_does_not_take_the_others_with_it(board: Board) -> None:
    board.open()
    kept = {"v": 1, "tables": [TABLE | {"moves": "Zz9"}, TABLE | {"moves": "Sb2"}]}
    board.page.evaluate("(it) => localStorage.setItem('tesserae.games', it)", json.dumps(kept))
    board.page.reload()
    board.ready()
    expect(board.page.locator("#notice")).to_contain_text("The others are here.")
    expect(board.page.locator(".continue h2")).to_have_text("Pyrga, move 1")


def test_bad_settings_are_as_if_there_were_none(board: Board, alarms: list[str]) -> None:
    board.open()
    for kept in ("[7", json.dumps({"theme": IMAGE, "language": 3, "confirm": "yes"})):
        board.page.evaluate("(it) => localStorage.setItem('tesserae.settings', it)", kept)
        board.page.reload()
        board.ready()
        expect(board.page.locator("html")).to_have_attribute("data-theme", "system")
        expect(board.page.locator("html")).to_have_attribute("lang", "en")
        unharmed(board, alarms)


def test_a_device_that_keeps_nothing_says_so_and_plays_on(board: Board) -> None:
    board.page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    board.two()
    board.play("Sb2")
    expect(board.page.locator("#notice")).to_contain_text("could not be saved")
    board.play("Cb1")


def test_markup_in_a_typed_move_stays_text(board: Board, alarms: list[str]) -> None:
    board.two()
    for text in (IMAGE, "Sb2<script>", "{cell}", "&lt;b&gt;", "\u202eSb2"):
        board.page.fill("#typed-move", text[:40])
        board.press("Enter")
        expect(board.page.locator("#typed-move-why")).to_contain_text("A move is S, T or C")
        board.page.fill("#typed-move", "")
        unharmed(board, alarms)
    assert board.moves() == []
