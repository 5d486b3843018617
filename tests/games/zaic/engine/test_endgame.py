"""Zaic's last plies: the prover's values are those of a plain search through everything."""

from __future__ import annotations

import pytest

from tesserae.core.exact import Proof
from tesserae.games.zaic.engine.endgame import Prover
from tesserae.games.zaic.rules import Position
from tests.core.solving import plain_value
from tests.games.zaic.playing import random_game
from tests.tiers import some


def near_the_end(seed: int, plies: int) -> Position:
    """A position of a random game, so many plies before its end."""
    return list(random_game(seed))[-1 - plies][1]


def proof_of(position: Position, prover: Prover | None = None) -> Proof:
    *_, proof = (prover or Prover()).prove(position)
    return proof


@pytest.mark.parametrize("seed", some([*range(2, 12), 0, 1], quick=10))
def test_values_are_those_of_a_plain_search(seed: int) -> None:
    position = near_the_end(seed, 3)
    proof = proof_of(position)
    assert proof.value == plain_value(position)
    assert proof.move is not None
    assert -plain_value(position.apply(proof.move)) == proof.value


@pytest.mark.parametrize(("seed", "plies"), [(1463, 3), (3093, 3), (3717, 3), (4541, 2), (4603, 1)])
def test_a_draw_is_told_from_a_win_and_a_loss(seed: int, plies: int) -> None:
    position, prover = near_the_end(seed, plies), Prover()
    assert proof_of(position, prover).value == 0
    for move in position.legal_moves():
        after = position.apply(move)
        if after.legal_moves():
            assert proof_of(after, prover).value == plain_value(after)


def test_it_pauses_and_comes_to_the_same_value_from_what_it_has_learnt() -> None:
    prover = Prover()
    position = next(it for it in (near_the_end(seed, 6) for seed in range(50)) if _is_long(it))
    first = proof_of(position, prover)
    again = proof_of(position, prover)
    assert again.value == first.value
    assert again.nodes < first.nodes


def _is_long(position: Position) -> bool:
    return len(list(Prover().prove(position))) > 3


def test_nothing_is_to_be_proven_once_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        next(Prover().prove(near_the_end(0, 0)))
