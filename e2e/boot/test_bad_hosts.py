"""Faulty hosts: the app starts all the same, or says in a sentence that it cannot."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.sites.builds import WITH_SERVICE_WORKER, kept, shown
from e2e.support.sites.hosts import HOST_PAGE, Bad, Fault, Kind, failure
from e2e.support.waiting import silence
from tests.tiers import by_turns, some
from tools.serve import Site

FATAL: tuple[tuple[str, Kind], ...] = (
    ("/page.py", "page"),
    ("/(python.bin|pyodide.asm.wasm)", "half"),
    ("/style.css", "page"),
    ("/(snapshot.bin|app.zip)", "page"),
    ("/core.js", "missing"),
    ("/core-", "page"),
    ("/error-", "missing"),
    ("/page.js", "page"),
    ("/worker.py", "page"),
    ("/boot.js", "missing"),
    ("/micropython.js", "half"),
    ("/micropython.wasm", "half"),
    ("/(python|pyodide.asm).js", "half"),
    ("/(snapshot.bin|python_stdlib.zip)", "half"),
)
"""Files that the app cannot start without, and their faults."""

DEAD: tuple[tuple[str, Kind], ...] = (
    ("/app-", "missing"),
    ("/app-", "page"),
    ("/loading.js", "missing"),
)
"""Faults after which nothing can say that the app did not start."""

DAMAGE = r"""async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (/\.(wasm|bin)$/.test(request.url)) await cache.put(request, new Response("cut"));
        }
    }
}"""

pytestmark = pytest.mark.usefixtures("faults")


def nothing_raw(page: Page | Frame) -> None:
    """Asserts that the page shows no raw error message."""
    assert not re.search(r"Traceback|PY\d{4}|Error", page.inner_text("body"))


@pytest.mark.slow
def test_types_that_a_host_does_not_know_do_no_harm(page: Page, bad: Bad, faults: Faults) -> None:
    board = Board(page, bad(old=True).address)
    board.open("#/pyrga")
    board.play("Sb2")
    assert not any(url.endswith("/app.zip") for url in faults.of_pages)


@pytest.mark.parametrize(
    ("part", "kind"),
    by_turns([("/python.bin", "missing"), ("/python.js", "page"), ("/zstd.bin", "half")], share=3),
)
@pytest.mark.slow
def test_without_the_smaller_pyodide_the_app_starts_with_the_whole(
    page: Page, bad: Bad, faults: Faults, part: str, kind: Kind
) -> None:
    board = Board(page, bad(Fault(part, kind)).address)
    board.open("#/pyrga", patience=3 * PATIENCE)  # it starts twice, and all of Python is large
    board.play("Sb2")
    assert any(url.endswith("/pyodide.asm.wasm") for url in faults.of_pages)


@pytest.mark.slow
def test_with_half_of_the_second_part_of_micropython_the_page_plays(page: Page, bad: Bad) -> None:
    board = Board(page, bad(Fault("/deferred.wasm", "half")).address)
    board.open("#/pyrga")
    board.play("Sb2")


@pytest.mark.parametrize(("pattern", "kind"), some(FATAL, quick=1, share=4))
def test_what_keeps_the_app_from_starting_is_said_at_once(
    page: Page, bad: Bad, pattern: str, kind: Kind
) -> None:
    page.goto(f"{bad(Fault(pattern, kind)).address}#/pyrga")
    expect(failure(page)).to_be_visible(timeout=2 * PATIENCE)
    nothing_raw(page)


FOREIGN: Final = """
addEventListener("DOMContentLoaded", () => {
    const tag = document.createElement("script");
    tag.src = new URL("cdn-cgi/challenge.js", location.href).href;
    const refused = document.createElement("script");
    refused.src = URL.createObjectURL(new Blob(["count()"])); // which the policy refuses
    document.head.append(tag, refused);
});
setInterval(() => { throw new TypeError("not the app's"); }, 50);
setInterval(() => Promise.reject(new Error("not the app's")), 50);
setInterval(() => Promise.reject(null), 50);
"""
"""What in-app browsers, extensions and hosts run in a page, and what fails of it."""


def test_errors_that_are_not_the_apps_do_not_keep_it_from_starting(page: Page, bad: Bad) -> None:
    page.add_init_script(FOREIGN)
    page.add_init_script("""
        window.failures = 0;
        new MutationObserver(() => {
            failures += document.querySelectorAll(".notice[role=alert]").length;
        }).observe(document, { subtree: true, childList: true });
    """)
    board = Board(page, bad().address)
    board.open("#/pyrga")
    board.play("Sb2")
    assert page.evaluate("failures") == 0


@pytest.mark.parametrize("fragment", some(["#/pyrga", "#/", "#/zaic/learn"], quick=1))
def test_without_web_assembly_that_is_said_and_the_rules_can_be_read(
    page: Page, bad: Bad, faults: Faults, fragment: str
) -> None:
    page.add_init_script("delete self.WebAssembly")
    host = bad()
    page.goto(f"{host.address}{fragment}")
    told = page.locator("#page .notice[role=alert]")
    expect(told).to_contain_text("WebAssembly is switched off")
    expect(told.get_by_role("button")).to_have_count(0)
    expect(page.locator("#page", has_text="Setting up")).to_have_count(0)
    page.goto(f"{host.address}#/pyrga/rules")
    expect(page.locator("#guide #section-where")).to_be_attached()
    expect(told).to_contain_text("WebAssembly is switched off")
    assert not any(re.search(r"snapshot|python\.bin|standin", url) for url in faults.of_pages)


@pytest.mark.parametrize(
    ("pattern", "kind"),
    some([("/page.py", "page"), ("/(python.bin|pyodide.asm.wasm)", "missing")], quick=1),
)
def test_a_frame_says_so_too(page: Page, host: Site, bad: Bad, pattern: str, kind: Kind) -> None:
    address = f"{bad(Fault(pattern, kind)).address}embed.html#/pyrga"
    (host.folder / "index.html").write_text(HOST_PAGE.format(address, ""))
    page.goto(host.address)
    frame = next(it for it in page.frames if "/embed.html" in it.url)
    expect(failure(frame)).to_be_visible(timeout=PATIENCE)
    nothing_raw(frame)


@pytest.mark.parametrize(("pattern", "kind"), some(DEAD, quick=1, share=2))
def test_where_no_script_runs_the_page_itself_says_so(
    page: Page, bad: Bad, pattern: str, kind: Kind
) -> None:
    host = bad(Fault(pattern, kind))
    page.goto(f"{host.address}#/pyrga")
    host.faults = ()
    try_again(page)
    Board(page, host.address).ready()


def test_while_the_scripts_are_awaited_the_page_does_not_say_so(page: Page, bad: Bad) -> None:
    host = bad(Fault("/page.js", "stalled"))
    page.goto(f"{host.address}#/pyrga", wait_until="commit")
    page.wait_for_function("document.querySelector('.stranded') && document.styleSheets.length")
    expect(page.locator("#page p", has_text="could not start")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("pattern", by_turns(["/(python.bin|pyodide.asm.wasm)", "/page.py"]))
def test_trying_again_gets_past_what_the_browser_kept(page: Page, bad: Bad, pattern: str) -> None:
    host = bad(Fault(pattern, "half"))
    host.headers["Cache-Control"] = "max-age=3600"
    page.goto(f"{host.address}#/pyrga")
    expect(failure(page)).to_be_visible(timeout=PATIENCE)
    host.faults = ()
    failure(page).get_by_role("button").click()
    Board(page, host.address).ready()
    assert page.url.endswith("#/pyrga")


@WITH_SERVICE_WORKER
@pytest.mark.slow
def test_trying_again_gets_past_what_the_service_worker_kept(page: Page, bad: Bad) -> None:
    host = bad()
    board = Board(page, host.address)
    board.open("#/pyrga")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.evaluate(DAMAGE)
    page.reload()
    expect(failure(page)).to_be_visible(timeout=PATIENCE)
    failure(page).get_by_role("button").click()
    board.ready()
    host.stop()
    page.reload()
    board.ready()


HALF_A_PAGE: Final = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const page = await (await cache.match("./")).text();
    const headers = { "Content-Type": "text/html" };
    await cache.put("./", new Response(page.slice(0, page.length / 2), { headers }));
}"""


def try_again(page: Page) -> None:
    """Presses what a page offers whose scripts have not run."""
    page.evaluate("document.getAnimations().forEach((it) => it.finish())")
    page.locator("#page p", has_text="could not start").get_by_role("link").click()


def test_half_of_a_page_is_made_up_for_at_one_press(page: Page, bad: Bad) -> None:
    host = bad(Fault("^/$", "half"))
    host.headers["Cache-Control"] = "max-age=3600"
    page.goto(f"{host.address}#/pyrga")
    host.faults = ()
    try_again(page)
    Board(page, host.address).ready()
    assert page.url == host.address


@WITH_SERVICE_WORKER
@pytest.mark.slow
def test_half_of_a_page_that_the_service_worker_has_is_made_up_for_at_one_press(
    page: Page, bad: Bad
) -> None:
    host = bad()
    board = Board(page, host.address)
    board.open("#/")
    kept(page)
    page.evaluate(HALF_A_PAGE)
    page.reload()
    try_again(page)
    board.ready()
    host.stop()
    page.reload()
    board.ready()


@WITH_SERVICE_WORKER
@pytest.mark.slow
def test_half_of_a_page_is_not_kept_and_at_one_press_the_whole_is(page: Page, bad: Bad) -> None:
    host = bad(Fault("^/$", "half"))  # which the service worker asks for; the reader for index.html
    board = Board(page, host.address)
    board.open("#/", file="index.html")
    shown(page, "did not work")
    host.faults = ()
    page.click("#keep-again")
    shown(page, "Available offline")
    host.stop()
    board.open("#/pyrga")
    board.play("Sb2")


@WITH_SERVICE_WORKER
@pytest.mark.slow
def test_without_a_network_trying_again_takes_nothing_away(page: Page, bad: Bad) -> None:
    host = bad()
    board = Board(page, host.address)
    board.open("#/pyrga")
    page.wait_for_function("navigator.serviceWorker.controller")
    host.stop()
    page.reload()
    board.ready()
    page.evaluate("tesserae.startup.state = 'loading', tesserae.fail()")
    with page.expect_event("load"):
        failure(page).get_by_role("button").click()
    board.ready()


@pytest.mark.slow
def test_a_lesson_is_never_another_page(page: Page, bad: Bad) -> None:
    host = bad(Fault("pyrga-learn", "page"))
    silence(page)
    with page.expect_response("**/pyrga-learn.*"):
        page.goto(f"{host.address}#/pyrga/learn")
    page.wait_for_timeout(200)
    expect(page.locator("#page .lesson-screen")).to_be_visible()  # the page itself has this much
    expect(page.locator("#page :is(template, script, dialog)")).to_have_count(0)


@pytest.mark.parametrize("kind", by_turns(["page", "half"]))
@pytest.mark.slow
def test_the_rules_are_never_another_page(page: Page, bad: Bad, kind: Kind) -> None:
    host = bad(Fault("pyrga-rules", kind), Fault("/snapshot.bin", "stalled"))
    with page.expect_response("**/pyrga-rules.*"):
        page.goto(f"{host.address}#/pyrga/rules")
    page.wait_for_timeout(200)
    expect(page.locator("#guide > *")).to_have_count(1)  # the page itself has the first section
    host.go_on()
    Board(page, host.address).ready()
    expect(page.locator("#guide #section-where")).to_be_visible()


@pytest.mark.parametrize("kind", by_turns(["missing", "page"]))
@pytest.mark.slow
def test_what_is_fetched_later_and_is_broken_is_told_and_can_be_tried_again(
    page: Page, bad: Bad, kind: Kind
) -> None:
    host = bad(Fault("/later.js", kind))
    Board(page, host.address).open("#/pyrga?v=1&g=Sb2")
    page.click("#open-share")
    expect(page.locator(".toast")).to_contain_text("did not work")
    host.faults = ()
    page.click("#dialog-close")
    page.click("#open-share")
    expect(page.locator("#share-code svg")).to_be_visible()


@pytest.mark.slow
def test_another_page_is_not_saved_as_the_one_file(page: Page, bad: Bad) -> None:
    Board(page, bad(Fault("/tesserae.html", "page")).address).open("#/")
    page.click("#save-file")
    expect(page.locator(".toast")).to_contain_text("did not work")
