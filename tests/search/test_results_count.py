"""A draw is no loss, and a game that the other side wins is not won."""

from __future__ import annotations

import random
from typing import NamedTuple

from tesserae.app.engine.evaluations import of_outcome
from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Side
from tesserae.core.position import is_won_by
from tesserae.core.puzzle import NOW, STOP, Problem
from tesserae.core.puzzle.proven_judge import ProvenJudge
from tesserae.core.stepping import result_of
from tesserae.games import catalog
from tesserae.games.pyrga import GAME as PYRGA
from tesserae.games.tetrad import GAME as TETRAD
from tesserae.games.tetrad.engine.turn_judge import aim_of
from tesserae.games.tetrad.rules.position import END, QUIET
from tesserae.search.assessment import Line, PlayedTurn
from tesserae.search.exercises import _is_only_proven
from tesserae.search.keeping import Keeper
from tesserae.search.multipv.proofs import move_values
from tesserae.search.report import Limits
from tesserae.search.reviewing import assess
from tesserae.search.search_game import PlainSearchGame
from tesserae.search.turns.beam import TurnBeam
from tests.core.judging import Hopeless, result
from tests.games.tetrad.playing import only

LAST_TURN = only("M0a1", "M0n14")._replace(quiet=QUIET - 1)
"""At its end the tiles are counted: one of each side."""


def test_a_turn_that_ends_in_a_draw_is_worth_a_draw() -> None:
    after = LAST_TURN.apply(END)
    assert after.outcome() == Outcome(None, "forty_turns")
    turn = PlayedTurn(LAST_TURN, (END,), after)
    _, assessment = result(assess(catalog.by_slug("tetrad"), (turn,)))
    assert (assessment.played.score, assessment.played.proven) == (0, True)
    assert PlainSearchGame(TETRAD.evaluate).static_eval(after) == 0
    beam = TurnBeam(LAST_TURN, TETRAD.evaluate, Limits(nodes=100), 0)
    assert [beam.static_eval(after, side) for side in (FIRST, SECOND)] == [0, 0]


def test_a_ply_that_ends_the_game_in_a_draw_is_proven_to_draw() -> None:
    *_, (values, _) = move_values(Hopeless(), LAST_TURN, (END,))
    assert values == {END: 0}
    assert result(Keeper(TETRAD, Hopeless()).answer(LAST_TURN, END, 0)).value == 0


def test_an_evaluation_of_a_draw_is_level_for_either_side() -> None:
    for side in (FIRST, SECOND):
        assert of_outcome(Outcome(None, "agreed"), side).score == 0
        assert of_outcome(Outcome(side, "agreed"), side).score > 0


class Choice(NamedTuple):
    """A position of two moves that end the game, the second one in a draw."""

    made: int = -1
    to_move: Side = FIRST

    @property
    def turn(self) -> Side:
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        return (Move(0), Move(1)) if self.made < 0 else ()

    def apply(self, move: Move) -> Choice:
        return Choice(move, SECOND)

    def outcome(self) -> Outcome | None:
        return None if self.made < 0 else Outcome(None if self.made else FIRST, "choice")


def test_another_move_that_draws_is_as_good_as_a_draw_and_worse_than_a_win() -> None:
    for score, expected in ((0, False), (1, True)):
        steps = _is_only_proven(Hopeless(), Choice(), Line(score, (Move(0),)))
        assert result_of(steps) == expected


def test_a_move_that_wins_for_the_other_side_is_no_win_now() -> None:
    seen = set()
    for seed in range(60):
        rng, position = random.Random(seed), PYRGA.initial()
        while position.outcome() is None:
            move = rng.choice(position.legal_moves())
            before, position = position, position.apply(move)
        own = is_won_by(position, before.to_move)
        seen.add((own, is_won_by(position, OPPONENT[before.to_move])))
        ruling = result(ProvenJudge(Hopeless()).judge(Problem(before, NOW), before, move))
        assert ruling.right == own
        if own:
            continue
        ruling = result(ProvenJudge(Hopeless()).judge(Problem(before, STOP), before, move))
        assert ruling.right == (not is_won_by(position, OPPONENT[before.to_move]))
    assert seen >= {(True, False), (False, True)}


def test_to_win_now_in_tetrad_is_to_leave_no_unit() -> None:
    start = only("M0a1", "M0n14 M0n12")
    aim = aim_of(Problem(start, NOW))
    for alive, reached in ((2, False), (1, False), (0, True)):
        others = [unit if n < alive else 0 for n, unit in enumerate(start.units[5:])]
        assert aim.is_reached(start._replace(units=(*start.units[:5], *others))) == reached
