"""The strength of several players who have met each other: the Elo that fits all results.

The ratings are those under which the results are likeliest (Bradley and Terry, 1952; a draw counts
as half a win and half a loss), so each player's points are the expected ones. As in `elo`, pairs of
games are counted.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.elo import SCORES, WITHIN, Counts, smooth_counts

Matrix: TypeAlias = list[list[float]]

ELO: Final = 400 / math.log(10)
"""Elo per unit of the logistic scale."""

PRIOR_DRAWN_PAIRS: Final = 0.1
"""Drawn pairs added for each two who have met: a player who lost all games has a rating, too."""

_SMALL_PRIOR: Final = 1e-9
"""Connects players who have not met, even indirectly."""

_MOST_STEPS: Final = 100
_LONGEST_STEP: Final = 1.0


class Ratings(NamedTuple):
    """The Elo of every player, on average 0, and the covariances."""

    elos: tuple[float, ...]
    covariances: tuple[tuple[float, ...], ...]

    def error(self, player: int) -> float:
        """Half the width of the 95 % interval."""
        return WITHIN * math.sqrt(self.covariances[player][player])

    def los(self, player: int, other: int) -> float:
        """The likelihood that a player is better than another."""
        own, both, its = (
            self.covariances[one][two]
            for one, two in ((player, player), (player, other), (other, other))
        )
        error = math.sqrt(max(own + its - 2 * both, _SMALL_PRIOR))
        return (1 + math.erf((self.elos[player] - self.elos[other]) / error / math.sqrt(2))) / 2


def ratings(players: int, results: Mapping[tuple[int, int], Counts]) -> Ratings:
    """The ratings by all results: two players -> their pairs by the first one's points.

    Intervals are wider than the results alone suggest, like those of `elo.strength`.
    """
    met = {pairing: counts for pairing, counts in results.items() if sum(counts)}
    values = [0.0] * players
    for _ in range(_MOST_STEPS):
        gradient, information = _derivatives(values, met)
        step = _product(_inverse(information), gradient)
        longest = max(map(abs, step))
        scale = min(1, _LONGEST_STEP / longest) if longest else 0
        values = [value + scale * by for value, by in zip(values, step, strict=True)]
        if longest < 1e-10:
            break
    mean = sum(values) / players
    covariances = _covariances(values, met)
    return Ratings(
        tuple(ELO * (value - mean) for value in values),
        tuple(tuple(ELO * ELO * it for it in row) for row in covariances),
    )


def _derivatives(
    values: Sequence[float], results: Mapping[tuple[int, int], Counts]
) -> tuple[list[float], Matrix]:
    """The gradient of the likelihood's logarithm, and its negative second derivatives."""
    gradient = [0.0] * len(values)
    information = _origin(len(values))
    for (one, other), counts in results.items():
        expected = _expected_score(values, one, other)
        points = (
            sum(n * score for n, score in zip(counts, SCORES, strict=True)) + PRIOR_DRAWN_PAIRS / 2
        )
        pairs = sum(counts) + PRIOR_DRAWN_PAIRS
        gradient[one] += points - pairs * expected
        gradient[other] -= points - pairs * expected
        _add(information, one, other, pairs * expected * (1 - expected))
    return gradient, information


def _covariances(values: Sequence[float], results: Mapping[tuple[int, int], Counts]) -> Matrix:
    """The covariances of the ratings, by how much pairs vary.

    One more pair is spread evenly over the five results for this, as in `elo.strength`.
    """
    information, spread = _origin(len(values)), [[0.0] * len(values) for _ in values]
    for (one, other), counts in results.items():
        pairs = sum(counts)
        expected = (pairs * _expected_score(values, one, other) + 0.5) / (pairs + 1)
        likely = zip(smooth_counts(counts), SCORES, strict=True)
        variance = sum(n * (score - expected) ** 2 for n, score in likely) / (pairs + 1)
        _add(information, one, other, pairs * expected * (1 - expected))
        _add(spread, one, other, pairs * variance)
    inverse = _inverse(information)
    return _times(_times(inverse, spread), inverse)


def _origin(size: int) -> Matrix:
    """Added to the diagonal, so that the matrix is invertible: ratings have no origin."""
    return [
        [1 / size + _SMALL_PRIOR * (row == column) for column in range(size)] for row in range(size)
    ]


def _expected_score(values: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + math.exp(values[other] - values[one]))


def _add(matrix: Matrix, one: int, other: int, weight: float) -> None:
    """Adds what a pairing contributes to a matrix over differences of ratings."""
    matrix[one][one] += weight
    matrix[other][other] += weight
    matrix[one][other] -= weight
    matrix[other][one] -= weight


def _product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _times(one: Matrix, other: Matrix) -> Matrix:
    columns = [list(column) for column in zip(*other, strict=True)]
    return [_product(columns, row) for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(at == n) for at in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        rows[n] = [it / rows[n][n] for it in rows[n]]
        for other in range(size):
            if other != n and rows[other][n]:
                factor = rows[other][n]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[n], strict=True)]
    return [row[size:] for row in rows]
