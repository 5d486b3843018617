"""The page of all games, and backups from one device to another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.support import stored
from e2e.support.axe import clean, dressed, one_look_a_day
from e2e.support.playing.board import Board
from tests.tiers import some
from tools.serve import Site


@pytest.mark.slow
def test_hundreds_of_games_are_kept_and_found(board: Board, site: Site) -> None:
    page = board.page
    stored.fill(page, site.address, 300)
    board.open("#/")
    expect(page.locator("#shelf summary")).to_have_text("299 earlier games")
    page.click("#footer-games")
    expect(page.locator("#games-list .count")).to_have_text("300 games")
    expect(page.locator("#games-list li")).to_have_count(30)
    page.click("#games-older")
    expect(page.locator(".pager span")).to_have_text("Page 2 of 10")
    page.click("#games-older")
    expect(page.locator(".pager span")).to_have_text("Page 3 of 10")
    page.click("#games-shown-zaic")
    expect(page.locator("#games-list .count")).to_have_text("100 games")
    page.locator("#games-list [data-act=resume]").last.click()
    expect(page.locator("#moves [aria-current]")).to_have_text("Bh8")
    page.go_back()
    expect(page.locator("#games-list .count")).to_have_text("100 games")


@pytest.mark.slow
def test_a_game_is_removed_after_a_question(board: Board, site: Site) -> None:
    page = board.page
    stored.fill(page, site.address, 3)
    board.open("#/games")
    page.click("#forget-g1")
    expect(page.locator("#dialog")).to_contain_text("Remove “Zaic")
    page.click("#dialog-stay")
    expect(page.locator("#forget-g1")).to_be_focused()
    page.click("#forget-g1")
    page.click("#dialog-forget")
    expect(page.locator("#games-list .count")).to_have_text("2 games")
    assert page.evaluate("document.activeElement !== document.body"), "the focus is somewhere"
    assert set(stored.read(page, site.address, "games")) == {"g0", "g2"}
    assert set(stored.read(page, site.address, "texts")) == {"g0", "g2"}


@pytest.mark.slow
@one_look_a_day
def test_all_games_are_for_everyone(board: Board, site: Site, language: str, theme: str) -> None:
    dressed(board, language, theme)
    board.open("#/games")
    clean(board.page)
    stored.fill(board.page, site.address, 40)
    board.open("#/games")
    clean(board.page)
    board.page.set_viewport_size({"width": 320, "height": 640})
    assert board.page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.fixture
def elsewhere(browser: Browser, site: Site) -> Iterator[Board]:
    """A page on another device."""
    context: BrowserContext = browser.new_context(locale="en-GB")
    yield Board(context.new_page(), site.address)
    context.close()


def backed_up(page: Page, folder: Path) -> Path:
    """The path of a downloaded backup."""
    with page.expect_download() as download:
        page.click("#backup")
    assert download.value.suggested_filename.startswith("tesserae-2")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


@pytest.mark.slow
def test_a_backup_brings_everything_to_another_device(
    board: Board, elsewhere: Board, site: Site, tmp_path: Path
) -> None:
    stored.fill(board.page, site.address, 60)
    board.open("#/games")
    board.page.click("#open-settings")
    board.page.click("[data-arg='theme=dark']")
    board.page.click("#dialog-close")
    path = backed_up(board.page, tmp_path)
    assert json.loads(path.read_text())["tesserae"] == "backup"
    elsewhere.open("#/games")
    elsewhere.page.set_input_files("#restore-file", path)
    expect(elsewhere.page.locator("#notice")).to_contain_text("60 games restored.")
    expect(elsewhere.page.locator("html")).to_have_attribute("data-theme", "dark")
    theirs = stored.read(elsewhere.page, site.address, "texts")
    ours = stored.read(board.page, site.address, "texts")
    assert theirs.keys() == ours.keys()
    assert all(json.loads(theirs[id]) == json.loads(ours[id]) for id in ours)
    times = [stored.read(it.page, site.address, "games") for it in (board, elsewhere)]
    assert all(times[0][id]["updated"] == times[1][id]["updated"] for id in ours)


def test_a_backup_is_merged_and_what_is_bad_in_it_is_named(board: Board, tmp_path: Path) -> None:
    board.two()
    board.play("Sb2")
    board.page.click(".wordmark")
    board.page.click("#footer-games")
    path = backed_up(board.page, tmp_path)
    backup: dict[str, Any] = json.loads(path.read_text())
    table = json.loads(backup["games"][0]["text"])
    text = json.dumps({**table, "moves": "Sb2 Sb3", "line": [0, 0]})
    backup["games"] = [{**backup["games"][0], "text": text}, {"id": "bad", "text": "{"}, 7]
    path.write_text(json.dumps(backup))
    board.open("#/pyrga")
    expect(board.page.locator("#moves")).to_contain_text("Sb2")
    board.play("Sb1")
    drop(board.page, path)
    notice = board.page.locator("#notice")
    expect(notice).to_contain_text("1 game restored.")
    expect(notice).to_contain_text("2 games could not be read: number 2 and number 3.")
    board.open("#/pyrga")
    expect(board.page.locator("#moves .variation")).to_contain_text("Sb3")
    assert board.moves() == ["Sb2", "Sb1"]


def drop(page: Page, path: Path) -> None:
    """Drops a file on the page."""
    page.evaluate(
        """([name, text]) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], name, { type: "application/json" }));
            const how = { dataTransfer, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new DragEvent("drop", how));
        }""",
        [path.name, path.read_text()],
    )


BAD = [
    '{"tesserae": "backup"',
    '{"tesserae": "backup", "version": 2, "games": []}',
    '{"tesserae": "backup", "version": 1, "games": {}}',
    '{"tesserae": "backup", "version": 1, "games": ' + "[" * 100_000,
]


@pytest.mark.parametrize("text", some(BAD, quick=1, share=3))
def test_a_file_that_is_no_backup_gets_a_sentence(board: Board, tmp_path: Path, text: str) -> None:
    board.open("#/games")
    (tmp_path / "a.json").write_text(text)
    board.page.set_input_files("#restore-file", tmp_path / "a.json")
    expect(board.page.locator("#notice")).to_contain_text("not a backup")


@pytest.mark.slow
def test_a_first_game_played_to_its_end_asks_the_browser_to_keep_all(board: Board) -> None:
    board.page.add_init_script("""
        self.asked = 0;
        StorageManager.prototype.persisted = async () => false;
        StorageManager.prototype.persist = async () => { self.asked += 1; return true; };""")
    board.two()
    for _ in range(2):
        board.play("Sb2")
        assert board.page.evaluate("self.asked") <= 1
        board.page.click("#control-more")
        board.page.click("#more-resign")
        board.page.click("#dialog-resign")
        board.page.wait_for_function("self.asked === 1")
        board.page.evaluate("location.hash = '#/pyrga?v=1&g='")
        expect(board.page.locator("#moves [data-act=jump]")).to_have_count(0)
