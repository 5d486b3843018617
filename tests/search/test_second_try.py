"""A turn that is tried in place of another: right if it loses little, else refuted."""

from __future__ import annotations

from tesserae.core.game import Game, Move, Position
from tesserae.core.puzzle import BETTER, Problem, Ruling
from tesserae.games import catalog
from tesserae.search.assessment import PlayedTurn
from tesserae.search.reviewing import assess
from tesserae.search.second_try import LITTLE, SecondTryJudge


def ruling(game: Game[Position], position: Position, move: Move) -> Ruling:
    judge = SecondTryJudge(game)
    return next(filter(None, judge.judge(Problem(position, BETTER), position, move)))


def test_what_costs_little_is_right_and_what_costs_more_is_refuted() -> None:
    game = catalog.by_slug("zaic")
    position = game.showcase()
    seen = set()
    for move in position.legal_moves()[::8]:
        turn = PlayedTurn(position, (move,), position.apply(move))
        _, (best, played) = next(filter(None, assess(game, (turn,))))
        found = ruling(game, position, move)
        assert found.right == (best.chance(game.odds) - played.chance(game.odds) <= LITTLE)
        seen.add(found.right)
        assert found.solved == found.right
        if not found.right:
            [reply] = found.replies
            assert reply in turn.after.legal_moves()
    assert seen == {True, False}


def test_a_long_turn_is_not_judged_before_it_is_over() -> None:
    game = catalog.by_slug("tetrad")
    position = game.showcase()
    assert ruling(game, position, position.legal_moves()[0]).right is None
    end = ruling(game, position, game.parse_move(position, "end"))
    assert end.right is not None
