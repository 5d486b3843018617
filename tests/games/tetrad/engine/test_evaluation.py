"""What the evaluation of Tetrad prefers."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, OPPONENT
from tesserae.core.text import text
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.rules.position import SETUP_PLIES, START, Position
from tests.games.tetrad.engine.literal_evaluation import evaluation
from tests.games.tetrad.playing import at, damaged, only, play
from tests.search.positions import wander
from tests.tiers import part


def value(position: Position) -> int:
    """How good a position is for White."""
    return GAME.evaluate(position, FIRST)


def test_the_empty_board_is_level() -> None:
    assert value(play("")) == 0


def test_more_tiles_are_better() -> None:
    assert value(only("O0g1", "V0g13")) > 0 > value(only("V0g1", "O0g13"))


PREFERRED = {
    "two units of two that attack, to one of four": (
        only("D0f5 D0h5", "O0g9"),
        only("O0g4", "O0g9"),
    ),
    "a hit that is due": (play("1xn", only("M0g2", "I0g4")), only("M0a2", "I0g4")),
    "a target in range": (only("M0g2", "I0g4"), only("M0a2", "I0g4")),
    "no target in range of the other side": (only("M0a2", "M0g4", "b"), only("M0g2", "M0g4", "b")),
    "to have come nearer while nobody is in range": (play("1a2", at()), at()),
    "to have come still nearer": (play("1a3", at()), play("1a2", at())),
    "with more tiles, to go after the other": (only("O0a1", "M0a14"), only("O0m1", "M0a14")),
    "a broad front in the setup": (play("L0a1"), play("O0a1")),
}


@pytest.mark.parametrize(("better", "worse"), PREFERRED.values(), ids=PREFERRED)
def test_it_prefers(better: Position, worse: Position) -> None:
    assert value(better) > value(worse)


def test_a_tile_is_worth_more_where_fewer_are_left() -> None:
    few, many = value(only("D0a1", "M0a14")), value(only("D0a1 O0g1", "M0a14 O0g13"))
    assert few > 2 * many > 0


def test_a_lead_without_threats_is_told_as_the_tiles_it_is() -> None:
    for position in (only("D0a1", "M0a14"), only("D0a1 O0g1", "M0a14 O0g13")):
        told = GAME.describe_lead(position, GAME.in_units(position, value(position)))
        assert told == text("tetrad.standing.0", n=1)


@pytest.mark.parametrize(("white", "black"), [(20, 13), (13, 0), (4, 1), (7, 7), (2, 5)])
def test_a_share_of_the_tiles_in_play_is_told_as_the_tiles_it_is(white: int, black: int) -> None:
    position = START._replace(placed=SETUP_PLIES, units=(*tiles(white, 0), *tiles(black, 1)))
    share = (white - black) / (white + black)
    lead = GAME.in_units(position, round(40 * GAME.unit * share))
    assert lead == pytest.approx(white - black, abs=0.01)


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_ahead_by_more_tiles_than_they_have(seed: int) -> None:
    position = damaged(seed)
    leads = [GAME.in_units(position, score) for score in range(-20_000, 20_001, 500)]
    assert leads == sorted(leads)
    sides = position.to_move, OPPONENT[position.to_move]
    assert (leads[-1], -leads[0]) == tuple(position.tiles(side) for side in sides)
    other = position._replace(to_move=sides[1], turn=sides[1])
    assert leads == [-GAME.in_units(other, -score) for score in range(-20_000, 20_001, 500)]


def tiles(count: int, side: int) -> tuple[int, ...]:
    """Five units with so many tiles, which lie anywhere."""
    sizes = [min(4, max(0, count - 4 * n)) for n in range(5)]
    return tuple([((1 << size) - 1) << 14 * (2 * n + side) for n, size in enumerate(sizes)])


def test_of_two_that_can_reach_each_other_the_side_on_turn_stands_better() -> None:
    assert value(only("O0g4", "O0g10")) > 0 > value(only("O0g4", "O0g10", "b"))


@pytest.mark.parametrize("plies", range(20, 140, 10))
def test_it_is_what_a_literal_count_gives(plies: int) -> None:
    for seed in range(part(40)):
        position = wander(GAME, plies, seed)
        if position.outcome() is None:
            assert GAME.evaluate(position, position.turn) == evaluation(position)
