"""After one visit the app works offline, and the page says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import clean
from e2e.support.faults import Faults
from e2e.support.files import decoded, saved, share
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.openings import STARTS
from e2e.support.sites.builds import WITH_SERVICE_WORKER, cut, deploy, kept, missing, shown, wrong
from tesserae.games import catalog
from tests.tiers import by_turns
from tools.building import lab, standin
from tools.serve import Site

pytestmark = WITH_SERVICE_WORKER

BARS = """
window.bars = [];
const look = () => {
    const bar = document.querySelector("#offline-acts progress");
    if (bar) bars.push(bar.value);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Records every value of the progress bar."""

OFFER = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => { window.prompted = (window.prompted ?? 0) + 1; };
    return !dispatchEvent(offer);
}"""
"""Chromium's offer to install the app; returns whether the page accepted the event."""

KEPT = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    return (await cache.keys()).map((request) => request.url);
}"""


@pytest.fixture
def board(page: Page, site: Site, faults: Faults) -> Board:  # noqa: ARG001 for its checks
    """A page in a new context, without stored data."""
    return Board(page, site.address)


@pytest.mark.slow
def test_a_second_visit_asks_the_server_for_nothing(page: Page, home: Site) -> None:
    board = Board(page, home.address)
    board.open("#/")
    shown(page, "Available offline")
    page.goto("about:blank")
    home.asked.clear()
    board.open("#/pyrga")
    board.play("Sb2")
    expect(page.locator("#moves [data-act=jump]")).to_have_count(3)
    assert [path for path in home.asked if path != "/sw.js"] == []


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(catalog.NAMES, share=3))
def test_with_the_server_stopped_a_game_has_all_it_had(page: Page, home: Site, slug: str) -> None:
    board = Board(page, home.address)
    board.open("#/")
    shown(page, "Available offline")
    home.stop()
    page.goto("about:blank")
    board.open(f"#/{slug}?v=1&g=&level=1")
    page.fill("#typed-move", STARTS[slug])
    page.keyboard.press("Enter")
    expect(page.locator("#ply-1")).to_be_visible(timeout=2 * PATIENCE)
    share(board)
    assert decoded(page) == page.input_value("#share-link")
    assert saved(page, "#save-png")[1].startswith(b"\x89PNG")
    assert saved(page, "#save-record")[1].startswith(b"[Game")
    page.click("#dialog-close")
    for language in ("fr", "en"):
        page.click("#other-language")
        expect(page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE)
        page.goto("about:blank")
        board.open(f"#/{slug}/rules")
        assert page.get_attribute("html", "lang") == language
        expect(page.locator("#guide h2").first).to_be_visible()
    home.start()


def test_the_page_tells_how_far_it_is_kept(page: Page, home: Site) -> None:
    page.add_init_script(BARS)
    Board(page, home.address).open("#/")
    shown(page, "Available offline")
    bars = page.evaluate("bars")
    assert bars[0] == 0
    assert any(0 < value < 100 for value in bars)
    size = sum(file.stat().st_size for file in kept_files(home))
    expect(page.locator("#offline")).to_contain_text(f"({round(size / 1e6)}\u00a0MB)")
    expect(page.locator("#offline-acts progress")).to_have_count(0)
    page.goto(f"{home.address}#/pyrga")
    page.click("#control-more")
    shown(page, "Available offline")


@pytest.mark.slow
def test_all_is_kept_that_is_served_but_the_one_file(home: Site, page: Page) -> None:
    Board(page, home.address).open("#/")
    shown(page, "Available offline")
    cached = {name.removeprefix(home.address) for name in page.evaluate(KEPT)}
    expected = {file.relative_to(home.folder).as_posix() for file in kept_files(home)}
    assert cached == expected - {"index.html"} | {""}


def kept_files(home: Site) -> list[Path]:
    """The served files, except the service worker, the one file, the wheel, the headers, the page
    for what is missing and those that need no script; and except those for starting without the
    snapshot, or for the time until Pyodide is loaded.
    """
    others = {
        "preview.png",
        "wide.webp",
        "narrow.webp",
        "embed.d.ts",
        "404.html",
        "sw.js",
        "tesserae.html",
        "_headers",
        "app.zip",
        "python_stdlib.zip",
    }
    others |= {
        "pyodide.asm.js",
        "pyodide.asm.wasm",
        "pyodide-lock.json",
        *standin.FILES,
        *lab.NAMES,
    }
    files = [file for file in home.folder.rglob("*") if file.is_file()]
    files = [file for file in files if file.name != "index.html" or file.parent == home.folder]
    return [file for file in files if file.name not in others and file.suffix != ".whl"]


@pytest.mark.slow
def test_all_that_another_app_of_the_origin_deletes_is_fetched_again(
    page: Page, home: Site
) -> None:
    board = Board(page, home.address)
    board.open("#/")
    shown(page, "Available offline")
    page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((it) => caches.delete(it))))"
    )
    page.add_init_script(BARS)
    page.reload()
    board.ready()
    shown(page, "Available offline")
    assert page.evaluate("bars.length"), "meanwhile the page does not say that it is available"
    home.stop()
    page.reload()
    board.ready()
    home.start()


@pytest.mark.parametrize("broken", by_turns([wrong, missing, cut], share=3))
@pytest.mark.slow
def test_a_first_download_that_breaks_is_told_and_made_up_for(
    page: Page, home: Site, dist: Path, faults: Faults, broken: Callable[..., None]
) -> None:
    faults.allow("404|ServiceWorker|CONTENT_LENGTH")
    with pytest.MonkeyPatch.context() as patched:
        broken(home, patched)
        board = Board(page, home.address)
        board.open("#/")
        shown(page, "did not work")
        assert page.evaluate("navigator.serviceWorker.controller") is None
        clean(page)
    deploy(home, dist)
    page.click("#keep-again")
    shown(page, "Available offline")
    page.reload()
    board.ready()
    kept(page)


@pytest.mark.slow
def test_a_device_that_is_full_says_so_and_can_be_made_room_on(
    page: Page, home: Site, faults: Faults
) -> None:
    faults.allow("Quota|ServiceWorker")
    origin = home.address.rstrip("/")
    devtools = page.context.new_cdp_session(page)
    full = {"origin": origin, "quotaSize": 5_000_000}
    devtools.send("Storage.overrideQuotaForOrigin", full)
    board = Board(page, home.address)
    board.open("#/")
    shown(page, "did not work")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.click("#keep-again")
    shown(page, "Available offline")


@pytest.mark.slow
def test_a_browser_without_service_workers_says_that_it_keeps_nothing(board: Board) -> None:
    board.page.add_init_script("delete Navigator.prototype.serviceWorker")
    board.open("#/")
    shown(board.page, "This browser cannot store Tesserae")
    board.page.goto(f"{board.address}#/pyrga")
    board.play("Sb2")


@pytest.mark.slow
def test_it_can_be_installed_where_the_browser_offers_it(board: Board) -> None:
    page = board.page
    board.open("#/")
    install = page.locator("#install")
    expect(install).to_have_count(0)
    assert page.evaluate(OFFER), "the browser's own offer is held back"
    install.click()
    expect(install).to_have_count(0)
    assert page.evaluate("prompted") == 1
    page.evaluate(OFFER)
    expect(install).to_be_visible()
    clean(page)
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(install).to_have_count(0)


def test_an_offer_to_install_that_comes_before_python_is_kept(board: Board) -> None:
    page = board.page
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({OFFER})())")
    board.open("#/")
    page.click("#install")
    expect(page.locator("#install")).to_have_count(0)
    assert page.evaluate("prompted") == 1


def test_the_manifest_has_what_browsers_ask_of_an_app(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["display"] == "standalone"
    assert {
        "name",
        "short_name",
        "description",
        "theme_color",
        "background_color",
    } <= manifest.keys()
    icons = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= icons
    assert all((dist / icon["src"]).is_file() for icon in manifest["icons"])
