"""Stored tables read back as they were, those of earlier versions too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.table import Table
from tesserae.app.storage.table_text import LONGEST, fits, read_table, write_table
from tesserae.core.errors import BadInput
from tesserae.core.record import jump, movetext
from tests.app.page import Page
from tests.app.storage.tables import item
from tests.core.trees import long_game

KEPT = (
    '{"game":"pyrga","moves":"Sb2 Sb3 (Sb1 Cc1 (Ca1 Ta1n) Sc1 resign2) Cb4",'
    '"line":[0,1,1,0],"ply":2,"seats":[0,2],"flipped":true,"seed":7919,"link":"#/pyrga?v=1&g=Sb2"}'
)
"""As written when a record was a tree of tuples."""


def with_line(*line: Any) -> str:
    return json.dumps({**json.loads(KEPT), "line": line})


def texts(table: Table) -> list[str]:
    """The moves along the line being looked at."""
    pairs = zip(table.record.positions, table.record.moves, strict=False)
    return [table.game.format_move(*pair) for pair in pairs]


def test_a_game_kept_by_an_earlier_version_is_as_it_was() -> None:
    table = read_table(KEPT, "x")
    assert texts(table) == ["Sb2", "Sb1", "Ca1", "Ta1n"]
    assert table.record.ply == 2
    assert (table.seats, table.flipped, table.seed) == ((0, 2), True, 7919)
    assert table.link == "#/pyrga?v=1&g=Sb2"


def test_a_game_is_kept_so_that_an_earlier_version_can_read_it() -> None:
    assert write_table(read_table(KEPT, "x")) == KEPT


def test_a_line_goes_on_to_its_end() -> None:
    assert texts(read_table(with_line(0, 1), "x")) == ["Sb2", "Sb1", "Cc1", "Sc1"]


@pytest.mark.parametrize("line", [[2], [0, 2], [0, 0, 0, 0], [-1], [0, True], ["0"], [None]])
def test_a_line_that_is_not_there_is_unreadable(line: list[Any]) -> None:
    with pytest.raises(BadInput):
        read_table(with_line(*line), "x")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "3", '{"game": "nope"}', "[" * 100_000, '{"a":' * 60 + "1" + "}" * 60],
)
def test_what_is_no_table_is_unreadable(text: str) -> None:
    with pytest.raises(BadInput):
        read_table(text, "x")


def test_a_text_that_is_too_long_is_not_looked_at() -> None:
    with pytest.raises(BadInput):
        read_table(KEPT + " " * LONGEST, "x")


def test_a_very_long_game_is_kept_and_shown() -> None:
    kept = Table("tetrad", jump(long_game(1_500), 700), id="x")
    assert read_table(write_table(kept), "x") == kept
    page = Page("#/tetrad")
    page.send("game", game=whole(kept))
    page.press(actions.RESUME("x"), actions.BACK)
    assert page.table.record.ply == 700
    assert 'id="ply-699"' in "".join(page.regions.values())


def test_comments_in_any_writing_are_kept_as_short_as_they_are() -> None:
    comment = "ナ" * 2_000
    record = read_table(KEPT, "x").record._replace(comments=((0, comment),))
    text = write_table(read_table(KEPT, "x")._replace(record=record))
    assert len(text) < 2_500
    assert read_table(text, "x").record.comments == ((0, comment),)


def whole(table: Table) -> dict[str, Any]:
    """A game as the device hands it out."""
    return {**item(table, 1, 1, 1), "text": write_table(table)}


@pytest.mark.parametrize(
    "link",
    [
        "https://evil.example/x",
        "//evil.example/#/pyrga?v=1&g=Sb2",
        "pyrga?v=1&g=Sb2",
        "/pyrga?v=1&g=Sb2",
        "javascript:alert(1)",
        "#/pyrga",
        "#/zaic?v=1&g=Bh8",
        "#/pyrga?v=1&g=Zz9",
        "#/pyrga?v=1&g=" + "Sb2." * 9_000,
        ["#/pyrga?v=1&g=Sb2"],
        7,
        None,
    ],
)
def test_a_stored_link_that_is_none_to_its_game_is_dropped(link: object) -> None:
    table = read_table(json.dumps({**json.loads(KEPT), "link": link}), "x")
    assert table.link == ""
    assert table.record == read_table(KEPT, "x").record


@pytest.mark.parametrize(
    "link", ["#/pyrga?v=1&g=Sb2", "#/pyrga?level=2", "#/pyrga?v=1&p=b2S~Sb2", "#pyrga?level=2"]
)
def test_a_stored_link_of_ours_is_kept(link: str) -> None:
    assert read_table(json.dumps({**json.loads(KEPT), "link": link}), "x").link == link


def test_a_game_with_more_plies_than_are_read_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    table = read_table(KEPT, "x")
    monkeypatch.setattr(movetext, "MOST_PLIES", len(table.record.plies))
    assert fits(table)
    assert read_table(KEPT, "x") == table
    monkeypatch.setattr(movetext, "MOST_PLIES", len(table.record.plies) - 1)
    assert not fits(table)
    with pytest.raises(BadInput):
        read_table(KEPT, "x")
