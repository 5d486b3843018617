"""After one visit nothing needs the server; a new build comes with the next start."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.board import Board
from e2e.faults import Faults
from tools.serve import Site

CONTROLLED = "navigator.serviceWorker.controller"
BUILDS = "caches.keys().then((names) => names.map((name) => name.split(' ').pop()))"


@pytest.fixture
def home(serve: Callable[..., Site], dist: Path, tmp_path: Path) -> Site:
    """A server whose folder a test may change."""
    shutil.copytree(dist, tmp_path / "site")
    return serve(tmp_path / "site")


def deploy(site: Site, build: Path) -> None:
    """Puts another build in the place of the served one, as a host does."""
    shutil.rmtree(site.folder)
    shutil.copytree(build, site.folder)


def build_of(page: Page) -> str:
    name = page.get_attribute("html", "data-build")
    assert name
    return name


def kept(page: Page) -> None:
    """Waits until the app is kept on the device."""
    page.wait_for_function(CONTROLLED)


UPDATE = """async () => {
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


def update(page: Page) -> str:
    """Has the browser look for a new build, as it does from time to time, and take it in.

    Returns what became of it: "activated" or "redundant".
    """
    became: str = page.evaluate(UPDATE)
    return became


def test_a_second_visit_asks_the_server_for_nothing(page: Page, home: Site) -> None:
    board = Board(page, home.address)
    board.open("#/pyrga")
    kept(page)
    page.wait_for_timeout(300)
    home.asked.clear()
    page.goto("about:blank")
    board.open("#/pyrga")
    page.wait_for_timeout(500)
    assert [path for path in home.asked if path != "/sw.js"] == []


def test_with_the_server_stopped_one_plays_on_against_the_engine(page: Page, home: Site) -> None:
    board = Board(page, home.address)
    board.open("#/pyrga")
    board.play("Sb2")
    kept(page)
    home.stop()
    page.goto("about:blank")
    board.open("#/pyrga")
    assert board.moves()[0] == "Sb2"
    expect(page.locator("#moves [data-act=jump]")).to_have_count(3)
    page.goto(home.address)
    board.ready()
    home.start()


def test_a_new_build_is_taken_by_the_next_start_and_not_before(
    page: Page, home: Site, next_dist: Path
) -> None:
    board = Board(page, home.address)
    board.open("#/pyrga")
    kept(page)
    first = build_of(page)
    deploy(home, next_dist)
    assert update(page) == "activated"
    board.play("Sb2")
    assert build_of(page) == first
    page.reload()
    board.ready()
    second = build_of(page)
    assert second != first
    assert board.moves()[0] == "Sb2"
    page.wait_for_function(f"{BUILDS}.then((names) => names.join() == '{second}')")


def test_an_open_page_keeps_the_files_of_its_build(page: Page, home: Site, next_dist: Path) -> None:
    board = Board(page, home.address)
    board.open("#/pyrga")
    kept(page)
    first = build_of(page)
    deploy(home, next_dist)
    assert update(page) == "activated"
    other = Board(page.context.new_page(), home.address)
    other.open("#/")
    assert build_of(other.page) != first
    style = page.get_attribute("link[rel=stylesheet]", "href")
    assert page.evaluate(f"fetch('{style}').then((it) => it.status)") == 200
    assert page.evaluate(BUILDS) != []
    page.close()
    other.page.reload()
    other.ready()
    other.page.wait_for_function(f"{BUILDS}.then((names) => !names.includes('{first}'))")


def test_only_what_is_new_is_fetched_for_a_new_build(
    page: Page, home: Site, next_dist: Path
) -> None:
    Board(page, home.address).open("#/pyrga")
    kept(page)
    page.wait_for_timeout(300)
    home.asked.clear()
    deploy(home, next_dist)
    assert update(page) == "activated"
    assert any("/app-" in path for path in home.asked)
    assert [path for path in home.asked if path.startswith("/vendor/")] == []


def test_a_broken_download_leaves_the_old_build_whole_and_is_tried_again(
    page: Page, home: Site, next_dist: Path, faults: Faults
) -> None:
    faults.allow("404|Failed to update a ServiceWorker|install")
    board = Board(page, home.address)
    board.open("#/pyrga")
    kept(page)
    first = build_of(page)
    deploy(home, next_dist)
    archive = next(home.folder.glob("app-*/app.zip"))
    sound = archive.read_bytes()
    archive.write_bytes(sound[:-10] + b"0123456789")
    assert update(page) == "redundant"
    home.stop()
    page.reload()
    board.ready()
    assert build_of(page) == first
    home.start()
    archive.write_bytes(sound)
    assert update(page) == "activated"
    page.reload()
    board.ready()
    assert build_of(page) != first


def test_a_first_download_that_breaks_is_made_up_for_on_the_next_visit(
    page: Page, home: Site, faults: Faults
) -> None:
    faults.allow("404|ServiceWorker")
    icon = home.folder / "icons" / "icon-512.png"
    sound = icon.read_bytes()
    icon.unlink()
    board = Board(page, home.address)
    board.open("#/pyrga")
    page.wait_for_timeout(2500)
    assert page.evaluate("navigator.serviceWorker.controller") is None
    icon.write_bytes(sound)
    page.reload()
    board.ready()
    kept(page)
