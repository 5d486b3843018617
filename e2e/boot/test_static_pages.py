"""The pages that need no script: readable without one, and a way to the app for every link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import clean
from e2e.support.playing.board import Board
from e2e.support.sites.builds import WITH_SERVICE_WORKER, shown
from tools.serve import Site


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_the_rules_can_be_read_and_printed_without_scripts(page: Page, site: Site) -> None:
    page.goto(f"{site.address}fr/zaic/")
    page.click("main >> text=Règles")
    expect(page.locator("h1")).to_have_text("Zaic")
    assert page.locator("figure svg").count() > 10
    page.click("nav.aside a >> nth=3")
    expect(page.locator("#guide h2 >> nth=3")).to_be_in_viewport()
    page.emulate_media(media="print")
    expect(page.locator("nav.aside")).to_be_hidden()
    page.emulate_media(media="screen")
    page.click("text=English")
    expect(page).to_have_url(f"{site.address}zaic/rules/")


@pytest.mark.parametrize("path", ["pyrga/", "tetrad/rules/"])
def test_they_are_accessible(page: Page, site: Site, path: str) -> None:
    page.goto(site.address + path)
    clean(page)


def test_a_link_leads_on_to_the_app_and_back_past_its_page(board: Board) -> None:
    page = board.page
    page.goto("about:blank")
    page.goto(f"{board.address}fr/pyrga/?utm_source=x#/pyrga?v=1&g=Tc2s.Tc1e")
    board.ready()
    assert board.moves() == ["Tc2s", "Tc1e"]
    assert page.url.startswith(f"{board.address}#/pyrga?")
    page.go_back()
    expect(page).to_have_url("about:blank")


@pytest.mark.slow
@WITH_SERVICE_WORKER
def test_without_a_network_such_links_lead_to_the_app(page: Page, home: Site) -> None:
    board = Board(page, home.address)
    board.open("#/")
    shown(page, "Available offline")
    home.stop()
    page.goto(f"{home.address}pyrga/#/pyrga?v=1&g=Tc2s.Tc1e")
    board.ready()
    assert board.moves() == ["Tc2s", "Tc1e"]
    page.goto(f"{home.address}fr/zaic/rules/")
    expect(page.locator("main.rules")).to_be_visible()
    expect(page).to_have_url(f"{home.address}#/zaic/rules")
    home.start()
