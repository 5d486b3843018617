"""The search over whole turns: right where it can see all, and never long without a pause."""

from __future__ import annotations

from itertools import product

import pytest

from tesserae.core.game import DECISIVE, Game, Move, P
from tesserae.core.position import play_all
from tesserae.games import tetrad
from tesserae.games.tetrad.rules.position import Position
from tesserae.search.report import WON, Limits, Report
from tesserae.search.turns.beam import plan
from tests.games.tetrad.playing import only, play
from tests.search.literal import Turns
from tests.search.positions import NIM, unfinished_of_nim, wander

TETRAD = tetrad.GAME
BRIEFLY = Limits(nodes=1_500)


def last(game: Game[P], position: P, limits: Limits = BRIEFLY, seed: int = 0) -> Report:
    """What a search comes to."""
    return list(plan(position, game.evaluate, limits, seed))[-1]


def texts(position: Position, report: Report) -> str:
    """The line of a report in Tetrad's notation."""
    written = []
    for move in report.pv:
        written.append(TETRAD.format_move(position, move))
        position = position.apply(move)
    return " ".join(written)


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize("heaps", [*product(range(4), repeat=3)], ids=str)
def test_where_all_turns_are_seen_the_value_is_that_of_a_literal_look(
    heaps: tuple[int, ...], depth: int
) -> None:
    literal = Turns(NIM.evaluate, depth)
    choices = (p for p in unfinished_of_nim(heaps) if len(p.legal_moves()) > 1)
    for position in choices:
        report = last(NIM, position, Limits(depth))
        score = report.score
        assert literal.best(position) == (score if report.decided else _sign_if_lost(score))


def _sign_if_lost(score: int) -> int:
    """An unproven end of the game without the number of plies."""
    return -DECISIVE if score < -WON // 2 else score


def test_the_seed_decides_among_equal_turns() -> None:
    position = NIM.decode("33302")
    assert len({last(NIM, position, Limits(), seed).pv for seed in range(12)}) > 1


def test_a_line_once_finished_goes_to_the_end_of_the_turn() -> None:
    position = wander(TETRAD, 10, 1)
    for report in plan(position, TETRAD.evaluate, BRIEFLY):
        if report.depth:
            assert play_all(position, report.pv).turn != position.turn


@pytest.mark.parametrize("start", ["11002", "03202", "20312"])
def test_a_win_by_two_plies_of_one_turn_is_found_and_proven(start: str) -> None:
    report = last(NIM, NIM.decode(start))
    assert report.score == DECISIVE - 2
    assert report.decided


def test_a_win_that_takes_a_move_an_attack_and_a_removal_is_found_and_proven() -> None:
    position = only("O0g1", "M0g7")
    report = last(TETRAD, position)
    assert report.decided
    assert report.score == DECISIVE - 3
    assert texts(position, report).endswith("-g7")


def test_a_win_that_the_other_side_has_a_choice_in_is_not_called_proven() -> None:
    position = only("M0f2 M0g2", "D0f4")
    report = last(TETRAD, position)
    assert not report.decided
    assert report.score > WON // 2


def test_a_tile_is_removed_so_that_the_rest_is_out_of_the_next_attack() -> None:
    position = play("1xn", only("M0g2 M0f2", "R0g4"))
    after = position.apply(last(TETRAD, position).pv[0])
    assert not any(TETRAD.format_move(after, move) == "2xn" for move in after.legal_moves())


def test_a_side_that_owes_a_removal_plans_no_further_than_that() -> None:
    position = play("1xn", only("M0g2 M0f2", "R0g4"))
    assert len(last(TETRAD, position).pv) == 1


def test_a_look_at_the_reply_keeps_a_unit_out_of_fire() -> None:
    position = only("M0g3", "O0g8")
    after = _played(position, last(TETRAD, position, Limits(2, 3_000)))
    assert last(TETRAD, after, Limits(1, 3_000)).score < WON // 2


def _played(position: P, report: Report) -> P:
    return play_all(position, report.pv)


@pytest.mark.parametrize("nodes", [1, 500, 2_000])
def test_it_visits_hardly_more_nodes_than_it_may(nodes: int) -> None:
    report = last(TETRAD, wander(TETRAD, 10, 1), Limits(nodes=nodes))
    assert nodes <= report.nodes < nodes + 500


def test_until_a_turn_is_found_it_reports_the_best_one_so_far_longer_and_longer() -> None:
    position = wander(TETRAD, 10, 1)
    reports = list(plan(position, TETRAD.evaluate, Limits(nodes=2_000)))
    lines = list(dict.fromkeys(it.pv for it in reports if not it.depth and not it.guessed))
    lengths = [len(line) for line in lines]
    assert lengths == sorted(lengths)
    assert {*lengths} > {1, 2, 3}
    for line in lines:
        assert play_all(position, line).turn == position.turn
    first, scores = lines[lengths.index(2) - 1][0], dict[Move, int]()
    for move in position.legal_moves():
        scores[move] = TETRAD.evaluate(position.apply(move), position.to_move)
    assert scores[first] == max(scores.values())


def test_if_the_nodes_end_before_a_turn_does_it_ends_with_the_best_ply_so_far() -> None:
    position = wander(TETRAD, 10, 1)
    first, *_, report = plan(position, TETRAD.evaluate, Limits(nodes=60))
    assert first.guessed
    assert (report.depth, report.guessed) == (0, False)
    looked_at = dict[Move, int]()
    for move in position.legal_moves():
        looked_at[move] = TETRAD.evaluate(position.apply(move), position.to_move)
    assert len(report.pv) == 1
    assert sum(score > report.score for score in looked_at.values()) < len(looked_at) / 10
    assert last(TETRAD, position, Limits(nodes=2_000)).depth


def test_more_time_is_more_width() -> None:
    position = wander(TETRAD, 10, 1)
    narrow, wide = (last(TETRAD, position, Limits(1, n)) for n in (300, 6_000))
    assert wide.score >= narrow.score


def test_it_ends_when_there_is_only_one_move() -> None:
    position = play("1xn", only("M0g2", "M0g4 M0a13"))
    assert len(list(plan(position, TETRAD.evaluate, Limits()))) == 1
