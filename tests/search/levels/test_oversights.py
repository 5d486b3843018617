"""What weaker levels overlook: the farther away, the more, and never a win at once."""

from __future__ import annotations

from itertools import pairwise
from math import log2

import pytest

from tesserae.core.blunders import is_blunder
from tesserae.core.game import Game, Move, P
from tesserae.games.catalog import GAMES
from tesserae.search.levels import LEVELS, PLIES, Level, seed_of
from tesserae.search.levels.form import with_form
from tesserae.search.levels.oversights import OverlookingGame, Oversights
from tesserae.search.report import Limits
from tesserae.search.thinking import CAREFUL_FROM_LEVEL, think
from tests.search.positions import PYRGA, wander

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))


def share(move: Move, spot: Move, rate: float) -> float:
    """How often a move is overlooked while attention is on a spot."""
    seeds = range(400)
    return sum(Oversights(PYRGA.distance, rate, n).overlooks(move, spot) for n in seeds) / 400


def test_the_farther_away_a_move_is_the_more_often_it_is_overlooked() -> None:
    origin, near, far = (PYRGA.parse_move(PYRGA.initial(), it) for it in ("Sa1", "Sb1", "Sd4"))
    assert share(origin, origin, 0.5) == 0
    assert 0 < share(near, origin, 0.5) < share(far, origin, 0.5)
    assert 0.4 < share(far, origin, 0.5) < 0.6


def test_a_move_that_is_noticed_is_seen() -> None:
    oversights = Oversights(lambda _one, _other: 1.0, 1.0, 0)
    oversights.notice(Move(3), Move(1))
    assert oversights.noticed_moves((Move(2), Move(3)), Move(1)) == [3]
    assert oversights.noticed_moves((Move(2), Move(4)), Move(1)) == (
        2,
        4,
    )  # something has to be played


def test_replies_are_overlooked_by_their_distance_to_what_they_answer() -> None:
    position = PYRGA.initial()
    far_away = Oversights(lambda one, other: float(one != other), 1.0, 0)
    moves = position.legal_moves()
    game = OverlookingGame(PYRGA.evaluate, far_away, moves[0])
    root = game.from_position(position)
    assert list(game.legal_moves(root)) == [moves[0]]
    child = game.apply(root, moves[0])
    assert set(game.legal_moves(child)) == set(position.apply(moves[0]).legal_moves())


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_distances_are_shares_and_symmetric(game: Game[P], seed: int) -> None:
    moves = wander(game, 12, seed).legal_moves()
    for one, other in zip(moves, reversed(moves), strict=True):
        assert 0 <= game.distance(one, other) <= 1
        assert game.distance(one, other) == game.distance(other, one)
        assert game.distance(one, one) == 0


@pytest.mark.parametrize(
    "level", LEVELS[CAREFUL_FROM_LEVEL - 1 :], ids=lambda level: str(level.number)
)
def test_no_careful_level_makes_a_move_that_loses_at_once(level: Level) -> None:
    blind = level._replace(oversight=level.oversight and 1.0)
    threatened = 0
    for seed in range(150):
        position = wander(PYRGA, 14, seed)
        moves = position.legal_moves()
        losing = [move for move in moves if is_blunder(position, move)]
        if losing:
            threatened += 1
            *_, last = think(PYRGA, position, blind._replace(limits=Limits(3, 800)), seed)
            assert last.pv[0] not in losing
    assert threatened > 5


def day(level: Level, game: int, ply: int = 0, share: float = 1.0, form: float = 1.4) -> Level:
    """A level as it plays in a game."""
    return with_form(level, seed_of(game, ply), share, form)


def test_a_level_has_better_and_worse_days_but_the_strongest_has_not() -> None:
    weaker, strongest = LEVELS[2], LEVELS[-1]
    days = [day(weaker, game).oversight for game in range(40)]
    assert min(days) < weaker.oversight / 2
    assert max(days) > weaker.oversight
    assert day(strongest, 7) == strongest


def test_a_level_makes_the_share_of_its_errors_that_a_game_asks_for() -> None:
    for game in range(10):
        usual, careful = (day(LEVELS[2], game, share=share) for share in (1.0, 0.5))
        assert careful.slack == usual.slack / 2
        assert careful.oversight <= usual.oversight


def test_days_differ_as_much_as_a_game_asks_for() -> None:
    level = LEVELS[3]
    for game in range(10):
        doublings = [log2(day(level, game, form=form).slack / level.slack) for form in (0.5, 1.0)]
        assert doublings[1] == pytest.approx(2 * doublings[0])


def test_no_day_is_absurd() -> None:
    slacks = [day(LEVELS[0], game, form=9.0).slack / LEVELS[0].slack for game in range(40)]
    assert (min(slacks), max(slacks)) == (1 / 16, 16)


def test_form_stays_the_same_within_a_game() -> None:
    level = LEVELS[2]
    assert len({day(level, 3, ply) for ply in (0, 1, 50, PLIES - 1)}) == 1


def test_no_day_takes_more_nodes_than_the_level_has_nor_than_the_next_one() -> None:
    for level, stronger in pairwise(LEVELS):
        for game in range(40):
            nodes = day(level, game).limits.nodes
            assert nodes <= max(level.limits.nodes, level.most_nodes) <= stronger.limits.nodes
