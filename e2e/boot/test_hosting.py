"""The built folder works on plain static hosts."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.faults import Faults
from e2e.support.playing.board import Board
from e2e.support.sites.builds import WITH_SERVICE_WORKER
from tools.serve import Site


@WITH_SERVICE_WORKER
def test_it_works_below_a_sub_path(page: Page, serve: Callable[..., Site], dist: Path) -> None:
    site = serve(dist, prefix="/tesserae/")
    board = Board(page, site.address)
    board.open("#/pyrga")
    board.play("Sb2")
    page.wait_for_function("navigator.serviceWorker.controller")
    assert page.evaluate("navigator.serviceWorker.controller.scriptURL") == site.address + "sw.js"
    assert all(path.startswith("/tesserae/") for path in site.asked)


@pytest.mark.slow
@WITH_SERVICE_WORKER
def test_a_link_whose_sign_was_escaped_opens_at_the_first_visit_and_later(
    page: Page, serve: Callable[..., Site], dist: Path, faults: Faults
) -> None:
    faults.allow("404")
    site = serve(dist, prefix="/tesserae/")
    faults.at_home(site.address)
    for moves in (["Tc2s", "Tc1e"], ["Sb2", "Sb3"]):
        page.goto(f"{site.address}%23/pyrga?v=1&g={'.'.join(moves)})")
        board = Board(page, site.address)
        board.ready()
        assert board.moves() == moves
        expect(page).to_have_url(f"{site.address}#/pyrga?v=1&g={'.'.join(moves)}")
        page.wait_for_function("navigator.serviceWorker.controller")
    assert sum("%23" in path for path in site.asked) == 1, "the worker leads who comes again"


def test_an_address_without_a_file_is_named_and_leads_home(
    page: Page, serve: Callable[..., Site], dist: Path, faults: Faults
) -> None:
    faults.allow("404")
    site = serve(dist, prefix="/tesserae/")
    page.goto(f"{site.address}docs/nope")
    expect(page.locator("main")).to_contain_text("no page at this address: /tesserae/docs/nope")
    page.click("text=To the games")
    expect(page.locator(".home-screen")).to_be_visible()


@pytest.mark.slow
def test_pythons_own_server_is_host_enough(page: Page, dist: Path, faults: Faults) -> None:
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(command, cwd=dist, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        match = re.search(r"http://[\d.]+:\d+/", server.stdout.readline())
        assert match
        faults.at_home(match[0])
        board = Board(page, match[0])
        board.open("#/pyrga")
        board.play("Sb2")
        server.terminate()


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_without_scripts_the_page_says_what_it_needs(page: Page, site: Site) -> None:
    page.goto(site.address)
    assert "JavaScript" in page.inner_text("body")


def test_both_pages_allow_nothing_but_their_own_files(dist: Path) -> None:
    for name in ("index.html", "embed.html"):
        text = (dist / name).read_text()
        policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
        assert policy
        assert policy[1].startswith("default-src 'none'; ")
        assert "http" not in policy[1]
        assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", text)
