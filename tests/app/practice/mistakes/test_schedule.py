"""When mistakes come back and go; what two tabs make of them; the text that keeps them."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.app.model.practice import SOLVES_TO_REMOVE, Mistake, Mistakes
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.mistakes.mistakes_text import read_mistakes, write_mistakes
from tesserae.app.texts.dates import date_of, day_number

DAY = "2026.11.22"


def later(days: int, day: str = DAY) -> str:
    return date_of(day_number(day) + days)


def mistake(start: str = "b2S~Sb2", *, slug: str = "pyrga", origin: str = "1-0") -> Mistake:
    return Mistake(slug, start, ("Sb3",), ("Cb3",), "win", 100, origin)


def some(count: int) -> list[Mistake]:
    return [mistake(f"p{n:03}") for n in range(count)]


def test_it_comes_back_after_a_day_then_after_a_week_and_goes() -> None:
    it = mistake()
    kept = schedule.add_mistakes({}, [it], DAY)
    assert schedule.due(kept, DAY) == []
    assert schedule.next_day(kept, DAY) == later(1)
    kept = schedule.note_try(kept, it.key, later(1), solved=True)
    assert schedule.due(kept, later(7)) == []
    assert [found.key for found in schedule.due(kept, later(8))] == [it.key]
    kept = schedule.note_try(kept, it.key, later(8), solved=True)
    assert schedule.waiting(kept) == []
    assert schedule.next_day(kept, later(8)) == ""


def test_a_miss_begins_again() -> None:
    it = mistake()
    kept = schedule.add_mistakes({}, [it], DAY)
    kept = schedule.note_try(kept, it.key, later(1), solved=True)
    kept = schedule.note_try(kept, it.key, later(9), solved=False)
    assert schedule.next_day(kept, later(9)) == later(10)
    kept = schedule.note_try(kept, it.key, later(10), solved=True)
    assert schedule.next_day(kept, later(10)) == later(17)


def test_solved_ahead_of_its_day_it_comes_back_all_the_same() -> None:
    it = mistake()
    kept = schedule.add_mistakes({}, [it], DAY)
    assert schedule.note_try(kept, it.key, DAY, solved=True) == kept
    once = schedule.note_try(kept, it.key, later(1), solved=True)
    missed = schedule.note_try(once, it.key, later(3), solved=False)
    assert schedule.next_day(missed, later(3)) == later(4)


def test_the_same_position_is_kept_once() -> None:
    kept = schedule.add_mistakes({}, [mistake(), mistake()], DAY)
    assert len(kept) == 1
    assert schedule.add_mistakes(kept, [mistake()], later(3)) == kept
    other = schedule.add_mistakes(kept, [mistake(slug="zaic")], DAY)
    assert len(other) == 2


def test_what_was_removed_stays_away_until_another_game_leads_to_it() -> None:
    it = mistake()
    kept = schedule.remove_mistakes(schedule.add_mistakes({}, [it], DAY), [it.key], DAY)
    assert schedule.waiting(kept) == []
    assert schedule.add_mistakes(kept, [it], later(1)) == kept
    again = schedule.add_mistakes(kept, [mistake(origin="2-0")], later(1))
    assert schedule.next_day(again, later(1)) == later(2)
    assert schedule.merge_mistakes(again, kept) == again == schedule.merge_mistakes(kept, again)


def test_a_mistake_made_again_in_another_game_begins_again() -> None:
    it = mistake()
    kept = schedule.note_try(schedule.add_mistakes({}, [it], DAY), it.key, later(1), solved=True)
    again = schedule.add_mistakes(kept, [mistake(origin="2-0")], later(2))
    assert schedule.next_day(again, later(2)) == later(3)


def test_what_was_solved_once_goes_first_then_what_has_waited_longest() -> None:
    first = some(schedule.MOST_MISTAKES)
    kept = schedule.add_mistakes({}, first[:50], DAY)
    kept = schedule.add_mistakes(kept, first[50:], later(2))
    kept = schedule.note_try(kept, first[7].key, later(2), solved=True)
    kept = schedule.add_mistakes(kept, [mistake("x")], later(3))
    assert len(kept) == schedule.MOST_MISTAKES
    assert first[7].key not in kept
    kept = schedule.add_mistakes(kept, [mistake("y")], later(3))
    assert first[0].key not in kept
    assert {("pyrga", "x"), ("pyrga", "y")} <= set(kept)


def test_a_day_that_a_wrong_clock_has_set_is_none() -> None:
    kept = schedule.add_mistakes({}, [mistake()], "2099.01.01")
    assert len(schedule.due(kept, DAY)) == 1
    assert schedule.next_day(kept, DAY) == DAY


def test_those_of_a_game_are_told_apart() -> None:
    kept = schedule.add_mistakes({}, [mistake(), mistake(slug="zaic")], DAY)
    assert [mistake.slug for mistake in schedule.due(kept, later(1), "zaic")] == ["zaic"]
    assert schedule.next_day(kept, DAY, "tetrad") == ""


@dataclass
class Tab:
    """What a tab knows."""

    kept: Mistakes


steps = st.lists(
    st.tuples(
        st.sampled_from(["add", "solve", "miss", "remove", "hear"]),
        st.integers(0, 1),
        st.integers(0, 3),
        st.integers(0, 9),
    ),
    max_size=20,
)


@given(steps)
def test_two_tabs_agree_once_each_has_heard_of_the_other(
    steps: list[tuple[str, int, int, int]],
) -> None:
    tabs = [Tab({}), Tab({})]
    for what, at, n, days in steps:
        tab, it, day = tabs[at], mistake(f"p{n}", origin=f"{days % 2}"), later(days)
        if what == "add":
            tab.kept = schedule.add_mistakes(tab.kept, [it], day)
        elif what == "remove":
            tab.kept = schedule.remove_mistakes(tab.kept, [it.key], day)
        elif what == "hear":
            tab.kept = schedule.merge_mistakes(tab.kept, tabs[1 - at].kept)
        else:
            tab.kept = schedule.note_try(tab.kept, it.key, day, solved=what == "solve")
        assert read_mistakes(write_mistakes(tab.kept)) == tab.kept
    one, other = (tab.kept for tab in tabs)
    both = schedule.merge_mistakes(one, other)
    assert both == schedule.merge_mistakes(other, one)
    assert list(both) == list(schedule.merge_mistakes(other, one))
    assert schedule.merge_mistakes(both, one) == both == schedule.merge_mistakes(both, both)


def test_full_tabs_agree_too() -> None:
    one = schedule.add_mistakes({}, some(schedule.MOST_MISTAKES), DAY)
    other = schedule.add_mistakes({}, [mistake(f"q{n:03}") for n in range(70)], later(1))
    both = schedule.merge_mistakes(one, other)
    assert both == schedule.merge_mistakes(other, one)
    assert len(both) == schedule.MOST_MISTAKES


def test_all_that_is_kept_fits_the_room_for_a_text() -> None:
    turn = tuple(["-c12"] * 60)
    most = [
        Mistake("tetrad", f"{n:03}" + "x" * 67, turn[:20], turn[:20], "better", 100, "f" * 20)
        for n in range(2 * schedule.MOST_MISTAKES)
    ]
    kept = schedule.add_mistakes({}, most[: schedule.MOST_MISTAKES], DAY)
    kept = schedule.remove_mistakes(kept, list(kept), DAY)
    kept = schedule.add_mistakes(kept, most[schedule.MOST_MISTAKES :], DAY)
    assert len(kept) == 2 * schedule.MOST_MISTAKES
    assert len(write_mistakes(kept)) < 100_000


SOUND = json.loads(write_mistakes(schedule.add_mistakes({}, [mistake()], DAY)))["mistakes"][0]


@pytest.mark.parametrize(
    "stored",
    ["", "[]", "{}", '{"mistakes":{}}', '{"mistakes":[1,null,[],{}]}', "x" * 2_000_000],
)
def test_what_is_no_list_of_mistakes_is_left_out(stored: str) -> None:
    assert read_mistakes(stored) == {}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": None},
        {"start": "a b"},
        {"start": "x" * 201},
        {"start": 7},
        {"from": "<b>"},
        {"solved": 3},
        {"solved": True},
        {"solved": -1},
        {"day": "2026.02.30"},
        {"day": "tomorrow"},
        {"version": 2**31},
        {"version": "1"},
        {"played": []},
        {"played": ["<b>"]},
        {"played": "Sb3"},
        {"better": ["Sb3"] * 61},
        {"better": [["Sb3"]]},
        {"asks": "all"},
        {"cost": 101},
        {"cost": 1.5},
    ],
)
def test_a_malformed_mistake_is_left_out_alone(wrong: dict[str, object]) -> None:
    sound = {**SOUND, "start": "sound"}
    stored = json.dumps({"mistakes": [{**SOUND, **wrong}, sound]})
    assert [mistake.start for mistake in read_mistakes(stored).values()] == ["sound"]


def test_more_than_are_kept_are_cut() -> None:
    many = [{**SOUND, "start": f"p{n}"} for n in range(1_000)]
    assert len(read_mistakes(json.dumps({"mistakes": many}))) == schedule.MOST_MISTAKES


def test_of_what_has_gone_little_is_stored() -> None:
    kept = schedule.add_mistakes({}, [mistake()], DAY)
    kept = schedule.remove_mistakes(kept, list(kept), DAY)
    assert [mistake.solved for mistake in read_mistakes(write_mistakes(kept)).values()] == [
        SOLVES_TO_REMOVE
    ]
    assert "Sb3" not in write_mistakes(kept)
