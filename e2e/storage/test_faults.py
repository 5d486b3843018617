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
from tests.tiers import by_turns
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

SILENT: Final = "IDBFactory.prototype.open = () => ({});"


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
def test_games_kept_without_a_database_move_into_it_when_there_is_one(
    board: Board, site: Site
) -> None:
    page = board.page
    page.goto(site.address + stored.BLANK)
    page.evaluate("sessionStorage.refused = '1'")
    page.add_init_script(f"if (sessionStorage.refused === '1') {{ {NO_DATABASE} }}")
    board.two()
    board.play("Sb2")
    assert page.evaluate("Object.keys(localStorage).some((it) => it.startsWith('tesserae.game.'))")
    page.evaluate("sessionStorage.refused = '0'")
    page.reload()
    board.ready()
    assert board.moves() == ["Sb2"]
    gone = "!Object.keys(localStorage).some((it) => it.startsWith('tesserae.game.'))"
    page.wait_for_function(gone)
    assert len(stored.read(page, site.address, "games")) == 1


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


@pytest.mark.slow
def test_a_database_that_never_answers_does_not_hold_up_the_start(board: Board) -> None:
    board.page.add_init_script(SILENT)
    board.two()
    board.play("Sb2")


# Stored data of earlier versions


def earlier(*tables: Any) -> str:
    return json.dumps({"v": 1, "tables": list(tables)})


@pytest.mark.slow
def test_games_of_an_earlier_version_are_taken_over_once(board: Board, site: Site) -> None:
    tables = [{**stored.TABLE, "seed": n} for n in range(12)]
    stored.old(board.page, site.address, "games", earlier(*tables))
    board.open("#/")
    board.page.wait_for_function("localStorage.getItem('tesserae.games') === null")
    assert len(stored.read(board.page, site.address, "games")) == 12
    stored.old(board.page, site.address, "games", earlier(*tables))
    board.open("#/games")
    board.page.wait_for_function("localStorage.getItem('tesserae.games') === null")
    expect(board.page.locator("#games-list")).to_contain_text("12 games")


@pytest.mark.slow
def test_a_takeover_that_fails_halfway_loses_nothing(board: Board, site: Site) -> None:
    tables = [{**stored.TABLE, "seed": n} for n in range(6)]
    stored.old(board.page, site.address, "games", earlier(*tables))
    board.page.evaluate("sessionStorage.room = '3'")
    board.page.add_init_script("""
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...args) {
            if (this.name === "games" && sessionStorage.room !== "all" && sessionStorage.room-- < 1)
                throw new DOMException("full", "QuotaExceededError");
            return put.apply(this, args);
        };""")
    board.open("#/games")
    expect(board.page.locator("#notice")).to_contain_text("could not be saved")
    assert board.page.evaluate("localStorage.getItem('tesserae.games')") == earlier(*tables)
    assert len(stored.read(board.page, site.address, "games")) == 3
    board.page.evaluate("sessionStorage.room = 'all'")
    board.open("#/games")
    board.page.wait_for_function("localStorage.getItem('tesserae.games') === null")
    expect(board.page.locator("#games-list")).to_contain_text("6 games")
    assert len(stored.read(board.page, site.address, "games")) == 6


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


@pytest.mark.parametrize(
    "names",
    by_turns([("games", "settings"), ("unknown", "unreadable"), ("game.x",)], share=3),
)
@pytest.mark.slow
def test_two_megabytes_under_any_of_our_keys_are_set_aside(
    board: Board, site: Site, names: tuple[str, ...]
) -> None:
    for name in names:
        stored.old(board.page, site.address, name, "é" * 2_000_000)
    board.two()
    board.play("Sb2")
    board.page.reload()
    board.ready()
    assert board.moves() == ["Sb2"]
    aside = stored.read(board.page, site.address, "aside")
    assert [len(str(value)) for value in aside.values()] == [2_000_000] * len(names)


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


TEXTS: Final[tuple[tuple[Any, ...], ...]] = (
    (None, 7, []),
    ({}, "{", "x" * 2_000_000),
    (json.dumps({"game": "x"}),),
)
"""Three at a time: the last game of each kind is read when the app starts."""


@pytest.mark.parametrize("texts", by_turns(TEXTS, share=3))
@pytest.mark.slow
def test_a_text_of_any_kind_in_the_database_is_set_aside(
    board: Board, site: Site, texts: tuple[Any, ...]
) -> None:
    summaries, _ = stored.many(len(texts))
    stored.put(board.page, site.address, "games", summaries)
    pairs = [(name, text) for (name, _), text in zip(summaries, texts, strict=True)]
    stored.put(board.page, site.address, "texts", pairs)
    starts_and_tells(board, len(texts))
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


@pytest.mark.parametrize("kept", by_turns(["[" * 100_000, "{", '{"v":1,"tables":7}'], share=3))
@pytest.mark.slow
def test_unreadable_games_of_an_earlier_version_are_set_aside(
    board: Board, site: Site, kept: str
) -> None:
    stored.old(board.page, site.address, "games", kept)
    starts_and_tells(board)
    assert list(stored.read(board.page, site.address, "aside").values()) == [kept]


@pytest.mark.slow
def test_one_unreadable_game_does_not_take_the_others_with_it(board: Board, site: Site) -> None:
    bad = {**stored.TABLE, "moves": "Zz9"}
    stored.old(board.page, site.address, "games", earlier(bad, stored.TABLE))
    starts_and_tells(board)
    expect(board.page.locator(".continue")).to_contain_text("1 move ·")
