"""Days and months, as the calendar of the standard library has them."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from tesserae.app.texts.dates import DAY, date_at, day_text, heading
from tesserae.app.texts.wording import words_in


@given(st.integers(0, 4_000_000_000_000))
def test_every_time_falls_on_its_day(time: int) -> None:
    assert date_at(time, 0) == f"{datetime.fromtimestamp(time / 1000, UTC):%Y.%m.%d}"


def test_a_day_begins_at_midnight_where_one_is() -> None:
    assert date_at(20_000 * DAY, 0) == "2024.10.04"
    assert date_at(20_000 * DAY, 60) == "2024.10.03"
    assert date_at(20_000 * DAY - 1, -60) == "2024.10.04"


def test_headings_and_days_in_both_languages() -> None:
    date = "2024.10.04"
    headings = [(words(heading(date, date)), words(heading(date, "2024.10.05")))
            for words in (words_in("en"), words_in("fr"))]  # fmt: skip
    assert headings == [("Today", "Yesterday"), ("Aujourd’hui", "Hier")]
    assert words_in("fr")(heading(date, "2024.11.01")) == "octobre 2024"
    assert words_in("fr")(heading(date, "")) == "octobre 2024"
    assert words_in("en")(heading("", "")) == "Today"
    assert words_in("en")(day_text(date)) == "4 October"
    assert words_in("fr")(day_text("2024.10.01")) == "1er octobre"
