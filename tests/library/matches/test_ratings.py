"""The ratings of several players."""

from __future__ import annotations

import random
from statistics import NormalDist

import pytest

from tesserae.core.elo import SCORES, score_of, strength
from tesserae.library.matches import ratings as module
from tesserae.library.matches.ratings import ratings

COUNTS = {
    (0, 1): (3, 5, 20, 9, 13),
    (0, 2): (2, 4, 15, 12, 27),
    (0, 3): (0, 1, 9, 6, 34),
    (1, 2): (5, 8, 18, 9, 10),
    (1, 3): (1, 3, 14, 11, 21),
    (2, 3): (4, 6, 22, 8, 10),
}

ORDO = (142.40, 32.64, -43.06, -131.98)
"""What Ordo says of these games: ordo -a 0 -N 2 -z 200.2403 (Elo as they are defined)."""


def points_and_pairs(one: int, other: int) -> tuple[float, int]:
    counts = COUNTS.get((one, other)) or COUNTS[other, one][::-1]
    return sum(n * score for n, score in zip(counts, SCORES, strict=True)), sum(counts)


def test_another_program_rates_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ratings(4, COUNTS).elos == pytest.approx(ORDO, abs=0.5)
    monkeypatch.setattr(module, "PRIOR_DRAWN_PAIRS", 0)
    assert ratings(4, COUNTS).elos == pytest.approx(ORDO, abs=0.01)


def strengths_by_zermelo(drawn: float) -> list[float]:
    """E. Zermelo (1929): a strength is the points over the sum of pairs / (both strengths).

    drawn: drawn pairs that are added for each two.
    """
    strengths = [1.0] * 4
    for _ in range(1000):
        for one in range(4):
            others = [it for it in range(4) if it != one]
            points = sum(points_and_pairs(one, it)[0] + drawn / 2 for it in others)
            shares = [
                (points_and_pairs(one, it)[1] + drawn) / (strengths[one] + strengths[it])
                for it in others
            ]
            strengths[one] = points / sum(shares)
    return strengths


@pytest.mark.parametrize("drawn", [0, 0.1])
def test_the_iteration_of_zermelo_comes_to_the_same(
    drawn: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tenth of a drawn pair is added, which the docs tell."""
    if not drawn:
        monkeypatch.setattr(module, "PRIOR_DRAWN_PAIRS", 0)
    strengths, elos = strengths_by_zermelo(drawn), ratings(4, COUNTS).elos
    for one in range(3):
        share = strengths[one] / (strengths[one] + strengths[one + 1])
        assert score_of(elos[one] - elos[one + 1]) == pytest.approx(share, abs=1e-9)


def test_two_players_are_rated_as_in_a_match() -> None:
    counts = (30, 50, 200, 90, 130)
    found, of_match = ratings(2, {(0, 1): counts}), strength(counts)
    assert found.elos[0] - found.elos[1] == pytest.approx(of_match.elo, abs=0.1)
    assert 4 * found.error(0) == pytest.approx(of_match.high - of_match.low, rel=0.02)
    assert found.los(0, 1) == pytest.approx(of_match.los, abs=1e-3)
    assert found.los(1, 0) == pytest.approx(1 - of_match.los, abs=1e-3)


def test_who_lost_everything_is_rated_and_surely_not_exactly() -> None:
    found = ratings(3, {(0, 1): (0, 0, 0, 0, 9), (1, 2): (2, 2, 2, 2, 2), (0, 2): (0, 0, 0, 1, 8)})
    assert -1000 < found.elos[1] < found.elos[2] < 0 < found.elos[0] < 1000
    assert found.error(0) > 150
    assert 0.99 < found.los(0, 1) < 1


def test_those_who_have_not_met_are_rated_too() -> None:
    found = ratings(4, {(0, 1): (0, 0, 2, 2, 6), (2, 3): (0, 0, 9, 0, 1)})
    assert found.elos[0] == pytest.approx(-found.elos[1])
    assert found.elos[2] == pytest.approx(-found.elos[3])


def test_the_interval_holds_the_truth_19_times_in_20() -> None:
    """Both games of a pair hang together: the opening decides three pairs in ten."""
    rng, truth, held, los = random.Random(3), (120, 0, -40, -80), 0, 0
    for _ in range(150):
        drawn = {}
        for one, other in COUNTS:
            chance, counts = score_of(truth[one] - truth[other]), [0] * 5
            for _ in range(60):
                one_wins = [rng.random() < chance for _ in range(2)]
                counts[2 if rng.random() < 0.3 else 2 * sum(one_wins)] += 1
            drawn[one, other] = counts
        # The truth in these games: what Elo is to be expected of many of them.
        found = ratings(4, drawn)
        held += sum(abs(found.elos[n] - EXPECTED[n]) <= found.error(n) for n in range(4))
        los += found.los(1, 2) > 0.5
    assert 0.92 <= held / 600 <= 0.98
    assert los > 120


def expected_counts(one: float, other: float) -> list[int]:
    """A million pairs as in the test above."""
    chance = score_of(one - other)
    shares = (0.7 * (1 - chance) ** 2, 0, 0.3 + 1.4 * chance * (1 - chance), 0, 0.7 * chance**2)
    return [round(1e6 * share) for share in shares]


EXPECTED = ratings(
    4,
    {
        (one, other): expected_counts((120, 0, -40, -80)[one], (120, 0, -40, -80)[other])
        for one, other in COUNTS
    },
).elos


def test_the_likelihood_of_superiority_is_that_of_the_normal_distribution() -> None:
    rated = ratings(2, {(0, 1): (1, 2, 5, 6, 4)})
    deviation = 2 * rated.error(0) / NormalDist().inv_cdf(0.975)
    likely = NormalDist().cdf((rated.elos[0] - rated.elos[1]) / deviation)
    assert 0.9 < likely < 0.99
    assert rated.los(0, 1) == pytest.approx(likely, abs=1e-6)
