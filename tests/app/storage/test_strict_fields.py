"""Fields of stored JSON: exactly of their type, and within their range."""

from __future__ import annotations

import pytest

from tesserae.app.model.play import Adapted
from tesserae.app.storage.adapted_text import merge_adapted, read_adapted, write_adapted
from tesserae.app.texts.stored_json import LONGEST, count, field, read_object
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact
from tesserae.search.levels import STRONGEST
from tests.sentences import refusal

STRONG = STRONGEST.number


def test_an_object_is_read_up_to_its_longest() -> None:
    text = '{"a": 1}'
    assert read_object(text.ljust(LONGEST)) == {"a": 1}
    assert refusal(read_object, text.ljust(LONGEST + 1)).key == "error.unreadable"


@pytest.mark.parametrize(
    ("value", "kind"), [(True, int), (1, bool), (1.0, int), (None, str), ([], dict)]
)
def test_a_field_is_exactly_of_its_type(value: object, kind: type) -> None:
    assert refusal(field, {"a": value}, "a", kind).key == "error.unreadable"
    assert field({"a": value}, "a", type(value)) == value


@pytest.mark.parametrize(("value", "fits"), [(-1, False), (0, True), (4, True), (5, False)])
def test_a_count_is_below_its_bound(value: int, fits: bool) -> None:
    stored = {"a": value}
    if fits:
        assert count(stored, "a", 5) == value
        return
    with pytest.raises(BadInput):
        count(stored, "a", 5)


def test_a_count_has_a_bound_of_its_own() -> None:
    assert count({"a": 2**40 - 1}, "a") == 2**40 - 1
    with pytest.raises(BadInput):
        count({"a": 2**40}, "a")


def adapted_in(level: object, games: object) -> dict[str, Adapted]:
    """What is read of a level in one game, beside a good one in another."""
    good = {"level": 1, "games": 2}
    stored = {"zaic": {"level": level, "games": games}, "tetrad": good}
    read = read_adapted(compact(stored))
    assert read.pop("tetrad") == Adapted(1, 2)
    return read


@pytest.mark.parametrize(("level", "games"), [(1, 0), (STRONG, 0), (2, 99_999)])
def test_a_level_that_there_is_is_kept(level: int, games: int) -> None:
    assert adapted_in(level, games) == {"zaic": Adapted(level, games)}


@pytest.mark.parametrize(
    ("level", "games"),
    [(0, 1), (-1, 1), (STRONG + 1, 1), (2, -1), (2, 100_000), (None, 1), (2, "1"), (True, 1)],
)
def test_a_level_that_there_is_not_is_left_out_alone(level: object, games: object) -> None:
    assert adapted_in(level, games) == {}


@pytest.mark.parametrize("stored", ['{"zaic": 3}', '{"zaic": null}', '{"chess": {}}', "{", "[]"])
def test_what_holds_no_levels_gives_none(stored: str) -> None:
    assert read_adapted(stored) == {}


def test_levels_are_written_by_name() -> None:
    levels = {"zaic": Adapted(2, 3), "pyrga": Adapted(4, 5)}
    written = '{"pyrga":{"level":4,"games":5},"zaic":{"level":2,"games":3}}'
    assert write_adapted(levels) == written
    assert read_adapted(written) == levels


def test_of_two_devices_the_level_of_more_games_is_kept() -> None:
    few, many = Adapted(5, 1), Adapted(2, 9)
    assert merge_adapted({"zaic": few}, {"zaic": many}) == {"zaic": many}
    assert merge_adapted({"zaic": many}, {"zaic": few}) == {"zaic": many}
    assert merge_adapted({"zaic": Adapted(3, 1)}, {"zaic": few}) == {"zaic": Adapted(3, 1)}
    both = merge_adapted({"zaic": few}, {"pyrga": many})
    assert list(both.items()) == [("pyrga", many), ("zaic", few)]
