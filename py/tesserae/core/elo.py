"""How much stronger one player is: Elo from pairs of games, and a test that ends early.

A pair is two games from one opening, colours swapped, so its games hang
together. What is counted is the pair: the five results from two losses to two
wins, the "pentanomial" counts. A *score* is a share of the points, 0 to 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

Counts: TypeAlias = Sequence[int]
"""The numbers of pairs with 0, 1/2, 1, 3/2 and 2 points."""

SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)

WITHIN: Final = 1.959964
"""Standard errors on either side of a 95 % interval."""

_UNSEEN: Final = 1e-3
"""Pairs counted for a result that never occurred, so that no likelihood is 0."""

_HALVINGS: Final = 60


class Strength(NamedTuple):
    """elo: the estimate, `low` to `high` its 95 % interval. los: the likelihood of superiority."""

    elo: float
    low: float
    high: float
    los: float


def elo_of(score: float) -> float:
    """The difference in Elo that gives this expected score; infinite at 0 and 1."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def score_of(elo: float) -> float:
    """The expected score at a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def strength(counts: Counts) -> Strength:
    """The estimate from pairs. ValueError if there are none.

    For the error alone, one more pair is spread evenly over the five results: a few pairs with the
    same result are not a certainty.
    """
    pairs = sum(counts)
    if not pairs:
        raise ValueError("no pairs")
    score = _mean(counts)
    error = math.sqrt(_variance(smooth_counts(counts)) / pairs)
    low, high = (elo_of(score + sign * error) for sign in (-WITHIN, WITHIN))
    superior = (1 + math.erf((score - 0.5) / error / math.sqrt(2))) / 2
    return Strength(elo_of(score), low, high, superior)


def smooth_counts(counts: Counts) -> list[float]:
    """Counts with one more pair, spread evenly over the five results."""
    return [count + 1 / len(SCORES) for count in counts]


class Sprt(NamedTuple):
    """A sequential test of H1, a difference of `elo1`, against H0, one of `elo0` < elo1.

    risk: the probability of accepting either although the other holds.
    """

    elo0: float
    elo1: float
    risk: float = 0.05

    @property
    def bound(self) -> float:
        """The log-likelihood ratio that accepts H1; its negative accepts H0 (A. Wald, 1945)."""
        return math.log((1 - self.risk) / self.risk)

    def llr(self, counts: Counts) -> float:
        """The generalized log-likelihood ratio of H1 to H0 (M. Van den Bergh, 2020)."""
        seen = [count or _UNSEEN for count in counts]
        likely0, likely1 = (_likeliest(seen, score_of(elo)) for elo in (self.elo0, self.elo1))
        return sum(
            [n * math.log(one / zero) for n, zero, one in zip(seen, likely0, likely1, strict=True)]
        )

    def decision(self, counts: Counts) -> int | None:
        """1 or 0 for the accepted hypothesis; None while the test goes on."""
        ratio = self.llr(counts)
        return int(ratio > 0) if abs(ratio) >= self.bound else None


def _mean(counts: Sequence[float]) -> float:
    return sum([n * score for n, score in zip(counts, SCORES, strict=True)]) / sum(counts)


def _variance(counts: Sequence[float]) -> float:
    mean = _mean(counts)
    squares = [n * (score - mean) ** 2 for n, score in zip(counts, SCORES, strict=True)]
    return sum(squares) / sum(counts)


def _likeliest(counts: Sequence[float], score: float) -> list[float]:
    """Of all distributions with this mean, the one under which the counts are likeliest.

    Their shares divided by 1 + x (a - score), a being the result and x the
    number with which the mean is right. The mean falls as x grows.
    """
    low, high = -1 / (1 - score), 1 / score
    pairs = sum(counts)
    for _ in range(_HALVINGS):
        x = (low + high) / 2
        divided = [
            count / pairs / (1 + x * (a - score)) for count, a in zip(counts, SCORES, strict=True)
        ]
        excess = sum([share * (a - score) for share, a in zip(divided, SCORES, strict=True)])
        low, high = (x, high) if excess > 0 else (low, x)
    return divided
