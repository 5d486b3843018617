"""A page that stays open over midnight, by a time that tests move."""

from __future__ import annotations

import datetime

from playwright.sync_api import expect

from e2e.support.playing.board import Board

EVENING = datetime.datetime(2026, 11, 28, 23, 30)


def test_the_day_goes_on_at_midnight_and_while_the_page_sleeps(fresh_board: Board) -> None:
    page = fresh_board.page
    page.clock.install(time=EVENING)
    fresh_board.open("#/pyrga/puzzle/today")
    head = page.locator("#puzzle-head")
    expect(head).to_contain_text("28 November")
    page.clock.fast_forward("30:05")
    expect(head).to_contain_text("29 November")
    page.clock.set_system_time(EVENING + datetime.timedelta(days=2))  # no timer runs
    page.evaluate("location.hash = '#/zaic/puzzle/2026.11.30'")
    expect(head).to_contain_text("30 November")
    expect(page.locator("#puzzle-hint")).to_be_visible()
