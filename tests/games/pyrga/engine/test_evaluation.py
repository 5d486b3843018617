"""What the evaluation of Pyrga prefers."""

from __future__ import annotations

from tesserae.core.position import FIRST
from tesserae.games.pyrga import GAME
from tests.games.pyrga.playing import play
from tests.games.pyrga.test_ends import OPPONENTS_THIRD, OWN_THIRD


def value(moves: str) -> int:
    """How good the position is for White."""
    return GAME.evaluate(play(moves), FIRST)


def test_the_empty_board_is_level() -> None:
    assert value("") == 0


def test_a_tower_is_worth_more_than_a_pair_and_a_pair_more_than_a_single_piece() -> None:
    tower, pair = "Sb2 Ta2e Tb2e Tc2w Cb2", "Sb2 Ta2e Tb2e Tc2w"
    assert value(tower) > value(pair) > value("Sb2 Ta2e")


def test_whoever_nears_the_third_tower_is_ahead() -> None:
    assert value(OWN_THIRD.removesuffix(" Sc3")) > 0
    assert value(OPPONENTS_THIRD.removesuffix(" Tb3e")) > 0
