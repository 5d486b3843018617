"""How a search finds the quick form of a game, and what it takes where there is none."""

from __future__ import annotations

import pytest

from tesserae.core.game import DECISIVE
from tesserae.search.swift import Slow, Swift, swift
from tests.search.positions import NIM, PYRGA, wander


class Quick(Slow):
    """A quick form that is an evaluation as well."""

    def __call__(self, position: object, side: int) -> int:  # noqa: ARG002
        return side


def test_an_evaluation_that_is_a_quick_form_is_taken_itself() -> None:
    quick = Quick(PYRGA.evaluate)
    assert swift(quick) is quick


def test_any_other_game_is_searched_through_its_positions_and_in_full() -> None:
    slow = swift(PYRGA.evaluate)
    assert isinstance(slow, Swift)
    position = wander(PYRGA, 6, 1)
    assert slow.start(position) == position
    assert slow.moves(position) == position.legal_moves()
    assert slow.mover(position) == position.to_move
    assert slow.judged(position) == PYRGA.evaluate(position, position.to_move)
    move = position.legal_moves()[0]
    assert slow.play(position, move) == position.apply(move)
    assert slow.reduced > 1_000


@pytest.mark.parametrize(("before", "sign"), [("10002", 1), ("10001", -1)])
def test_a_finished_game_is_worth_what_its_outcome_says(before: str, sign: int) -> None:
    slow = swift(NIM.evaluate)
    position = NIM.decode(before)
    over = slow.play(position, slow.moves(position)[0])
    assert over.outcome() is not None
    assert slow.judged(over) == sign * DECISIVE
