"""Finds the Chromium that tests and benchmarks run in."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
"""No sandbox, as tests run in containers and load only our own pages; no requests of its own."""

SHELL: Final = "chromium-headless-shell"

ADVICE: Final = "No Chromium was found: install it, or set CHROMIUM to the path of one."


def find() -> str:
    """The path of the browser: CHROMIUM of the environment, else the first on PATH."""
    named = os.environ.get("CHROMIUM")
    paths = [path for name in NAMES if (path := shutil.which(name))]
    if not named and not paths:
        sys.exit(ADVICE)
    return named or paths[0]


def find_light() -> str:
    """A headless-only Chromium if there is one, else the browser.

    Its pages are the same; it has no settings, and takes a third less time.
    """
    return ("CHROMIUM" not in os.environ and shutil.which(SHELL)) or find()


@contextmanager
def new_browser() -> Iterator[Browser]:
    """The browser, while it runs."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(ARGUMENTS))
        yield browser
        browser.close()


if __name__ == "__main__":
    print(find())
