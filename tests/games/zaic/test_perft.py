"""The number of move sequences, from a table; the literal rules count the first ones too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesserae.core.perft import perft
from tesserae.games.zaic import GAME
from tests.games.zaic import literal

TABLE = [
    (position, depth, int(count))
    for position, *counts in map(str.split, Path(__file__).with_name("perft.txt").open())
    for depth, count in enumerate(counts, 1)
]
QUICK = 1_000_000


@pytest.mark.parametrize(
    ("written", "depth", "count"),
    [pytest.param(*row, marks=pytest.mark.slow if row[2] > QUICK else ()) for row in TABLE],
)
def test_perft(written: str, depth: int, count: int) -> None:
    assert perft(GAME.decode(written), depth) == count


def test_the_literal_rules_count_the_same_from_the_start() -> None:
    def count(game: list[str], depth: int) -> int:
        moves = literal.legal(game)
        return len(moves) if depth == 1 else sum(count([*game, m], depth - 1) for m in moves)

    assert [count([], depth) for depth in (1, 2, 3)] == [4, 140, 3216]
