"""Deploys builds to a server, and waits until a device has cached one."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import BinaryIO, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.patience import PATIENCE
from tools.serve import Handler, Site

WITH_SERVICE_WORKER: Final = pytest.mark.browser_context_args(service_workers="allow")
"""Service workers are allowed; in other tests they are not, to save time."""

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
    """Replaces the served build, as a deployment does."""
    shutil.rmtree(site.folder)
    shutil.copytree(build, site.folder)


def build_of(page: Page) -> str:
    """The name of a page's build."""
    name = page.get_attribute("html", "data-build")
    assert name
    return name


def kept(page: Page) -> None:
    """Waits until a service worker controls the page."""
    page.wait_for_function("navigator.serviceWorker.controller", timeout=2 * PATIENCE)


def shown(page: Page, text: str) -> None:
    """Waits until the page shows this text on its offline use."""
    expect(page.locator("#offline")).to_contain_text(text, timeout=2 * PATIENCE)


def update(page: Page) -> str:
    """Makes the browser check for a new build, as it does from time to time, and install it.

    Returns the final state of its service worker: "activated" or "redundant".
    """
    state: str = page.evaluate(UPDATE)
    return state


# Broken downloads


def missing(home: Site, _: pytest.MonkeyPatch) -> None:
    """A file is missing on the server."""
    (home.folder / "icons" / "icon-512.png").unlink()


def wrong(home: Site, _: pytest.MonkeyPatch) -> None:
    """A file that is not needed to start has the right length, and wrong content."""
    script = next(home.folder.glob("app-*/later.js"))
    script.write_bytes(script.read_bytes()[:-10] + b"0123456789")


def cut(_: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server hangs up in the middle of a file that is not needed to start."""

    def half(handler: Handler, source: BinaryIO, out: BinaryIO) -> None:
        content = source.read()
        whole = not handler.path.endswith("later.js")
        out.write(content if whole else content[: len(content) // 2])

    monkeypatch.setattr(Handler, "copyfile", half)


def denied(_: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server answers with the right content and status 404, for a file that is needed later."""
    respond = Handler.send_response

    def answer(handler: Handler, code: int, message: str | None = None) -> None:
        respond(handler, 404 if handler.path.endswith("later.js") else code, message)

    monkeypatch.setattr(Handler, "send_response", answer)
