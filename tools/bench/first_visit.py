"""Measures first visits under real conditions: slow lines, slow processors, real clicks.

    PYTHONPATH=py python -m tools.bench.first_visit [--line slow] [--slowed 1] [--level 1]

A visitor opens a linked position, clicks a cell as soon as they see the position, and has the
computer play the other side. For comparison, each visit is paired with one to a bare PyScript
page with the same Pyodide, which only answers a click. Everything takes about eight minutes.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tesserae.core.entry import resolve
from tesserae.core.position import play_all
from tesserae.games.pyrga import GAME as PYRGA
from tools import build
from tools.bench.slowdown import slow_down
from tools.bench.throttle import Host, Line
from tools.building import vendor
from tools.chromium import new_browser

DIST: Final = build.ROOT / "dist"
BARE: Final = build.ROOT / "build" / "bare"
PATIENCE: Final = 240_000


class Condition(NamedTuple):
    """The line of a visit, the number of runs, and the goals in seconds."""

    name: str
    line: Line
    runs: int
    goals: Mapping[str, float]


CONDITIONS: Final[Mapping[str, Condition]] = {
    "slow": Condition(
        "1.6 Mbit/s, 150 ms", Line(1600, 150), 1, {"drawn": 5, "click": 5, "engine": 38}
    ),
    "medium": Condition(
        "9 Mbit/s, 60 ms", Line(9000, 60), 3, {"drawn": 1.5, "click": 1.5, "engine": 6}
    ),
    "open": Condition("no limit", Line(), 5, {"paint": 0.3}),
}
"""On a slow line one run is enough: the transfer decides, and hardly varies."""

MOMENTS: Final = {
    "paint": "first paint",
    "drawn": "linked position drawn",
    "click": "first click answered",
    "engine": "engine's first answer",
}

PLAYED: Final = ("Tb2w", "Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w", "Ca1", "Sa1", "Sb1")
LINK: Final = f"#/pyrga?v=1&g={'.'.join(PLAYED)}"
BARE_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<link rel="icon" href="data:,"><script type="module" src="{pyscript}/core.js"></script>
<p id="status">Loading</p><button id="spot-{cell}">{cell}</button>
<script type="py" config='{{"interpreter": "./{pyodide}/pyodide.mjs"}}'>
from pyscript import document, when

@when("click", "#spot-{cell}")
def answer(event):
    document.getElementById("spot-{cell}").setAttribute("aria-selected", "true")
</script></html>"""

PROBE: Final = """
window.probe = { blocked: [], shift: 0, moments: {} };
const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true });
observe("longtask", (it) => probe.blocked.push([it.startTime, it.duration]));
observe("layout-shift", (it) => { if (!it.hadRecentInput) probe.shift += it.value; });
observe("paint", (it) => { probe.moments.paint ??= it.startTime; });
const plies = () => document.querySelectorAll("#moves .turn button").length;
const cell = () => document.getElementById("spot-{cell}");
const reached = {
    drawn: () => plies() === {plies} || document.title === "Bare" && cell(),
    click: () => cell()?.getAttribute("aria-selected") === "true",
    engine: () => plies() > {plies},
};
new MutationObserver(() => {
    for (const [name, is] of Object.entries(reached))
        if (!(name in probe.moments) && is()) probe.moments[name] = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

RESULTS: Final = """() => {
    const { moments, shift } = probe;
    const late = probe.blocked.filter(([at]) => at >= moments.paint && at < moments.click);
    const blocked = late.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return { ...moments, blocked, shift };
}"""

Times = Mapping[str, float]
"""The measurements of a visit, in milliseconds."""


def free_cell() -> str:
    """A clickable cell in the linked position."""
    start = PYRGA.initial()
    entries = PYRGA.entries(play_all(start, PYRGA.parse_moves(start, PLAYED)))
    filled = resolve(entries, ()).filled
    firsts = (entry.targets[0] for entry in entries if entry.targets[0] not in filled)
    return next(target.name for target in firsts if target.name[-1].isdigit())


CELL: Final = free_cell()


def probe(plies: int) -> str:
    """A script that records the times of the moments, for a link with this many plies."""
    return PROBE.replace("{cell}", CELL).replace("{plies}", str(plies))


@contextmanager
def open_page(browser: Browser, address: str, times: float) -> Iterator[Page]:
    """A page opened in a new browser context, without stored data."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.add_init_script(probe(len(PLAYED)))
    with slow_down(times):
        page.goto(address, wait_until="commit", timeout=PATIENCE)
        yield page
    context.close()


def wait_for(page: Page, moment: str, timeout: float = PATIENCE) -> None:
    """Waits for a moment."""
    page.wait_for_function(f"'{moment}' in probe.moments", timeout=timeout, polling=50)


def click(page: Page, cell: str = CELL) -> None:
    """Clicks a cell with a real pointer, wherever it is by now."""
    box = page.locator(f"#spot-{cell}").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def visit(browser: Browser, host: Host, times: float, level: str) -> Times:
    """A first visit to the app. One click is enough: none is lost."""
    with open_page(browser, host.address + LINK, times) as page:
        wait_for(page, "drawn")
        click(page)
        wait_for(page, "click")
        found: Times = page.evaluate(RESULTS)
        page.locator("#seat-1").select_option(level, timeout=PATIENCE)
        wait_for(page, "engine")
        return {**found, **page.evaluate("probe.moments")}


def bare_visit(browser: Browser, host: Host, times: float) -> Times:
    """A visit to the bare page, which loses clicks that come too early."""
    with open_page(browser, host.address, times) as page:
        wait_for(page, "drawn")
        while not page.evaluate("'click' in probe.moments"):
            click(page)
            page.wait_for_timeout(50)
        results: Times = page.evaluate(RESULTS)
        return results


def measure(browser: Browser, condition: Condition, times: float, runs: int, level: str) -> None:
    """Prints the medians of visits to the two pages, made alternately."""
    app, bare = (Host(folder, condition.line) for folder in (DIST, BARE))
    pairs = [
        (bare_visit(browser, bare, times), visit(browser, app, times, level)) for _ in range(runs)
    ]
    slower = "" if times == 1 else f", processor {times:g} times slower"
    visits = "1 visit" if runs == 1 else f"median of {runs} visits"
    print(f"\n{condition.name}{slower} ({visits} each)")
    reference, ours = (medians([pair[i] for pair in pairs]) for i in range(2))
    goals = condition.goals if times == 1 else {}
    print(f"  {'bare page, click answered':28}{reference['click'] / 1000:6.2f} s")
    for name, label in MOMENTS.items():
        share = f"{ours[name] / reference['click']:.2f} of it"
        goal = f"at most {goals[name]:g} s" if name in goals else ""
        print(f"  {label:28}{ours[name] / 1000:6.2f} s   {share}   {goal}")
    print(f"  {'main thread blocked':28}{ours['blocked']:6.0f} ms")
    print(f"  {'layout shift':28}{ours['shift']:6.3f}", flush=True)


def medians(visits: Sequence[Times]) -> Times:
    """The median of each measure."""
    return {name: statistics.median(it[name] for it in visits) for name in visits[0]}


def write_bare_page() -> None:
    """Writes the page to compare with: PyScript alone, with the same Pyodide."""
    BARE.mkdir(parents=True, exist_ok=True)
    if not (BARE / "vendor").exists():
        vendor.copy(build.ROOT / "node_modules", BARE, suffix=".mjs")
    folders = {path.name.split("-")[0]: f"vendor/{path.name}" for path in BARE.glob("vendor/*")}
    (BARE / "index.html").write_text(BARE_PAGE.format(**folders, cell=CELL))


def main() -> None:
    """Measures under the conditions of the command line, or under all."""
    parser = argparse.ArgumentParser(description="Measures first visits.")
    parser.add_argument("--line", choices=CONDITIONS, action="append")
    parser.add_argument("--slowed", type=float, action="append", help="1: the processor as it is")
    parser.add_argument("--runs", type=int)
    parser.add_argument("--level", choices="12345", default="1", help="4 and 5 need Pyodide")
    options = parser.parse_args()
    write_bare_page()
    with new_browser() as browser:
        for times in options.slowed or (1, 4):
            for name in options.line or CONDITIONS:
                condition = CONDITIONS[name]
                measure(browser, condition, times, options.runs or condition.runs, options.level)


if __name__ == "__main__":
    main()
