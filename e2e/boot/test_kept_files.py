"""What the service worker keeps is what was built: never half of a file, nor anything else.

The worker and the names of the files are real, their contents a few bytes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.faults import Faults
from e2e.support.sites.builds import WITH_SERVICE_WORKER, update
from e2e.support.sites.hosts import BadHost, Fault, Kind
from e2e.support.sites.small import INSTALL, NEUTRAL, UNREGISTER, Small
from tests.tiers import some

pytestmark = WITH_SERVICE_WORKER

KINDS: Final[tuple[Kind, ...]] = ("altered", "half", "page")
ALL: Final = r"(?<!/sw\.js)$"
"""Matches the path of every file but the worker's own script."""


@pytest.fixture
def one(tmp_path: Path, dist: Path) -> Small:
    return Small(tmp_path / "one", dist, "one", day=1)


@pytest.fixture
def two(tmp_path: Path, dist: Path) -> Small:
    """The next build."""
    return Small(tmp_path / "two", dist, "two", day=2)


@pytest.fixture
def host(page: Page, one: Small, faults: Faults) -> Iterator[BadHost]:
    """Serves the first build, and has been visited."""
    faults.allow("ServiceWorker|404")
    host = BadHost(one.folder)
    host.headers["Cache-Control"] = "no-store"
    faults.at_home(host.address)
    page.goto(f"{host.address}{NEUTRAL}")
    yield host
    host.stop()


def refused(page: Page, build: Small, host: BadHost, act: Callable[[], str], fault: Fault) -> None:
    """Asserts that nothing is installed with a fault, and that no file that has it is kept."""
    bad = {path for path in build.files if re.search(fault.pattern, f"/{path}")}
    build.drop(page, bad)
    host.faults = (fault,)
    assert act() == "redundant", fault
    assert not bad & build.kept(page).keys()


@pytest.mark.parametrize("kind", some(KINDS, quick=0, share=3))
def test_no_file_is_kept_at_the_installation_that_is_not_whole(
    page: Page, host: BadHost, one: Small, kind: Kind
) -> None:
    refused(page, one, host, partial(page.evaluate, INSTALL), Fault(ALL, kind))
    host.faults = ()
    assert page.evaluate(INSTALL) == "activated"
    assert one.kept(page) == one.files


@pytest.mark.parametrize("kind", some(KINDS, quick=0, share=3))
def test_no_file_is_kept_at_an_update_that_is_not_whole(
    page: Page, host: BadHost, one: Small, two: Small, kind: Kind
) -> None:
    assert page.evaluate(INSTALL) == "activated"
    host.folder = two.folder
    refused(page, two, host, partial(update, page), Fault(ALL, kind))
    still_answers(page, host, one)
    host.faults = ()
    assert update(page) == "activated"
    assert two.kept(page) == two.files


def still_answers(page: Page, host: BadHost, build: Small) -> None:
    """Asserts that the browser has all of a build, and shows a page of it without the host."""
    assert build.kept(page) == build.files
    host.asked.clear()
    page.reload()
    assert page.inner_text("body") == build.files[NEUTRAL]
    assert set(host.asked) <= {"/sw.js"}


DAMAGE: Final = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        requests.forEach((request, i) =>
            i % 3 ? cache.put(request, new Response("cut")) : cache.delete(request));
    }
}"""
"""Damages two thirds of what is kept, and removes the rest."""


def test_a_page_that_is_tried_again_gets_what_was_built_and_its_fragment(
    page: Page, host: BadHost, one: Small
) -> None:
    host.headers["Cache-Control"] = "max-age=3600"
    assert page.evaluate(INSTALL) == "activated"
    page.evaluate(DAMAGE)
    page.goto(f"{host.address}?again#/pyrga")
    assert page.url == f"{host.address}#/pyrga"
    assert page.inner_text("body") == one.files[""]
    assert one.kept(page) == one.files


def test_what_cannot_be_mended_is_asked_of_the_host(page: Page, host: BadHost, two: Small) -> None:
    assert page.evaluate(INSTALL) == "activated"
    page.evaluate(DAMAGE)
    host.folder = two.folder
    page.goto(f"{host.address}?again")
    assert page.inner_text("body") == two.files[""]


def test_a_damaged_file_that_was_kept_before_is_not_taken_over(
    page: Page, host: BadHost, one: Small
) -> None:
    assert page.evaluate(INSTALL) == "activated"
    page.evaluate(DAMAGE)
    page.evaluate(UNREGISTER)
    page.goto("about:blank")
    page.goto(f"{host.address}{NEUTRAL}")
    assert page.evaluate(INSTALL) == "activated"
    assert one.kept(page) == one.files


OLD: Final = """
addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(new Response(
    "<!doctype html><p>Half of a pa", { headers: { "Content-Type": "text/html" } })));
"""
"""A worker that answers everything with half of a page, as earlier ones could."""


@pytest.mark.parametrize("fragment", some(["#/pyrga", ""], quick=1))
def test_a_device_that_an_earlier_worker_left_with_half_a_page_gets_the_next_build(
    page: Page, host: BadHost, one: Small, fragment: str
) -> None:
    script = one.folder / "sw.js"
    new = script.read_text()
    script.write_text(OLD)
    os.utime(script, (0, 0))
    assert page.evaluate(INSTALL) == "activated"
    page.goto(f"{host.address}{fragment}")
    expect(page.locator("p")).to_have_text("Half of a pa")
    script.write_text(new)
    page.goto(f"{host.address}{fragment}")  # the browser then looks for an update
    expect(page.locator("body")).to_have_text(one.files[""])
    assert page.url == f"{host.address}{fragment}"
