"""Moves played one after the other, in Nim: a turn may be two takes."""

from __future__ import annotations

import pytest

from tesserae.core.position import (
    FIRST,
    SECOND,
    IllegalMove,
    Move,
    can_win_at_once,
    first_turn,
    is_won_by,
    play,
    play_all,
)
from tests.search.positions import NIM

START = NIM.decode("11102")
LINE = tuple(START.legal_moves())[:3]


def test_a_move_that_is_not_legal_is_refused() -> None:
    assert play(START, LINE[0]) == START.apply(LINE[0])
    with pytest.raises(IllegalMove):
        play(START, Move(99))
    with pytest.raises(IllegalMove):
        play(play(START, LINE[0]), LINE[0])


def test_moves_are_played_in_their_order() -> None:
    assert play_all(START, ()) == START
    assert play_all(START, LINE[:2]) == START.apply(LINE[0]).apply(LINE[1])


def test_the_first_turn_of_a_line_ends_where_the_other_side_is_on_turn() -> None:
    assert START.apply(LINE[0]).turn == START.turn != play_all(START, LINE[:2]).turn
    assert first_turn(START, LINE) == LINE[:2]
    assert first_turn(START, LINE[:1]) == LINE[:1]


def test_a_game_is_won_by_who_takes_the_last_counter() -> None:
    end = play_all(START, LINE)
    assert is_won_by(end, SECOND)
    assert not is_won_by(end, FIRST)
    assert not is_won_by(START, FIRST)


def test_a_side_can_win_at_once_if_one_ply_ends_the_game_for_it() -> None:
    one_left = play_all(START, LINE[:2])
    assert can_win_at_once(one_left, SECOND)
    assert not can_win_at_once(one_left, FIRST)
    assert not can_win_at_once(START, FIRST)
