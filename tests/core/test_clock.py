"""A clock: its arithmetic, and its texts."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.clock import (
    LONGEST_TIME,
    TimeControl,
    begin,
    clock_time,
    read_control,
    time_comment,
    time_in,
)
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Side

CONTROLS = st.builds(
    TimeControl,
    st.integers(1, 10**7),
    st.integers(0, 10**6),
    st.booleans(),
)
PLIES = st.lists(st.tuples(st.sampled_from([FIRST, SECOND]), st.lists(st.integers(0, 20_000))))


@given(CONTROLS, PLIES)
def test_time_is_taken_off_ply_by_ply_as_the_control_says(
    control: TimeControl, plies: list[tuple[Side, list[int]]]
) -> None:
    clock, left = begin(control), [control.base, control.base]
    for side, spent in plies:
        for part in spent:  # pauses and reports within a ply change nothing
            clock = clock.spend(part)
        taken = sum(spent)
        if control.delay:
            left[side] = max(0, left[side] - max(0, taken - control.extra))
        else:
            left[side] = max(0, left[side] - taken) + control.extra
        clock = clock.after_ply(side)
        assert clock.left == tuple(left)
        assert clock.remaining(side, to_move=False) == left[side]


@given(CONTROLS, st.integers(0, 10**8), st.integers(0, 10**8))
def test_what_is_left_never_grows_while_a_side_thinks(
    control: TimeControl, one: int, other: int
) -> None:
    clock = begin(control).spend(one)
    assert 0 <= clock.spend(other).remaining(FIRST) <= clock.remaining(FIRST) <= control.base


@given(CONTROLS)
def test_a_control_is_read_as_it_was_written(control: TimeControl) -> None:
    assert read_control(control.header) == control
    assert re.fullmatch(r"[0-9.]+[+d][0-9.]+", control.header)


@given(st.integers(0, LONGEST_TIME - 1), st.text("abc [%]", max_size=20))
def test_a_time_is_read_as_it_was_written(milliseconds: int, words: str) -> None:
    assert time_in(f"{words} {time_comment(milliseconds)} {words}") == milliseconds


def test_times_are_written_as_in_pgn() -> None:
    assert clock_time(3_723_045) == "1:02:03.045"
    assert time_in("[%clk 0:05:00]") == 300_000
    assert time_in("[%clk 0:05:00.5]") == 300_500
    assert time_in("[%emt 0:05:00]") is None
    assert TimeControl(60_500, 3_000).header == "60.5+3"
    assert read_control("300") == TimeControl(300_000)


@pytest.mark.parametrize("bad", ["", "+3", "0+3", "5+", "5x3", "-5+3", "٣+3", "9" * 30, "999999"])
def test_what_is_no_control_is_refused(bad: str) -> None:
    with pytest.raises(BadInput):
        read_control(bad)
