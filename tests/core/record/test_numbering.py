"""Plies are numbered by rounds, as players write them."""

from __future__ import annotations

from tesserae.core.game import FIRST, SECOND, Move
from tesserae.core.record import begin, go, jump, play, undo
from tesserae.core.record.numbering import (
    Numbering,
    at_cursor,
    first_numbering,
    last_move,
    number_moves,
)
from tests.toy import nim
from tests.toy.nim.rules import START

GAME = nim.LISTING.game

PLIES = tuple(map(Move, (0, 3, 7, 6)))
"""a1, b1; then the other side c2, c1."""


def numbers() -> list[str]:
    """The numbers of the plies of a game of Nim, whose turns have two plies."""
    numbering, position, found = first_numbering(START), START, []
    for move in PLIES:
        found.append(numbering.label)
        position = position.apply(move)
        numbering = numbering.after(position)
    return found


def test_a_round_is_a_turn_of_each_side() -> None:
    assert numbers() == ["1.", "1.", "1...", "1..."]
    assert Numbering(1, SECOND).after(START) == (2, FIRST)
    assert Numbering(1, FIRST).after(START) == (1, FIRST)
    assert Numbering(3, FIRST).after(START._replace(to_move=SECOND)) == (3, SECOND)
    assert Numbering(3, SECOND).after(START._replace(to_move=SECOND)) == (3, SECOND)


def test_a_game_may_begin_with_the_second_side() -> None:
    assert first_numbering(START) == (1, FIRST)
    assert first_numbering(START._replace(to_move=SECOND)) == (1, SECOND)


def test_each_turn_of_a_line_has_its_number_once() -> None:
    assert number_moves(GAME, first_numbering(START), START, PLIES) == "1. a1 b1 1... c2 c1"
    assert number_moves(GAME, Numbering(4, FIRST), START, PLIES[:3]) == "4. a1 b1 4... c2"
    middle = START.apply(Move(0)).apply(Move(3))
    assert number_moves(GAME, Numbering(4, SECOND), middle, PLIES[2:3]) == "4... c2"
    assert number_moves(GAME, Numbering(4, SECOND), middle, []) == ""


def test_the_cursor_has_the_number_of_the_next_ply() -> None:
    record = begin(START)
    for move in PLIES:
        record = play(record, Move(move))
    expected = [(1, FIRST), (1, FIRST), (1, SECOND), (1, SECOND), (2, FIRST)]
    assert [at_cursor(go(record, ply)) for ply in range(5)] == expected


def test_the_last_move_is_told_with_its_number() -> None:
    record = begin(START)
    assert last_move(GAME, record) == ""
    for move in PLIES[:3]:
        record = play(record, Move(move))
    assert last_move(GAME, record) == "1... c2"
    assert last_move(GAME, undo(record)) == "1. b1"
    assert last_move(GAME, jump(record, -1)) == ""
