"""Days and months, as the calendar of the standard library has them."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from tesserae.app.pages.components.dates import DAY, Day, day_of, group, named
from tesserae.app.texts.wording import words_in


@given(st.integers(0, 4_000_000_000_000))
def test_every_time_falls_on_its_day(time: int) -> None:
    known = datetime.fromtimestamp(time / 1000, UTC)
    assert day_of(time, 0) == Day(known.year, known.month, known.day)


def test_a_day_begins_at_midnight_where_one_is() -> None:
    assert day_of(20_000 * DAY, 60).day + 1 == day_of(20_000 * DAY, 0).day
    assert day_of(20_000 * DAY - 1, -60) == day_of(20_000 * DAY, 0)


def test_headings_and_days_in_both_languages() -> None:
    time = 20_000 * DAY  # 4 October 2024
    headings = [(words(group(time, 0, "2024.10.04")), words(group(time, 0, "2024.10.05")))
            for words in (words_in("en"), words_in("fr"))]  # fmt: skip
    assert headings == [("Today", "Yesterday"), ("Aujourd’hui", "Hier")]
    assert words_in("fr")(group(time, 0, "2024.11.01")) == "octobre 2024"
    assert words_in("en")(named(time, 0)) == "4 October"
    assert words_in("fr")(named(time - 3 * DAY, 0)) == "1er octobre"
