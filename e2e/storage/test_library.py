"""The page of all games, and backups from one device to another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.support import stored
from e2e.support.axe import clean, dressed, one_look_a_day
from e2e.support.playing.board import Board
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
