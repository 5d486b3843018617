"""Moves as text, with variations."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.core.position import Move
from tesserae.core.record import begin, jump, movetext, parts, play
from tesserae.games.catalog import GAMES
from tests.core.trees import TETRAD, deep_game, lines
from tests.toy import nim
from tests.toy.nim import rules as nim_rules

PYRGA = GAMES[0]


def test_variations_stand_in_brackets_after_the_move_they_replace() -> None:
    record = begin(PYRGA.initial())
    for move in ("Sb2", "Sb3", "Cb4"):
        record = play(record, PYRGA.parse_move(record.position, move))
    record = jump(record, 0)
    record = play(record, PYRGA.parse_move(record.position, "Ca2"))
    assert movetext.write(PYRGA, record) == "Sb2 Sb3 (Ca2) Cb4"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Sb2 Sb3 (Sb1 Cc1 (Ca1 Ta1n) (Cb2)) (Ca2) Cb4",
        "Sb2 (Cc1 resign2) resign1",
        "Sb2 (Cc1 Sc1 (Tc1n resign1) resign2) Sb3 resign1",
        "{What if ( ...} Sb2 {well, ) or not} (Cc1 {«why»} resign2) Sb3",
        "{Nothing was played.}",
    ],
)
def test_what_is_read_is_written_again(text: str) -> None:
    assert movetext.write(PYRGA, movetext.read(PYRGA, PYRGA.initial(), text)) == text


def test_the_cursor_is_at_the_end_of_the_main_line_after_reading() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "Sb2 Sb3 (Sb1 Cc1) Cb4")
    assert record.at_end
    pairs = zip(record.positions, record.moves, strict=False)
    assert [PYRGA.format_move(*it) for it in pairs] == ["Sb2", "Sb3", "Cb4"]


def test_a_variation_like_the_move_it_replaces_is_that_move() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "Sb2 Sb3 (Sb3 Cb4) (Sb1)")
    assert movetext.write(PYRGA, record) == "Sb2 Sb3 (Sb1) Cb4"


def test_comments_belong_to_the_ply_before_them() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "{0} Sb2 {1}{ and  2} Sb3 (Sb1 {3}) {4}")
    assert record.comments == ((-1, "0"), (0, "1\n\nand 2"), (1, "4"), (2, "3"))


def test_an_empty_line_in_a_comment_begins_a_paragraph() -> None:
    read = movetext.read(PYRGA, PYRGA.initial(), "Sb2 {\n one\ntwo \r\n \t\n\n three\n} Sb3")
    assert read.comments == ((0, "one two\n\nthree"),)
    written = "Sb2 {one two\n\nthree} Sb3"
    assert movetext.write(PYRGA, read) == written
    assert movetext.read(PYRGA, PYRGA.initial(), written) == read


def test_comments_stay_when_the_game_goes_on() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "Sb2 {good}")
    record = play(record, PYRGA.parse_move(record.position, "Sb3"))
    assert movetext.write(PYRGA, record) == "Sb2 {good} Sb3"


def test_variations_may_lie_in_one_another_as_deep_as_they_like() -> None:
    record = deep_game(1_200)
    text = movetext.write(TETRAD, record)
    assert text.endswith(")" * 1_000)
    assert lines(movetext.read(TETRAD, record.start, text)) == lines(record)


def test_a_move_that_is_repeated_is_not_parsed_again() -> None:
    parsed = []

    class Counting(nim.Nim):
        """Nim that notes what it is asked to parse."""

        def parse_move(self, position: nim_rules.Position, text: str) -> Move:
            parsed.append(text)
            return super().parse_move(position, text)

    game: Any = Counting()
    record = movetext.read(game, nim_rules.START, "a1 (b1) (b1 (b1) c1)")
    assert parsed == ["a1", "b1", "c1"]
    assert len(record.plies) == 3


def test_a_bracket_has_the_number_of_the_ply_that_its_variation_replaces() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "Sb2 Sb3 (Sb1) Tb4e")
    kinds = [(part.kind, part.number) for part in parts(record)]
    assert kinds == [("ply", 0), ("ply", 1), ("(", 1), ("ply", 2), (")", 1), ("ply", 3)]
