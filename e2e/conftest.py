"""A build of the app, served; a browser context in which nothing may go wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

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
def faults(context: BrowserContext) -> Iterator[Faults]:
    """Fails the test if anything goes wrong in its pages that it does not expect."""
    watched = Faults(context)
    yield watched
    watched.check()


@pytest.fixture
def board(page: Page, site: Site) -> Board:
    """A player at the page, not opened yet."""
    return Board(page, site.address)
