"""What games of a match count: points, clocks and forfeits, beside arithmetic of their own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat

import pytest

import tesserae as ts
from tesserae.core.clock import Clock, TimeControl, begin
from tesserae.core.game import FIRST, SECOND, Move, Side
from tesserae.games import catalog
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.pairs import (
    Contestant,
    GameClock,
    MatchOptions,
    MatchScore,
    PlyTime,
    Result,
    pair,
    play_game,
)
from tesserae.library.matches.players import GameHistory

PYRGA = catalog.by_slug("pyrga")

ENDED = {
    "Tc2n Tc3w Ta3n Ca4 Ta4e Tb4s Tb1e Tc1n Sc2 Tb2w Ca2 Ta2e Sb2 Cb1 Sb1 "
    "Sc1 Td1n Sd2 Cc2 Cb3 Sb3 Cb4 Sb4 Sc4 Cc3 Sc3 Cc4 Sd3 Cd4 Ca1": 0,
    "Ta2n Ca3 Sa3 Tb3s Tb2w Sa2 Sa1 Tb1w Ta1e Cb1 Sb1 Tc1n Tc3w Sb3 Tb4s "
    "Cb2 Sb2 Tc2e Sd2 Cc2 Ca4 Ta4e Cc4 Sc4 Cd4 Sd4 Cd3 Sd3 Cd2 Cd1": 1,
    "Cd1 Td1w Cc1 Sc1 Cb1 Sb1 Sb2 Sb3 Cc3 Tc3s Sc2 Tc1e Sd1 Sd2 Td3n Cd4 "
    "Td4w Tc4w Sa4 Tb4s Tb2e Cc2 Tc2n Sc4 Sc3": 2,
}
"""Games of Pyrga, and the points of the first player, in halves."""


class Scripted:
    """Plays moves of a script, the first legal one after its end, and takes the time it says.

    It keeps what it saw and was told.
    """

    def __init__(self, moves: Sequence[str] = (), spent: Sequence[int] = ()) -> None:
        self._moves = iter(moves)
        self._spent = chain(spent, repeat(0))
        self._time = 1000.0
        self.seen: list[GameHistory] = []
        self.told: list[GoLimits] = []

    def begin(self, seed: int) -> None:
        """Needs no seed."""

    def close(self) -> None:
        """Has nothing to close."""

    def now(self) -> float:
        return self._time

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        self.seen.append(history)
        self.told.append(limits)
        self._time += next(self._spent) / 1000
        legal = history.position.legal_moves()
        wanted = next(self._moves, None)
        if wanted is None:
            return legal[0]
        return next(
            (it for it in legal if PYRGA.format_move(history.position, it) == wanted), Move(-1)
        )


def played(
    players: Sequence[Scripted], moves: str = "", clock: GameClock | None = None, margin: int = 0
) -> Result:
    """A game of two scripts after some moves."""
    one, other = players
    board = ts.Board("pyrga", moves=moves)
    history = GameHistory(board.position, tuple(board.move_stack))
    pairing = Contestant("one", one, {}), Contestant("other", other, {})
    return play_game(PYRGA, history, pairing, MatchOptions(clock=clock, margin=margin), 0)


def test_a_clock_runs_as_that_of_the_page() -> None:
    spent = ([700, 0, 3000, 1, 2200], [0, 2999, 40, 1000, 12])
    players = Scripted(spent=spent[0]), Scripted(spent=spent[1])
    times = played(players, clock=GameClock(5000, 250)).times
    clock: Clock = begin(TimeControl(5000, 250))
    for ply, time in enumerate(times[:10]):
        side, turn = (FIRST, SECOND)[ply % 2], ply // 2
        left = clock.left
        assert players[side].told[turn] == {
            "p1time": left[0],
            "p2time": left[1],
            "p1inc": 250,
            "p2inc": 250,
        }
        clock = clock.spend(spent[side][turn]).after_ply(side)
        assert time == PlyTime(spent[side][turn], clock.left[side])


@pytest.mark.parametrize(("late", "points"), [(FIRST, 0), (SECOND, 2)])
@pytest.mark.parametrize(("third", "forfeit"), [(500, False), (501, True)])
def test_who_takes_more_than_the_clock_has_loses(
    late: Side, points: int, third: int, forfeit: bool
) -> None:
    """Two plies of 300 ms leave 1,000 - 600 + 2 * 50 ms."""
    players = [Scripted(), Scripted()]
    players[late] = Scripted(spent=[300, 300, third])
    result = played(players, clock=GameClock(1000, 50))
    assert (result.fault is not None) == forfeit
    if result.fault is not None:
        assert dict(result.fault.args)["name"] == ("one", "other")[late]
        assert result.points == points
        assert len(result.moves) == len(result.times) == 4 + late


@pytest.mark.parametrize(("margin", "forfeit"), [(49, True), (50, False)])
def test_a_move_may_be_late_by_the_margin(margin: int, forfeit: bool) -> None:
    result = played([Scripted(spent=[1050]), Scripted()], clock=GameClock(1000, 0), margin=margin)
    assert (result.fault is not None) == forfeit


@pytest.mark.parametrize(("side", "points"), [(FIRST, 0), (SECOND, 2)])
def test_who_makes_an_illegal_move_loses(side: Side, points: int) -> None:
    players = [Scripted(), Scripted()]
    players[side] = Scripted(["Zz9"])
    result = played(players)
    assert (result.points, len(result.moves)) == (points, side)
    assert result.fault is not None
    assert dict(result.fault.args)["name"] == ("one", "other")[side]


@pytest.mark.parametrize(("wrong", "points"), [(0, 0), (1, 2)])
def test_the_points_of_a_pair_are_those_of_the_first_player(wrong: int, points: int) -> None:
    players = [Scripted(), Scripted()]
    players[wrong] = Scripted(["Zz9", "Zz9"])
    one, other = (Contestant(str(n), it, {}) for n, it in enumerate(players))
    assert [it.points for it in pair(PYRGA, (one, other), MatchOptions(), 0)] == [points, points]


def test_games_are_scored_as_boards_say() -> None:
    """All results: games that end in a win of either side, and a draw."""
    for moves, points in ENDED.items():
        board = ts.Board("pyrga", moves=moves)
        outcome = board.outcome()
        assert outcome is not None
        *before, last = moves.split()
        players = [Scripted([last]), Scripted([last])]
        result = played(players, moves=" ".join(before))
        assert (result.points, result.fault) == (points, None)
        assert board.result() == ("0-1", "1/2-1/2", "1-0")[points]


def test_a_score_counts_every_pair_by_its_points() -> None:
    score = MatchScore()
    drawn = [(2, 2), (2, 1), (1, 1), (2, 0), (0, 2), (0, 1), (0, 0), (1, 2), (1, 1)]
    for one, other in drawn:
        score = score.after((Result(one), Result(other)))
    halves = [it for both in drawn for it in both]
    assert (score.wins, score.draws, score.losses) == tuple(map(halves.count, (2, 1, 0)))
    assert score.points == sum(halves) / 2
    assert score.games == len(halves)
    assert score.counts == tuple([sum(it) for it in drawn].count(n) for n in range(5))
