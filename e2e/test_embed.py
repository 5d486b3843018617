"""The app in a frame on another site's page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Frame, Page, expect

from e2e.board import PATIENCE
from e2e.faults import Faults
from tools.chromium import ARGUMENTS, find
from tools.serve import Site

HOST_PAGE = """<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
<iframe src="{}" width="360" height="460" title="Pyrga"></iframe>"""

TOUCH_STORAGE = "try { localStorage.length; 'allowed' } catch (error) { error.name }"


def embed(page: Page, host: Site, app: Site, fragment: str) -> Frame:
    """A page of another site with the app in a frame, as the README's snippet has it."""
    (host.folder / "index.html").write_text(HOST_PAGE.format(f"{app.address}embed.html{fragment}"))
    page.goto(host.address)
    frame = next(it for it in page.frames if "/embed.html" in it.url)
    frame.wait_for_selector("html[data-ready]", timeout=PATIENCE)
    return frame


def play_one(frame: Frame) -> None:
    frame.locator("#spot-b2").click()
    frame.locator('[data-act="target"][data-arg="S"]').click()
    expect(frame.locator("#bar .at")).to_contain_text("1")


@pytest.fixture
def host(serve: Callable[..., Site], tmp_path: Path) -> Site:
    """Another site: `localhost`, where the app is at 127.0.0.1."""
    return serve(tmp_path, host="localhost")


@pytest.fixture
def without_storage(
    browser_type: BrowserType, tmp_path_factory: pytest.TempPathFactory, host: Site, site: Site
) -> Iterator[BrowserContext]:
    """A browser whose user lets 127.0.0.1 keep nothing."""
    profile = tmp_path_factory.mktemp("profile")
    (profile / "Default").mkdir()
    blocked = {"cookies": {"127.0.0.1,*": {"setting": 2}}}
    preferences = {"profile": {"content_settings": {"exceptions": blocked}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(preferences))
    context = browser_type.launch_persistent_context(
        profile, executable_path=find(), args=list(ARGUMENTS), locale="en-GB"
    )
    faults = Faults(context)
    faults.at_home(host.address)
    faults.at_home(site.address)
    yield context
    context.close()
    faults.check()


def test_a_game_is_played_in_the_frame(page: Page, host: Site, site: Site) -> None:
    frame = embed(page, host, site, "#/pyrga")
    play_one(frame)
    assert frame.evaluate("navigator.serviceWorker.getRegistrations()") == []


def test_a_game_is_played_where_third_party_storage_is_blocked(
    without_storage: BrowserContext, host: Site, site: Site
) -> None:
    frame = embed(without_storage.new_page(), host, site, "#/pyrga")
    assert frame.evaluate(TOUCH_STORAGE) == "SecurityError"
    play_one(frame)


def test_language_and_theme_are_the_host_pages_choice_from_the_first_paint(
    page: Page, site: Site
) -> None:
    page.route("**/snapshot.bin", lambda _: None)
    page.set_content(HOST_PAGE.format(f"{site.address}embed.html#/pyrga?lang=fr&theme=dark"))
    frame = next(it for it in page.frames if "/embed.html" in it.url)
    expect(frame.locator("#status")).to_contain_text("Préparation")
    assert frame.get_attribute("html", "lang") == "fr"
    assert frame.get_attribute("html", "data-theme") == "dark"


def test_a_link_in_the_frame_opens_the_full_app(page: Page, host: Site, site: Site) -> None:
    frame = embed(page, host, site, "#/pyrga")
    play_one(frame)
    with page.context.expect_page() as opened:
        frame.locator("#bar a").click()
    opened.value.wait_for_selector("html[data-ready]", timeout=PATIENCE)
    assert urlsplit(opened.value.url).path == "/"
    expect(opened.value.locator("#moves")).to_contain_text("Sb2")
