"""What a device knows of the solver: the rating, results, days; and which puzzle comes next."""

from __future__ import annotations

import datetime

import pytest

from tesserae.app.model.practice import Progress
from tesserae.app.practice.puzzles import choosing
from tesserae.app.practice.puzzles.progress import (
    HIGHEST,
    LOWEST,
    merge_progress,
    rate,
    read_progress,
    with_day,
    with_result,
    write_progress,
)
from tesserae.app.texts import dates
from tesserae.core.puzzle import Puzzle, write_days, write_puzzle
from tesserae.core.puzzle.days import FIRST_DAY
from tests.app.page import Page

POOL = "".join(
    write_puzzle(Puzzle(n, ("Sa1",), ("Sb1",), "ab"[n % 2], 600 + 10 * n)) + "\n"
    for n in range(1, 101)
)


def test_a_harder_puzzle_earns_more_and_costs_less() -> None:
    at = Progress(rating=1200, rated=40)
    hard, easy = rate(at, 1500, True).rating, rate(at, 900, True).rating
    assert hard > easy > 1200
    assert rate(at, 900, False).rating < rate(at, 1500, False).rating < 1200


def test_the_rating_settles() -> None:
    new, old = Progress(rating=1200), Progress(rating=1200, rated=100)
    assert rate(new, 1200, True).rating - 1200 > rate(old, 1200, True).rating - 1200


def test_ratings_stay_within_bounds() -> None:
    low, high = Progress(rating=LOWEST), Progress(rating=HIGHEST)
    for _ in range(50):
        low, high = rate(low, 600, False), rate(high, 2400, True)
    assert low.rating >= LOWEST
    assert high.rating <= HIGHEST


def test_only_the_first_result_counts() -> None:
    first = with_result(Progress(), 7, 1000, False)
    assert with_result(first, 7, 1000, True) == first
    assert with_day(with_day(Progress(), "2026.11.22", True), "2026.11.22", False).days == (
        ("2026.11.22", True),
    )


def test_progress_is_read_as_it_was_written() -> None:
    progress = {
        "pyrga": Progress(1234, 5, frozenset({1, 7}), frozenset({3}), (("2026.11.22", True),)),
        "zaic": Progress(),
    }
    assert read_progress(write_progress(progress)) == progress


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "[]",
        '{"chess":{"rating":1200}}',
        '{"pyrga":[]}',
        "x" * 2_000_000,
    ],
)
def test_what_is_no_progress_is_left_out(stored: str) -> None:
    assert read_progress(stored) == {}


def test_malformed_parts_have_their_defaults() -> None:
    stored = (
        '{"pyrga":{"rating":true,"rated":-1,"solved":[1,"2",-3,true,1e9],"failed":7,'
        '"days":[["2026.02.30",1],["2026.02.27",2],["2026.02.26",1],[[],1],"x",["2026.02.25"]]}}'
    )
    progress = read_progress(stored)["pyrga"]
    assert progress == Progress(solved=frozenset({1}), days=(("2026.02.26", True),))


def test_two_devices_have_the_results_of_both() -> None:
    mine = {"pyrga": Progress(1100, 3, frozenset({1}), frozenset({2, 3}))}
    theirs = {
        "pyrga": Progress(1300, 9, frozenset({2}), frozenset({4}), (("2026.11.22", True),)),
        "zaic": Progress(900, 1),
    }
    both = merge_progress(mine, theirs)
    assert both["pyrga"] == Progress(
        1300, 9, frozenset({1, 2}), frozenset({3, 4}), (("2026.11.22", True),)
    )
    assert both["zaic"] == theirs["zaic"]
    assert merge_progress(both, mine) == both == merge_progress(both, both)


def test_another_tab_adds_its_results() -> None:
    page = Page("#/pyrga/puzzle/2")
    theirs = {"zaic": Progress(1111, 2, frozenset({5}))}
    page.send("stored", name="puzzles", text=write_progress(theirs))
    assert page.model.practice.progress["zaic"].solved == {5}
    assert read_progress(page.stored["puzzles"])["zaic"].rating == 1111
    saved = len(page.did("save"))
    page.send("stored", name="puzzles", text=page.stored["puzzles"])
    assert len(page.did("save")) == saved  # nothing new: tabs do not save to and fro


def test_a_backup_brings_its_results() -> None:
    page = Page("#/games")
    values = {"puzzles": write_progress({"pyrga": Progress(1500, 20, frozenset({9}))})}
    page.send("backup-part", games=[], total=0, values=values)
    assert page.model.practice.progress["pyrga"].solved == {9}


def test_the_next_puzzle_is_near_the_rating_and_was_not_tried() -> None:
    tried = frozenset(range(1, 60))
    progress = Progress(rating=1000, solved=tried)
    number = choosing.next_number(POOL, progress, "", "near", 0)
    assert number is not None
    assert 60 <= number <= 75
    harder = choosing.next_number(POOL, Progress(rating=1000), "", "harder", 0)
    easier = choosing.next_number(POOL, Progress(rating=1000), "", "easier", 0)
    assert harder is not None
    assert easier is not None
    assert easier < 25
    assert harder > 55
    odd = choosing.next_number(POOL, progress, "b", "near", 0)
    assert odd is not None
    assert odd % 2 == 1
    everything = Progress(solved=frozenset(range(101)))
    assert choosing.next_number(POOL, everything, "", "near", 0) is None


def test_a_puzzle_that_shows_the_solution_of_another_comes_later_and_not_next() -> None:
    pool = "1\tSa1.Sb1\tCa1\tquiet\t1400\n2\tSa1.Sb1.Ca1.Cb1\tTa1e\tquiet\t1000\n"
    other = pool + "3\tSd1\tCa1\tquiet\t1900\n"
    assert choosing.next_number(pool, Progress(), "", "near", 0) == 1
    assert choosing.next_number(other, Progress(solved=frozenset({1})), "", "near", 1) == 3
    assert choosing.next_number(pool, Progress(solved=frozenset({1})), "", "near", 1) == 2
    assert choosing.next_number(other, Progress(solved=frozenset({1, 3})), "", "near", 3) == 2


def test_a_day_has_the_puzzle_that_the_pool_lists_and_afterwards_the_weeks_come_again() -> None:
    pool = write_days(range(1, 23)) + "\n" + POOL
    first = dates.day_number(FIRST_DAY)
    numbers = [choosing.number_of_day(pool, dates.date_of(first + n)) for n in range(-1, 37)]
    assert numbers == [None, *range(1, 23), *range(9, 23), 9]
    assert choosing.number_of_day(POOL, FIRST_DAY) is None


def test_dates_and_their_numbers_are_those_of_the_calendar() -> None:
    start = datetime.date(2023, 12, 25)
    base = dates.day_number("2023.12.25")
    for n in range(900):
        date = (start + datetime.timedelta(n)).strftime("%Y.%m.%d")
        assert dates.day_number(date) == base + n
        assert dates.date_of(base + n) == date


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ((), 0),
        ((("2026.11.22", True),), 1),
        ((("2026.11.21", True),), 1),
        ((("2026.11.20", True), ("2026.11.21", True), ("2026.11.22", True)), 3),
        ((("2026.11.20", True), ("2026.11.21", False), ("2026.11.22", True)), 1),
        ((("2026.11.20", True),), 0),
    ],
)
def test_a_streak_ends_today_or_yesterday(days: tuple[tuple[str, bool], ...], streak: int) -> None:
    assert choosing.streak(Progress(days=days), "2026.11.22") == streak
