"""The number of move sequences, from a table; the literal rules count the first ones too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesserae.core.perft import perft
from tesserae.games.tetrad import GAME
from tests.games.tetrad import literal
from tests.games.tetrad.playing import told_literally

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


@pytest.mark.parametrize(("written", "depth", "count"), [row for row in TABLE if row[2] < 1000])
def test_the_literal_rules_count_the_same(written: str, depth: int, count: int) -> None:
    def counted(game: literal.Game, depth: int) -> int:
        after = literal.legal(game).values()
        return len(after) if depth == 1 else sum(counted(game, depth - 1) for game in after)

    assert counted(told_literally(GAME.decode(written)), depth) == count
