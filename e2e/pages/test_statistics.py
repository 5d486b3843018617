"""The page of statistics, after a game and some puzzles."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from e2e.support.axe import clean
from e2e.support.files import saved
from e2e.support.playing.board import Board
from tesserae.games.pools import pool_of


@pytest.mark.slow
def test_what_was_solved_and_played_is_told_and_saved(fresh_board: Board) -> None:
    page = fresh_board.page
    puzzles = {
        slug: {"solved": [it.number for it in pool_of(slug)[:3]]} for slug in ("pyrga", "zaic")
    }
    fresh_board.open("#/")
    page.evaluate("(text) => localStorage.setItem('tesserae.puzzles', text)", json.dumps(puzzles))
    page.evaluate("localStorage.setItem('tesserae.time', JSON.stringify({ tetrad: 7_260_000 }))")
    page.reload()
    fresh_board.ready()
    page.click("#footer-games")
    page.click("#open-statistics")
    expect(page.locator("#statistics tbody")).to_have_count(3)
    expect(page.locator("#statistics")).to_contain_text("121")
    expect(page.locator("#statistics")).to_contain_text("100%")
    name, text = saved(page, "#save")
    assert name == "tesserae-statistics.csv"
    assert b"time,tetrad,,,,,,,,121" in text
    clean(page)
