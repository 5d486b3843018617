"""The number of move sequences of every game, from its table `perft.txt`.

A line of it: the text of a position, then the count at depth 1, at depth 2 and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tesserae.core.game import Game, Position
from tesserae.core.perft import perft
from tests.conformance.sample import TESTS, WITH_DATA, every_game_with_data

QUICK = 200_000


def rows() -> Iterator[Any]:
    """Every count of every table; the large ones are slow."""
    for game in WITH_DATA:
        for line in (TESTS / game.slug / "perft.txt").read_text("utf-8").splitlines():
            written, *counts = line.split()
            for depth, count in enumerate(map(int, counts), 1):
                slow = pytest.mark.slow if count > QUICK else ()
                name = f"{game.slug}-{written}-{depth}"
                yield pytest.param(game, written, depth, count, marks=slow, id=name)


@pytest.mark.parametrize(("game", "written", "depth", "count"), list(rows()))
def test_perft(game: Game[Position], written: str, depth: int, count: int) -> None:
    assert perft(game.decode(written), depth) == count


@every_game_with_data
def test_a_table_counts_from_the_start_and_from_no_position_twice(game: Game[Position]) -> None:
    lines = (TESTS / game.slug / "perft.txt").read_text("utf-8").splitlines()
    written = [line.split()[0] for line in lines]
    assert written[0] == game.encode(game.initial())
    assert len(set(written)) == len(written)
