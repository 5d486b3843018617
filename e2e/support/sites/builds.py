"""Builds on a server and on a device: put one in another's place, wait until one is kept."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import BinaryIO, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.patience import PATIENCE
from tools.serve import Handler, Site

WITH_SERVICE_WORKER: Final = pytest.mark.browser_context_args(service_workers="allow")
"""The app is kept on the device; elsewhere it is not, to save the time."""

BUILDS: Final = "caches.keys().then((names) => names.map((name) => name.split(' ').pop()))"

UPDATE: Final = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const over = new Promise((tell) => {
        registration.onupdatefound = () => {
            const fresh = registration.installing;
            fresh.onstatechange = () => {
                if (["activated", "redundant"].includes(fresh.state)) tell(fresh.state);
            };
        };
    });
    await registration.update();
    return over;
}"""


def deploy(site: Site, build: Path) -> None:
    """Puts another build in the place of the served one, as a host does."""
    shutil.rmtree(site.folder)
    shutil.copytree(build, site.folder)


def build_of(page: Page) -> str:
    """The build that a page is of."""
    name = page.get_attribute("html", "data-build")
    assert name
    return name


def kept(page: Page) -> None:
    """Waits until the app is kept on the device."""
    page.wait_for_function("navigator.serviceWorker.controller", timeout=2 * PATIENCE)


def shown(page: Page, said: str) -> None:
    """Waits until the page says of its being kept what is expected."""
    expect(page.locator("#offline")).to_contain_text(said, timeout=2 * PATIENCE)


def update(page: Page) -> str:
    """Has the browser look for a new build, as it does from time to time, and take it in.

    Returns what became of it: "activated" or "redundant".
    """
    became: str = page.evaluate(UPDATE)
    return became


# Ways in which a download breaks


def missing(home: Site, _: pytest.MonkeyPatch) -> None:
    """A file was not put on the server."""
    (home.folder / "icons" / "icon-512.png").unlink()


def wrong(home: Site, _: pytest.MonkeyPatch) -> None:
    """A file that the start does without is of the right length, and damaged."""
    script = next(home.folder.glob("app-*/later.js"))
    script.write_bytes(script.read_bytes()[:-10] + b"0123456789")


def cut(_: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server hangs up in the middle of a file that the start does without."""

    def half(handler: Handler, source: BinaryIO, out: BinaryIO) -> None:
        content = source.read()
        whole = not handler.path.endswith("later.js")
        out.write(content if whole else content[: len(content) // 2])

    monkeypatch.setattr(Handler, "copyfile", half)
