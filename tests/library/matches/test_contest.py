"""Matches between engines and functions: results, records, faults, processes."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

import tesserae as ts
from tesserae.core.clock import time_in

QUICK = ts.Limit(nodes=100)


def first(board: ts.Board) -> str:
    """Makes the first move."""
    return board.legal_moves[0]


def last(board: ts.Board) -> str:
    """Makes the last move."""
    return board.legal_moves[-1]


def wrong(board: ts.Board) -> str:
    """Makes no move, and spoils the board."""
    board.push(board.legal_moves[0])
    return "Zz9"


def broken(_: ts.Board) -> str:
    """Has an error."""
    raise RuntimeError("a bug")


@pytest.mark.parametrize("game", ["pyrga", "zaic", "tetrad"])
def test_a_match_has_a_score_and_a_record_of_each_game(game: str) -> None:
    heard: list[ts.Record] = []
    result = ts.match(first, last, game, games=4, on_game=heard.append)
    assert result.wins + result.draws + result.losses == len(result.records) == 4
    assert list(result.records) == heard
    assert [it.headers["First"] for it in heard] == ["first", "last"] * 2
    assert [it.headers["Second"] for it in heard] == ["last", "first"] * 2
    points = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5)}
    assert result.points == sum(points[it.result()][n % 2] for n, it in enumerate(heard))
    assert all(it.end().board().is_game_over() for it in heard)
    assert str(result).startswith(f"4 games: first {result.points:g} - {4 - result.points:g} last")
    assert result.elo.low <= result.elo.elo <= result.elo.high


def test_an_odd_number_of_games_is_rounded_up_and_a_seed_gives_the_same() -> None:
    results = [ts.match(ts.Engine(1), last, "pyrga", 3, QUICK, seed=seed) for seed in (1, 1, 2)]
    assert [len(it.records) for it in results] == [4, 4, 4]
    assert results[0].records == results[1].records != results[2].records


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pyrga", "zaic"])
def test_the_better_level_wins(game: str) -> None:
    result = ts.match(ts.Engine(3), ts.Engine(1), game, 8, ts.Limit(nodes=400))
    assert result.points > 4


def test_jobs_and_executors_play_the_same_games() -> None:
    here = ts.match(ts.Engine(2), first, "pyrga", 6, QUICK)
    assert ts.match(ts.Engine(2), first, "pyrga", 6, QUICK, jobs=2).records == here.records
    with ThreadPoolExecutor(2) as executor:
        there = ts.match(ts.Engine(2), first, "pyrga", 6, QUICK, executor=executor)
    assert there.records == here.records


def test_who_makes_no_legal_move_loses_with_either_side() -> None:
    for result, points in (
        (ts.match(wrong, first, "pyrga", 2), 0),
        (ts.match(first, wrong, "pyrga", 2), 2),
    ):
        assert result.points == points
        for record in result.records:
            loser = "resign1" if record.headers["First"] == "wrong" else "resign2"
            assert record.end().ending == loser
            assert record.end().comment == "wrong loses. Zz9 is not a legal move."
            assert ts.Record.from_text(str(record)) == record


def test_an_error_in_a_function_is_not_hidden() -> None:
    with pytest.raises(RuntimeError, match="a bug"):
        ts.match(first, broken, "pyrga")
    with pytest.raises(RuntimeError, match="a bug"):
        ts.match(first, broken, "pyrga", jobs=2)


def sleepy(board: ts.Board) -> str:
    """Takes its time without using the processor."""
    time.sleep(0.6)
    return board.legal_moves[0]


CLOCK = ts.Limit(first_clock=0.3, second_clock=0.3)
"""A fifth of 0.6 s is taken off for each move, and the margin of 0.25 s is there once."""


@pytest.mark.parametrize(
    "limit", [ts.Limit(time=0.05), pytest.param(CLOCK, marks=pytest.mark.slow)]
)
def test_a_function_that_sleeps_past_its_time_or_runs_out_of_a_clock_loses(
    limit: ts.Limit,
) -> None:
    result = ts.match(sleepy, last, "pyrga", 2, limit, openings=0)
    assert result.losses == 2
    assert {it.headers["Termination"] for it in result.records} == {"time forfeit"}


def test_a_function_that_is_slow_within_its_time_plays_on() -> None:
    result = ts.match(sleepy, last, "pyrga", 2, ts.Limit(time=0.5), openings=[_nearly_over()])
    assert {it.headers["Termination"] for it in result.records} == {"normal"}


def test_the_increment_is_added_for_every_move() -> None:
    """The clock is that slow that the time of the moves does not matter."""
    limit = ts.Limit(first_clock=1000, second_clock=1000, first_inc=400, second_inc=400)
    record = ts.match(first, last, "pyrga", 2, limit, openings=0).records[0]
    assert record.headers["TimeControl"] == "1000+400"
    clocks = [time_in(node.comment) for node in record.mainline()]
    for ply, left in enumerate(clocks):
        gained = 1_000_000 + 400_000 * (ply // 2 + 1)
        assert left is not None
        assert gained - 200_000 < left <= gained


def _nearly_over() -> ts.Board:
    """A game that ends with the next move."""
    board = ts.Board("pyrga")
    while not board.is_game_over():
        board.push(board.legal_moves[0])
    board.pop()
    return board


class _Stuck:
    """A player with something that stays in its process."""

    def __init__(self) -> None:
        self.lock = threading.Lock()

    def __call__(self, board: ts.Board) -> str:
        return board.legal_moves[0]


@pytest.mark.parametrize("player", [lambda board: board.legal_moves[0], _Stuck()])
def test_players_that_cannot_be_pickled_are_refused_for_several_jobs(
    player: Callable[[ts.Board], str],
) -> None:
    with pytest.raises(TypeError, match=r"cannot be sent to another process .*jobs=1"):
        ts.match(first, player, "pyrga", 2, QUICK, jobs=2)


def test_openings_are_played_by_turns_from_both_sides() -> None:
    openings = [ts.Board("pyrga", moves=it) for it in ("Sa1 Ta2n", "Tc2s")]
    records = ts.match(first, last, "pyrga", 6, openings=openings).records
    begun = [" ".join(it.mainline_moves()) for it in records]
    expected = ["Sa1 Ta2n ", "Sa1 Ta2n ", "Tc2s ", "Tc2s ", "Sa1 Ta2n ", "Sa1 Ta2n "]
    assert [it.startswith(start) for it, start in zip(begun, expected, strict=True)] == [True] * 6
    for wrong_one in (ts.Board("zaic"), ts.Board("pyrga", openings[0].position_text)):
        with pytest.raises(ValueError, match="an opening is"):
            ts.match(first, last, "pyrga", openings=[wrong_one])
    assert len(ts.match(first, last, "pyrga", 2, openings=0).records) == 2


def test_a_test_ends_the_match() -> None:
    result = ts.match(last, wrong, "pyrga", 200, sprt=(-50, 50))
    assert result.accepted == 1
    assert len(result.records) < 40
    assert ts.match(last, last, "pyrga", 2).accepted is None


def test_players_that_are_called_alike_are_told_apart() -> None:
    assert ts.match(last, last, "pyrga", 2).names == ("last (1)", "last (2)")


def test_numbers_that_make_no_match_are_refused() -> None:
    for games, jobs in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="at least 1"):
            ts.match(first, last, "pyrga", games, jobs=jobs)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_engine_in_another_process_plays_with_clocks(jobs: int) -> None:
    clock = ts.Limit(first_clock=3, first_inc=0.01)
    command = [sys.executable, "-m", "tesserae", "ugi", "pyrga"]
    with ts.Engine.popen_ugi(command, {"level": 2}) as engine:
        result = ts.match(engine, first, "pyrga", 2, clock, jobs=jobs)
    assert result.names == ("Tesserae Pyrga", "first")
    assert all(it.end().ending is None for it in result.records)


def test_an_engine_that_ends_loses() -> None:
    code = "print('ugiok', flush=True); input(); input(); print('readyok', flush=True)"
    with ts.Engine.popen_ugi([sys.executable, "-c", code]) as engine:
        assert ts.match(first, engine, "pyrga", 1).records[0].end().ending == "resign2"
