"""How games of Zaic end."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND, Outcome
from tesserae.games.zaic import GAME
from tests.games.zaic.playing import play

FOUR_PLIES = "Bh8 Sg9 Bf10 Sh10"
BY_FURTHER_AREAS = "Hh8 Sh8 Bf8 Sg8 Bg6 Sh7"
DARK_WINS = "Bh8 Si8 Hi7 Sh9 Vg9 Sh8"
LEVEL = "Hh8 Vg7 He7 Sf6 Sg6 Hh6 Vf4 Sf3 Hi5 Se4 Sd4 Hh9 Vj9 Vd7 Sh10 Hi9 Hc6 Vi3 Hd9 Hc10 Vi5 Vj6"


def test_a_game_can_be_over_after_four_plies() -> None:
    over = play(FOUR_PLIES)
    assert over.legal_moves() == ()
    assert over.outcome() == Outcome(FIRST, "largest_area")


def test_whoever_cannot_play_may_still_win() -> None:
    assert play(FOUR_PLIES).to_move == FIRST


def test_the_game_goes_on_while_any_tile_fits() -> None:
    assert play("").outcome() is None
    assert play(FOUR_PLIES.removesuffix(" Sh10")).outcome() is None


@pytest.mark.parametrize(
    ("moves", "light", "dark", "outcome"),
    [
        (FOUR_PLIES, (4, 4), (1, 1), Outcome(FIRST, "largest_area")),
        (DARK_WINS, (2, 2, 1), (3,), Outcome(SECOND, "largest_area")),
        (BY_FURTHER_AREAS, (3, 3, 1), (3,), Outcome(FIRST, "further_areas")),
        (
            LEVEL,
            (3, 2, 2, 2, 2, 2, 1, 1, 1, 1),
            (3, 2, 2, 2, 2, 2, 1, 1, 1, 1),
            Outcome(None, "level"),
        ),
    ],
)
def test_areas_are_compared_from_the_largest_down(
    moves: str, light: tuple[int, ...], dark: tuple[int, ...], outcome: Outcome
) -> None:
    over = play(moves)
    assert (over.area_sizes(FIRST), over.area_sizes(SECOND)) == (light, dark)
    assert over.outcome() == outcome


def test_squares_of_an_area_may_be_on_different_levels() -> None:
    assert play("Bh8 Sg8 Sg7 Sh8").area_sizes(SECOND) == (2,)


def test_squares_that_meet_at_a_corner_are_two_areas() -> None:
    assert play("Bh8 Sg8 Sg7 Sh9").area_sizes(SECOND) == (1, 1)


def test_a_covered_square_belongs_to_no_area_of_its_owner() -> None:
    assert play("Bh8").area_sizes(FIRST) == (4,)
    assert play("Bh8 Vi8").area_sizes(FIRST) == (2,)


@pytest.mark.parametrize(
    ("moves", "result"),
    [
        ("", (0, 0)),
        (FOUR_PLIES, (4, 1)),
        (BY_FURTHER_AREAS, (3, 0)),
        (DARK_WINS, (2, 3)),
        (LEVEL, (1, 1)),
    ],
)
def test_the_result_is_the_size_of_the_areas_that_decide(
    moves: str, result: tuple[int, int]
) -> None:
    assert GAME.result(play(moves)) == result
