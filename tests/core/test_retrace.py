"""Searching from a position back to the start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.core.retrace import can_be_reached


def halves_and_one_less(number: int) -> Iterator[int]:
    """A game of numbers: 3 or more can come from one less, even ones from their half."""
    if number > 2:
        yield number - 1
    if number % 2 == 0 and number > 2:
        yield number // 2


def by_tens(number: int) -> Iterator[int]:
    """From every number two others, nowhere near the start."""
    yield from (number + 10, number + 20)


@pytest.mark.parametrize(
    ("number", "most", "found"),
    [(1, 0, True), (2, 9, False), (2, 1, False), (40, 1_000, False), (40, 5, None)],
)
def test_the_start_is_one(number: int, most: int, found: bool | None) -> None:
    assert can_be_reached(number, 1, halves_and_one_less, most) is found


def test_the_way_back_may_lead_through_any_of_the_positions_before() -> None:
    assert can_be_reached(40, 2, halves_and_one_less, 1_000) is True
    assert can_be_reached(3, 2, halves_and_one_less, 1_000) is True


def test_an_endless_search_comes_to_an_end() -> None:
    looked: list[int] = []

    def before(number: int) -> Iterator[int]:
        looked.append(number)
        return by_tens(number)

    assert can_be_reached(1, 0, before, 100) is None
    assert len(looked) == 100


def test_no_position_is_looked_at_twice() -> None:
    looked: list[int] = []

    def before(number: int) -> Iterator[int]:
        looked.append(number)
        return halves_and_one_less(number)

    assert can_be_reached(64, 1, before, 1_000) is False
    assert len(looked) == len(set(looked)) == 63
