"""The levels: each plays by the rules, and better than the one below it."""

from __future__ import annotations

import random
from itertools import islice, pairwise
from typing import Any

import pytest

from tesserae.core.game import FIRST, SECOND, Game, Move, P, Side
from tesserae.core.stepping import result_of
from tesserae.games import tetrad, zaic
from tesserae.games.pyrga import rules
from tesserae.search.alphabeta import PAUSE, Scores
from tesserae.search.levels import LEVELS, PLIES, Level
from tesserae.search.levels.oversights import OverlookingGame, Oversights
from tesserae.search.report import WON, Report
from tesserae.search.thinking import search_with_slack, think
from tests.search.literal import worth_of
from tests.search.positions import NIM, PYRGA, wander, win_in_one
from tests.tiers import part, sampled

GAMES = [PYRGA, NIM]
WITH_LONG_TURNS = [*GAMES, tetrad.GAME]
LOOSE = LEVELS[0]

every_level = pytest.mark.parametrize("level", LEVELS[:4], ids=lambda level: str(level.number))
every_game = pytest.mark.parametrize("game", WITH_LONG_TURNS, ids=lambda game: game.slug)
ends_in_own_ply = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The positions of Zaic and Tetrad that a level has evaluated."""
    found: list[object] = []
    for owner, name in ((OverlookingGame, "static_eval"), (type(tetrad.GAME), "evaluate")):
        plain = getattr(owner, name)

        def counted(self: Any, position: Any, *more: Any, plain: Any = plain) -> int:
            found.append(position)
            return int(plain(self, position, *more))

        monkeypatch.setattr(owner, name, counted)
    return found


def choice(game: Game[P], position: P, level: Level, seed: int) -> Move:
    """What a level plays."""
    return list(think(game, position, level, seed))[-1].pv[0]


def won_by(first: Level, second: Level, seed: int) -> Side | None:
    """The winner of a game of Pyrga after four random plies."""
    rng = random.Random(seed)
    position = PYRGA.initial()
    for ply in range(100):
        moves = position.legal_moves()
        if not moves:
            break
        level = second if position.to_move else first
        move = rng.choice(moves) if ply < 4 else choice(PYRGA, position, level, seed)
        position = position.apply(Move(move))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winner


def points(stronger: Level, weaker: Level, pairs: int) -> float:
    """The stronger level's points in games played in pairs, either beginning once."""
    total = 0.0
    for seed in range(pairs):
        for side, seats in ((FIRST, (stronger, weaker)), (SECOND, (weaker, stronger))):
            winner = won_by(*seats, seed)
            total += 0.5 if winner is None else winner == side
    return total


def test_levels_are_numbered_from_one_upwards() -> None:
    assert [level.number for level in LEVELS] == list(range(1, len(LEVELS) + 1))


@every_game
@every_level
@pytest.mark.parametrize("seed", range(8))
def test_every_level_plays_legal_moves(game: Game[P], level: Level, seed: int) -> None:
    position = wander(game, 3 * seed, seed)
    for report in think(game, position, level, seed):
        assert report.pv[0] in position.legal_moves()


@every_game
@every_level
def test_a_seed_gives_the_same_reports_again(game: Game[P], level: Level) -> None:
    position = wander(game, 4, 1)
    once, again = (list(think(game, position, level, 5)) for _ in range(2))
    assert once == again


@ends_in_own_ply
@every_level
def test_every_level_takes_a_win_in_one(game: Game[P], level: Level) -> None:
    for seed in range(6):
        position = win_in_one(game, seed)
        outcome = position.apply(choice(game, position, level, seed)).outcome()
        assert outcome is not None
        assert outcome.winner == position.to_move


def scores_of(position: rules.Position) -> dict[Move, int]:
    """What a search of one ply says of every move in Pyrga."""
    return {
        move: result_of(Scores(position, PYRGA.evaluate).of(move, 1))
        for move in position.legal_moves()
    }


def test_the_first_level_does_not_always_choose_the_best() -> None:
    slips = 0
    for seed in range(20):
        position = wander(PYRGA, 12, seed)
        scores = scores_of(position)
        slips += scores[choice(PYRGA, position, LOOSE, seed)] < max(scores.values())
    assert 0 < slips < 20


def test_a_loose_level_takes_no_move_that_seems_worse_than_its_slack() -> None:
    for seed in range(20):
        position = wander(PYRGA, 12, seed)
        scores = scores_of(position)
        best, worst = max(scores.values()), min(scores.values())
        chosen = scores[choice(PYRGA, position, LOOSE, seed)]
        assert chosen >= best - LOOSE.slack * (best - worst)


@sampled
@pytest.mark.parametrize(("game", "count"), [(PYRGA, 600), (zaic.GAME, 6)])
@pytest.mark.parametrize("slack", [0.0, 0.2, 0.6, 1.5])
def test_two_plies_deep_one_of_the_moves_that_come_close_to_the_best_is_chosen(
    monkeypatch: pytest.MonkeyPatch, game: Game[P], count: int, slack: float
) -> None:
    """The slack is a share of what lies between the best and the worst of what seemed bad."""
    chosen_from: list[tuple[list[Move], list[float]]] = []

    def choices(_: random.Random, moves: list[Move], weights: list[float]) -> list[Move]:
        chosen_from.append((moves, weights))
        return moves[-1:]

    monkeypatch.setattr(random.Random, "choices", choices)
    for number in range(part(count)):
        position = wander(game, 14 + 4 * number % 13, number)
        seen = OverlookingGame(game.evaluate, Oversights(game.distance, 0.0, 0), Move(0))
        moves = seen.legal_moves(seen.from_position(position))
        if not moves:
            continue
        *_, report = search_with_slack(position, seen, LEVELS[1]._replace(slack=slack), 1)
        scores = {move: worth_of(position, move, game.evaluate, 2) for move in moves}
        first = {move: worth_of(position, move, game.evaluate, 1) for move in moves}
        last = sorted(moves, key=first.__getitem__, reverse=True)[1:][-8:]
        best = max(scores.values())
        worst = min((scores[move] for move in last if abs(scores[move]) < WON), default=best)
        lead = 0 if abs(best) >= WON else slack * (best - worst)
        near = [move for move in moves if scores[move] >= best - lead]
        weights = [1.2 - (best - scores[move]) / max(1, lead) for move in near]
        assert chosen_from[-1][0] == near
        assert chosen_from[-1][1] == pytest.approx(weights)
        score = scores[near[-1]]
        assert report == Report(2, score, 0, (near[-1],), avoidable=score <= -WON)


def test_of_moves_that_come_close_to_nothing_few_replies_are_looked_at(
    evaluated: list[object],
) -> None:
    position = wander(zaic.GAME, 6, 3)
    replies = [len(position.apply(move).legal_moves()) for move in position.legal_moves()]
    choice(zaic.GAME, position, LEVELS[2]._replace(foresight=0, slack=0.2), 1)
    assert len(evaluated) < sum(replies) / 2


@pytest.mark.parametrize("level", LEVELS[2:4], ids=lambda level: f"level {level.number}")
def test_no_ply_of_tetrad_is_a_guess_even_on_a_bad_day(level: Level) -> None:
    for day in range(part(80)):
        position = wander(tetrad.GAME, 10 + day, day)
        if len(position.legal_moves()) > 1:
            *_, report = think(tetrad.GAME, position, level, PLIES * day)
            assert not report.guessed


def test_while_it_finds_out_how_much_moves_differ_it_reports_the_best_so_far() -> None:
    game = tetrad.GAME
    position = wander(game, 40, 2)
    moves = position.legal_moves()
    reports = list(islice(think(game, position, LEVELS[2], 1), len(moves)))
    for number, report in enumerate(reports, start=1):
        scores = [game.evaluate(position.apply(it), position.to_move) for it in moves[:number]]
        assert report == Report(0, max(scores), 0, (moves[scores.index(max(scores))],))


@every_level
def test_a_finished_game_is_refused(level: Level) -> None:
    position = win_in_one(PYRGA, 0)
    over = position.apply(choice(PYRGA, position, level, 0))
    with pytest.raises(ValueError, match="over"):
        next(think(PYRGA, over, level, 0))


@pytest.mark.parametrize("weaker", LEVELS[:3], ids=lambda level: str(level.number))
def test_a_level_beats_the_one_below_it(weaker: Level) -> None:
    pairs = 8
    assert points(LEVELS[weaker.number], weaker, pairs) >= 1.3 * pairs


@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.parametrize(
    ("game", "position", "most"),
    [
        (zaic.GAME, wander(zaic.GAME, 6, 3), PAUSE),
        (tetrad.GAME, wander(tetrad.GAME, 40, 0), 2),
    ],
    ids=["zaic", "tetrad"],
)
def test_a_level_evaluates_few_positions_between_two_reports(
    evaluated: list[object], game: Game[P], position: P, most: int, level: Level
) -> None:
    numbers = [0]
    for report in think(game, position, level, 1):
        assert report.pv
        numbers.append(len(evaluated))
    assert len(evaluated) > 20
    assert max(after - before for before, after in pairwise([*numbers, len(evaluated)])) <= most
