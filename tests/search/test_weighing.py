"""What some moves are worth beside the best one, both searched alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tesserae.core.game import Game, Move, Position
from tesserae.core.position import first_turn
from tesserae.games import catalog
from tesserae.search.multipv.findings import Weight
from tesserae.search.multipv.lines import best_lines
from tesserae.search.report import WON, Limits
from tesserae.search.weighing import SHORT_TURNS, weigh
from tests.games.tetrad.playing import damaged
from tests.search.positions import wander
from tests.tiers import some

ZAIC, TETRAD = (catalog.by_slug(slug) for slug in ("zaic", "tetrad"))

MIDDLE = wander(ZAIC, 12, 3)


def weighed(
    game: Game[Position], position: Position, line: Sequence[Move], moves: Sequence[Move]
) -> Weight:
    """What comes of it, after nothing but pauses."""
    *pauses, weight = weigh(game, position, line, moves, 1)
    assert len(pauses) > 1
    assert set(pauses) == {None}
    assert weight is not None
    return weight


@pytest.mark.slow
def test_two_moves_of_zaic_are_seen_equally_far() -> None:
    moves = MIDDLE.legal_moves()
    *_, lines = best_lines(ZAIC, MIDDLE, 40, 1, limits=Limits(depth=3))
    best, *_, worst = [line.report.pv[0] for line in lines]
    weight = weighed(ZAIC, MIDDLE, (best,), (worst,))
    depths = {}
    for move in (best, worst):
        for (line,) in best_lines(ZAIC, MIDDLE, 1, 1, limits=SHORT_TURNS, root_moves=(move,)):
            depths[move, line.report.depth] = line.report.score
    told = [n for n in range(64) if depths.get((best, n)) == weight.best]
    assert any(depths.get((worst, n)) == weight.score for n in told)
    assert max(told) >= 4
    assert weight.score < weight.best - ZAIC.unit
    among = weighed(ZAIC, MIDDLE, (worst,), [move for move in moves if move != worst])
    assert among.score == among.best, "the line was not the best"


@pytest.mark.slow
def test_the_best_of_several_moves_counts() -> None:
    *_, lines = best_lines(ZAIC, MIDDLE, 40, 1, limits=Limits(depth=3))
    best, second, *_, worst = [line.report.pv[0] for line in lines]
    alone, both = (weighed(ZAIC, MIDDLE, (best,), its) for its in ((second,), (worst, second)))
    assert abs(alone.score - both.score) < ZAIC.unit
    assert both.score > weighed(ZAIC, MIDDLE, (best,), (worst,)).score


@pytest.mark.parametrize("seed", some([4, 5], 1))
def test_turns_of_tetrad_withstand_as_long_a_search(seed: int) -> None:
    game, start = TETRAD, damaged(seed)
    *_, (line,) = best_lines(game, start, 1, 1, limits=Limits(nodes=2_000))
    best = first_turn(start, line.report.pv)
    end = game.parse_move(start, "end")
    assert best[0] != end
    idle = weighed(game, start, best, (end,))
    assert idle.score < idle.best
    others = [move for move in start.legal_moves() if move not in (best[0], end)]
    assert weighed(game, start, best, others[::6]).score > idle.score


def test_a_win_is_known_as_one() -> None:
    won = None
    for plies in range(20, 34):
        position = wander(ZAIC, plies, 5)
        if position.outcome() is not None:
            break
        *_, (line,) = best_lines(ZAIC, position, 1, 1, limits=Limits(depth=2))
        if line.report.score >= WON:
            won = position, line.report.pv[0]
    assert won is not None
    position, move = won
    others = [it for it in position.legal_moves() if it != move]
    weight = weighed(ZAIC, position, others[:1], (move,))
    assert weight.proven
    assert weight.score >= WON
