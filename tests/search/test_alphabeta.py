"""Principal variation search: correct, deterministic, and never long without a pause."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tesserae.core.game import DECISIVE, Game, P
from tesserae.core.position import play_all
from tesserae.core.stepping import result_of
from tesserae.search.alphabeta import Scores, search, search_lines
from tesserae.search.report import WON, Limits
from tests.core.solving import plain_value
from tests.games.pyrga.engine.solving import random_games
from tests.search.literal import minimax, worth_of
from tests.search.positions import (
    NIM,
    PYRGA,
    Plain,
    after,
    last,
    unfinished_of_nim,
    wander,
    win_in_one,
)
from tests.tiers import examples, part, sampled

GAMES = [PYRGA, NIM]
seeds = st.integers(0, 10**6)
games = st.sampled_from(GAMES)


@settings(max_examples=examples(40))
@given(seeds, st.integers(2, 24), st.integers(1, 3))
@example(20, 4, 3)  # a move improves, and its exact score takes a second search
@example(30, 8, 3)
def test_the_value_is_that_of_a_literal_minimax(seed: int, plies: int, depth: int) -> None:
    position = wander(PYRGA, plies, seed)
    report = last(PYRGA, position, Limits(depth), seed)
    assert report.score == minimax(position, PYRGA.evaluate, report.depth)
    assert report.score == worth_of(position, report.pv[0], PYRGA.evaluate, report.depth)


@settings(max_examples=examples(40))
@given(games, seeds, st.integers(0, 24), st.integers(1, 3), st.integers(1, 5))
def test_several_lines_are_the_best_by_a_literal_minimax(
    game: Game[P], seed: int, plies: int, depth: int, count: int
) -> None:
    position = wander(game, plies, seed)
    *_, lines = search_lines(position, game.evaluate, Limits(depth), count, seed)
    worths = {
        move: worth_of(position, move, game.evaluate, lines[0].depth)
        for move in position.legal_moves()
    }
    assert [line.score for line in lines] == sorted(worths.values(), reverse=True)[:count]
    assert [line.score for line in lines] == [worths[line.pv[0]] for line in lines]
    assert len({line.pv[0] for line in lines}) == len(lines)


@settings(max_examples=examples(20))
@given(games, seeds, st.integers(0, 24), st.integers(1, 5), st.integers(1, 3_000))
def test_several_lines_can_be_played_at_any_time(
    game: Game[P], seed: int, plies: int, count: int, nodes: int
) -> None:
    start = wander(game, plies, seed)
    for lines in search_lines(start, game.evaluate, Limits(4, nodes), count, seed):
        assert 0 < len(lines) <= count
        assert [line.score for line in lines] == sorted((it.score for it in lines), reverse=True)
        assert len({(line.pv[0], line.nodes) for line in lines}) == len(lines)
        assert len({line.nodes for line in lines}) == 1
        for line in lines:
            position = start
            for move in line.pv:
                assert move in position.legal_moves()
                position = position.apply(move)


def test_the_best_move_of_an_iteration_is_among_the_lines_as_soon_as_it_is_known() -> None:
    position = wander(PYRGA, 6, 4)
    steps = [*search_lines(position, PYRGA.evaluate, Limits(2), len(position.legal_moves()))]
    begun = next(n for n, lines in enumerate(steps) if len(lines) == len(position.legal_moves()))
    deeper = next(n for n, lines in enumerate(steps) if any(line.depth == 2 for line in lines))
    assert deeper - begun < len(position.legal_moves())


def test_a_single_line_is_that_of_a_search() -> None:
    position = wander(PYRGA, 6, 4)
    found = [*search_lines(position, PYRGA.evaluate, Limits(3), 1, seed=7)]
    assert found[-1][0]._replace(nodes=0) == last(PYRGA, position, Limits(3), 7)._replace(nodes=0)


def test_no_line_and_no_move_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^no line is asked for$"):
        next(search_lines(PYRGA.initial(), PYRGA.evaluate, Limits(1), 0))
    with pytest.raises(ValueError, match=r"^the game is over$"):
        next(search_lines(NIM.decode("00001"), NIM.evaluate, Limits(1), 2))


@pytest.mark.parametrize("heaps", [*product(range(4), repeat=3)], ids=str)
def test_nearest_win_and_longest_loss_are_found_where_sides_do_not_alternate(
    heaps: tuple[int, ...],
) -> None:
    for position in unfinished_of_nim(heaps):
        report = last(NIM, position, Limits())
        assert report.score == minimax(position, NIM.evaluate, 9)
        assert report.score == worth_of(position, report.pv[0], NIM.evaluate, 9)


@settings(max_examples=examples(40))
@given(seeds, st.integers(2, 30), st.integers(1, 3))
def test_a_move_is_worth_what_a_literal_minimax_says(seed: int, plies: int, depth: int) -> None:
    position = wander(PYRGA, plies, seed)
    for move in position.legal_moves()[::5]:
        expected = worth_of(position, move, PYRGA.evaluate, depth)
        assert result_of(Scores(position, PYRGA.evaluate).of(move, depth)) == expected


@settings(max_examples=examples(40))
@given(seeds, st.integers(2, 30), st.integers(1, 3))
def test_of_a_move_that_is_worth_too_little_no_more_is_told(
    seed: int, plies: int, depth: int
) -> None:
    position = wander(PYRGA, plies, seed)
    scores = Scores(position, PYRGA.evaluate)
    moves = position.legal_moves()[::5]
    worths = [worth_of(position, move, PYRGA.evaluate, depth) for move in moves]
    least = sorted(worths)[len(worths) // 2]
    for move, worth in zip(moves, worths, strict=True):
        found = result_of(scores.of(move, depth, least))
        assert found == worth if worth >= least else worth <= found < least


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_one_ply_is_found(game: Game[P], seed: int) -> None:
    position = win_in_one(game, seed)
    report = last(game, position, Limits())
    assert report.score == DECISIVE - 1
    outcome = position.apply(report.pv[0]).outcome()
    assert outcome is not None
    assert outcome.winner == position.to_move


def test_a_win_by_two_plies_of_one_turn_is_shown_whole() -> None:
    position = NIM.decode("11002")
    report = last(NIM, position, Limits())
    assert play_all(position, report.pv).heaps == (0, 0, 0)


def test_the_seed_decides_among_equal_moves() -> None:
    found = {last(PYRGA, PYRGA.initial(), Limits(1), seed).pv[0] for seed in range(12)}
    assert len(found) > 1


def test_before_a_move_has_been_searched_the_report_is_even() -> None:
    first = next(search(wander(PYRGA, 4, 4), PYRGA.evaluate, Limits(3)))
    assert (first.depth, first.score, len(first.pv)) == (0, 0, 1)


def test_it_ends_when_the_game_is_decided() -> None:
    report = last(NIM, NIM.initial(), Limits())
    assert report.decided
    assert report.depth <= 9


@sampled
def test_what_is_reported_as_decided_is_the_value_while_moves_are_left_as_well() -> None:
    """A search that is stopped, or looked at, after it has refuted its first move knows no loss."""
    decided = avoided = 0
    for plies in (20, 22, 24):
        for _, position in random_games(plies, part(240)):
            value = plain_value(position)
            for report in search(position, PYRGA.evaluate, Limits(nodes=3_000)):
                if report.decided:
                    decided += 1
                    assert (report.score > 0) - (report.score < 0) == value
                    child = position.apply(report.pv[0])
                    outcome = child.outcome()
                    if outcome is None:
                        assert -plain_value(child) == value
                avoided += report.score <= -WON and value >= 0
    plain_value.cache_clear()
    assert decided > 100
    assert avoided > 2


def test_a_loss_is_decided_once_every_move_has_lost() -> None:
    lost = [position for _, position in random_games(22, 60) if plain_value(position) < 0]
    lost = [position for position in lost if len(position.legal_moves()) > 1]
    assert len(lost) > 5
    for position in lost:
        report = last(PYRGA, position, Limits())
        assert report.decided
        assert report.score <= -WON


def test_it_ends_when_there_is_only_one_move() -> None:
    position = after(NIM, "a1 b1 c2")
    assert last(NIM, position, Limits()).depth == 1


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_it_searches_no_deeper_than_it_may(depth: int) -> None:
    reports = list(search(PYRGA.initial(), PYRGA.evaluate, Limits(depth)))
    assert max(report.depth for report in reports) == depth


@pytest.mark.parametrize("nodes", [1, 500, 5_000])
def test_it_visits_hardly_more_nodes_than_it_may(nodes: int) -> None:
    report = last(PYRGA, after(PYRGA, "Sb2 Sb3"), Limits(nodes=nodes))
    assert nodes <= report.nodes < nodes + 1_000


def test_it_ends_with_the_report_that_has_reached_its_limit_of_nodes() -> None:
    position = after(PYRGA, "Sb2 Sb3")
    for at in [*search(position, PYRGA.evaluate, Limits(2))][1::9]:
        assert last(PYRGA, position, Limits(2, at.nodes)).nodes == at.nodes
    for lines in [*search_lines(position, PYRGA.evaluate, Limits(2), 2)][1::9]:
        nodes = lines[0].nodes
        *_, found = search_lines(position, PYRGA.evaluate, Limits(2, nodes), 2)
        assert found[0].nodes == nodes


def test_the_fast_form_of_a_game_comes_to_the_same_value_as_its_positions() -> None:
    for seed in range(8):
        position = wander(PYRGA, 3 * seed, seed)
        plain = Plain(PYRGA.evaluate)
        *_, slow = search(position, plain, Limits(3), seed)
        assert last(PYRGA, position, Limits(3), seed).score == slow.score


class Aspiring(Plain):
    """With windows so narrow that scores fall outside on both sides, or just on their bounds."""


@pytest.mark.parametrize("aspiration", [1, 20, 40, 60, 100])
@pytest.mark.parametrize("seed", range(8))
def test_a_score_outside_the_aspiration_window_is_found_all_the_same(
    seed: int, aspiration: int
) -> None:
    position, aspiring = wander(PYRGA, 3 * seed, seed), Aspiring(PYRGA.evaluate)
    aspiring.aspiration = aspiration
    *_, full = search(position, Plain(PYRGA.evaluate), Limits(4), seed)
    *_, narrow = search(position, aspiring, Limits(4), seed)
    assert (narrow.score, narrow.depth) == (full.score, full.depth)


class Reducing(Plain):
    """With reductions of all late moves."""

    lmr_min_depth = 2  # type: ignore[misc]  # fixed for games without a fast form alone


@pytest.mark.parametrize(("plies", "number"), [(17, 55), (19, 26), (21, 55)])
def test_a_decided_game_is_counted_to_its_end_though_late_moves_are_reduced(
    plies: int, number: int
) -> None:
    """The first report that is decided may have missed a nearer win, or a later loss."""
    position = random_games(plies, 60)[number][1]
    *_, full = search(position, Plain(PYRGA.evaluate), Limits(8))
    reports = [*search(position, Reducing(PYRGA.evaluate), Limits(8))]
    decided = [report.score for report in reports if report.decided]
    assert decided[0] != decided[-1] == full.score
    assert reports[-1].avoidable is False
    nodes = [report.nodes for report in reports]
    assert nodes == sorted(nodes)


def test_reductions_do_not_change_what_is_decided() -> None:
    seen = Counter[bool]()
    for _, position in random_games(22, 30):
        *_, full = search(position, Plain(PYRGA.evaluate), Limits(8))
        *_, found = search(position, Reducing(PYRGA.evaluate), Limits(8))
        assert found.decided == full.decided
        if full.decided:
            seen[full.score > 0] += 1
            assert found.score == full.score
    assert min(seen[True], seen[False]) > 2
