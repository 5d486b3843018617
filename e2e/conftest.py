"""A build of the app, served; a browser context in which nothing may go wrong."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from e2e.article import Article
from e2e.board import PATIENCE, Board
from e2e.faults import Faults
from tools import build
from tools.chromium import ARGUMENTS, find
from tools.serve import Site

HERE = build.ROOT / "build" / "e2e"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": find(), "args": list(ARGUMENTS)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 900}}


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """How long a test waits for what it expects."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The app, built."""
    HERE.mkdir(parents=True, exist_ok=True)
    build.replace(HERE / "dist")
    return HERE / "dist"


@pytest.fixture(scope="session")
def next_dist() -> Path:
    """The same app as another build."""
    HERE.mkdir(parents=True, exist_ok=True)
    build.replace(HERE / "next", note="next")
    return HERE / "next"


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
def site(serve: Callable[..., Site], dist: Path) -> Site:
    """The app, served at the root."""
    return serve(dist)


@pytest.fixture
def home(serve: Callable[..., Site], dist: Path, tmp_path: Path) -> Site:
    """The app, served from a folder that a test may change."""
    shutil.copytree(dist, tmp_path / "site")
    return serve(tmp_path / "site")


@pytest.fixture
def faults(context: BrowserContext) -> Iterator[Faults]:
    """Fails the test if anything goes wrong in its pages that it does not expect."""
    watched = Faults(context)
    yield watched
    watched.check()


@pytest.fixture
def board(page: Page, site: Site) -> Board:
    """A player at the page, not opened yet."""
    return Board(page, site.address)


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
def article(page: Page, host: Site, site: Site) -> Article:
    """A page of the other site, not opened yet."""
    return Article(page, host, site)
