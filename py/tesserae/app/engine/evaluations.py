"""Evaluations: the value of a position, from the engine to the page."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation, Evaluations
from tesserae.app.model.engine import AnalysisJob, Job
from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, Game, Outcome, Position, Side
from tesserae.games import catalog
from tesserae.search.assessment import expected_score
from tesserae.search.report import Report

REMEMBERED: Final = 2_000
"""Maximum number of evaluations in the model."""


def static_evaluation(game: Game[Position], position: Position) -> Evaluation:
    """The evaluation of an unfinished position without search."""
    return Evaluation(game.evaluate(position, position.to_move))


def of_outcome(outcome: Outcome, to_move: Side) -> Evaluation:
    """The evaluation of a finished game."""
    return Evaluation(DECISIVE * outcome.value_for(to_move), proven=True, outcome=outcome)


def evaluation_of_search(report: Report) -> Evaluation:
    """The evaluation of a search report."""
    return Evaluation(report.score, report.depth, report.pv, report.decided, nodes=report.nodes)


def evaluation_of_analysis(
    job: AnalysisJob, report: Report, *, finished: bool, exhausted: bool
) -> Evaluation:
    """The evaluation of an analysis so far.

    finished: whether it has ended. exhausted: because the search is complete, which proves the
    value in a game that can be solved.
    """
    game = catalog.by_slug(job.slug)
    proven = report.decided or (exhausted and isinstance(game, Solvable))
    evaluation = (
        evaluation_of_search(report) if report.depth else static_evaluation(game, job.position)
    )
    return evaluation._replace(pv=report.pv, proven=proven, seconds=job.seconds if finished else 0)


def best_known(game: Game[Position], position: Position, evaluations: Evaluations) -> Evaluation:
    """The best evaluation of a position: by its outcome, from a search, or static."""
    outcome = position.outcome()
    if outcome is not None:
        return of_outcome(outcome, position.to_move)
    return evaluations.get((game.slug, position)) or static_evaluation(game, position)


def with_evaluation(model: Model, job: AnalysisJob | Job, new: Evaluation) -> Model:
    """Adds an evaluation of a job's position to the model, unless a deeper one is known.

    A hint and an analysis are the same search; a hint ends sooner.
    """
    key = (job.slug, job.position)
    old = model.analysis.evaluations.get(key)
    if old is not None:
        deeper = new if _how_deep(new) >= _how_deep(old) else old
        new = deeper._replace(seconds=max(old.seconds, new.seconds))
    others = [pair for pair in model.analysis.evaluations.items() if pair[0] != key]
    kept = others[max(0, len(others) + 1 - REMEMBERED) :]
    return model.with_analysis(evaluations=dict([*kept, (key, new)]))


def _how_deep(evaluation: Evaluation) -> tuple[bool, int, int]:
    return evaluation.proven, evaluation.depth, evaluation.nodes


def winning_chance(
    game: Game[Position], to_move: Side, evaluation: Evaluation, side: Side
) -> float:
    """The expected score of a side, 0 to 1. to_move: the side that the evaluation is for."""
    score = evaluation.score if side == to_move else -evaluation.score
    return expected_score(score, game.odds, proven=evaluation.proven)
