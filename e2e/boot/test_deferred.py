"""What is fetched when it is first needed: a part of Python's WebAssembly, and of the code."""

from __future__ import annotations

import base64
import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.seldom import SAID, with_seldom
from e2e.support.sites.article import Article
from e2e.support.waiting import JOINED
from tools.building import onefile
from tools.serve import Site

DEFERRED = re.compile(r"/deferred\.bin(\?again)?$")

FETCHED = re.compile(r"/fetched\.bin(\?again)?$")
OFFLINE = "This part of Tesserae is not on your device yet. Please try again when you are online."

HINT = '[data-act="hint"]'
TURN = "#control-turn"
NOTICE = "#page .notice"
STOPPED = "Tesserae has stopped. Your games are safe on this device."


def seldom_at_a_turn(page: Page, dist: Path) -> None:
    """Has the page use that script: turning the board does it."""
    body = with_seldom(dist)
    page.route("**/worker.py", lambda route: route.fulfill(body=body))


def test_a_game_is_played_and_thought_about_without_it(board: Board, faults: Faults) -> None:
    """If this fails as the app has begun to call something else: `make called`."""
    board.page.route(FETCHED, lambda route: route.fulfill(body=""))
    board.open("#/pyrga?v=1&g=Tb2w.Ta2s&level=4")
    board.play("Ta1e")
    expect(board.page.locator("#ply-3")).to_be_visible()
    expect(board.page.locator("#toast")).to_be_empty()
    board.page.unroute(FETCHED)
    board.switch_evaluation()
    board.page.click(HINT)
    expect(board.page.locator("#assist .hint, #assist b").first).to_be_visible()
    assert not [url for url in faults.of_pages if DEFERRED.search(url)]


def test_without_the_code_of_a_page_the_game_goes_on(board: Board, faults: Faults) -> None:
    faults.allow("")  # what cannot be fetched, and what comes of it
    board.page.route(FETCHED, lambda route: route.abort())
    board.open("#/pyrga?v=1&g=Tb2w")
    board.page.click("#open-share")
    expect(board.page.locator("#toast")).to_have_text(OFFLINE)
    board.play("Ta2s")
    board.page.unroute(FETCHED)
    board.page.click("#open-share")
    expect(board.page.locator("#share-link")).to_be_visible()
    assert board.moves() == ["Tb2w", "Ta2s"]


@pytest.mark.slow
def test_pages_open_offline_once_their_code_was_fetched_ahead(board: Board, faults: Faults) -> None:
    """Without a service worker, and before any of them was opened."""
    faults.allow(r"/(later\.js|study\.css)")  # pages can be used without these
    with board.page.expect_response(FETCHED, timeout=2 * PATIENCE) as ahead:
        board.open("#/pyrga?v=1&g=Tb2w.Ta2s")
    ahead.value.finished()
    board.page.context.set_offline(True)
    board.page.click("#open-share")
    expect(board.page.locator("#share-link")).to_be_visible()
    for address, title in (("learn/3", "Learn Pyrga"), ("study", "Pyrga study")):
        board.page.evaluate(f"location.hash = '#/pyrga/{address}'")
        expect(board.page).to_have_title(re.compile(title))


def test_it_is_fetched_once_when_it_is_wanted(board: Board, dist: Path, faults: Faults) -> None:
    seldom_at_a_turn(board.page, dist)
    board.open("#/pyrga")
    for _ in range(2):
        with board.page.expect_console_message(lambda it: it.text.startswith("seldom")) as said:
            board.page.click(TURN)
        assert said.value.text == SAID
    assert len([url for url in faults.of_pages if DEFERRED.search(url)]) == 1


@pytest.mark.slow
def test_where_it_cannot_be_had_the_page_says_so_and_keeps_the_game(
    board: Board, dist: Path, faults: Faults
) -> None:
    faults.allow("")  # Pyodide says a lot of its end
    seldom_at_a_turn(board.page, dist)
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    board.page.route(DEFERRED, lose)
    board.open("#/pyrga?v=1&g=")
    board.play("Tb2w")
    board.page.set_viewport_size({"width": 360, "height": 400})
    board.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert board.page.evaluate("scrollY") > 100
    board.page.click(TURN)
    notice = board.page.locator(NOTICE)
    expect(notice.locator("p")).to_have_text(
        "Tesserae has stopped. Your games are safe on this device."
    )
    expect(notice).to_be_in_viewport()
    names = [url.rpartition("/")[2] for url in lost]
    assert names[:2] == ["deferred.bin", "deferred.bin?again"]
    board.page.unroute(DEFERRED)
    with board.page.expect_navigation():
        notice.locator("button").click()
    board.ready()
    assert board.moves() == ["Tb2w"]
    expect(notice).to_have_count(0)


@pytest.mark.slow
def test_the_one_file_has_it_inside(
    board: Board, dist: Path, tmp_path: Path, faults: Faults
) -> None:
    body = gzip.compress(with_seldom(dist).encode())
    packed = base64.b85encode(body).decode().replace("<", ",")
    tag = r'(?<=data-file="worker\.py\.gz">)[^<]*'
    page, count = re.subn(tag, lambda _: packed, (dist / onefile.NAME).read_text())
    assert count == 1
    (tmp_path / onefile.NAME).write_text(page)
    address = (tmp_path / onefile.NAME).as_uri()
    faults.at_home(address)
    alone = Board(board.page, address)
    alone.open("#/pyrga")
    with alone.page.expect_console_message(lambda it: it.text.startswith("seldom")) as said:
        alone.page.click(TURN)
    assert said.value.text == SAID


@pytest.mark.slow
def test_boards_that_share_a_python_are_all_told_and_share_another(
    tab: Page, host: Site, home: Site, faults: Faults
) -> None:
    faults.allow("")
    [worker] = home.folder.glob("app-*/worker.py")
    worker.write_text(with_seldom(home.folder, "Sb2"))
    [deferred] = home.folder.glob("vendor/python-*/deferred.bin")
    deferred.rename(home.folder / "away")
    article = Article(tab, host, home)
    article.open("<tesserae-game></tesserae-game>" * 2)
    first, second = article.start(0), article.start(1)
    for frame in (first, second):
        frame.wait_for_selector(JOINED)
    article.do("play", "Sb2")
    for frame in (first, second):
        expect(frame.locator(f"{NOTICE} p")).to_have_text(STOPPED)
    assert [it["code"] for it in article.await_heard("error", 2)] == ["failed", "failed"]
    (home.folder / "away").rename(deferred)
    for frame in (first, second):
        frame.locator(f"{NOTICE} button").click()
        expect(frame.locator(NOTICE)).to_have_count(0)
        frame.wait_for_selector(JOINED)
    own = [it.url for it in article.page.workers if not it.url.endswith("/standin.js")]
    assert own == []
    assert article.do("play", "Sb2")["ply"] == 1
