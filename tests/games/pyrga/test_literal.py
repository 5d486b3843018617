"""The bitboards and the literal rules say the same of thousands of random positions."""

from __future__ import annotations

import pytest

from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tests.games.pyrga import literal
from tests.games.pyrga.playing import random_game
from tests.tiers import batches


@pytest.mark.parametrize("batch", batches(8, quick=3))
def test_legal_moves_and_outcomes_are_those_of_the_literal_rules(batch: int) -> None:
    for seed in range(40 * batch, 40 * batch + 40):
        for texts, position in random_game(seed):
            listed = [MOVE_TEXTS[move] for move in position.legal_moves()]
            assert len(set(listed)) == len(listed)
            assert set(listed) == literal.legal(texts), texts
            assert position.outcome() == literal.outcome(texts), texts


def test_the_literal_rules_count_as_many_games_of_one_and_two_plies() -> None:
    first = literal.legal([])
    assert (len(first), sum(len(literal.legal([move])) for move in first)) == (80, 792)
