"""The boards of a page share one Python; where that is impossible, each has its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from e2e.support.faults import Faults
from e2e.support.sites.article import Article, at
from e2e.support.sites.hosts import BadHost, Fault, Kind
from e2e.support.waiting import JOINED
from tesserae.games import catalog
from tests.tiers import by_turns, some
from tools.generate.puzzles.replaying import position_after
from tools.serve import Site

SHARED: Final = "/shared_worker.js"

Bad = Callable[[Fault], tuple[Article, BadHost]]


@pytest.fixture
def bad(tab: Page, host: Site, dist: Path, faults: Faults) -> Iterator[Bad]:
    """A page with boards of a faulty host, whose errors are expected."""
    hosts: list[BadHost] = []
    faults.allow("")

    def article(fault: Fault) -> tuple[Article, BadHost]:
        hosts.append(BadHost(dist, fault))
        faults.at_home(hosts[-1].address)
        return Article(tab, host, hosts[-1]), hosts[-1]

    yield article
    for it in hosts:
        it.stop()


def shared_workers(browser: Browser) -> int:
    """The number of shared workers."""
    targets = browser.new_browser_cdp_session().send("Target.getTargets")["targetInfos"]
    return sum(it["type"] == "shared_worker" for it in targets)


@pytest.mark.slow
def test_two_boards_share_a_python_which_outlives_the_first_of_them(
    article: Article, browser: Browser
) -> None:
    article.open('<tesserae-game></tesserae-game><tesserae-game level="4"></tesserae-game>')
    first, second = article.start(0), article.start(1)
    for frame in (first, second):
        frame.wait_for_selector(JOINED)
    assert shared_workers(browser) == 1
    assert article.page.workers == []
    article.do("play", "Sb2")
    at(first, 1)
    at(second, 0)
    article.board(0).evaluate("it => it.remove()")
    article.do("play", "Sa1")
    article.await_heard("move", 3)
    assert [it["move"] for it in article.heard("move")][:2] == ["Sb2", "Sa1"]
    assert article.frames() == 1


NEITHER: Final[tuple[tuple[str, Kind], ...]] = ((SHARED, "missing"), (SHARED, "page"))


@pytest.mark.parametrize(("pattern", "kind"), some(NEITHER, quick=0, share=2))
def test_where_nothing_can_be_shared_a_board_has_a_python_of_its_own(
    bad: Bad, browser: Browser, pattern: str, kind: Kind
) -> None:
    article, _ = bad(Fault(pattern, kind))
    article.open("<tesserae-game></tesserae-game>")
    article.start().wait_for_selector(JOINED)
    assert shared_workers(browser) == 0
    assert article.do("play", "Sb2")["ply"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("lacking", by_turns(["SharedWorker", "navigator.locks"]))
def test_a_browser_that_can_share_nothing_plays_all_the_same(
    article: Article, browser: Browser, lacking: str
) -> None:
    name = lacking.rpartition(".")[2]
    of = "Navigator.prototype" if "." in lacking else "window"
    article.page.add_init_script(f"Reflect.deleteProperty({of}, '{name}')")
    article.open("<tesserae-game></tesserae-game>")
    article.start().wait_for_selector(JOINED)
    assert shared_workers(browser) == 0
    assert article.do("play", "Sb2")["ply"] == 1


def play(frame: Frame, *clicks: str) -> None:
    for target in clicks:
        frame.locator(f'[data-act="target"][data-arg="{target}"]').click()


LARGE: Final = re.compile(r"python\.bin|snapshot\.bin|pyodide\.asm")


@pytest.mark.slow
def test_many_boards_against_easy_levels_are_played_without_pyodide(article: Article) -> None:
    asked = list[str]()
    article.page.on("request", lambda request: asked.append(request.url))
    article.open('<tesserae-game level="1"></tesserae-game>' * 10)
    frame = article.start(3)
    play(frame, "b2", "C")
    game = catalog.by_slug("pyrga")
    position = position_after(game, [it["move"] for it in article.await_heard("move", 2)])
    second = game.format_move(position, position.legal_moves()[0])
    assert article.do("play", second, number=3)["ply"] == 3
    article.await_heard("move", 4)
    at(frame, 4)
    expect(frame.locator(".joining")).to_have_count(0)
    assert frame.locator(JOINED).count() == 0
    assert article.frames() == 1
    assert not [url for url in asked if LARGE.search(url)]


@pytest.mark.slow
def test_boards_are_played_before_pyodide_has_come(bad: Bad) -> None:
    article, app = bad(Fault("/snapshot.bin", "stalled"))
    article.open("<tesserae-game></tesserae-game><tesserae-game game=zaic></tesserae-game>")
    pyrga, zaic = article.start(0), article.start(1)
    play(pyrga, "b2", "C")
    play(zaic, "h8")
    for frame in (pyrga, zaic):
        at(frame, 1)
        expect(frame.locator(JOINED)).to_have_count(0)
    app.go_on()
    for frame in (pyrga, zaic):
        frame.wait_for_selector(JOINED)
        at(frame, 1)
    assert article.do("play", "Sb2", number=0)["ply"] == 2
