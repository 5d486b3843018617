"""Records in Python: trees that are read, changed and written."""

from __future__ import annotations

import copy
import io
import pickle
from pathlib import Path

import pytest

import tesserae as ts
from tests.core.record.test_text import TEXT
from tests.library.test_board import random_board

GAMES = ["pyrga", "zaic", "tetrad"]


def study() -> ts.Record:
    """A record with all that one can have."""
    record = ts.Record("pyrga", headers={"First": "Ada", "Event": "Club"})
    record.comment = "A quick one."
    first = record.add_variation("Tc2s", glyph="!")
    first.add_variation("Tc1e", "usual")
    first.add_variation("Tc1w", glyphs=[2, 14]).add_variation("Ca1").ending = "resign2"
    first.end().add_variation("Cd1").ending = "resign1"
    return record


def test_a_record_is_built_and_written() -> None:
    record = study()
    assert str(record).splitlines() == [
        '[Game "pyrga"]',
        '[Rules "1"]',
        '[First "Ada"]',
        '[Result "0-1"]',
        '[Event "Club"]',
        "",
        "{A quick one.} 1. Tc2s! Tc1e {usual} (1... Tc1w? $14 2. Ca1 resign2) 2. Cd1",
        "resign1 0-1",
    ]
    assert (record.result(), record.game) == ("0-1", "pyrga")


def test_a_tree_is_walked() -> None:
    record = study()
    assert record.mainline_moves() == ["Tc2s", "Tc1e", "Cd1"]
    assert [node.move for node in record.mainline()] == record.mainline_moves()
    assert [node.move for node in record.walk()] == [None, "Tc2s", "Tc1e", "Cd1", "Tc1w", "Ca1"]
    end = record.end()
    assert (end.move, end.ply, end.ending, end.next()) == ("Cd1", 3, "resign1", None)
    assert end.board() == ts.Board("pyrga", moves="Tc2s Tc1e Cd1")
    assert end.board().move_stack == ["Tc2s", "Tc1e", "Cd1"]
    side = record.variations[0].variation("Tc1w")
    assert (side.glyph, side.glyphs, side.comment) == ("?", {2, 14}, "")
    assert side.parent is record.variations[0]
    assert repr(side) == "<Node Tc1w at ply 2>"


def test_a_tree_is_changed() -> None:
    record = study()
    first = record.variations[0]
    assert first.add_variation("tc1W") is first.variation("Tc1w")
    first.promote("Tc1w")
    assert record.mainline_moves() == ["Tc2s", "Tc1w", "Ca1"]
    first.remove_variation("Tc1e")
    assert len(list(record.walk())) == 4
    first.glyph = "??"
    assert first.glyphs == {4}
    with pytest.raises(KeyError):
        first.variation("Tc1e")
    with pytest.raises(ts.IllegalMove, match="Sd4"):
        first.add_variation("Sd4")
    with pytest.raises(ValueError, match="agree is not possible"):
        first.ending = "agree"
    with pytest.raises(ValueError, match="not possible"):
        record.ending = "resign1"


@pytest.mark.parametrize("game", GAMES)
def test_the_game_on_a_board_becomes_a_record(game: str) -> None:
    board = random_board(game, 2)
    later = ts.Board(game, random_board(game, 2, 8).position_text)
    later.push(later.legal_moves[0])
    for played in (board, later):
        record = ts.Record.from_board(played, {"Date": "2026.11.24"})
        again = ts.read_record(io.StringIO(str(record)))
        assert again == record
        assert again.headers == {"Date": "2026.11.24"}
        assert again.end().board() == played
        assert again.end().board().move_stack == played.move_stack
        assert again.result() == played.result()


def test_records_are_copied_and_pickled() -> None:
    record = study()
    for other in (
        pickle.loads(pickle.dumps(record)),
        copy.deepcopy(record),
        copy.copy(record),
        eval(repr(record), {"Record": ts.Record}),
    ):
        assert other == record
        other.add_variation("Sb2")
        assert other != record
    assert record != str(record)


def test_files_with_several_records_are_read(tmp_path: Path) -> None:
    odd = '[Game "zaic"]\n\n{two\n[Game "zaic"]\nlines} 1. Bh8 ; {\n\n'
    file = tmp_path / "games.txt"
    file.write_bytes(("\ufeff" + TEXT + "\n\n" + odd + str(study())).replace("\n", "\r\n").encode())
    records = list(ts.read_records(file))
    assert [it.game for it in records] == ["pyrga", "zaic", "pyrga"]
    assert str(records[0]) == TEXT
    assert records[1].comment == 'two [Game "zaic"] lines'
    assert records[2] == study()
    assert ts.read_record(str(file)) == records[0]
    with file.open(encoding="utf-8") as opened:
        assert list(ts.read_records(opened)) == records


def test_what_is_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    source = io.StringIO(TEXT + '\n[Game "pyrga"]\n\n1. Sb2\nZz9 *\n')
    records = ts.read_records(source)
    assert str(next(records)) == TEXT
    with pytest.raises(ts.BadRecord, match="on line 14"):
        next(records)
    (empty := tmp_path / "empty.txt").write_text(" \n")
    with pytest.raises(ts.BadRecord, match="not a record"):
        ts.read_record(empty)
    with pytest.raises(ts.BadRecord, match="no game called"):
        ts.Record.from_text('[Game "chess"]\n\n*')
    assert list(ts.read_records(io.StringIO(""))) == []


def test_what_could_not_be_read_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("First", "a\nb"), ("Site", "\x07"), ("Date", "today")):
        with pytest.raises(ts.BadRecord, match=name):
            str(ts.Record("pyrga", headers={name: value}))
    record = ts.Record("pyrga")
    record.comment = "}"
    with pytest.raises(ts.BadRecord, match="braces"):
        str(record)
    for limit, what in (("MOST_PLIES", "too long"), ("DEEPEST", "nested")):
        with monkeypatch.context() as patch:
            patch.setattr(f"tesserae.library.records.record.{limit}", 0)
            with pytest.raises(ts.BadRecord, match=what):
                str(study())
    with monkeypatch.context() as patch:
        patch.setattr("tesserae.core.record.text.LONGEST", 10)
        with pytest.raises(ts.BadRecord, match="10 characters"):
            str(study())


def test_arrows_are_drawn_as_in_pgn() -> None:
    record = ts.Record("pyrga")
    record.comment = "Look [%clk 1] here"
    record.set_arrows([("a1", "b2"), ts.Arrow("b2", "b2", "red")])
    assert record.comment == "[%csl Rb2] [%cal Ga1b2] Look [%clk 1] here"
    assert record.arrows() == [ts.Arrow("b2", "b2", "red"), ts.Arrow("a1", "b2", "green")]
    for bad in (("a1", "B2"), ("a1", "b2", "pink"), ("a1b2", "")):
        with pytest.raises(ValueError, match="cannot be drawn"):
            record.set_arrows([ts.Arrow(*bad)])
