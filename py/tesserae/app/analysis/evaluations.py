"""Evaluations: one record for the value of a position, from the engine to the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, Game, Move, Outcome, Position, Side
from tesserae.games import catalog
from tesserae.search.assessment import PlayedTurn, expected_score
from tesserae.search.report import Report


class AnalysisJob(NamedTuple):
    """An analysis that the engine is to do while it has no other job. seconds: for how long."""

    slug: str
    position: Position
    seconds: float


class ReviewJob(NamedTuple):
    """The turns of a game that the engine is to assess while it has no other job."""

    slug: str
    turns: tuple[PlayedTurn, ...]

    @property
    def game(self) -> Game[Position]:
        """The game that was played."""
        return catalog.by_slug(self.slug)


class Evaluation(NamedTuple):
    """The value of a position, as far as known.

    score: for the side to move, in the units of the search. depth: in plies, 0 for the static
    evaluation. pv: the principal variation. proven: the sign of the score is the value of the
    position, and the first move of the pv keeps it. seconds: for how long it was analysed; 0 until
    that has ended. outcome: set if the game is over.
    """

    score: int
    depth: int = 0
    pv: tuple[Move, ...] = ()
    proven: bool = False
    seconds: float = 0
    outcome: Outcome | None = None


Evaluations: TypeAlias = Mapping[tuple[str, Position], Evaluation]
"""Slug and position -> evaluation, in the order in which they were found."""


def static_evaluation(game: Game[Position], position: Position) -> Evaluation:
    """The evaluation of an unfinished position without search."""
    return Evaluation(game.evaluate(position, position.to_move))


def of_outcome(outcome: Outcome, to_move: Side) -> Evaluation:
    """The evaluation of a finished game."""
    winner = outcome.winner
    score = 0 if winner is None else DECISIVE if winner == to_move else -DECISIVE
    return Evaluation(score, proven=True, outcome=outcome)


def searched(report: Report) -> Evaluation:
    """The evaluation of a search report."""
    return Evaluation(report.score, report.depth, report.pv, report.decided)


def analysed(job: AnalysisJob, report: Report, *, finished: bool, exhausted: bool) -> Evaluation:
    """The evaluation of an analysis so far.

    finished: whether it has ended. exhausted: because there is nothing more to find, which
    proves the value of a game that can be solved.
    """
    game = catalog.by_slug(job.slug)
    proven = report.decided or (exhausted and isinstance(game, Solvable))
    evaluation = searched(report) if report.depth else static_evaluation(game, job.position)
    return evaluation._replace(pv=report.pv, proven=proven, seconds=job.seconds if finished else 0)


def known(game: Game[Position], position: Position, evaluations: Evaluations) -> Evaluation:
    """The best evaluation of a position: of its outcome, by a search, or static."""
    outcome = position.outcome()
    if outcome is not None:
        return of_outcome(outcome, position.to_move)
    return evaluations.get((game.slug, position)) or static_evaluation(game, position)


def winning_chance(
    game: Game[Position], to_move: Side, evaluation: Evaluation, side: Side
) -> float:
    """The expected score of a side, 0 to 1. to_move: the side that the evaluation is for."""
    score = evaluation.score if side == to_move else -evaluation.score
    return expected_score(score, game.odds, proven=evaluation.proven)
