"""Hosts that say nothing: the page tells within forty seconds, unless something still comes."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.sites.hosts import Bad, BadHost, Fault, Kind, failure
from tests.tiers import by_turns

pytestmark = pytest.mark.usefixtures("faults")


@pytest.mark.slow
def test_silence_is_a_failure_after_half_a_minute(page: Page, bad: Bad) -> None:
    page.clock.install()
    host = bad(Fault("/python.bin", "stalled"), Fault("/standin.js", "missing"))
    page.goto(f"{host.address}#/pyrga", wait_until="commit")
    expect(page.locator("#status")).to_be_visible()
    page.wait_for_timeout(2500)
    page.clock.run_for(15_000)
    expect(failure(page)).to_have_count(0)
    page.clock.run_for(16_000)
    expect(failure(page)).to_be_visible()
    host.go_on()
    Board(page, host.address).ready()
    expect(failure(page)).to_have_count(0)


NEEDED: Final = (
    "/empty.zip",
    "/style.css",
    "/page.js",
    "/core.js",
    "/core-",
    "/error-",
    "/worker.py",
    "/boot.js",
    "/heap.js",
    "/empty_database.js",
    "/pyodide.js",
    "/python.js",
    "/python.bin",
    "/snapshot.bin",
    "/zstd.bin",
)
"""What a start needs, but for what says so itself."""

DISPENSABLE: Final = (
    "/standin.js",
    "/micropython.wasm",
    "/deferred.wasm",
    "/pyrga.bin",
    "/micropython.js",
    "/page.py",
)
"""What it can do without, if that never comes: the stand-in, and MicroPython itself."""


def awaited(page: Page, host: BadHost) -> None:
    """Waits until a file that never comes is asked for, and whatever else is has come."""
    for _ in range(PATIENCE // 100):
        page.wait_for_timeout(100)
        if host.silent:
            break
    assert host.silent
    page.wait_for_timeout(2_000)


def half_a_minute_passes(page: Page) -> None:
    """Not all at once: on a busy machine Python begins to wait for a file only after a while."""
    for _ in range(4):
        page.clock.run_for(8_000)
        page.wait_for_timeout(500)


@pytest.mark.slow
@pytest.mark.parametrize("part", by_turns(NEEDED, share=4))
def test_a_file_that_never_comes_is_told_within_forty_seconds(
    page: Page, bad: Bad, part: str
) -> None:
    page.clock.install()
    host = bad(Fault(part, "silent"))
    page.goto(f"{host.address}#/pyrga", wait_until="commit")
    awaited(page, host)
    half_a_minute_passes(page)
    expect(failure(page)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("part", by_turns(DISPENSABLE, share=3))
def test_what_never_comes_and_is_not_needed_is_waited_for_no_longer_than_eight_seconds(
    page: Page, bad: Bad, part: str
) -> None:
    host = bad(Fault(part, "silent"))
    page.goto(f"{host.address}#/pyrga", wait_until="commit")
    board = Board(page, host.address)
    board.ready(2 * PATIENCE)
    expect(failure(page)).to_have_count(0)
    board.play("Sb2")
    host.go_on()
    page.wait_for_timeout(1_000)  # what comes after all changes nothing
    expect(page.locator("#ply-1")).to_be_visible()
    assert board.moves()[0] == "Sb2"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "kind"), by_turns([("/worker.py", "empty"), ("/worker.py", "altered")])
)
def test_a_worker_that_says_nothing_is_told_within_forty_seconds(
    page: Page, bad: Bad, part: str, kind: Kind
) -> None:
    page.clock.install()
    host = bad(Fault(part, kind))
    page.goto(f"{host.address}#/pyrga", wait_until="commit")
    page.wait_for_function("window.tesserae?.shell")
    page.wait_for_timeout(4_000)  # Python starts
    half_a_minute_passes(page)
    expect(failure(page)).to_be_visible()


HEAR: Final = """() => {
    const tag = document.querySelector("script[worker]");
    if (!tag?.xworker || window.heard !== undefined) return window.heard;
    window.heard = 0;
    const count = ({ data }) => { if (typeof data === "string") window.heard += 1; };
    tag.xworker.addEventListener("message", count);
}"""
"""How many reports of its start the worker has sent since this was first asked."""


def reports(page: Page, host: BadHost, more_than: int) -> int:
    """Sends pieces until the worker has reported more often than that; returns how often."""
    for _ in range(PATIENCE // 100):
        host.drop()
        page.wait_for_timeout(100)
        heard = page.evaluate(HEAR)
        if heard is not None and heard > more_than:
            return int(heard)
    raise AssertionError(f"the worker has reported no more than {more_than} times")


@pytest.mark.parametrize("pattern", by_turns(["/snapshot.bin", "/app.zip"]))
@pytest.mark.slow
def test_a_slow_network_is_waited_for(page: Page, bad: Bad, pattern: str) -> None:
    page.clock.install()
    wrong = [Fault(pattern, "stalled")]
    if pattern == "/app.zip":
        wrong.append(Fault("/snapshot.bin", "missing"))
    host = bad(*wrong)
    page.goto(f"{host.address}#/pyrga", wait_until="commit")
    expect(page.locator("#status")).to_be_visible()
    heard = reports(page, host, more_than=0)
    for _ in range(5):  # in all longer than the page waits for a report
        page.clock.run_for(8_000)
        heard = reports(page, host, more_than=heard)
    assert any(pattern in path for path in host.asked)
    expect(failure(page)).to_have_count(0)
    host.go_on()
    Board(page, host.address).ready(3 * PATIENCE)
