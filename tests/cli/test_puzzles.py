"""python -m tesserae puzzles: one a line, six fields between tabs."""

from __future__ import annotations

import pytest

from tesserae.cli.main import main
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tests import having


@pytest.mark.parametrize("slug", having.POOL)
def test_it_prints_puzzles_that_can_be_played(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", slug]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(pool_of(slug))
    game = catalog.by_slug(slug)
    for line in lines[:5]:
        number, moves, solution, theme, difficulty, ending = line.split("\t")
        assert number.isdigit()
        assert difficulty.isdigit()
        assert theme
        position = game.initial()
        for move in [*moves.split("."), *solution.split("."), *filter(None, ending.split("."))]:
            position = position.apply(game.parse_move(position, move))
