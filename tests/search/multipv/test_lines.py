"""Several lines: the best first, and what is proven decides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, Game, Move, Position
from tesserae.core.position import play_all
from tesserae.games import tetrad, zaic
from tesserae.games.pyrga import rules
from tesserae.search.engine import Engine
from tesserae.search.levels import STRONGEST
from tesserae.search.multipv.findings import Findings, Line, Shared, join_findings
from tesserae.search.multipv.lines import best_lines, findings_of_search
from tesserae.search.multipv.proofs import move_values
from tesserae.search.report import WON, Limits, Report
from tesserae.search.thinking import setup_move
from tests.games.pyrga.engine.solving import random_games
from tests.games.tetrad.playing import damaged
from tests.search.multipv.test_distances import FAR, plain_score
from tests.search.multipv.test_proofs import LATE, Told, value
from tests.search.positions import PYRGA, wander

TETRAD, ZAIC = tetrad.GAME, zaic.GAME


FEW = Limits(nodes=3_000)


def last_of(steps: Iterator[tuple[Line, ...]]) -> tuple[Line, ...]:
    """What a search comes to."""
    *_, lines = steps
    return lines


def sign(score: int) -> int:
    """1, 0 or -1."""
    return (score > 0) - (score < 0)


def values_of(position: rules.Position) -> dict[Move, int]:
    """What each move is worth to the side to move."""
    side = 1 if position.to_move == 0 else -1
    return {move: side * value(position.apply(move)) for move in position.legal_moves()}


@pytest.mark.parametrize("position", LATE)
def test_proven_lines_are_the_best_moves_by_their_values(position: rules.Position) -> None:
    *_, lines = Engine().lines(PYRGA, position, 3, seed=1)
    values = values_of(position)
    assert all(line.proven for line in lines)
    assert [sign(line.report.score) for line in lines] == sorted(values.values(), reverse=True)[:3]
    assert all(sign(line.report.score) == values[line.report.pv[0]] for line in lines)
    assert len({line.report.pv[0] for line in lines}) == len(lines)


def test_what_is_proven_decides_against_the_search() -> None:
    position = wander(PYRGA, 6, 3)
    count = len(position.legal_moves()) - 1
    found = last_of(best_lines(PYRGA, position, count, 1, limits=FEW))
    searched = [line.report.pv[0] for line in found]
    best, second = searched[:2]
    unseen = next(move for move in position.legal_moves() if move not in searched)
    values = {best: -1, second: 0, unseen: 1}
    prover = Told({position.apply(move): -its for move, its in values.items()}, position, 1)
    lines = next(islice(best_lines(PYRGA, position, count, 1, prover, FEW), 400, None))
    proven = {line.report.pv[0]: line.report.score for line in lines if line.proven}
    assert proven == {unseen: WON, second: 0}
    assert lines[0].report.pv == (unseen,)


def test_without_a_prover_only_what_the_search_decides_is_proven() -> None:
    *_, lines = best_lines(PYRGA, LATE[2], 4, 1, limits=Limits(depth=1))
    assert all(line.proven == line.report.decided for line in lines)
    *_, lines = best_lines(ZAIC, ZAIC.initial(), 4, 1, limits=Limits(depth=1))
    assert len(lines) == 4
    assert not any(line.proven for line in lines)


def test_long_turns_are_different_turns() -> None:
    start = damaged(4)
    *_, lines = best_lines(TETRAD, start, 3, 1, limits=Limits(nodes=2_000))
    assert len({play_all(start, line.report.pv) for line in lines}) == 3
    scores = [line.report.score for line in lines]
    assert scores == sorted(scores, reverse=True)


def test_in_a_setup_lines_are_plies_of_good_setups_the_one_to_play_first() -> None:
    [lines] = best_lines(TETRAD, TETRAD.initial(), 3, 1)
    assert TETRAD.setup
    for line in lines:
        assert line == Line(Report(0, 0, 3, line.report.pv), proven=False)
        after = TETRAD.initial().apply(line.report.pv[0])
        assert any(
            TETRAD.setup.next_move(after, text) is not None for text in TETRAD.setup.recommended
        )
    assert len({line.report.pv for line in lines}) == 3
    assert lines[0].report.pv == (setup_move(TETRAD, TETRAD.initial(), STRONGEST, 1),)


def test_a_study_of_a_setup_has_one_line() -> None:
    (found,) = Engine().study(TETRAD, TETRAD.initial(), 3, 1)
    assert len(found.lines) == 1


@pytest.mark.parametrize("game", [PYRGA, ZAIC, TETRAD], ids=lambda game: game.slug)
def test_lines_come_in_steps_that_may_be_dropped(game: Game[Position]) -> None:
    position = wander(game, 12, 3)
    prover = game.prover() if isinstance(game, Solvable) else None
    for lines in islice(best_lines(game, position, 2, 1, prover), 20):
        assert 1 <= len(lines) <= 2


@pytest.mark.parametrize("position", [it for it in LATE if it.both.bit_count() > 13])
def test_a_study_knows_what_every_move_is_worth(position: rules.Position) -> None:
    steps = list(Engine().study(PYRGA, position, 3, seed=1))
    values = values_of(position)
    for step in steps:
        known = {move: sign(score) for move, score in step.scores.items()}
        assert known.items() <= values.items()
    last = steps[-1]
    assert last.scores.keys() == values.keys()
    assert [line.report.score for line in last.lines] == sorted(last.scores.values(), reverse=True)[
        :3
    ]
    assert [step.nodes for step in steps] == sorted(step.nodes for step in steps)


def test_a_study_without_proofs_is_the_search() -> None:
    start = damaged(4)
    few = islice(Engine().study(TETRAD, start, 3, 1), 50)
    assert [it.lines for it in few] == list(islice(best_lines(TETRAD, start, 3, 1), 50))


def test_a_lost_turn_does_not_make_its_first_move_a_loss() -> None:
    won, lost = Report(2, WON + 9_998, 9, (Move(1),)), Report(2, -WON - 9_998, 9, (Move(2),))
    assert findings_of_search((won, lost), exact=True).scores == {1: won.score, 2: lost.score}
    assert findings_of_search((won, lost), exact=False).scores == {1: won.score}
    later = won._replace(score=WON + 9_990)
    assert findings_of_search((won, later), exact=False).scores == {1: won.score}
    open_ = Report(2, 50, 9, (Move(3),))
    assert findings_of_search((open_,), exact=True).scores == {}


def test_proven_lines_are_counted_the_shortest_win_first() -> None:
    for _, position in random_games(20, 8):
        *_, lines = Engine().lines(PYRGA, position, 100, 1, counting=True)
        scores = [line.report.score for line in lines]
        assert scores == sorted(scores, reverse=True)
        for line in lines:
            score = -plain_score(position.apply(line.report.pv[0]))
            plies = FAR + 1 - abs(score)
            expected = score and (DECISIVE - plies if score > 0 else plies - DECISIVE)
            assert line.report.score == expected


def line(score: int, *moves: Move, depth: int = 3) -> Line:
    return Line(Report(depth, score, 9, moves), proven=abs(score) >= WON)


def test_of_each_move_the_part_decides_that_looks_at_it() -> None:
    position = ZAIC.initial()
    one, two, three, four, *_ = position.legal_moves()
    own = Findings((line(50, one), line(900, two), line(20, three)), {one: WON}, 7)
    theirs = Findings((line(30, four), line(-10, two)), {four: -WON}, 5)
    both = join_findings(position, own, Shared(0, 2, {1: theirs}), 3)
    assert [it.report.pv[0] for it in both.lines] == [one, four, three]
    assert (both.scores, both.nodes) == ({one: WON, four: -WON}, 12)
    silent = join_findings(position, own, Shared(0, 2, {1: Findings((), {}, 0)}), 3)
    assert [it.report.pv[0] for it in silent.lines] == [two, one, three]


def test_turns_to_the_same_position_are_one_line() -> None:
    start = damaged(4)
    *_, lines = best_lines(TETRAD, start, 3, 1, limits=Limits(nodes=2_000))
    own = Findings(lines[:2], {}, 1)
    again = [Line(it.report._replace(score=it.report.score - 1), it.proven) for it in lines]
    shared = Shared(0, 1, {0: Findings(tuple(again), {}, 1)})
    assert len(join_findings(start, own, shared, 9).lines) == 3


@pytest.mark.parametrize("game", [ZAIC, TETRAD], ids=lambda game: game.slug)
def test_a_part_searches_its_own_moves(game: Game[Position]) -> None:
    position = damaged(4) if game is TETRAD else wander(game, 12, 3)
    moves = position.legal_moves()
    seen: set[Move] = set()
    for part in (1, 2):
        steps = islice(Engine().study(game, position, 4, 1, Shared(part, 3)), 200)
        *_, last = steps
        firsts = {it.report.pv[0] for it in last.lines}
        assert firsts <= set(moves[part::3])
        seen |= firsts
    alone = list(islice(Engine().study(game, position, 4, 1, Shared(0, 3)), 300))
    assert {it.report.pv[0] for it in alone[0].lines} <= set(moves)
    others = [it for it in alone[-1].lines if it.report.pv[0] not in moves[0::3]]
    assert all(it.report.depth <= 2 for it in others)


@pytest.mark.parametrize("position", [it for it in LATE if it.both.bit_count() > 13])
def test_what_others_have_proven_is_not_proven_again(position: rules.Position) -> None:
    values = values_of(position)
    told = Findings((), {move: WON * values[move] for move in list(values)[1:]}, 0)
    shared = Shared(0, 2, {1: told})
    plain = sum(1 for _ in move_values(PYRGA.prover(), position))
    *_, (found, _) = steps = list(move_values(PYRGA.prover(), position, shared=shared))
    assert found == values
    assert len(steps) < max(plain, 3)  # the first of all, what is told, and the last move
    parts = Engine().study(PYRGA, position, 3, 1, Shared(1, 2, {0: told}))
    *_, part = parts
    assert {move: sign(score) for move, score in part.scores.items()} == values
    counted = {move for move, score in part.scores.items() if abs(score) > WON}
    assert counted == {move for move in list(values)[1::2] if values[move]}
