"""The bitboards and the literal rules say the same of thousands of positions, tall ones too."""

from __future__ import annotations

import pytest

from tesserae.core.position import Side
from tesserae.games.zaic.notation.moves import move_text
from tests.games.zaic import literal
from tests.games.zaic.playing import random_game
from tests.tiers import batches


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("batch", batches(12, quick=1))
def test_legal_moves_and_outcomes_are_those_of_the_literal_rules(batch: int, tall: bool) -> None:
    for seed in range(4 * batch, 4 * batch + 4):
        for texts, position in random_game(seed, tall):
            listed = [move_text(move) for move in position.legal_moves()]
            assert len(set(listed)) == len(listed)
            assert set(listed) == literal.legal(texts), texts
            assert position.outcome() == literal.outcome(texts), texts


@pytest.mark.parametrize("tall", [False, True])
def test_heights_colours_and_tiles_are_those_of_the_literal_stacks(tall: bool) -> None:
    for seed in range(20):
        for texts, position in random_game(seed, tall):
            table = literal.stacks(texts)
            for (x, y), stack in table.items():
                cell = 16 * (y - 1) + x
                assert position.height(cell) == len(stack)
                assert (
                    position.visible_squares(Side(literal.colour(table, (x, y)) or 0)) >> cell & 1
                )
                assert position.part(cell) == shown(table, stack[-1])
            played = {(text, ply % 2) for ply, text in enumerate(texts)}
            assert {(move_text(t.move), t.side) for t in position.tiles_in_play()} == played


def shown(table: literal.Stacks, ply: int) -> int:
    """The visible squares of a tile, as a mask."""
    return sum(1 << 16 * (y - 1) + x for (x, y), stack in table.items() if stack[-1] == ply)


def test_the_sample_holds_stacks_of_four_levels() -> None:
    heights = [len(list(random_game(seed, tall=True))[-1][1].levels) for seed in range(48)]
    assert max(heights) >= 4


def test_the_literal_rules_count_as_many_games_of_up_to_three_plies() -> None:
    def count(game: list[str], depth: int) -> int:
        moves = literal.legal(game)
        return len(moves) if depth == 1 else sum(count([*game, m], depth - 1) for m in moves)

    assert [count([], depth) for depth in (1, 2, 3)] == [4, 140, 3216]
