"""Engines: what they play and find, in this process and in one of their own."""

from __future__ import annotations

import copy
import pickle
import shlex
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import tesserae as ts
from tesserae.games.catalog import NAMES
from tests.search.positions import PYRGA, wander, win_in_one

BAD_ENGINE = Path(__file__).parents[1] / "cli" / "bad_engine.py"
WON = ts.Board("pyrga", moves="Sa1 Ta2n Ca4 Sa4 Tb4w Ta4s")
HARD = ts.Board("pyrga", moves="Cb4 Sb4 Cb3 Tb3w Sa3")
"""Its proof takes more than a million nodes."""


def ugi(game: str, **options: int) -> ts.UgiEngine:
    return ts.Engine.popen_ugi([sys.executable, "-m", "tesserae", "ugi", game], options)


@pytest.fixture(params=["here", "ugi"])
def engine(request: pytest.FixtureRequest) -> Iterator[ts.Engine]:
    """An engine for Pyrga."""
    with ts.Engine(seed=1) if request.param == "here" else ugi("pyrga") as opened:
        yield opened


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("level", [1, 3, 5])
def test_every_level_plays_every_game(game: str, level: int) -> None:
    board = ts.Board(game)
    with ts.Engine(level, seed=2) as engine:
        for _ in range(4):
            result = engine.play(board, ts.Limit(nodes=200, time=1))
            assert result.info.pv[0] == result.move
            board.push(result.move)


def test_a_seed_gives_the_same_moves() -> None:
    def moves(seed: int) -> list[ts.Move]:
        board, engine = ts.Board("zaic"), ts.Engine(2, seed)
        for _ in range(4):
            board.push(engine.play(board, ts.Limit(nodes=300)).move)
        return board.move_stack

    assert moves(4) == moves(4)
    assert len({tuple(moves(seed)) for seed in range(6)}) > 1


def test_it_plays_a_legal_move_and_leaves_the_board(engine: ts.Engine) -> None:
    board = ts.Board("pyrga", moves="Tc2s")
    assert engine.play(board, ts.Limit(time=0.05)).move in board.legal_moves
    assert board == ts.Board("pyrga", moves="Tc2s")


def test_it_plays_from_any_position(engine: ts.Engine) -> None:
    board = ts.Board("pyrga", WON.position_text)
    assert engine.play(board, ts.Limit(nodes=500)).move in board.legal_moves


def test_an_analysis_keeps_to_its_limit(engine: ts.Engine) -> None:
    info = engine.analyse(ts.Board("zaic") if type(engine) is ts.Engine else WON, ts.Limit(depth=2))
    assert info.depth == 2
    assert len(info.pv) == 2


@pytest.mark.parametrize("board", [WON, ts.Board("zaic", moves="Bh8 Hh7")])
@pytest.mark.parametrize("there", [False, True])
def test_several_lines_begin_with_different_moves_and_the_best_comes_first(
    board: ts.Board, there: bool
) -> None:
    with ugi(board.game) if there else ts.Engine() as engine:
        infos = engine.analyse(board, ts.Limit(nodes=3_000, time=5), multipv=3)
        assert [info.multipv for info in infos] == [1, 2, 3]
        assert len({info.move for info in infos}) == 3
        scores = [info.score for info in infos]
        assert scores == sorted(scores, reverse=True)
        assert len(engine.analyse(board, ts.Limit(nodes=300), multipv=1)) == 1
        assert engine.analyse(board, ts.Limit(nodes=300)).multipv == 1


@pytest.mark.slow
def test_several_lines_of_tetrad_are_different_turns() -> None:
    board = ts.Board("tetrad", "R1b3.T0d4.R1j5.O0i1.J3l3~T2k11.V0i9.T3g11.J3b10.T2a12~w")
    infos = ts.Engine().analyse(board, ts.Limit(nodes=1_000, time=5), multipv=2)
    assert infos[0].score >= infos[1].score
    assert infos[0].pv != infos[1].pv


def test_an_analysis_knows_the_last_of_each_line() -> None:
    with ts.Engine().analysis(ts.Board("zaic"), multipv=2) as analysis:
        assert analysis.info is None
        for info in analysis:
            if info.depth == 2 and info.multipv == 2:
                break
        assert analysis.info == analysis.multipv[0]
        assert analysis.multipv[1] == info


@pytest.mark.parametrize("level", [1, 3, 5])
def test_only_what_overlooks_nothing_calls_a_win_proven(level: int) -> None:
    board = ts.Board("pyrga", PYRGA.encode(win_in_one(PYRGA, 1)))
    with ts.Engine(level, seed=1) as engine, ugi("pyrga", level=level) as other:
        score = engine.play(board, ts.Limit(time=0.2)).info.score
        assert score.proven == (level == 5)
        assert not other.play(board, ts.Limit(time=0.2)).info.score.proven


def test_a_limit_of_nodes_is_kept_and_what_it_ends_is_not_called_proven() -> None:
    engine, limit = ts.Engine(), ts.Limit(nodes=300)
    for info in (engine.analyse(HARD, limit), *engine.analyse(HARD, limit, multipv=2)):
        assert info.nodes < 2_000
        assert not info.score.proven


def test_only_the_moves_that_are_named_are_looked_at(engine: ts.Engine) -> None:
    board = ts.Board("pyrga", moves="Sa1 Ta2n Ca4 Sa4")
    named = list(board.legal_moves)[-2:]
    limit = ts.Limit(nodes=500)
    assert engine.play(board, limit, root_moves=named).move in named
    assert engine.analyse(board, limit, root_moves=named[:1]).move == named[0]
    lines = engine.analyse(board, limit, 5, root_moves=iter(named))
    assert sorted(line.move for line in lines) == sorted(named)
    with pytest.raises(ts.IllegalMove):
        engine.play(board, limit, root_moves=["Zz9"])
    with pytest.raises(ValueError, match="no move"):
        engine.analyse(board, limit, root_moves=[])


@pytest.mark.slow
def test_a_named_move_has_its_own_proven_value() -> None:
    board = ts.Board("pyrga", moves="Tc4e Sd4 Cd3 Td3w Sa3 Ta2s Ta1e Sd1 Cc1 Tc1n Cc2 Sc2 Td2n")
    values = {}
    for move in board.legal_moves[::2]:
        info = ts.Engine().analyse(board, ts.Limit(time=30), root_moves=[move])
        after = board.copy()
        after.push(move)
        over = after.is_game_over()
        assert info.score.proven
        values[move] = info.score.chance()
        assert values[move] == (1.0 if over else 1 - (1 + (ts.prove(after).value or 0)) / 2)
    assert len({*values.values()}) > 1


def test_a_time_is_kept() -> None:
    began = time.monotonic()
    info = ts.Engine().analyse(ts.Board("zaic"), ts.Limit(time=0.2))
    assert 0.2 <= time.monotonic() - began < 2
    assert 0.2 <= info.time < 2
    assert info.nps > 0


def test_an_analysis_without_a_limit_goes_on_until_it_is_stopped(engine: ts.Engine) -> None:
    board = ts.Board("pyrga", moves="Tc2s Tc1e Cd1 Sd1 Sc1")
    analysis = engine.analysis(board)
    for info in analysis:
        if info.time > 0.3 or info.score.proven:
            analysis.stop()
    assert analysis.info is not None
    assert analysis.info.move in board.legal_moves
    assert list(analysis) == []
    assert engine.play(board, ts.Limit(time=0.05)).move in board.legal_moves


def test_a_move_ends_an_analysis_that_runs() -> None:
    with ugi("pyrga") as engine:
        analysis = engine.analysis(WON)
        next(analysis)
        assert engine.play(WON, ts.Limit(time=0.05)).move in WON.legal_moves
        assert list(analysis) == []


def test_analysis_is_at_full_strength_and_says_what_is_proven() -> None:
    info = ts.Engine(level=1).analyse(WON, ts.Limit(time=10))
    assert info.score.proven
    assert (info.score.chance(), info.score.pov(ts.FIRST).chance()) == (1, 1)
    assert WON.describe_score(info.score) == "White wins"


def test_a_game_that_is_over_has_no_move(engine: ts.Engine) -> None:
    over = ts.Board("pyrga")
    while not over.is_game_over():
        over.push(over.legal_moves[-1])
    with pytest.raises(ts.GameOver):
        engine.play(over)
    with pytest.raises(ts.GameOver):
        engine.analysis(over)
    with pytest.raises(ts.GameOver):
        ts.prove(over)


def test_engines_are_shown_copied_and_pickled() -> None:
    engine = ts.Engine(3, seed=5)
    for other in (
        pickle.loads(pickle.dumps(engine)),
        copy.copy(engine),
        eval(repr(engine), {"Engine": ts.Engine}),
    ):
        assert (other.level, other.seed) == (3, 5)
    assert repr(ts.Engine(2)) == "Engine(level=2)"
    assert engine.name == "Level 3"
    with pytest.raises(ValueError, match="1 to 5"):
        ts.Engine(6)
    with ugi("pyrga", level=2) as one, pickle.loads(pickle.dumps(one)) as another:
        assert another.options == {"level": 2}
        assert eval(repr(one), {"Engine": ts.Engine}).name == "Tesserae Pyrga"


@pytest.mark.parametrize(
    ("command", "what"),
    [
        ("no such command", "cannot be started"),
        (shlex.join([sys.executable, "-c", ""]), "ended"),
    ],
)
def test_an_engine_that_does_not_start_is_told(command: str, what: str) -> None:
    with pytest.raises(ts.EngineError, match=what):
        ts.Engine.popen_ugi(command)


@pytest.mark.parametrize(
    ("fault", "what"), [("illegal", "not a legal move"), ("ends", "has ended")]
)
def test_a_fault_of_an_engine_is_told(fault: str, what: str) -> None:
    command = [sys.executable, "-S", str(BAD_ENGINE), fault]
    with ts.Engine.popen_ugi(command) as engine:
        with pytest.raises(ts.EngineError, match="no option “MultiPV”"):
            engine.analyse(WON, ts.Limit(nodes=100), multipv=2)
        with pytest.raises(ts.EngineError, match=what):
            engine.play(ts.Board("pyrga"), ts.Limit(time=0.05))


def test_an_unknown_option_is_told() -> None:
    with ugi("pyrga") as engine, pytest.raises(ts.EngineError, match="MultiPV, level, seed"):
        engine.configure("strength", 3)


def test_limits_are_shown_and_told_over_ugi() -> None:
    limit = ts.Limit(time=0.5, first_clock=60, first_inc=1)
    assert eval(repr(limit), {"Limit": ts.Limit}) == limit
    assert limit.as_go() == {"movetime": 500, "p1time": 60_000, "p1inc": 1_000}


def test_scores_are_of_a_side_and_can_be_compared() -> None:
    better, worse = ts.Score("zaic", 900, ts.FIRST), ts.Score("zaic", 900, ts.SECOND)
    assert better.units == 1
    assert better > worse.pov(ts.FIRST)
    assert worse.pov(ts.FIRST) <= better
    assert better.pov(ts.SECOND) == better
    assert hash(better.pov(ts.SECOND)) == hash(better)
    assert better != worse
    assert better.chance() + better.pov(ts.SECOND).chance() == pytest.approx(1)
    assert eval(repr(better), {"Score": ts.Score}) == better
    for other in (worse, ts.Score("tetrad", 1, ts.FIRST)):
        with pytest.raises(TypeError):
            assert better > other


@pytest.mark.parametrize(
    ("points", "proven", "win_in", "text"),
    [
        (450, False, None, "+0.50"),
        (-900, False, None, "-1.00"),
        (0, True, None, "drawn"),
        (1_000_000 - 3, True, 3, "#+3"),
        (-1_000_000 + 4, True, -4, "#-4"),
        (990_000, True, None, "won"),
        (-990_000, True, None, "lost"),
    ],
)
def test_wins_are_counted_in_plies(
    points: int, proven: bool, win_in: int | None, text: str
) -> None:
    score = ts.Score("zaic", points, ts.FIRST, proven)
    assert (score.win_in, str(score)) == (win_in, text)


def test_a_proof_has_a_value_and_a_line_to_the_end() -> None:
    proof = ts.prove(WON, time=30)
    assert (proof.value, proof.move) == (1, proof.pv[0])
    board = WON.copy()
    for move in proof.pv:
        board.push(move)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner == ts.FIRST
    assert ts.prove(ts.Board("pyrga", moves="Tc2s Tc1e Cd1 Sd1 Sc1 Sb1"), time=0).value is None


def test_a_proof_counts_plies_if_it_is_asked_to() -> None:
    position = wander(PYRGA, 19, 4)
    board = ts.Board("pyrga", PYRGA.encode(position))
    assert ts.prove(board, time=60, count=True).win_in == -11
    assert ts.prove(board, time=60).win_in is None
    assert ts.prove(board, time=0, count=True).win_in is None
    [best, *_] = ts.Engine().analyse(board, ts.Limit(time=60), multipv=2)
    assert best.score.win_in == -11


def test_what_cannot_be_proven_is_told() -> None:
    with pytest.raises(ts.NotProvable, match="Tetrad cannot be proven"):
        ts.prove(ts.Board("tetrad"))


def test_endings_are_proven_in_a_game_that_cannot_be_solved() -> None:
    board = ts.Board("zaic")
    while not board.is_game_over():
        board.push(board.legal_moves[0])
    board.pop()
    assert ts.prove(board, time=60).win_in is None
    assert ts.prove(board, time=60, count=True).value in (-1, 0, 1)


def test_infos_are_values() -> None:
    info = ts.Engine().analyse(ts.Board("zaic"), ts.Limit(nodes=200))
    assert pickle.loads(pickle.dumps(info)) == info
    names = {name: getattr(ts, name) for name in ("Info", "Score", "Move")}
    assert eval(repr(info), names) == info
    assert str(info).startswith(str(info.score))
    assert [*islice(ts.Engine().analysis(ts.Board("zaic")), 1)]
