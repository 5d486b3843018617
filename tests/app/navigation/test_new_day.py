"""A page that stays open until the next day: what it shows, and what it saves, is of that day."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tesserae.app.messages import actions
from tesserae.app.model import partial_of
from tesserae.app.model.practice import Mistake
from tesserae.app.model.screen import DayPuzzle
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.mistakes.mistakes_text import write_mistakes
from tests.app.page import Page, for_two
from tests.app.practice.puzzles.solving import enter, phase, play, solve, wrong_moves

TODAY, TOMORROW = "2026.11.28", "2026.11.29"

HOUR = 3_600_000

LINK = "#/pyrga/puzzle/today"

HELD = Mistake("pyrga", "a1Te.b1Tec.a2ts.b2Tw~Tb1", ("Td1w",), ("Cd1",), "win", 100, "1-0")


def become(page: Page, today: str, zone: int = 0) -> None:
    page.send("day", today=today, zone=zone)


def number(page: Page) -> int:
    assert isinstance(page.model.screen, DayPuzzle)
    return page.model.screen.number


def solve_it(page: Page) -> None:
    puzzle = page.posed
    solve(page, puzzle)
    assert phase(page) == "solved"


@pytest.mark.parametrize("day", [TOMORROW, "2026.11.27", "2027.11.30"])
def test_the_puzzle_of_the_day_is_that_of_the_new_one(day: str) -> None:
    page = Page(LINK, today=TODAY)
    become(page, day)
    assert number(page) == number(Page(LINK, today=day)) != number(Page(LINK, today=TODAY))
    assert page.model.hash == LINK
    assert not page.did("url")
    solve_it(page)
    assert page.model.practice.progress["pyrga"].days == ((day, True),)


def test_a_puzzle_that_was_begun_stays_that_of_its_own_day() -> None:
    page = Page(LINK, today=TODAY)
    before, puzzle = number(page), page.posed
    play(page, wrong_moves(page, puzzle)[0])
    become(page, TOMORROW)
    assert number(page) == before
    assert page.model.hash == f"#/pyrga/puzzle/{TODAY}"
    assert [it["push"] for it in page.did("url")] == [False]
    assert "28 November" in page.regions["puzzle-head"]
    page.press(actions.PUZZLE_AGAIN)
    solve_it(page)
    assert page.model.practice.progress["pyrga"].days == ((TODAY, False),)


def pick(page: Page) -> None:
    """Picks what half a move begins with."""
    page.click(min(target.name for target in partial_of(page.model).offered))
    assert page.model.play.selection


def ask(page: Page) -> None:
    page.press(actions.PUZZLE_HINT)


@pytest.mark.parametrize("begin", [pick, ask])
def test_half_a_move_and_a_hint_begin_a_puzzle_as_well(begin: Callable[[Page], None]) -> None:
    page = Page(LINK, today=TODAY)
    begin(page)
    become(page, TOMORROW)
    assert page.model.hash == f"#/pyrga/puzzle/{TODAY}"


def test_one_that_is_over_stays_while_it_is_looked_at() -> None:
    page = Page(LINK, today=TODAY)
    before = number(page)
    solve_it(page)
    become(page, TOMORROW)
    assert (phase(page), number(page)) == ("solved", before)
    assert page.model.hash == f"#/pyrga/puzzle/{TODAY}"


def test_who_comes_back_on_the_next_day_finds_its_puzzle() -> None:
    page = Page(LINK, today=TODAY)
    solve_it(page)
    page.send("hidden", yes=True)
    become(page, TOMORROW)
    page.send("hidden", yes=False)
    assert (phase(page), number(page)) == ("solve", number(Page(LINK, today=TOMORROW)))


def test_a_link_to_the_new_day_opens() -> None:
    page = Page("#/", today=TODAY)
    become(page, TOMORROW)
    page.send("hash", hash=f"#/pyrga/puzzle/{TOMORROW}")
    assert phase(page) == "solve"


def test_a_link_that_came_too_soon_opens_when_its_day_has_come() -> None:
    page = Page(f"#/pyrga/puzzle/{TOMORROW}", today=TODAY)
    assert "There is no puzzle for that day." in page.regions["lesson"]
    become(page, TOMORROW)
    assert phase(page) == "solve"


def test_a_puzzle_of_another_day_stays() -> None:
    page = Page("#/pyrga/puzzle/2026.11.25", today=TODAY)
    before = page.model.screen
    become(page, TOMORROW)
    assert page.model.screen is before


def test_the_streak_and_the_puzzle_of_home_follow() -> None:
    page = Page(LINK, today=TODAY)
    solve_it(page)
    page.send("hash", hash="#/")
    assert LINK not in page.regions["kept"]
    assert "1" in page.regions["kept"]
    become(page, TOMORROW)
    assert LINK in page.regions["kept"]
    assert "row" in page.regions["kept"]
    become(page, "2026.11.30")
    assert "row" not in page.regions["kept"]


def test_mistakes_become_due() -> None:
    stored = {"mistakes": write_mistakes(schedule.add_mistakes({}, [HELD], TODAY))}
    home = Page("#/", today=TODAY, stored=stored)
    assert "1 to try again today" not in home.regions["kept"]
    become(home, TOMORROW)
    assert "1 to try again today" in home.regions["kept"]
    page = Page("#/mistakes", today=TODAY, stored=stored)
    assert phase(page) == "missing"
    become(page, TOMORROW)
    assert phase(page) == "solve"


def test_one_that_is_tried_over_midnight_comes_back_a_week_after_the_new_day() -> None:
    stored = {"mistakes": write_mistakes(schedule.add_mistakes({}, [HELD], "2026.11.27"))}
    page = Page("#/mistakes", today=TODAY, stored=stored)
    page.click("C")
    become(page, TOMORROW)
    enter(page, "Cd1")
    assert page.model.practice.mistakes[HELD.key].due == "2026.12.06"


def test_a_game_has_the_date_of_its_first_ply() -> None:
    page = Page("#/pyrga", today=TODAY)
    become(page, TOMORROW)
    page.seat(0, 0)
    page.type("Sb2")
    become(page, "2026.11.30")
    page.type("Sc2")
    assert page.table.date == TOMORROW
    assert page.kept["date"] == TOMORROW


def test_a_backup_has_the_new_date() -> None:
    page = Page("#/games", today=TODAY)
    become(page, TOMORROW)
    page.press(actions.BACK_UP)
    assert [it["date"] for it in page.did("backup")] == [TOMORROW]


def test_headings_of_the_games_follow_the_day_and_the_time_zone() -> None:
    noon = 1_795_867_200_000  # of 28 November 2026, in UTC
    page = for_two("Sb2", today=TODAY)
    (id,) = page.device.games
    played = {"version": 9, "updated": noon - 11 * HOUR, "used": noon}
    page.send("listed", games=[{**page.device.games[id], **played, "text": ""}], gone=[])
    page.send("hash", hash="#/games")
    assert "Today" in page.regions["games-list"]
    become(page, TOMORROW)
    assert "Yesterday" in page.regions["games-list"]
    become(page, TODAY, zone=120)
    assert "Yesterday" in page.regions["games-list"]
    become(page, TODAY)
    assert "Today" in page.regions["games-list"]
