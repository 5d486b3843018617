"""Tries the page of the notebooks in Chromium: the first cells of the first one, and every request.

    make lab

It fails if a cell does, if the board does not appear and take a click, or if the page asks for
anything of another origin.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from playwright.sync_api import ConsoleMessage, Page, Request, expect, sync_playwright

from tools.chromium import ARGUMENTS, find_light
from tools.jupyter.__main__ import SITE
from tools.serve import Site

FIRST: Final = "lab/index.html?path=first_steps.ipynb"
IDLE: Final = "| Idle"
"""In the bar at the bottom when Python runs: before, a cell to run is sometimes forgotten."""

CELLS: Final = 8
"""Markdown and code, up to the first board."""

PATIENCE: Final = 180_000
"""Milliseconds for JupyterLab and Pyodide to start on a slow machine."""


def first_cells(page: Page, address: str) -> None:
    """Runs the first cells, and plays a move on the board that they show."""
    page.goto(address + FIRST)
    cells = page.locator(".jp-NotebookPanel .jp-Cell")
    expect(cells.first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text(IDLE)).to_be_visible(timeout=PATIENCE)
    cells.first.click()
    for _ in range(CELLS):
        page.keyboard.press("Shift+Enter")
    board = page.locator(".jp-OutputArea svg.board")
    expect(board).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".jp-OutputArea [data-theme=light]")).to_be_visible()
    texts = page.locator(".jp-OutputArea-output").all_inner_texts()
    assert any("Triangle on c2 does not point at d4" in it for it in texts), texts
    assert not page.locator('[data-mime-type="application/vnd.jupyter.error"]').count(), texts
    page.locator("#spot-c2").click()
    page.locator("#stock-S").click()
    expect(page.locator("#ply-1")).to_be_visible(timeout=PATIENCE)


def main() -> None:
    """Serves the page and tries it."""
    site, began = Site(SITE), time.monotonic()
    asked, told = list[str](), list[str]()

    def request(it: Request) -> None:
        if not it.url.startswith((site.address, "blob:", "data:")):
            asked.append(it.url)

    def console(it: ConsoleMessage) -> None:
        told.append(f"{it.type}: {it.text}")

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_light(), args=[*ARGUMENTS])
        context = browser.new_context()
        context.on("request", request)
        page = context.new_page()
        page.on("console", console)
        try:
            first_cells(page, site.address)
        except AssertionError:
            print(*told[-30:], *site.asked[-20:], sep="\n")
            page.screenshot(path=SITE.with_suffix(".png"))
            raise
        finally:
            browser.close()
    if asked:
        sys.exit("\n".join(["The page asked for:", *asked]))
    print(f"The first cells ran, in {time.monotonic() - began:.0f} s, without another origin.")


if __name__ == "__main__":
    main()
