"""Updates: a new build is used from the next start on; no game is lost, no page mixes builds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import clean
from e2e.support.faults import Faults
from e2e.support.files import decoded, share
from e2e.support.playing.board import Board
from e2e.support.sites.builds import (
    BUILDS,
    WITH_SERVICE_WORKER,
    build_of,
    cut,
    denied,
    deploy,
    kept,
    missing,
    shown,
    update,
)
from e2e.support.sites.hosts import damaged
from tests.tiers import by_turns
from tools.serve import Site

pytestmark = WITH_SERVICE_WORKER


@pytest.fixture
def board(page: Page, home: Site) -> Board:
    """A page with a game of Pyrga, of a cached build."""
    board = Board(page, home.address)
    board.open("#/pyrga")
    kept(page)
    return board


@pytest.mark.slow
def test_a_new_build_is_taken_by_the_next_start_and_not_before(
    board: Board, home: Site, next_dist: Path
) -> None:
    first = build_of(board.page)
    deploy(home, next_dist)
    assert update(board.page) == "activated"
    board.play("Sb2")
    assert build_of(board.page) == first
    board.page.reload()
    board.ready()
    second = build_of(board.page)
    assert second != first
    assert board.moves()[0] == "Sb2"
    board.page.wait_for_function(f"{BUILDS}.then((names) => names.join() == '{second}')")


@pytest.mark.slow
def test_the_new_version_can_be_taken_at_once_and_the_game_goes_on(
    board: Board, home: Site, next_dist: Path
) -> None:
    page = board.page
    first = build_of(page)
    board.two()
    board.play("Sb2", "Ta2s")
    deploy(home, next_dist)
    assert update(page) == "activated"
    page.click("#control-more")
    shown(page, "A new version is ready")
    clean(page)
    page.click("#renew")
    page.wait_for_function(f"document.documentElement.dataset.build !== '{first}'")
    board.ready()
    assert board.moves() == ["Sb2", "Ta2s"]
    board.play("Ca1")
    page.goto(f"{home.address}#/")
    shown(page, "Available offline")


@pytest.mark.slow
def test_an_open_page_keeps_the_files_of_its_build(
    board: Board, home: Site, next_dist: Path
) -> None:
    page, first = board.page, build_of(board.page)
    deploy(home, next_dist)
    assert update(page) == "activated"
    other = Board(page.context.new_page(), home.address)
    other.open("#/")
    assert build_of(other.page) != first
    home.stop()
    board.two()
    board.play("Sb2")
    share(board)
    assert decoded(page) == page.input_value("#share-link"), "by a file that comes when wanted"
    home.start()
    page.close()
    other.page.reload()
    other.ready()
    other.page.wait_for_function(f"{BUILDS}.then((names) => !names.includes('{first}'))")


@pytest.mark.slow
def test_two_tabs_hear_of_the_new_build_and_one_may_take_it_while_the_other_plays(
    board: Board, home: Site, next_dist: Path
) -> None:
    first = build_of(board.page)
    other = Board(board.page.context.new_page(), home.address)
    other.open("#/")
    shown(other.page, "Available offline")
    deploy(home, next_dist)
    assert update(board.page) == "activated"
    shown(other.page, "A new version is ready")
    other.page.click("#renew")
    other.page.wait_for_function(f"document.documentElement.dataset.build !== '{first}'")
    other.ready()
    shown(other.page, "Available offline")
    board.play("Sb2")
    expect(board.page.locator("#ply-1")).to_be_visible()
    assert build_of(board.page) == first
    board.page.reload()
    board.ready()
    assert board.moves()[0] == "Sb2"
    assert build_of(board.page) == build_of(other.page)


@pytest.mark.slow
def test_only_what_is_new_is_fetched_for_a_new_build(
    board: Board, home: Site, next_dist: Path
) -> None:
    page = board.page
    page.goto(f"{home.address}#/")
    shown(page, "Available offline")
    home.asked.clear()
    deploy(home, next_dist)
    assert update(page) == "activated"
    assert any("/app-" in path for path in home.asked)
    assert [path for path in home.asked if path.startswith("/vendor/")] == []


def starts_without_the_server(board: Board, home: Site, build: str) -> None:
    """Asserts that the page starts from the cached files of a build."""
    home.stop()
    board.page.reload()
    board.ready()
    assert build_of(board.page) == build


def half_deployed(home: Site, _: pytest.MonkeyPatch) -> None:
    """Replaces the service worker on the server, but not the page yet."""
    page = home.folder / "index.html"
    page.write_text(page.read_text().replace('data-build="', 'data-build="other '))


def halved(home: Site, _: pytest.MonkeyPatch) -> None:
    """Half of the page came to the server."""
    page = home.folder / "index.html"
    page.write_bytes(damaged(page.read_bytes(), "half"))


@pytest.mark.parametrize("broken", by_turns([half_deployed, halved, missing, cut, denied], share=3))
@pytest.mark.slow
def test_a_broken_download_leaves_the_old_build_whole_and_is_tried_again(
    board: Board, home: Site, next_dist: Path, faults: Faults, broken: Callable[..., None]
) -> None:
    faults.allow("404|Failed to update a ServiceWorker|install|CONTENT_LENGTH")
    page, first = board.page, build_of(board.page)
    board.play("Sb2")
    deploy(home, next_dist)
    with pytest.MonkeyPatch.context() as patched:
        broken(home, patched)
        assert update(page) == "redundant"
    starts_without_the_server(board, home, first)
    assert board.moves()[0] == "Sb2"
    deploy(home, next_dist)
    home.start()
    assert update(page) == "activated"
    page.reload()
    board.ready()
    assert build_of(page) != first
    assert board.moves()[0] == "Sb2"


@pytest.mark.slow
def test_a_device_that_is_full_keeps_the_old_build(
    board: Board, home: Site, next_dist: Path, faults: Faults
) -> None:
    faults.allow("Quota|ServiceWorker|install")
    page, first = board.page, build_of(board.page)
    devtools = page.context.new_cdp_session(page)
    origin = home.address.rstrip("/")
    full = {"origin": origin, "quotaSize": 1_000_000}
    devtools.send("Storage.overrideQuotaForOrigin", full)
    deploy(home, next_dist)
    assert update(page) == "redundant"
    starts_without_the_server(board, home, first)
    home.start()
