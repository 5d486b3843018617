"""Puzzles of the pools: found, tried and solved."""

from __future__ import annotations

import datetime
import pickle

import pytest

import tesserae as ts
from tesserae.app.practice.puzzles.choosing import number_of_day
from tesserae.games.pools import pool_text
from tests.tiers import some

GAMES = ["pyrga", "zaic", "tetrad"]


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_chosen_by_theme_and_difficulty(game: str) -> None:
    every = ts.puzzles(game)
    theme = every[0].theme
    chosen = ts.puzzles(game, theme, (900, 1_200))
    assert chosen == [it for it in every if it.theme == theme and 900 <= it.difficulty <= 1_200]
    assert 0 < len(chosen) < len(ts.puzzles(game, theme)) <= len(every)
    assert [it.number for it in every] == sorted(it.number for it in every)


@pytest.mark.parametrize(("game", "at"), some([(game, at) for at in range(4) for game in GAMES], 6))
def test_a_solution_solves(game: str, at: int) -> None:
    """As the page has it: the solver's moves are right, and are answered as the line says."""
    puzzle = ts.puzzles(game)[at]
    board, moves = puzzle.board(), list(puzzle.solution)
    solved = False
    while moves:
        assert not solved
        move = moves.pop(0)
        ruling = puzzle.try_move(move.lower(), board)
        assert ruling.right
        for made in (move, *ruling.replies):
            board.push(made)
        assert list(ruling.replies) == moves[: len(ruling.replies)]
        del moves[: len(ruling.replies)]
        solved = ruling.solved
    assert solved


def test_another_move_that_is_right_is_found_by_the_judge() -> None:
    for puzzle in ts.puzzles("zaic")[:6]:
        board = puzzle.board()
        others = [it for it in list(board.legal_moves)[:6] if it != puzzle.solution[0]]
        for move in others:
            ruling = puzzle.try_move(move)
            assert ruling.right is not None
            assert not ruling.solved or ruling.right
            assert board == puzzle.board()


def test_a_wrong_move_is_refuted() -> None:
    puzzle = ts.puzzles("pyrga")[0]
    board = puzzle.board()
    wrong = [it for it in board.legal_moves if it != puzzle.solution[0]]
    ruling = puzzle.try_move(wrong[0])
    assert (ruling.right, ruling.solved) == (False, False)
    assert " wins." in ruling.why or " third Tower" in ruling.why or "draw" in ruling.why
    board.push(wrong[0])
    for reply in ruling.replies:
        board.push(reply)
    with pytest.raises(ts.IllegalMove):
        puzzle.try_move("Zz9")


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_a_day_is_that_of_the_page(game: str) -> None:
    for date in (
        datetime.date(2026, 11, 22),
        datetime.date(2028, 2, 29),
        datetime.date(2031, 1, 1),
    ):
        number = number_of_day(pool_text(game), date.strftime("%Y.%m.%d"))
        assert ts.puzzle_of_day(game, date).number == number
    assert ts.puzzle_of_day(game) == ts.puzzle_of_day(game, datetime.date.today())
    with pytest.raises(ValueError, match="no puzzle of that day"):
        ts.puzzle_of_day(game, datetime.date(2026, 11, 21))


def test_puzzles_are_values() -> None:
    puzzle = ts.puzzles("pyrga")[0]
    puzzle.try_move(puzzle.solution[0])
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle
    assert hash(puzzle) == hash(ts.puzzles("pyrga")[0])
    assert puzzle.link == f"#/pyrga/puzzle/{puzzle.number}"
    with pytest.raises(ts.UnknownGame):
        ts.puzzles("chess")
