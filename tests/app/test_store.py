"""What the device keeps is read again as it was, that of earlier versions too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesserae.app import store
from tesserae.app.model import Table
from tesserae.core.game import Game
from tesserae.core.record import Record, go, jump, movetext, play
from tests.app.page import Page
from tests.core.trees import long_game

KEPT = (
    '{"v":1,"tables":[{"game":"pyrga","moves":"Sb2 Sb3 (Sb1 Cc1 (Ca1 Ta1n) Sc1 resign2) Cb4",'
    '"line":[0,1,1,0],"ply":2,"seats":[0,2],"flipped":true,"seed":7919,"link":"#/pyrga?v=1&g=Sb2"}]}'
)
"""As written when a record was a tree of tuples."""


def read(text: str) -> Table:
    (table,), whole = store.read_games(text)
    assert whole
    return table


def with_line(*line: Any) -> str:
    kept = json.loads(KEPT)
    kept["tables"][0]["line"] = line
    return json.dumps(kept)


def texts(table: Table) -> list[str]:
    """The moves along the line being looked at."""
    pairs = zip(table.record.positions, table.record.moves, strict=False)
    return [table.game.format_move(*pair) for pair in pairs]


def test_a_game_kept_by_an_earlier_version_is_as_it_was() -> None:
    table = read(KEPT)
    assert texts(table) == ["Sb2", "Sb1", "Ca1", "Ta1n"]
    assert table.record.ply == 2
    assert (table.seats, table.flipped, table.seed) == ((0, 2), True, 7919)
    assert table.link == "#/pyrga?v=1&g=Sb2"


def test_a_game_is_kept_so_that_an_earlier_version_can_read_it() -> None:
    assert store.write_games((read(KEPT),)) == KEPT


def test_a_line_goes_on_to_its_end() -> None:
    assert texts(read(with_line(0, 1))) == ["Sb2", "Sb1", "Cc1", "Sc1"]


@pytest.mark.parametrize("line", [[2], [0, 2], [0, 0, 0, 0], [-1], [0, True], ["0"], [None]])
def test_a_line_that_is_not_there_is_unreadable(line: list[Any]) -> None:
    assert store.read_games(with_line(*line)) == ((), False)


def test_a_ply_changes_the_text_of_its_own_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Record] = []

    def write(_: Game[Any], record: Record) -> str:
        written.append(record)
        return ""

    monkeypatch.setattr(movetext, "write", write)
    tables = tuple(Table("tetrad", go(long_game(450), 400), seed=n) for n in range(12))
    store.write_games(tables)
    del written[:]
    first, *others = tables
    record = play(first.record, first.position.legal_moves()[0])
    store.write_games((first._replace(record=record), *others))
    assert written == [record]


def test_a_very_long_game_is_kept_and_shown() -> None:
    kept = (Table("tetrad", jump(long_game(1_500), 700)),)
    text = store.write_games(kept)
    assert store.read_games(text) == (kept, True)
    page = Page("#/tetrad", stored={store.GAMES: text})
    page.press("back")
    assert page.table.record.ply == 700
    assert 'id="ply-699"' in "".join(page.regions.values())
