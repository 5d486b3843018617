"""Elo from pairs, and the sequential test."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from tesserae.core.elo import SCORES, Sprt, elo_of, score_of, strength

PASSED = (39, 2226, 31451, 2412, 40)
LEVEL = (10789, 19328, 33806, 19402, 10543)
"""Counts of two long matches between chess engines."""


@pytest.mark.parametrize(("score", "elo"), [(0.5, 0), (0.75, 190.85), (0.25, -190.85)])
def test_elo_is_the_logarithm_of_the_odds(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=0.01)
    assert score_of(elo_of(score)) == pytest.approx(score)


def test_elo_has_no_end() -> None:
    assert elo_of(1) == math.inf
    assert elo_of(0) == -math.inf


def test_the_interval_is_that_of_the_normal_distribution() -> None:
    """63 wins, 34 losses and 3 draws give 103.73 +- 71.10; a hundred times as many, a tenth."""
    elo, low, high, los = strength((3400, 0, 300, 0, 6300))
    assert elo == pytest.approx(103.73, abs=0.01)
    assert (high - low) / 2 == pytest.approx(7.0, abs=0.05)
    assert los == pytest.approx(1)


@pytest.mark.parametrize("counts", [(3, 5, 20, 9, 13), (2, 1, 0, 4, 3), (9, 30, 41, 25, 8)])
def test_los_is_what_the_statistics_of_python_say(counts: tuple[int, ...]) -> None:
    """Of five times as many pairs, and one of each result besides: counts are whole numbers."""
    pairs = [score for n, score in zip(counts, SCORES, strict=True) for _ in range(n)]
    likely = [score for n, score in zip(counts, SCORES, strict=True) for _ in range(5 * n + 1)]
    error = statistics.pstdev(likely) / len(pairs) ** 0.5
    better = 1 - statistics.NormalDist(statistics.mean(pairs), error).cdf(0.5)
    assert strength(counts).los == pytest.approx(better, abs=1e-9)


def test_pairs_in_which_the_opening_decides_say_more_than_single_games() -> None:
    """One win each in every pair: surely level. Two wins or none: not so surely."""
    _, low, high, _ = strength((0, 0, 50, 0, 0))
    _, lower, higher, _ = strength((25, 0, 0, 0, 25))
    assert lower < low < 0 < high < higher


def test_a_few_pairs_that_end_alike_are_no_certainty() -> None:
    elo, low, high, _ = strength((0, 0, 0, 0, 3))
    assert elo == high == math.inf
    assert low < 200
    assert strength((0, 0, 0, 0, 300)).low > 600


def test_the_two_players_see_the_same_match() -> None:
    counts = (3, 5, 20, 9, 13)
    one, other = strength(counts), strength(counts[::-1])
    assert (-one.elo, -one.high, -one.low) == pytest.approx(other[:3])
    assert one.los == pytest.approx(1 - other.los)


def test_the_interval_holds_the_truth_19_times_in_20() -> None:
    rng = random.Random(1)
    chances = (1, 2, 4, 5, 3)
    truth = elo_of(sum(n * score for n, score in zip(chances, SCORES, strict=True)) / sum(chances))
    held = 0
    for _ in range(1000):
        drawn = rng.choices(range(5), chances, k=60)
        _, low, high, _ = strength([drawn.count(n) for n in range(5)])
        held += low <= truth <= high
    assert 930 <= held <= 975


def test_nothing_is_said_of_no_games() -> None:
    with pytest.raises(ValueError, match="no pairs"):
        strength((0, 0, 0, 0, 0))


def test_a_risk_of_5_percent_bounds_the_test_at_2_94() -> None:
    assert Sprt(0, 5).bound == pytest.approx(2.944, abs=0.001)


@pytest.mark.parametrize(
    ("sprt", "counts"), [(Sprt(0.2, 0.9), PASSED), (Sprt(-3, 1), LEVEL), (Sprt(0, 5), LEVEL)]
)
def test_long_matches_have_the_ratio_of_the_normal_distribution(
    sprt: Sprt, counts: tuple[int, ...]
) -> None:
    pairs = sum(counts)
    mean = sum(n * score for n, score in zip(counts, SCORES, strict=True)) / pairs
    square = sum(n * (score - mean) ** 2 for n, score in zip(counts, SCORES, strict=True)) / pairs
    low, high = score_of(sprt.elo0), score_of(sprt.elo1)
    nearly = pairs * (high - low) * (2 * mean - low - high) / (2 * square)
    assert sprt.llr(counts) == pytest.approx(nearly, rel=0.001)


def test_the_test_goes_on_until_a_bound_is_reached() -> None:
    sprt = Sprt(0, 100)
    assert sprt.decision((0, 0, 1, 0, 1)) is None
    assert sprt.decision((0, 0, 5, 0, 40)) == 1
    assert sprt.decision((25, 0, 10, 0, 15)) == 0


def test_the_test_errs_no_more_often_than_it_may() -> None:
    """Two equal players are taken for 90 Elo apart in at most one of twenty tests."""
    rng = random.Random(2)
    sprt, wrong = Sprt(0, 90), 0
    for _ in range(60):
        counts = [0] * 5
        while (accepted := sprt.decision(counts)) is None:
            counts[rng.choices(range(5), (2, 1, 4, 1, 2))[0]] += 1
        wrong += accepted
    assert wrong <= 6
