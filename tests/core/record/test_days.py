"""Dates in texts: what looks like one, and what is a day of the calendar."""

from __future__ import annotations

from calendar import isleap, monthrange

import pytest

from tesserae.core.record.headers import is_date, is_day, is_name


def written(year: int, month: int, day: int) -> str:
    return f"{year:04}.{month:02}.{day:02}"


@pytest.mark.parametrize("year", [1, 4, 1900, 2000, 2023, 2024, 2100, 9999])
@pytest.mark.parametrize("month", range(1, 13))
def test_a_month_has_the_days_of_the_calendar(year: int, month: int) -> None:
    last = monthrange(year, month)[1]
    assert (last == 29) == (month == 2 and isleap(year))
    days = [is_day(written(year, month, day)) for day in (0, 1, last, last + 1)]
    assert days == [False, True, True, False]


@pytest.mark.parametrize(
    "text", ["", "2024.1.01", "2024-01-01", "2024.01.01 ", " 2024.01.01", "24.01.01", "２024.01.01"]
)
def test_a_date_is_written_in_one_way_alone(text: str) -> None:
    assert not is_date(text)
    assert not is_day(text)


@pytest.mark.parametrize("text", ["2024.00.01", "2024.13.01", "2024.99.99", "0000.01.01"])
def test_a_date_of_no_calendar_looks_like_one(text: str) -> None:
    assert is_date(text)
    assert not is_day(text)


@pytest.mark.parametrize("value", [None, 20240101, ["2024.01.01"]])
def test_what_is_no_text_is_neither_a_date_nor_a_name(value: object) -> None:
    assert not is_date(value)
    assert not is_name(value)


def test_a_name_is_printable_and_has_at_most_80_characters() -> None:
    assert is_name("")
    assert is_name("é" * 80)
    assert not is_name("é" * 81)
    assert not is_name("a\tb")
