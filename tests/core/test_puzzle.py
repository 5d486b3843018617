"""Puzzles as text: a pool is read strictly, and a puzzle found by its number."""

from __future__ import annotations

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.puzzle import (
    LONGEST_POOL,
    Puzzle,
    checked_pool,
    find_puzzle,
    read_puzzle,
    write_puzzle,
)

ONE = Puzzle(1, ("Sa1", "Cb2"), ("Tc3n",), "quiet", 1200)
OTHER = Puzzle(11, ("Sa1",), ("Sb1", "Ca1", "Cc1"), "draw", 900)
POOL = f"{write_puzzle(OTHER)}\n{write_puzzle(ONE)}\n"


def test_a_puzzle_is_read_as_it_was_written() -> None:
    assert read_puzzle(write_puzzle(ONE)) == ONE


def test_a_puzzle_is_found_by_its_whole_number() -> None:
    pool = checked_pool(POOL)
    assert find_puzzle(pool, 1) == ONE
    assert find_puzzle(pool, 11) == OTHER
    assert find_puzzle(pool, 111) is None


@pytest.mark.parametrize(
    "pool",
    ["", "<!doctype html>", "1\t2\t3", "x\ta\tb\tc\t1\t", "1\ta\tb\tc\tx\t", "1\ta\tb\tc\t1"],
)
def test_what_is_no_pool_is_refused(pool: str) -> None:
    with pytest.raises(BadInput):
        checked_pool(pool)


def test_a_pool_that_is_too_long_is_refused() -> None:
    with pytest.raises(BadInput):
        checked_pool(POOL * (LONGEST_POOL // len(POOL) + 1))
