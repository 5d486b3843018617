"""Where a game can be solved, the strongest level plays what is proven."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from tesserae.core.exact import Proof
from tesserae.core.position import Move
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.rules import Position
from tesserae.search.engine import Engine
from tesserae.search.levels import LEVELS, STRONGEST
from tesserae.search.multipv.proofs import move_values, search_and_prove
from tesserae.search.report import WON, Report, report_of
from tesserae.search.thinking import think
from tests.search.positions import PYRGA, wander

LATE = [wander(PYRGA, plies, seed) for seed in range(6) for plies in (13, 16, 19)]


def value(position: Position) -> int:
    """The proven value of a position for White."""
    outcome = position.outcome()
    if outcome is not None:
        return {None: 0, 0: 1, 1: -1}[outcome.winner]
    *_, proof = Prover().prove(position)
    assert proof.value is not None
    return proof.value if position.to_move == 0 else -proof.value


def answer(position: Position) -> Report:
    """What the strongest level comes to when it may think for as long as it likes."""
    *_, last = Engine().think(PYRGA, position, STRONGEST, 1)
    return last


@pytest.mark.parametrize("position", LATE)
def test_the_strongest_level_keeps_the_proven_value(position: Position) -> None:
    report = answer(position)
    after = position.apply(report.pv[0])
    assert value(after) == value(position)
    sign = (report.score > 0) - (report.score < 0)
    assert sign == value(position) * (1 if position.to_move == 0 else -1)


def test_a_weaker_level_does_not_prove() -> None:
    weak, position = LEVELS[0], LATE[0]
    assert list(Engine().think(PYRGA, position, weak, 1)) == list(think(PYRGA, position, weak, 1))


class Leaning:
    """A prover that finds a move promising, and then proves another."""

    def prove(self, position: Position) -> Iterator[Proof]:
        """Nothing, a promising move, and a proven one."""
        first, second, *_ = position.legal_moves()
        yield from [Proof(None, 0), Proof(None, 1, None, second), Proof(1, 2, first)]


def test_until_a_move_is_proven_what_the_prover_finds_promising_is_played() -> None:
    first, second, *rest = LATE[0].legal_moves()
    reports = iter([Report(4, 70, 9, (rest[0],))] * 3)
    searched, promising, proven = search_and_prove(Leaning(), LATE[0], reports)
    assert [searched.pv, promising.pv, proven.pv] == [(rest[0],), (second,), (first,)]
    assert (promising.depth, promising.score) == (4, 70)
    line = (second, first)
    reports = iter([Report(4, 70, 9, line)] * 3)
    assert list(search_and_prove(Leaning(), LATE[0], reports))[1].pv == line
    won = Report(4, WON, 9, (rest[0],))
    assert list(search_and_prove(Leaning(), LATE[0], iter([won] * 3)))[1] == won


LINE: Final = (Move(7), Move(8), Move(9))


def test_a_proof_keeps_the_line_of_the_search_if_it_begins_with_the_same_move() -> None:
    report = Report(5, 40, 100, LINE)
    assert report_of(Proof(1, 30, LINE[0]), report) == Report(5, WON, 30, LINE)
    assert report_of(Proof(-1, 30, Move(4)), report) == Report(5, -WON, 30, (Move(4),))
    assert report_of(Proof(0, 30, Move(4)), report) == Report(5, 0, 30, (Move(4),))


def test_a_win_that_the_search_has_counted_keeps_its_count() -> None:
    report = Report(5, WON + 9_990, 100, LINE)
    assert report_of(Proof(1, 30, LINE[0]), report).score == WON + 9_990
    assert report_of(Proof(1, 30, Move(4)), report).score == WON


@pytest.mark.parametrize("avoidable", [False, True])
@pytest.mark.parametrize("value", [-1, 0, 1])
def test_what_a_search_says_against_a_proof_does_not_count(value: int, avoidable: bool) -> None:
    report = Report(5, -WON - 9_990, 100, LINE, avoidable)
    found = report_of(Proof(value, 30, LINE[0]), report)
    assert found.score == (report.score if value < 0 and not avoidable else WON * value)
    assert found.decided == (value != 0)


def test_a_level_with_foresight_keeps_the_value_where_the_end_is_near() -> None:
    foreseeing = LEVELS[2]._replace(foresight=1.0)
    near = 0
    for seed, position in enumerate(LATE):
        *_, proof = Prover().prove(position)
        if proof.nodes < 250:
            near += 1
            *_, last = think(PYRGA, position, foreseeing, seed)
            assert value(position.apply(last.pv[0])) == value(position)
    assert near > 10


def test_a_level_with_foresight_plays_the_beginning_as_without() -> None:
    for seed in range(10):
        position = wander(PYRGA, 2, seed)
        *_, seeing = think(PYRGA, position, LEVELS[2]._replace(foresight=1.0), seed)
        *_, blind = think(PYRGA, position, LEVELS[2]._replace(foresight=0.0), seed)
        assert seeing == blind


@pytest.mark.parametrize("position", LATE)
def test_every_move_is_given_its_value(position: Position) -> None:
    sign = 1 if position.to_move == 0 else -1
    steps = [step.values for step in move_values(Prover(), position)]
    assert steps[-1] == {
        move: sign * value(position.apply(move)) for move in position.legal_moves()
    }
    for step in steps:
        assert step.keys() == steps[-1].keys()
        assert all(known in (None, steps[-1][move]) for move, known in step.items())


class Told:
    """A prover of given values: it takes a step for each, and `late` steps for one position."""

    def __init__(self, values: Mapping[Position, int], slow: Position, late: int) -> None:
        self._values, self._slow, self._late = values, slow, late

    def prove(self, position: Position) -> Iterator[Proof]:
        """The given value, after some steps; for other positions it is never known."""
        for _ in range(self._late if position == self._slow else 1):
            yield Proof(None, 0)
        while True:
            yield Proof(self._values.get(position), 0)


def test_moves_take_turns_so_that_one_that_takes_long_delays_no_other() -> None:
    position = wander(PYRGA, 5, 12)
    after = {move: position.apply(move) for move in position.legal_moves()}
    first, *others = after
    prover = Told(dict.fromkeys(after.values(), 1), after[first], 9)
    steps = [step.values for step in move_values(prover, position)]
    assert steps[2 * len(after)] == {first: None, **dict.fromkeys(others, -1)}
    assert steps[-1] == dict.fromkeys(after, -1)
    assert len(steps) == 1 + 2 * len(after) + 8


def test_in_a_position_that_is_known_to_be_lost_every_move_loses() -> None:
    lost = next(p for p in LATE if value(p) == (-1 if p.to_move == 0 else 1))
    prover = Prover()
    list(prover.prove(lost))
    assert set(next(move_values(prover, lost)).values.values()) == {-1}
