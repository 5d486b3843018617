"""What advice costs: it is drawn with the status, in the slowest Python that there is, too."""

from __future__ import annotations

import random

import pytest

from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine import prover
from tesserae.games.pyrga.words.coach import COACH

MOST = 500
"""Nodes, of all proofs for a piece of advice."""


def test_all_proofs_for_a_piece_of_advice_take_few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    provers = list[prover.Prover]()

    class Counted(prover.Prover):
        def __init__(self, entries: int, use_book: bool = True) -> None:
            super().__init__(entries, use_book)
            provers.append(self)

    monkeypatch.setattr(prover, "Prover", Counted)
    for seed in range(30):
        rng, position = random.Random(seed), GAME.initial()
        while position.outcome() is None:
            before = len(provers)
            COACH.advice(position, ())
            assert sum(it.search.nodes for it in provers[before:]) <= MOST
            position = position.apply(rng.choice(position.legal_moves()))
    assert max(it.search.nodes for it in provers) > MOST / 2
