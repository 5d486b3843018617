"""A turn that is tried in place of another: right if it loses little, else refuted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tesserae.core.game import Game, Move, Position
from tesserae.core.puzzle import BETTER, Problem, Ruling
from tesserae.games import catalog
from tesserae.search import second_try
from tesserae.search.assessment import Assessment, Line, PlayedTurn
from tesserae.search.report import WON
from tesserae.search.reviewing import NumberedAssessment, assess
from tesserae.search.second_try import SecondTryJudge
from tests.core.solving import plain_value
from tests.games.tetrad.playing import only
from tests.games.zaic.engine.solving import near_the_end
from tests.games.zaic.playing import play
from tests.tiers import part, sampled

TWENTIETH = 0.05
"""The share of the winning chances that a right turn may cost."""


def ruling(game: Game[Position], position: Position, move: Move) -> Ruling:
    judge = SecondTryJudge(game)
    return next(filter(None, judge.judge(Problem(position, BETTER), position, move)))


def attacks_in(position: Position) -> Iterator[tuple[Move, Position]]:
    """The attacks, each with the position in which tiles are owed."""
    for move in position.legal_moves():
        after = position.apply(move)
        if after.to_move != after.turn:
            yield move, after


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


def assessed(monkeypatch: pytest.MonkeyPatch, best: Line, played: Line) -> None:
    """Lets every turn be worth so much."""

    def assess(_: object, turns: tuple[PlayedTurn, ...]) -> Iterator[NumberedAssessment | None]:
        assert len(turns) == 1
        yield None
        yield 0, Assessment(best, played._replace(moves=turns[0].moves + played.moves))

    monkeypatch.setattr(second_try, "assess", assess)


@pytest.mark.parametrize("slug", ["zaic", "tetrad"])
def test_what_costs_a_twentieth_is_right_and_what_costs_more_is_not(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = catalog.by_slug(slug)
    position = game.showcase()
    move = game.parse_move(position, "end") if slug == "tetrad" else position.legal_moves()[0]
    near = {True: 0, False: 0}
    rng = random.Random(0)
    for _ in range(400):
        score = rng.choice([0, rng.randrange(-3 * game.odds, 3 * game.odds), WON + 7])
        best = Line(score, (move,))
        played = Line(rng.choice([score - rng.randrange(game.odds), -WON - 7]), ())
        assessed(monkeypatch, best, played)
        found = ruling(game, position, move)
        cost = best.chance(game.odds) - played.chance(game.odds)
        assert found.right == (cost <= TWENTIETH)
        assert found.solved == found.right
        assert not found.proven
        near[cost <= TWENTIETH] += TWENTIETH / 2 < cost < 2 * TWENTIETH
    assert min(near.values()) > 10


def test_a_turn_that_costs_all_that_it_may_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.by_slug("zaic")
    position = game.showcase()
    move = position.legal_moves()[0]
    best, played = Line(game.odds, (move,)), Line(0, ())
    assessed(monkeypatch, best, played)
    cost = best.chance(game.odds) - played.chance(game.odds)
    for tolerance, right in ((cost, True), (cost - 1e-9, False)):
        monkeypatch.setattr(second_try, "TOLERANCE", tolerance)
        assert ruling(game, position, move).right == right


def test_a_turn_that_ends_the_game_takes_the_tiles_that_are_owed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, position = catalog.by_slug("tetrad"), only("D1d1", "M0d3")
    attack = game.parse_move(position, "1xn")
    assessed(monkeypatch, Line(WON, (attack,)), Line(WON, ()))
    found = ruling(game, position, attack)
    assert found == Ruling(True, position.apply(attack).legal_moves(), solved=True)


@sampled
@pytest.mark.parametrize("plies", [1, 2, 3])
def test_at_the_end_of_a_game_what_a_review_proves_is_so(plies: int) -> None:
    """And a turn is right if it keeps a value that is proven on both sides."""
    game, judged, proven = catalog.by_slug("zaic"), 0, 0
    for seed in range(part(100)):
        position = play(" ".join(near_the_end(seed, plies)))
        for move in random.Random(seed).sample(position.legal_moves(), 1):
            after = position.apply(move)
            turn = PlayedTurn(position, (move,), after)
            _, (best, played) = next(filter(None, assess(game, (turn,))))
            found = ruling(game, position, move)
            assert found.right == (best.chance(game.odds) - played.chance(game.odds) <= TWENTIETH)
            value, kept = plain_value(position), -plain_value(after)
            assert not best.proven or sign(best.score) == value
            assert not played.proven or sign(played.score) == kept
            if best.proven and played.proven:
                judged += 1
                assert found.right == (kept == value)
            proven += best.proven
            for reply in found.replies:
                assert not found.right
                assert not played.proven or plain_value(after.apply(reply)) == kept
        plain_value.cache_clear()
    assert judged > part(50)
    assert proven > part(70)


def test_a_long_turn_is_not_judged_before_it_is_over() -> None:
    game = catalog.by_slug("tetrad")
    position = game.showcase()
    for move in position.legal_moves()[::40]:
        assert ruling(game, position, move).right is None
    end = ruling(game, position, game.parse_move(position, "end"))
    assert end.right is not None


def test_tiles_that_are_owed_within_a_turn_are_given_up() -> None:
    game = catalog.by_slug("tetrad")
    position, attacks = game.showcase(), 0
    for move, owing in attacks_in(position):
        attacks += 1
        found, after = ruling(game, position, move), owing
        assert found.right is None
        for reply in found.replies:
            assert reply in after.legal_moves()
            after = after.apply(reply)
        assert after.to_move == after.turn == position.turn
    assert attacks


def test_the_tile_that_is_given_up_is_the_one_that_its_owner_misses_least() -> None:
    game = catalog.by_slug("tetrad")
    position, choices = game.showcase(), 0
    for move, after in attacks_in(position):
        owner = after.to_move
        worth = {tile: game.evaluate(after.apply(tile), owner) for tile in after.legal_moves()}
        given_up = ruling(game, position, move).replies[0]
        assert worth[given_up] == max(worth.values())
        choices += len(set(worth.values())) > 1
    assert choices


def test_a_long_turn_is_refuted_by_a_whole_turn_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = catalog.by_slug("tetrad")
    position = game.showcase()
    end = game.parse_move(position, "end")
    reply, line = position.apply(end), list[Move]()
    for _ in range(2):
        line.append(reply.legal_moves()[0])
        reply = reply.apply(line[-1])
    line += [end, end]
    assessed(monkeypatch, Line(WON, (end,)), Line(-WON, tuple(line)))
    assert ruling(game, position, end).replies == tuple(line[:3])
