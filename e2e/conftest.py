"""A build of the app, served; a browser context in which nothing may go wrong."""

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
from tools import build
from tools.chromium import ARGUMENTS, find, find_light
from tools.serve import Site

HERE = build.ROOT / "build" / "e2e"
FAILED: Final = pytest.StashKey[bool]()

QUICK_COMPILER: Final = "--js-flags=--liftoff-only"
"""Most pages live for seconds; compiling WebAssembly once more takes a seventh of that."""


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
    """How long a test waits for what it expects."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The app, built."""
    return built(HERE / "dist", tmp_path_factory)


@pytest.fixture(scope="session")
def next_dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same app as another build."""
    return built(HERE / "next", tmp_path_factory, note="next")


def built(out: Path, temporary: pytest.TempPathFactory, note: str = "") -> Path:
    """A build, made by the first worker that needs it."""
    shared = temporary.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    out.parent.mkdir(parents=True, exist_ok=True)
    with (shared / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = shared / f"{out.name}.done"
        if not done.exists():
            build.replace(out, note)
            done.touch()
    return out


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The app, served at the root for as long as the tests run."""
    served = Site(dist)
    yield served
    served.stop()


@pytest.fixture
def own_site(serve: Callable[..., Site], dist: Path) -> Site:
    """The app, served for a test that stops the server."""
    return serve(dist)


@pytest.fixture
def serve(faults: Faults) -> Iterator[Callable[..., Site]]:
    """Serves a folder for the length of a test; its origin is no stranger."""
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
    """Fails the test if anything goes wrong in its pages that it does not expect."""
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
    """The pages that begin anew for one test after the other."""
    pool = Pool(Seat, browser, site.address)
    yield pool
    pool.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser, site: Site) -> Iterator[Pool[Tabs]]:
    """The contexts in which pages boot."""
    pool = Pool(Tabs, browser, site.address)
    yield pool
    pool.close()


@pytest.fixture
def seat(
    request: pytest.FixtureRequest, seats: Pool[Seat], browser_context_args: dict[str, Any]
) -> Iterator[Seat]:
    """A page that was used before, in a context of the kind that the test is marked for."""
    with lent(request, seats, browser_context_args) as taken:
        yield taken


@pytest.fixture
def tabs(
    request: pytest.FixtureRequest, contexts: Pool[Tabs], browser_context_args: dict[str, Any]
) -> Iterator[Tabs]:
    """A context that was used before, of the kind that the test is marked for."""
    with lent(request, contexts, browser_context_args) as taken:
        yield taken


@contextmanager
def lent(request: pytest.FixtureRequest, pool: Pool[Sort], usual: dict[str, Any]) -> Iterator[Sort]:
    """What a pool has, for one test; not used again where anything went wrong."""
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
    """Notes that a test failed: what it leaves is not used again."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def board(seat: Seat, site: Site) -> Board:
    """A player at a page, not opened yet: one that runs, when boot is not the subject."""
    return Board(seat.page, site.address, seat)


@pytest.fixture
def thumb(seat: Seat, site: Site) -> Thumb:
    """The same with a finger."""
    return Thumb(seat.page, site.address, seat)


@pytest.fixture
def tab(tabs: Tabs) -> Page:
    """A new page of a context that keeps nothing."""
    return tabs.tab()


@pytest.fixture
def fresh_board(tab: Page, site: Site) -> Board:
    """A player at a page that boots: for boot, storage, scripts of the test's own."""
    return Board(tab, site.address)


@pytest.fixture
def host(serve: Callable[..., Site], tmp_path: Path) -> Site:
    """Another site: `localhost`, where the app is at 127.0.0.1."""
    return serve(tmp_path, host="localhost")


@pytest.fixture
def without_storage(
    browser_type: BrowserType, tmp_path_factory: pytest.TempPathFactory, host: Site, site: Site
) -> Iterator[BrowserContext]:
    """A browser whose user lets 127.0.0.1 keep nothing."""
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
    """A page of the other site, not opened yet."""
    return Article(tab, host, site)
