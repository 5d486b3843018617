"""The puzzle of the day: the same for all, days in a row, and a result to share."""

from __future__ import annotations

import re

from tesserae.app.messages import actions
from tests.app.page import Page
from tests.app.practice.puzzles.solving import play, solve, wrong_moves


def test_days_in_a_row_are_shown_with_the_puzzle_of_the_day() -> None:
    page = Page("#/pyrga/puzzle/2026.11.24", today="2026.11.25")
    puzzle = page.posed
    assert "in a row" not in page.regions["lesson"]
    solve(page, puzzle)
    assert re.search(r"\(\+\d+\)", page.regions["puzzle-head"])
    assert "1 day in a row" in page.regions["lesson"]


def test_the_puzzle_of_the_day_is_the_same_under_its_date() -> None:
    today = Page("#/zaic/puzzle/today", today="2026.11.25")
    dated = Page("#/zaic/puzzle/2026.11.25", today="2026.12.01")
    before = Page("#/zaic/puzzle/2026.11.24", today="2026.12.01")
    numbers = [it.puzzle.solving.puzzle.number for it in (today, dated, before)]  # type: ignore[union-attr]
    assert numbers[0] == numbers[1] != numbers[2]
    assert today.model.hash == "#/zaic/puzzle/today"


def test_the_result_of_a_day_is_shared_without_a_spoiler() -> None:
    page = Page("#/pyrga/puzzle/today", today="2026.11.25")
    puzzle = page.posed
    page.press(actions.PUZZLE_SHARE)
    assert not page.did("copy")  # not before it is over
    play(page, wrong_moves(page, puzzle)[0])
    page.press(actions.PUZZLE_AGAIN)
    solve(page, puzzle)
    page.press(actions.PUZZLE_SHARE)
    [copied] = page.did("copy")
    assert copied["text"].split("\n") == [
        "Pyrga, puzzle of 25 November",
        "\U0001f7e5\U0001f7e9",
        "https://games.example/tesserae/pyrga/#/pyrga/puzzle/2026.11.25",
    ]
    assert page.model.practice.progress["pyrga"].days == (("2026.11.25", False),)
    assert "25 November, not solved at the first try" in page.regions["puzzle-more"]
