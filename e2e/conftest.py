"""Fixtures: the built app, served, and browser contexts in which any error fails the test."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.touch import Thumb
from e2e.support.pool import Pool, Seat, Sort, Tabs
from e2e.support.sites.article import Article
from tests.tiers import ALL, THOROUGH, TODAY
from tools import build
from tools.building import interpreter
from tools.chromium import ARGUMENTS, find, find_light
from tools.serve import Site

HERE = build.ROOT / "build" / "e2e"
FAILED: Final = pytest.StashKey[bool]()

LONGEST: Final = ("test_new_game.py", "test_kept_files.py", "test_room.py", "test_kills.py")
"""Files of the tests that take longest."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begins with those: the last tests of a run are short then, and all workers busy.

    In the slow tier, every second slow test is left to tomorrow: most start Python anew, which
    takes longer than all that they do.
    """
    items.sort(key=lambda item: item.path.name not in LONGEST)
    if THOROUGH and not ALL:
        slow = [item for item in items if item.get_closest_marker("slow")]
        tomorrow = slow[1 - TODAY % 2 :: 2]
        config.hook.pytest_deselected(items=tomorrow)
        items[:] = [item for item in items if item not in tomorrow]


QUICK_COMPILER: Final = "--js-flags=--liftoff-only"
"""No optimizing compiler for WebAssembly: it takes a seventh of the few seconds that pages live."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    arguments = [*ARGUMENTS, QUICK_COMPILER]
    return {**browser_type_launch_args, "executable_path": find_light(), "args": arguments}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 900},
        "service_workers": "block",
    }


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """The timeout of all expectations."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """A context that waits as long for all that its pages do."""
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built app."""
    return built(HERE / "dist", tmp_path_factory)


@pytest.fixture(scope="session")
def next_dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another build of the same app."""
    return built(HERE / "next", tmp_path_factory, note="next")


def built(
    out: Path,
    temporary: pytest.TempPathFactory,
    note: str = "",
    lean: bool = interpreter.LEAN,
) -> Path:
    """A build, made by the first worker that needs it."""
    shared = temporary.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    out.parent.mkdir(parents=True, exist_ok=True)
    with (shared / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = shared / f"{out.name}.done"
        if not done.exists():
            build.replace(out, note, lean)
            done.touch()
    return out


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The app, served at the root, for all tests."""
    served = Site(dist)
    yield served
    served.stop()


@pytest.fixture
def own_site(serve: Callable[..., Site], dist: Path) -> Site:
    """The app, served for a test that stops the server."""
    return serve(dist)


@pytest.fixture
def serve(faults: Faults) -> Iterator[Callable[..., Site]]:
    """Serves a folder during a test, which may send requests to it."""
    sites: list[Site] = []

    def start(folder: Path, prefix: str = "/", host: str = "127.0.0.1") -> Site:
        sites.append(Site(folder, prefix, host))
        faults.at_home(sites[-1].address)
        return sites[-1]

    yield start
    for site in sites:
        site.stop()


@pytest.fixture
def home(serve: Callable[..., Site], dist: Path, tmp_path: Path) -> Site:
    """The app, served from a folder that a test may change."""
    shutil.copytree(dist, tmp_path / "site")
    return serve(tmp_path / "site")


@pytest.fixture
def faults(request: pytest.FixtureRequest, site: Site) -> Iterator[Faults]:
    """Fails the test on any unexpected error in its pages."""
    for sort in ("seat", "tabs"):
        if sort in request.fixturenames:
            yield request.getfixturevalue(sort).faults
            return
    watched = Faults(request.getfixturevalue("context"))
    watched.at_home(site.address)
    yield watched
    watched.check()


@pytest.fixture(scope="session")
def seats(browser: Browser, site: Site) -> Iterator[Pool[Seat]]:
    """Running pages that are reset between tests."""
    pool = Pool(Seat, browser, site.address)
    yield pool
    pool.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser, site: Site) -> Iterator[Pool[Tabs]]:
    """Contexts for pages that boot, emptied between tests."""
    pool = Pool(Tabs, browser, site.address)
    yield pool
    pool.close()


@pytest.fixture
def seat(
    request: pytest.FixtureRequest, seats: Pool[Seat], browser_context_args: dict[str, Any]
) -> Iterator[Seat]:
    """A running page that is reused, in a context with the options of the test's marker."""
    with lent(request, seats, browser_context_args) as taken:
        yield taken


@pytest.fixture
def tabs(
    request: pytest.FixtureRequest, contexts: Pool[Tabs], browser_context_args: dict[str, Any]
) -> Iterator[Tabs]:
    """A reused context, with the options of the test's marker."""
    with lent(request, contexts, browser_context_args) as taken:
        yield taken


@contextmanager
def lent(request: pytest.FixtureRequest, pool: Pool[Sort], usual: dict[str, Any]) -> Iterator[Sort]:
    """Lends a context from a pool to a test; it is dropped if anything went wrong."""
    marker = request.node.get_closest_marker("browser_context_args")
    kind = {**usual, **(marker.kwargs if marker else {})}
    permissions = kind.pop("permissions", [])
    taken = pool.take(kind)
    taken.grant(permissions)
    yield taken
    if request.node.stash.get(FAILED, False):
        pool.drop(kind)
        return
    try:
        taken.give_back()
        taken.faults.check()
    except BaseException:
        pool.drop(kind)
        raise


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Marks failed tests: their contexts are not reused."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def board(seat: Seat, site: Site) -> Board:
    """A player at a running page that is reused, not opened yet: for all but tests of booting."""
    return Board(seat.page, site.address, seat)


@pytest.fixture
def thumb(seat: Seat, site: Site) -> Thumb:
    """The same for a player who taps."""
    return Thumb(seat.page, site.address, seat)


@pytest.fixture
def tab(tabs: Tabs) -> Page:
    """A new page in an empty context."""
    return tabs.tab()


@pytest.fixture
def fresh_board(tab: Page, site: Site) -> Board:
    """A player at a page that boots: for tests of booting, of storage, or with init scripts."""
    return Board(tab, site.address)


@pytest.fixture
def either_app(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a page count as open once the app in MicroPython answers."""
    monkeypatch.setattr(Board, "up", "html[data-ready]")


@pytest.fixture
def host(serve: Callable[..., Site], tmp_path: Path) -> Site:
    """Another site, at `localhost`; the app is at 127.0.0.1."""
    return serve(tmp_path, host="localhost")


@pytest.fixture
def without_storage(
    browser_type: BrowserType, tmp_path_factory: pytest.TempPathFactory, host: Site, site: Site
) -> Iterator[BrowserContext]:
    """A browser whose settings block all storage of 127.0.0.1."""
    profile = tmp_path_factory.mktemp("profile")
    (profile / "Default").mkdir()
    blocked = {"cookies": {"127.0.0.1,*": {"setting": 2}}}
    preferences = {"profile": {"content_settings": {"exceptions": blocked}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(preferences))
    context = browser_type.launch_persistent_context(
        profile, executable_path=find(), args=list(ARGUMENTS), locale="en-GB"
    )
    faults = Faults(context)
    faults.at_home(host.address)
    faults.at_home(site.address)
    yield context
    context.close()
    faults.check()


@pytest.fixture
def article(tab: Page, host: Site, site: Site) -> Article:
    """A page of the other site with boards, not opened yet."""
    return Article(tab, host, site)
