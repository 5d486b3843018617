"""How a search finds the fast form of a game, and what it does where there is none."""

from __future__ import annotations

import pytest

from tesserae.core.game import DECISIVE
from tesserae.search.search_game import PlainSearchGame, search_game
from tests.search.positions import NIM, wander
from tests.toy.nim import rules as nim_rules


class Fast(PlainSearchGame[nim_rules.Position]):
    """A fast form that is an evaluation as well."""

    def __call__(self, position: nim_rules.Position, side: int) -> int:
        return side


def test_an_evaluation_that_is_a_fast_form_is_used_itself() -> None:
    fast = Fast(NIM.evaluate)
    found: object = search_game(fast)
    assert found is fast


def test_any_other_game_is_searched_through_its_positions_without_reductions() -> None:
    plain = search_game(NIM.evaluate)
    assert isinstance(plain, PlainSearchGame)
    position = wander(NIM, 2, 1)
    assert plain.from_position(position) == position
    assert plain.legal_moves(position) == position.legal_moves()
    assert plain.side_to_move(position) == position.to_move
    assert plain.static_eval(position) == NIM.evaluate(position, position.to_move)
    move = position.legal_moves()[0]
    assert plain.apply(position, move) == position.apply(move)
    assert plain.lmr_min_depth > 1_000


@pytest.mark.parametrize(("before", "sign"), [("10002", 1), ("10001", -1)])
def test_a_finished_game_is_worth_what_its_outcome_says(before: str, sign: int) -> None:
    plain = PlainSearchGame(NIM.evaluate)
    position = NIM.decode(before)
    over = plain.apply(position, plain.legal_moves(position)[0])
    assert over.outcome() is not None
    assert plain.static_eval(over) == sign * DECISIVE
