"""Summaries of stored games: what is in one, and how strictly it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tesserae.app.model import Model
from tesserae.app.model.saved_games import Summary
from tesserae.app.model.table import Correspondence, Table
from tesserae.app.storage.summaries import (
    NUMBER_BOUND,
    read_summary,
    summaries_by_use,
    summary_of,
)
from tesserae.app.texts.stored_json import read_id
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST
from tesserae.core.record import go, movetext
from tesserae.games import catalog
from tesserae.search.levels import STRONGEST
from tests.app.storage.tables import item, model, table
from tests.sentences import refusal

ABOUT: dict[str, Any] = {
    "plies": 3,
    "seats": [0, 2],
    "turn": 1,
    "result": "first",
    "linked": True,
    "players": ["Ada", ""],
    "last": "2. Sb2",
}
STORED: dict[str, Any] = {
    "id": "a-B_9",
    "version": 7,
    "game": "pyrga",
    "updated": 8,
    "used": 9,
    "about": ABOUT,
}
READ = Summary("a-B_9", 7, "pyrga", 8, 9, 3, (0, 2), 1, "first", True, ("Ada", ""), "2. Sb2")


def changed(**fields: Any) -> dict[str, Any]:
    """A stored game with other fields, of its own or of what it is about."""
    own = {name: value for name, value in fields.items() if name in STORED}
    rest = {name: value for name, value in fields.items() if name not in STORED}
    return {**STORED, **own, "about": {**ABOUT, **rest}}


def test_a_summary_is_read_field_by_field() -> None:
    assert read_summary(STORED) == READ


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "a" * 64),
        ("version", 0),
        ("version", NUMBER_BOUND - 1),
        ("updated", NUMBER_BOUND - 1),
        ("used", 0),
        ("plies", 0),
        ("plies", 99_999),
        ("seats", [STRONGEST.number, 0]),
        ("turn", 0),
        ("result", ""),
        ("result", "second"),
        ("result", "draw"),
        ("linked", False),
        ("players", ["", "é" * 80]),
        ("last", ""),
        ("last", "12... aZ9-"),
        ("last", "x" * 40),
    ],
)
def test_what_a_field_may_be_is_kept(field: str, value: object) -> None:
    summary = read_summary(changed(**{field: value}))
    found = getattr(summary, field)
    assert (list(found) if isinstance(found, tuple) else found) == value


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", ""),
        ("id", "a" * 65),
        ("id", "a b"),
        ("id", "a\n"),
        ("id", 7),
        ("version", -1),
        ("version", NUMBER_BOUND),
        ("version", True),
        ("version", "7"),
        ("game", "chess"),
        ("game", None),
        ("updated", NUMBER_BOUND),
        ("updated", 1.5),
        ("used", NUMBER_BOUND),
        ("used", -1),
        ("plies", 100_000),
        ("plies", -1),
        ("seats", [0]),
        ("seats", [0, 0, 0]),
        ("seats", [0, STRONGEST.number + 1]),
        ("seats", [-1, 0]),
        ("seats", [False, 0]),
        ("seats", "00"),
        ("turn", 2),
        ("turn", -1),
        ("result", "white"),
        ("result", None),
        ("linked", 1),
        ("players", ["Ada"]),
        ("players", ["a", "b", "c"]),
        ("players", ["a", 3]),
        ("players", ["a", "b\n"]),
        ("players", "ab"),
        ("last", None),
        ("last", "x" * 41),
        ("last", "2. Sb2!"),
    ],
)
def test_what_a_field_may_not_be_makes_the_summary_unreadable(field: str, value: object) -> None:
    key = refusal(read_summary, changed(**{field: value})).key
    assert key in {"error.unreadable", "error.no_such_game"}


@pytest.mark.parametrize("field", [name for name in ABOUT if name != "last"])
def test_a_summary_needs_what_it_is_about(field: str) -> None:
    less = {name: value for name, value in ABOUT.items() if name != field}
    with pytest.raises(BadInput):
        read_summary({**STORED, "about": less})


@pytest.mark.parametrize("field", STORED)
def test_a_summary_needs_its_own_fields(field: str) -> None:
    with pytest.raises(BadInput):
        read_summary({name: value for name, value in STORED.items() if name != field})


@pytest.mark.parametrize("stored", [None, [], "x", 3])
def test_what_is_no_object_is_no_summary(stored: object) -> None:
    with pytest.raises(BadInput):
        read_summary(stored)


def test_a_summary_of_an_earlier_version_has_no_last_ply() -> None:
    less = {name: value for name, value in ABOUT.items() if name != "last"}
    assert read_summary({**STORED, "about": less}) == READ._replace(last="")


def test_an_id_is_read_by_itself() -> None:
    assert read_id({"id": "x-1"}) == "x-1"


def test_what_is_stored_with_a_table_is_its_summary() -> None:
    played = table("Sb2 Sb3", seats=(0, 3), players=("Ada", "Bo"), link="#/pyrga?v=1&g=Sb2")
    assert read_summary(item(played, 4, 5, 6)) == summary_of(played, 4, 5, 6)
    assert summary_of(played) == summary_of(played, 0, 0, 0)
    assert summary_of(played, 4, 5, 6) == Summary(
        "one", 4, "pyrga", 5, 6, 2, (0, 3), FIRST, "", True, ("Ada", "Bo"), "1... Sb3"
    )._replace(position="b2S.b3s~Sb3")


def test_a_position_is_no_longer_than_a_games() -> None:
    assert read_summary(changed(position="b2S")).position == "b2S"
    for wrong in ("x" * 401, 7):
        with pytest.raises(BadInput):
            read_summary(changed(position=wrong))


def test_a_summary_is_that_of_the_end_of_the_variation() -> None:
    played = table("Sb2 Sb3 Tb4e resign1")
    back = played._replace(record=go(played.record, 1))
    assert summary_of(back) == summary_of(played)
    assert (summary_of(back).plies, summary_of(back).turn) == (3, 1)
    assert summary_of(back).last == "2. Tb4e"


@pytest.mark.parametrize(
    ("moves", "result"), [("Sb2", ""), ("Sb2 resign1", "second"), ("Sb2 resign2", "first")]
)
def test_a_result_is_the_side_that_won(moves: str, result: str) -> None:
    assert summary_of(table(moves)).result == result


def test_an_agreement_is_a_draw() -> None:
    start = catalog.by_slug("tetrad")
    position, plies = start.initial(), []
    while start.agreed_outcome(position) is None:
        move = position.legal_moves()[0]
        plies.append(start.format_move(position, move))
        position = position.apply(move)
    record = movetext.read(start, start.initial(), " ".join([*plies, "agree"]))
    assert summary_of(Table("tetrad", record, id="x")).result == "draw"


@pytest.mark.parametrize(
    ("fields", "linked"),
    [
        ({}, False),
        ({"link": "#/pyrga?v=1&g="}, True),
        ({"correspondence": Correspondence(FIRST, 0)}, True),
    ],
)
def test_a_game_is_linked_that_a_link_opened_or_that_is_played_by_links(
    fields: dict[str, Any], linked: bool
) -> None:
    assert summary_of(table("Sb2", **fields)).linked is linked


def with_games(*tables: Table, summaries: Sequence[Summary]) -> Model:
    return model(*tables, screen="home", summaries={it.id: it for it in summaries})


def test_games_are_listed_the_last_used_first_and_unsaved_ones_before_them() -> None:
    old, new = READ._replace(id="old", used=1), READ._replace(id="new", used=2)
    unsaved = table("Sb2", id="unsaved")
    found = summaries_by_use(with_games(unsaved, summaries=[old, new]))
    assert [it.id for it in found] == ["unsaved", "new", "old"]
    assert found[0] == summary_of(unsaved)


def test_a_loaded_game_is_listed_as_it_is_on_the_page() -> None:
    loaded = table("Sb2 Sb3", id="a-B_9")
    (found,) = summaries_by_use(with_games(loaded, summaries=[READ]))
    assert found == summary_of(loaded, READ.version, READ.updated, READ.used)


def test_a_game_without_a_ply_is_not_listed() -> None:
    empty = READ._replace(plies=0)
    for moves, listed in (("", 0), ("Sb2", 1)):
        found = with_games(table(moves, empty.id), summaries=[empty])
        assert len(summaries_by_use(found)) == listed
