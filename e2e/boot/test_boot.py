"""Booting up to the first answer, with and without a snapshot."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Route, expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.waiting import SNAPSHOT, alone, hold, let_go, silence, wants_snapshot
from tests.tiers import by_turns, some
from tools import build

PYTHON = re.compile("/(python.bin|pyodide.asm.wasm)")
LOADER = "**/pyodide.js"

OTHER = b"\x28\xb5\x2f\xfd\x20\x07" + (7 << 3 | 1).to_bytes(3, "little") + b"another"
"""Other content in a valid Zstandard frame: one uncompressed block."""

RESTORING = ".restoreSnapshot(t)"
TELLING = """.restoreSnapshot((crypto.subtle.digest("SHA-256", t.slice()).then((hash) =>
    console.log("restored", [...new Uint8Array(hash)].join(" "))), t))"""
"""Makes Pyodide log the hash of the memory that it restores."""


HAS_COME = """name => performance.getEntriesByType('resource')
    .find((it) => it.name.endsWith(name)).responseEnd"""
PYSCRIPT_WANTED = """performance.getEntriesByType('resource')
    .find((it) => it.name.endsWith('/core.js')).startTime"""


NOTE_STATES = """addEventListener("DOMContentLoaded", () => {
    const { startup } = tesserae;
    window.states = [startup.state];
    startup.watch((before) => startup.state !== before && states.push(startup.state));
})"""
"""Notes the states that the start of the page goes through."""


def show_first(board: Board, hash: str) -> None:
    """Opens a page without Python: only its first paint."""
    silence(board.page)
    board.page.goto(board.address + hash)


def test_the_app_answers_without_an_error_or_a_request_elsewhere(
    board: Board, faults: Faults
) -> None:
    """Checks the requests, as with an unsuitable snapshot the app would fall back and start too."""
    messages: list[str] = []
    board.page.on("console", lambda message: messages.append(message.text))
    board.page.add_init_script(NOTE_STATES)
    board.open("#/pyrga")
    states = board.page.evaluate("states")
    assert states == ["painted", "preparing", "loading", "answering", "resuming", "handedOver"]
    assert not [text for text in messages if "snapshot" in text]
    assert board.moves() == []
    assert any(url.endswith("/snapshot.bin") for url in faults.of_pages)
    whole = ("/app.zip", "/python_stdlib.zip", "/pyodide.asm.js", "/pyodide.asm.wasm")
    assert not any(url.endswith(whole) for url in faults.of_pages)
    assert not any("/py-editor" in url for url in faults.of_pages)  # a plugin of PyScript
    # Nothing of PyScript is asked for by the markup: page.js starts it, after the first paint.
    assert board.page.evaluate(HAS_COME, "/page.js") < board.page.evaluate(PYSCRIPT_WANTED)


def test_the_board_is_there_before_python_and_keeps_the_last_click(
    board: Board, faults: Faults
) -> None:
    alone(board.page, faults)
    held = hold(board.page)
    board.page.goto(board.address + "#/pyrga")
    expect(board.target("b2")).to_be_visible()
    expect(board.page.locator("#status")).to_contain_text("Setting up")
    for early in ("c3", "b2"):
        board.click(early)
    expect(board.page.locator(".early")).to_have_count(1)
    board.page.wait_for_timeout(500)
    let_go(board.page, held)
    board.click("S")
    expect(board.page.locator("#ply-0")).to_have_text("Sb2")


def test_the_app_takes_over_the_page_that_stands(board: Board) -> None:
    held = hold(board.page)
    with board.page.expect_request(wants_snapshot):
        board.page.goto(board.address + "#/zaic")
    board.page.evaluate("window.stood = document.querySelectorAll('#board-spots, .top, main')")
    board.page.locator("#control-more").focus()
    let_go(board.page, held)
    expect(board.page.locator("#progress")).to_have_count(0)
    assert board.page.evaluate("[...stood].filter(it => it.isConnected).length") == 3
    expect(board.page.locator("#control-more")).to_be_focused()


def test_a_screen_chosen_before_python_is_shown_at_once(board: Board) -> None:
    show_first(board, "#/")
    board.page.locator("#acts-pyrga a", has_text="Play").click()
    expect(board.target("b2")).to_be_visible()


def test_the_rules_and_a_lesson_can_be_read_before_python(board: Board, faults: Faults) -> None:
    page = board.page
    alone(page, faults)
    show_first(board, "#/tetrad/rules")
    expect(page.locator("#guide section").first).to_be_visible()
    expect(page.locator("#guide .figure").first).to_be_visible()
    page.goto(f"{board.address}#/zaic/learn")
    expect(page.locator("#lesson")).to_contain_text("Light has won")
    expect(page.locator("#spot-h8")).to_be_visible()


def test_progress_is_told_in_words_and_by_a_line(board: Board) -> None:
    board.page.add_init_script("""
        window.seen = [];
        new MutationObserver(() => {
            const line = document.getElementById("progress");
            if (line) seen.push(line.value);
        }).observe(document, { subtree: true, childList: true, attributes: true });
    """)
    board.open("#/pyrga")
    seen = board.page.evaluate("seen")
    assert max(seen) == 99
    assert seen == sorted(seen)


@pytest.mark.parametrize(
    "hash",
    some(["#/pyrga?v=1&g=Tb2w", "#/tetrad", "#/games", "#/pyrga", "#/", "#/pyrga/rules"], quick=1),
)
def test_nothing_moves_while_the_page_starts(board: Board, hash: str) -> None:
    board.page.add_init_script("""
        window.shift = 0;
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
    """)
    board.open(hash)
    board.page.wait_for_timeout(300)
    assert board.page.evaluate("shift") == 0


@pytest.mark.slow
def test_what_is_restored_is_the_memory_that_was_baked_byte_for_byte(
    board: Board, dist: Path
) -> None:
    loader = next(dist.glob("vendor/pyodide-*/pyodide.js")).read_text()
    assert loader.count(RESTORING) == 1
    telling = loader.replace(RESTORING, TELLING)
    board.page.route(
        LOADER, lambda route: route.fulfill(body=telling, content_type="text/javascript")
    )
    with board.page.expect_console_message(lambda it: it.text.startswith("restored")) as message:
        board.open("#/pyrga")
    [baked] = (build.ROOT / "build" / "snapshot").glob("*/snapshot.bin")
    digest = hashlib.sha256(baked.read_bytes()).digest()
    assert message.value.text == " ".join(["restored", *map(str, digest)])


@pytest.mark.parametrize(
    ("python", "name"),
    some(
        [
            ("asyncio.open_connection()", "asyncio.streams"),
            ("import asyncio.streams", "asyncio.streams"),
            ("import ssl", "ssl"),
            ("import zipfile", "zipfile"),
            ("import sqlite3", "sqlite3"),
        ],
        quick=1,
        share=4,
    ),
)
def test_what_is_not_in_the_snapshot_says_so(
    board: Board, dist: Path, python: str, name: str
) -> None:
    worker = next(dist.glob("app-*/worker.py")).read_text()
    trying = f"""
try:
    {python}
except ModuleNotFoundError as error:
    js.console.log("No module:", error.name)
"""
    board.page.route("**/worker.py", lambda route: route.fulfill(body=worker + trying))
    with board.page.expect_console_message(lambda it: it.text.startswith("No module")) as message:
        board.open("#/pyrga")
    assert message.value.text == f"No module: {name}"


@pytest.mark.slow
def test_all_of_python_is_there_where_the_address_asks_for_it(
    board: Board, faults: Faults, dist: Path
) -> None:
    worker = next(dist.glob("app-*/worker.py")).read_text()
    trying = """
import csv, logging.handlers, sqlite3, unicodedata, zipfile
js.console.log("All there:", unicodedata.name("a"), len(csv.__doc__) > 0)
"""
    board.page.route("**/worker.py", lambda route: route.fulfill(body=worker + trying))
    with board.page.expect_console_message(
        lambda it: it.text.startswith("All there"), timeout=4 * PATIENCE
    ) as message:
        board.open("?python=whole#/pyrga?v=1&g=Tb2w", patience=4 * PATIENCE)
    assert message.value.text == "All there: LATIN SMALL LETTER A true"
    assert not any(url.endswith(("/snapshot.bin", "/python.bin")) for url in faults.of_pages)
    board.play("Ta2n")
    board.page.click("#open-share")
    link = f"{board.address}pyrga/#/pyrga?v=1&g=Tb2w.Ta2n"
    expect(board.page.locator("#share-link")).to_have_value(link)


@pytest.mark.slow
@pytest.mark.parametrize("fault", by_turns(["damaged", "missing", "of another build"], share=3))
def test_without_a_sound_snapshot_the_app_boots_in_the_normal_way(
    board: Board, faults: Faults, dist: Path, fault: str
) -> None:
    sound = next(dist.glob("vendor/snapshot-*/snapshot.bin")).read_bytes()
    bodies = {
        "damaged": sound[:-5000] + bytes([sound[-5000] ^ 1]) + sound[-4999:],
        "of another build": OTHER,
    }

    def answer(route: Route) -> None:
        if fault == "missing":
            route.fulfill(status=404)
        else:
            route.fulfill(body=bodies[fault])

    if fault == "missing":
        faults.allow("404")
    board.page.route(SNAPSHOT, answer)
    board.open("#/pyrga", patience=4 * PATIENCE)  # without the snapshot everything is imported
    board.play("Sb2")
    assert any(url.endswith("/app.zip") for url in faults.of_pages)


def test_when_python_cannot_start_the_page_says_so(board: Board, faults: Faults) -> None:
    faults.allow("")
    alone(board.page, faults)
    board.page.route(PYTHON, lambda route: route.abort())
    board.page.goto(board.address + "#/pyrga")
    failed = board.page.locator("#page [role=alert]", has_text="could not start")
    expect(failed).to_be_visible(timeout=PATIENCE)
    board.page.unroute(PYTHON)
    failed.get_by_role("button").click()
    board.ready()
    assert board.page.url.endswith("#/pyrga")


def test_when_the_shell_cannot_start_the_page_says_so(board: Board, faults: Faults) -> None:
    faults.allow("core.js|ERR_FAILED")
    board.page.route("**/core.js", lambda route: route.abort())
    board.page.goto(board.address)
    expect(board.page.get_by_text("could not start")).to_be_visible()


def speaking(locale: str, lang: str, *marks: pytest.MarkDecorator) -> ParameterSet:
    context = pytest.mark.browser_context_args(locale=locale)
    return pytest.param(lang, id=locale, marks=[context, *marks])


@pytest.mark.parametrize(
    "lang",
    [
        speaking("fr-CA", "fr"),
        speaking("de-DE", "en"),
        speaking("en-US", "en", pytest.mark.slow),
    ],
)
def test_the_first_paint_speaks_the_browsers_language(board: Board, lang: str) -> None:
    show_first(board, "#/pyrga")
    assert board.page.get_attribute("html", "lang") == lang
    words = {"fr": "Préparation", "en": "Setting up"}[lang]
    expect(board.page.locator("#status")).to_contain_text(words)


def test_the_first_paint_keeps_to_the_settings(board: Board) -> None:
    kept = json.dumps({"language": "fr", "theme": "dark"})
    board.page.add_init_script(f"localStorage.setItem('tesserae.settings', {json.dumps(kept)})")
    show_first(board, "#/pyrga")
    assert board.page.get_attribute("html", "lang") == "fr"
    assert board.page.get_attribute("html", "data-theme") == "dark"


UNREADABLE = '{"language": {"toString": 1}, "theme": {"toString": 1}}'


@pytest.mark.parametrize(
    "kept",
    some([UNREADABLE, '{"language": 1, "theme": {}}', "", "{", "null", "[]"], 1, share=5),
)
def test_settings_that_cannot_be_read_do_not_keep_the_page_from_starting(
    board: Board, kept: str
) -> None:
    board.page.add_init_script(f"localStorage.setItem('tesserae.settings', {json.dumps(kept)})")
    board.open("#/pyrga")
    assert board.page.get_attribute("html", "lang") == "en"
    assert board.page.get_attribute("html", "data-theme") == "system"


@pytest.mark.parametrize(
    "name", some(["failed", "pyrga/embed", "sealed", "failed?v=1", "pyrga-rules"], quick=1, share=4)
)
@pytest.mark.parametrize("file", ["", "embed.html"])
def test_the_names_of_templates_are_no_addresses(board: Board, file: str, name: str) -> None:
    silence(board.page)
    board.page.goto(f"{board.address}{file}#/{name}")
    expect(board.page.locator("#page")).not_to_contain_text("could not start")
    expect(
        board.page.locator("#page :is([role=alert]:not(:empty), #guide, [role=grid])")
    ).to_have_count(0)
    home = 0 if file else 1
    expect(board.page.locator("#page .home-screen")).to_have_count(home)
