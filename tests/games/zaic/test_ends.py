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


def test_a_game_can_be_over_after_four_plies_and_whoever_cannot_play_wins() -> None:
    over = play(FOUR_PLIES)
    assert over.legal_moves() == ()
    assert over.to_move == FIRST
    assert over.outcome() == Outcome(FIRST, "largest_area")


def test_the_game_goes_on_while_any_tile_fits() -> None:
    assert (play("").outcome(), GAME.result(play(""))) == (None, (0, 0))
    assert play(FOUR_PLIES.removesuffix(" Sh10")).outcome() is None


@pytest.mark.parametrize(
    ("moves", "light", "dark", "result", "outcome"),
    [
        (FOUR_PLIES, (4, 4), (1, 1), (4, 1), Outcome(FIRST, "largest_area")),
        (DARK_WINS, (2, 2, 1), (3,), (2, 3), Outcome(SECOND, "largest_area")),
        (BY_FURTHER_AREAS, (3, 3, 1), (3,), (3, 0), Outcome(FIRST, "further_areas")),
        (
            LEVEL,
            (3, 2, 2, 2, 2, 2, 1, 1, 1, 1),
            (3, 2, 2, 2, 2, 2, 1, 1, 1, 1),
            (1, 1),
            Outcome(None, "level"),
        ),
    ],
)
def test_areas_are_compared_from_the_largest_down(
    moves: str,
    light: tuple[int, ...],
    dark: tuple[int, ...],
    result: tuple[int, int],
    outcome: Outcome,
) -> None:
    """The result is the size of the areas that decide."""
    over = play(moves)
    assert (over.area_sizes(FIRST), over.area_sizes(SECOND)) == (light, dark)
    assert (over.outcome(), GAME.result(over)) == (outcome, result)


def test_squares_of_an_area_may_be_on_different_levels() -> None:
    assert play("Bh8 Sg8 Sg7 Sh8").area_sizes(SECOND) == (2,)


def test_squares_that_meet_at_a_corner_are_two_areas() -> None:
    assert play("Bh8 Sg8 Sg7 Sh9").area_sizes(SECOND) == (1, 1)


def test_a_covered_square_belongs_to_no_area_of_its_owner() -> None:
    assert play("Bh8").area_sizes(FIRST) == (4,)
    assert play("Bh8 Vi8").area_sizes(FIRST) == (2,)
