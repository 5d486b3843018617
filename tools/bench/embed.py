"""Measures boards on a page of another site: size, layout shifts, memory.

    PYTHONPATH=py python -m tools.bench.embed

Memory is the proportional set size of all renderers of the browser together.
"""

from __future__ import annotations

import os
import re
import tempfile
import time
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tools.bench.page import DIST, compressed_size, line
from tools.bench.slowdown import pages
from tools.chromium import new_browser
from tools.serve import Site

BOARDS: Final = 10

RUNNING: Final = (2, BOARDS)
"""Values of data-running: the number of boards that may run at a time."""

LEVELS: Final = ("", 'level="1"')
"""The opponents: a person, or a level that does not need Pyodide."""

PAGE: Final = """<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
<script>
let blocked = 0, shift = 0;
const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({{ type, buffered: true }});
observe("longtask", (it) => {{ blocked += Math.max(0, it.duration - 50); }});
observe("layout-shift", (it) => {{ shift += it.value; }});
</script>
<script src="{app}embed.js" data-running="{running}" async></script>{boards}"""


def main() -> None:
    """Measures everything."""
    with tempfile.TemporaryDirectory() as folder:
        app, host = Site(DIST), Site(Path(folder), host="localhost")
        line("embed.js", f"{compressed_size(DIST / 'embed.js') / 1e3:.1f} KB", "at most 6.5")
        for running, level in product(RUNNING, LEVELS):
            line(f"{running} at a time, {level or 'two people'}", "")
            boards = f"<tesserae-game {level}></tesserae-game>" * BOARDS
            text = PAGE.format(app=app.address, running=running, boards=boards)
            (host.folder / "index.html").write_text(text)
            with new_browser() as browser:
                measure(browser.new_page(), host.address, running)


def measure(page: Page, address: str, running: int) -> None:
    """Prints the costs of a page with many boards, before and while they are used."""
    page.goto(address)
    page.wait_for_function("customElements.get('tesserae-game') !== undefined")
    page.wait_for_timeout(3000)
    line("page blocked before use", f"{page.evaluate('blocked'):.0f} ms", "0")
    line(f"memory, {BOARDS} pictures", memory())
    for number in range(BOARDS):
        board = page.locator("tesserae-game").nth(number)
        started = time.perf_counter()
        board.evaluate("it => it.start().then(() => it.play('Sb2'))")
        if number in (0, 1):
            line(f"board {number + 1} played after", f"{time.perf_counter() - started:.2f} s")
        if number in (0, 1, BOARDS - 1):
            page.wait_for_timeout(3000)
            line(f"memory, {number + 1} of {BOARDS} used", memory())
    line("boards that run", str(page.locator("tesserae-game iframe").count()), str(running))
    line("layout shift", f"{page.evaluate('shift'):.4f}", "0")


def memory() -> str:
    """The memory of all renderers below this process."""
    kilobytes = 0
    for process in pages(os.getpid()):
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        kilobytes += sum(map(int, re.findall(r"^Pss: +(\d+) kB", rollup, re.MULTILINE)))
    return f"{kilobytes / 1024:.0f} MB"


if __name__ == "__main__":
    main()
