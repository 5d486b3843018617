"""Attacks that were made, and turns that are over, in words."""

from __future__ import annotations

import pytest

from tesserae.core.game import Played
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.rules.position import Position
from tests.games.tetrad.playing import at, only, play
from tests.games.tetrad.words.test_prompts import translated


def turn(moves: str, start: Position) -> list[Played[Position]]:
    """The plies of a turn."""
    plies, position = [], start
    for written in moves.split():
        move = GAME.parse_move(position, written)
        plies.append((position, move))
        position = position.apply(move)
    return plies


SHOT = only("I1g1 O0a1", "D0g8 D0f6 M0a14")


@pytest.mark.parametrize(
    ("moves", "start", "english", "french"),
    [
        (
            "2a3 1xn -g8 -f6 end",
            SHOT,
            "White moved unit 2. Unit 1 fired north, range 5: units 1 and 2 are hit.",
            "Les Blancs ont déplacé l’unité 2. L’unité 1 a tiré au nord, portée 5 : les unités "
            "1 et 2 sont touchées.",
        ),
        (
            "1xn -g8 -f6 end",
            SHOT,
            "White’s unit 1 fired north, range 5: units 1 and 2 are hit.",
            "L’unité 1 des Blancs a tiré au nord, portée 5 : les unités 1 et 2 sont touchées.",
        ),
        (
            "2d3 1a3 end",
            at(),
            "White moved units 1 and 2.",
            "Les Blancs ont déplacé les unités 1 et 2.",
        ),
        (
            "1xn -d13 2xe -d14 end",
            only("O0d10 O0a13", "O0d13 M0n1"),
            "White’s units 1 and 2 fired: unit 1 is hit.",
            "Les unités 1 et 2 des Blancs ont tiré : l’unité 1 est touchée.",
        ),
        (
            "end",
            at(turn="b"),
            "Black neither moved nor fired.",
            "Les Noirs n’ont ni bougé ni tiré.",
        ),
    ],
)
def test_a_turn_that_is_over_in_words(
    moves: str, start: Position, english: str, french: str
) -> None:
    summary = GAME.describe_turn(turn(moves, start))
    assert summary
    assert translated(summary) == (english, french)


@pytest.mark.parametrize("moves", ["", "2a3", "2a3 1xn", "2a3 1xn -g8"])
def test_a_turn_that_goes_on_is_told_ply_by_ply(moves: str) -> None:
    assert GAME.describe_turn(turn(moves, SHOT)) is None


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("2a3", "White moved unit 2."),
        ("1xn -g8", "White’s unit 1 fired north, range 5: units 1 and 2 are hit."),
    ],
)
def test_a_turn_that_is_cut_short_is_told_as_far_as_it_went(moves: str, told: str) -> None:
    summary = GAME.describe_turn(turn(moves, SHOT), cut=True)
    assert summary
    assert translated(summary)[0] == told


def test_units_that_are_placed_are_told_ply_by_ply() -> None:
    assert GAME.describe_turn(turn("I1g1", GAME.initial()), cut=True) is None


def test_an_attack_that_was_made_tells_its_range_and_what_it_hit() -> None:
    announcement = GAME.announce(SHOT, GAME.parse_move(SHOT, "1xn"))
    assert announcement
    english, _ = translated(announcement)
    assert english == "White’s unit 1 fired north, range 5: units 1 and 2 are hit."


def test_a_range_is_that_of_the_longest_lane() -> None:
    position = play("", only("T0g4 M0a1", "O0g8 M0a14"))
    announcement = GAME.announce(position, GAME.parse_move(position, "1xn"))
    assert announcement
    assert "range 4:" in translated(announcement)[0]
