"""Every field of a table is stored and read back; a bad one makes the table unreadable."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesserae.app.model.table import BY_ENGINE, BY_HAND, Correspondence, Table
from tesserae.app.storage import table_text
from tesserae.app.storage.table_text import fits, read_table, write_table
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import begin, go, movetext
from tesserae.games import catalog
from tesserae.search.levels import STRONGEST
from tests.app.storage.tables import PYRGA, table

STORED: dict[str, Any] = {
    "game": "pyrga",
    "moves": "Sb2 Sb3",
    "line": [0, 0],
    "ply": 1,
    "seats": [0, 3],
    "flipped": True,
    "seed": 7,
}
PLAIN = table("Sb2 Sb3", "x", seats=(0, 3), flipped=True, seed=7)
PLAIN = PLAIN._replace(record=go(PLAIN.record, 1))


def read(**fields: Any) -> Table:
    return read_table(json.dumps({**STORED, **fields}), "x")


def test_a_plain_table_is_stored_without_what_it_does_not_have() -> None:
    assert json.loads(write_table(PLAIN)) == STORED
    assert read() == PLAIN


@pytest.mark.parametrize(
    ("field", "value", "stored"),
    [
        ("link", "#/pyrga?v=1&g=Sb2", {"link": "#/pyrga?v=1&g=Sb2"}),
        ("players", ("Ada", ""), {"players": ["Ada", ""]}),
        ("players", ("", "Bo"), {"players": ["", "Bo"]}),
        ("date", "2026.11.21", {"date": "2026.11.21"}),
        ("swap", True, {"swap": True}),
        ("correspondence", Correspondence(FIRST, 2), {"post": [0, 2]}),
        ("correspondence", Correspondence(SECOND, 0), {"post": [1, 0]}),
        ("adaptive", True, {"adaptive": True}),
        ("counted", True, {"counted": True}),
        ("flipped", False, {"flipped": False}),
        ("seats", (STRONGEST.number, 0), {"seats": [STRONGEST.number, 0]}),
    ],
)
def test_a_field_is_stored_and_read_back(field: str, value: Any, stored: dict[str, Any]) -> None:
    kept = PLAIN._replace(**{field: value})
    assert json.loads(write_table(kept)) == {**STORED, **stored}
    assert read_table(write_table(kept), "x") == kept


def test_setups_are_stored_where_one_is_not_made_by_hand() -> None:
    tetrad = catalog.by_slug("tetrad")
    ready = tetrad.setup.ready[0].text if tetrad.setup else ""
    for setups in ((BY_ENGINE, BY_HAND), (BY_HAND, ready)):
        kept = Table("tetrad", begin(tetrad.initial()), setups=setups, id="x")
        assert json.loads(write_table(kept))["setups"] == list(setups)
        assert read_table(write_table(kept), "x") == kept
    assert "setups" not in write_table(Table("tetrad", begin(tetrad.initial())))


def test_another_start_is_stored_as_text() -> None:
    start = PLAIN.record.positions[1]
    kept = PLAIN._replace(record=begin(start))
    assert json.loads(write_table(kept))["start"] == PYRGA.encode(start)
    assert read_table(write_table(kept), "x") == kept


def test_games_that_cannot_be_swapped_are_not() -> None:
    for game in catalog.GAMES:
        kept = Table(game.slug, begin(game.initial()), swap=True, id="x")
        assert read_table(write_table(kept), "x").swap is game.swaps


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 3),
        ("moves", None),
        ("moves", "Sb2 Sd4"),
        ("line", None),
        ("line", "00"),
        ("ply", -1),
        ("ply", True),
        ("ply", "1"),
        ("seats", [0]),
        ("seats", [0, 0, 0]),
        ("seats", [0, STRONGEST.number + 1]),
        ("seats", [0, -1]),
        ("seats", [0, True]),
        ("seats", "00"),
        ("flipped", 1),
        ("seed", -1),
        ("seed", 2**40),
        ("seed", 0.5),
        ("start", 3),
        ("start", "zz"),
        ("players", ["Ada"]),
        ("players", ["a", "b", "c"]),
        ("players", ["Ada", 3]),
        ("players", ["Ada", "\n"]),
        ("players", "ab"),
        ("post", [0]),
        ("post", [0, 1, 2]),
        ("post", [2, 1]),
        ("post", [0, "1"]),
        ("post", [0, True]),
        ("post", None),
        ("swap", 1),
        ("adaptive", 1),
        ("counted", None),
    ],
)
def test_a_field_that_cannot_be_makes_the_table_unreadable(field: str, value: object) -> None:
    with pytest.raises(BadInput):
        read(**{field: value})


@pytest.mark.parametrize("field", STORED)
def test_a_table_needs_its_fields(field: str) -> None:
    with pytest.raises(BadInput):
        read_table(json.dumps({k: v for k, v in STORED.items() if k != field}), "x")


@pytest.mark.parametrize("date", ["2026.1.1", 20260101, None, ""])
def test_a_date_that_is_none_is_dropped(date: object) -> None:
    assert read(date=date) == PLAIN


@pytest.mark.parametrize(("ply", "at"), [(0, 0), (2, 2), (9, 2)])
def test_the_cursor_is_where_it_was_or_at_the_end(ply: int, at: int) -> None:
    assert read(ply=ply).record.ply == at


def test_a_table_fits_whose_moves_do_as_long_as_they_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = len("Sb2 Sb3")
    for longest, does in ((moves, True), (moves - 1, False), (len(write_table(PLAIN)), True)):
        monkeypatch.setattr(movetext, "LONGEST", longest)
        assert fits(PLAIN) is does
    monkeypatch.setattr(movetext, "LONGEST", moves)
    for longest, does in ((len(write_table(PLAIN)), True), (len(write_table(PLAIN)) - 1, False)):
        monkeypatch.setattr(table_text, "LONGEST", longest)
        assert fits(PLAIN) is does
        if does:
            assert read_table(write_table(PLAIN), "x") == PLAIN
        else:
            with pytest.raises(BadInput):
                read_table(write_table(PLAIN), "x")
