"""Storage that is full, blocked or unreadable: the app starts and plays all the same."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, FilePayload, expect

from e2e.support import stored
from e2e.support.playing.board import Board
from e2e.support.pool import Tabs
from tesserae.core.record import begin, movetext, play, undo
from tesserae.games import catalog
from tools.serve import Site

FULL: Final = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...args) {
    if (sessionStorage.full !== "1") return put.apply(this, args);
    throw new DOMException("full", "QuotaExceededError");
};
sessionStorage.full ??= "1";
"""

NO_DATABASE: Final = """
IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };
"""

NO_KEYS: Final = (
    "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); };"
)


@pytest.mark.slow
def test_a_full_device_says_so_plays_on_and_tries_again(board: Board) -> None:
    board.page.add_init_script(FULL)
    board.two()
    board.play("Tb2w")
    expect(board.page.locator("#notice")).to_contain_text("could not be saved")
    board.play("Ta2s")
    board.page.evaluate("sessionStorage.full = '0'")
    board.play("Ta1e")
    board.page.reload()
    board.ready()
    assert board.moves() == ["Tb2w", "Ta2s", "Ta1e"]


@pytest.mark.slow
def test_without_a_database_games_are_kept_all_the_same(
    board: Board, tabs: Tabs, site: Site
) -> None:
    other = Board(tabs.tab(), site.address)
    for tab in (board, other):
        tab.page.add_init_script(NO_DATABASE)
    board.two()
    board.play("Sb2")
    expect(board.page.locator("#notice p")).to_have_count(0)
    other.open("#/zaic?v=1&g=")
    other.play("Bh8")
    board.play("Cb1")
    board.page.click(".wordmark")
    expect(board.page.locator("#kept")).to_contain_text("Zaic, two players")
    board.page.reload()
    board.ready()
    expect(board.page.locator("#kept")).to_contain_text("2 moves")


@pytest.mark.slow
def test_a_device_that_keeps_nothing_says_so_and_plays_on(board: Board) -> None:
    board.page.add_init_script(NO_DATABASE + NO_KEYS)
    board.two()
    board.play("Sb2")
    expect(board.page.locator("#notice")).to_contain_text("could not be saved")
    board.play("Cb1")


@pytest.mark.slow
def test_a_user_who_blocks_storage_can_play(without_storage: BrowserContext, site: Site) -> None:
    board = Board(without_storage.new_page(), site.address)
    board.two()
    board.play("Sb2")
    expect(board.page.locator("#notice")).to_contain_text("could not be saved")
    board.play("Cb1")


# Stored data of earlier versions


@pytest.mark.slow
def test_long_comments_in_any_writing_do_not_keep_the_app_from_starting(board: Board) -> None:
    board.open("#/")
    for letter in "語é":
        board.page.click(".wordmark")
        record = commented(letter)
        assert len(record) > 160_000
        file = FilePayload(name="a.txt", mimeType="text/plain", buffer=record.encode())
        board.page.set_input_files("#footer-open", file)
        expect(board.page.locator("#moves")).to_contain_text(letter)
    for _ in range(2):
        board.page.reload()
        board.ready()
        expect(board.page.locator("#moves")).to_contain_text("é")
    expect(board.page.locator("#notice p")).to_have_count(0)
    board.page.click(".wordmark")
    expect(board.page.locator("#shelf")).to_contain_text("1 earlier game")


def commented(letter: str) -> str:
    """A record of 85 plies, each with a comment of 1,950 letters."""
    game = catalog.by_slug("pyrga")
    record = begin(game.initial())
    while len(record.plies) < 85:
        main, *others = record.position.legal_moves()
        for move in (main, *others[: 84 - len(record.plies)]):
            record = undo(play(record, move))
        record = play(record, main)
    comments = tuple((n, letter * 1_950) for n in range(len(record.plies)))
    return f'[Game "pyrga"]\n\n{movetext.write(game, record._replace(comments=comments))} *\n'


STRANGE: Final[list[Any]] = [
    None, 7, "text", [], {}, {"id": "x"}, [[[[]]]], {"id": "y", "version": "1"}, "x" * 2_000_000,
    {"id": "strange9", "game": "pyrga", "version": 1, "updated": 1, "used": 1, "about": 7},
]  # fmt: skip


@pytest.mark.slow
def test_a_summary_of_any_kind_in_the_database_is_set_aside(board: Board, site: Site) -> None:
    pairs = [(f"strange{n}", value) for n, value in enumerate(STRANGE)]
    stored.put(board.page, site.address, "games", pairs)
    starts_and_tells(board, len(STRANGE))
    aside = stored.read(board.page, site.address, "aside")
    assert set_aside(aside) == {f"game {name}" for name, _ in pairs}


def set_aside(aside: dict[str, Any]) -> set[str]:
    """The names of the texts that were set aside, without their unique suffixes."""
    return {name.rpartition(" ")[0] or name for name in aside}


def starts_and_tells(board: Board, count: int = 1) -> None:
    """Asserts that a notice counts the bad games, and that they can be downloaded."""
    board.open("#/")
    sentence = f"{count} saved game{'' if count == 1 else 's'} could not be read"
    expect(board.page.locator("#notice")).to_contain_text(sentence)
    with board.page.expect_download() as download:
        board.page.click("#notice-save-aside")
    assert download.value.suggested_filename == "tesserae-set-aside.json"
    assert json.loads(download.value.path().read_text())
    board.page.reload()
    board.ready()
    expect(board.page.locator("#notice p")).to_have_count(0)
