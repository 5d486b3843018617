"""Browsers that are killed, with profiles that outlive them."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, Playwright

from e2e.support.playing.board import Board
from tools.chromium import ARGUMENTS, find
from tools.serve import Site

SETTLED: Final = 1.0
"""Seconds on the page after which a ply must not be lost."""

AT_REST: Final = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
"""Whether all is saved: the page may be closed without a question."""


@contextmanager
def chromium(playwright: Playwright, profile: Path) -> Iterator[tuple[BrowserContext, int]]:
    """A browser with a profile that outlives it; yields its context and its process group."""
    port_file = profile / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    command = [find(), *ARGUMENTS, "--headless=new", "--remote-debugging-port=0"]
    # Its own first page, of new tabs, sometimes lets no debugger in for half a minute.
    command += [
        f"--user-data-dir={profile}",
        "--lang=en-GB",
        "--window-size=1280,900",
        "about:blank",
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        end = time.monotonic() + 30
        while not (port_file.exists() and port_file.read_text().count("\n")):
            assert time.monotonic() < end, "Chromium does not start"
            time.sleep(0.05)
        port = port_file.read_text().splitlines()[0]
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        yield browser.contexts[0], process.pid
    finally:
        kill(process.pid)
        process.wait()


def kill(group: int) -> None:
    """Kills all its processes at once, without a warning."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def fresh(context: BrowserContext, site: Site, hash: str) -> Board:
    """A page of such a browser, on which the app is up."""
    page: Page = context.pages[0] if context.pages else context.new_page()
    board = Board(page, site.address)
    board.open(hash)
    return board
