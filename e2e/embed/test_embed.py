"""The app in a frame on another site's page."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.sites.builds import WITH_SERVICE_WORKER
from e2e.support.sites.hosts import HOST_PAGE
from e2e.support.waiting import silence
from tools.serve import Site

TOUCH_STORAGE = "try { localStorage.length; 'allowed' } catch (error) { error.name }"


def embed(page: Page, host: Site, app: Site, fragment: str, more: str = "") -> Frame:
    """A page of another site with the app in a frame, as the README's snippet has it."""
    address = f"{app.address}embed.html{fragment}"
    (host.folder / "index.html").write_text(HOST_PAGE.format(address, more))
    page.goto(host.address)
    return next(it for it in page.frames if "/embed.html" in it.url)


def ready(frame: Frame) -> Frame:
    frame.wait_for_selector("html[data-ready]", timeout=PATIENCE)
    return frame


def play_one(frame: Frame) -> None:
    frame.locator("#spot-b2").click()
    frame.locator('[data-act="target"][data-arg="S"]').click()
    expect(frame.locator("#bar .at")).to_contain_text("1")


@WITH_SERVICE_WORKER
def test_a_game_is_played_in_the_frame(page: Page, host: Site, site: Site) -> None:
    frame = ready(embed(page, host, site, "#/pyrga"))
    play_one(frame)
    assert frame.evaluate("navigator.serviceWorker.getRegistrations()") == []


@pytest.mark.slow
def test_a_game_is_played_where_third_party_storage_is_blocked(
    without_storage: BrowserContext, host: Site, site: Site
) -> None:
    frame = ready(embed(without_storage.new_page(), host, site, "#/pyrga"))
    assert frame.evaluate(TOUCH_STORAGE) == "SecurityError"
    play_one(frame)


def test_language_and_theme_are_the_host_pages_choice_from_the_first_paint(
    tab: Page, site: Site
) -> None:
    silence(tab)
    tab.set_content(HOST_PAGE.format(f"{site.address}embed.html#/pyrga?lang=fr&theme=dark", ""))
    frame = next(it for it in tab.frames if "/embed.html" in it.url)
    expect(frame.locator("#status")).to_contain_text("Préparation")
    assert frame.get_attribute("html", "lang") == "fr"
    assert frame.get_attribute("html", "data-theme") == "dark"


@pytest.mark.slow
def test_a_link_in_the_frame_opens_the_full_app(tab: Page, host: Site, site: Site) -> None:
    frame = ready(embed(tab, host, site, "#/pyrga"))
    play_one(frame)
    with tab.context.expect_page() as opened:
        frame.locator("#bar a").click()
    opened.value.wait_for_selector("html[data-ready]", timeout=PATIENCE)
    assert urlsplit(opened.value.url).path == "/"
    expect(opened.value.locator("#moves")).to_contain_text("Sb2")


def test_a_sandbox_that_allows_scripts_and_the_same_origin_is_enough(
    tab: Page, host: Site, site: Site
) -> None:
    sandbox = 'sandbox="allow-scripts allow-same-origin"'
    play_one(ready(embed(tab, host, site, "#/pyrga", sandbox)))


def test_a_sandbox_that_allows_scripts_alone_is_told_what_is_missing(
    tab: Page, host: Site, site: Site, faults: Faults
) -> None:
    faults.allow("CORS policy|ERR_FAILED|SecurityError")
    tab.route("**/pyrga.bin", lambda _: None)  # a slow line, on which MicroPython would start
    frame = embed(tab, host, site, "#/pyrga?lang=fr", 'sandbox="allow-scripts"')
    expect(frame.locator(".notice")).to_contain_text("allow-scripts allow-same-origin")
    expect(frame.locator("#spot-b2")).to_be_visible()
    tab.wait_for_timeout(1_000)


def test_while_another_game_is_awaited_the_start_is_pale(tab: Page, site: Site) -> None:
    silence(tab)
    for fragment, pale in (("#/pyrga?v=1&g=Sb2", "0.3"), ("#/pyrga", "1")):
        tab.set_content(HOST_PAGE.format(f"{site.address}embed.html{fragment}", ""))
        frame = next(it for it in tab.frames if "/embed.html" in it.url)
        expect(frame.locator(".board")).to_have_css("opacity", pale)
