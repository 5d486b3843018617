"""The installed app: what the system hands to it opens as if it were pasted."""

from __future__ import annotations

import json
from urllib.parse import quote

from playwright.sync_api import expect

from e2e.support.links import moves_are
from e2e.support.playing.board import Board

RECORD = '[Game "zaic"]\n[Rules "1"]\n[Result "*"]\n\n1. Bh8 Bf9 *'

HANDED = """
const file = new File([RECORD], "a.tesserae");
const setConsumer = (take) => take({ files: [{ getFile: async () => file }] });
Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
"""
"""Chromium's queue, with a file that was opened."""


def test_chromium_finds_nothing_wrong_with_the_manifest(fresh_board: Board) -> None:
    page = fresh_board.page
    fresh_board.open("#/")
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []


def test_a_text_that_is_shared_with_the_app_opens_and_leaves_the_address(
    fresh_board: Board,
) -> None:
    page = fresh_board.page
    text = quote("Look: https://example.org/pyrga/#/pyrga?v=1&g=Tc2s.Tc1e.", safe="")
    page.goto(f"{fresh_board.address}?shared={text}&shared-url=")
    moves_are(fresh_board, "Tc2s", "Tc1e")
    assert page.url.startswith(f"{fresh_board.address}#/pyrga?")


def test_a_file_that_is_opened_with_the_app_is_read_once(fresh_board: Board) -> None:
    page = fresh_board.page
    page.add_init_script(HANDED.replace("RECORD", json.dumps(RECORD)))
    fresh_board.open("#/")
    expect(page.locator("#moves [data-act=jump]")).to_have_count(3)
    page.click(".wordmark")
    page.reload()
    fresh_board.ready()
    expect(page.locator(".home-screen")).to_be_visible()
