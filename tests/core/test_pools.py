"""Pools of puzzles: how strictly their lines are read, and what is written."""

from __future__ import annotations

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.puzzle import (
    LONGEST_POOL,
    Puzzle,
    checked_pool,
    days_of,
    find_puzzle,
    lines_of,
    read_puzzle,
    retired_lines_of,
    write_days,
    write_pool,
    write_puzzle,
)
from tests.sentences import refusal

LINE = "12\tSb2.Sb3\tTb4e.Cb4\tquiet\t1500\tSa1.Cb1"
PUZZLE = Puzzle(12, ("Sb2", "Sb3"), ("Tb4e", "Cb4"), "quiet", 1500, ("Sa1", "Cb1"))


def key_of(line: str) -> str:
    """The key of the sentence with which a line is refused, as a puzzle and as a pool."""
    keys = set()
    for read in (read_puzzle, checked_pool):
        keys.add(refusal(read, line).key)
    (key,) = keys
    return key


def test_a_line_has_six_fields_between_tabs() -> None:
    assert read_puzzle(LINE) == PUZZLE
    assert write_puzzle(PUZZLE) == LINE


@pytest.mark.parametrize(
    ("number", "difficulty"), [("0", "0"), ("99999", "1"), ("1", "99999"), ("007", "0900")]
)
def test_numbers_have_at_most_five_digits(number: str, difficulty: str) -> None:
    line = f"{number}\ta\tb\tx\t{difficulty}\t"
    assert checked_pool(line) == line
    puzzle = read_puzzle(line)
    assert (puzzle.number, puzzle.difficulty) == (int(number), int(difficulty))


@pytest.mark.parametrize(
    "line",
    [
        "100000\ta\tb\tx\t1\t",
        "1\ta\tb\tx\t100000\t",
        "-1\ta\tb\tx\t1\t",
        "1\ta\tb\tx\t\t",
        "x\ta\tb\tx\t1\t",
        "1\ta\tb\tx\ty\t",
        "1\ta\tb\tx\t1",
        "1\ta\tb\tx\t1\tc\t1",
        "1 a b x 1 c",
    ],
)
def test_what_is_no_puzzle_is_refused_with_a_sentence(line: str) -> None:
    assert key_of(line) == "error.bad_puzzles"


def test_a_pool_with_one_bad_line_is_refused() -> None:
    for pool in (f"{LINE}\nx\n", f"x\n{LINE}\n", f"{LINE}\nx"):
        with pytest.raises(BadInput):
            checked_pool(pool)


def test_an_empty_pool_is_refused_and_a_pool_of_the_greatest_length_is_not() -> None:
    longest = f"{LINE}\n".ljust(LONGEST_POOL, "\n")
    assert checked_pool(longest) == longest
    for pool in ("", longest + "\n"):
        assert refusal(checked_pool, pool).key == "error.bad_puzzles"


def test_the_lines_of_a_pool_are_those_with_something_in_them() -> None:
    assert lines_of(f"\n{LINE}\n\n{LINE}") == [LINE, LINE]
    assert lines_of("") == []


@pytest.mark.parametrize("end", ["", "\n"])
def test_a_puzzle_is_found_wherever_it_stands(end: str) -> None:
    others = ["1\ta\tb\tx\t2\t", "2\ta\tb\tx\t12\t", "112\ta\tb\tx\t12\tc"]
    for at in range(4):
        pool = "\n".join([*others[:at], LINE, *others[at:]]) + end
        assert find_puzzle(pool, 12) == PUZZLE
        assert find_puzzle(pool, 11) is None
        assert find_puzzle(pool, 500) is None


def test_a_pool_may_begin_with_the_puzzles_of_the_days() -> None:
    pool = f"{write_days([12, 7, 12])}\n{LINE}\n"
    assert checked_pool(pool) == pool
    assert days_of(pool) == ["12", "7", "12"]
    assert lines_of(pool) == [LINE]
    assert find_puzzle(pool, 12) == PUZZLE
    assert days_of(LINE) == []


def test_retired_puzzles_are_found_but_not_listed() -> None:
    other = PUZZLE._replace(number=7, difficulty=0)
    for days in ([], [12]):
        pool = write_pool([PUZZLE], [other], days)
        assert checked_pool(pool) == pool
        assert lines_of(pool) == [LINE]
        assert retired_lines_of(pool) == [write_puzzle(other)]
        assert find_puzzle(pool, 7) == other
        assert find_puzzle(pool, 12) == PUZZLE
        with pytest.raises(BadInput):
            checked_pool(f"{pool}x\n")
    assert write_pool([PUZZLE]) == f"{LINE}\n"
    assert retired_lines_of(LINE) == []


@pytest.mark.parametrize("line", ["days\t", "days\t1.", "days\t1.x", "days\t1.100000", "days\t1 2"])
def test_days_are_numbers(line: str) -> None:
    with pytest.raises(BadInput):
        checked_pool(f"{line}\n{LINE}")


def test_days_stand_before_the_puzzles() -> None:
    with pytest.raises(BadInput):
        checked_pool(f"{LINE}\ndays\t12")
