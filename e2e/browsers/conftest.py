"""Fixtures: the built app, served, and a player in each browser in turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.browsers.drivers import BROWSERS
from e2e.browsers.player import Player
from tools import build
from tools.serve import Site


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built app."""
    out = build.ROOT / "build" / "browsers" / "dist"
    out.parent.mkdir(parents=True, exist_ok=True)
    build.replace(out)
    return out


@pytest.fixture
def site(dist: Path) -> Iterator[Site]:
    """The app, served at the root."""
    served = Site(dist)
    yield served
    served.stop()


@pytest.fixture(params=BROWSERS)
def player(request: pytest.FixtureRequest, site: Site) -> Iterator[Player]:
    """A player in a browser without stored data."""
    with BROWSERS[request.param]() as driver:
        yield Player(driver, site.address)
