"""The analysis of positions while the engine has no other job."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import review
from tesserae.app.engine.evaluations import best_known, of_outcome, with_evaluation
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.engine import AnalysisJob, AnyAnalysis
from tesserae.app.model.table import Table

SECONDS: Final = 60.0
"""Seconds for analysing the current position."""


def wanted_analysis(model: Model) -> AnyAnalysis | None:
    """The engine's analysis job: that of a review, or else of the current position."""
    table = model.game_table
    if table is None or model.frame is not None:
        return None
    reviewed = review.open_job(model)
    if reviewed is not None:
        return reviewed
    if not model.settings.evaluation or table.position.outcome() or _in_setup(table):
        return None
    found = model.analysis.evaluations.get((table.slug, table.position))
    if found is not None and (found.proven or found.seconds >= SECONDS):
        return None
    return AnalysisJob(table.slug, table.position, SECONDS)


def add_evaluation(model: Model, new: Evaluation) -> Model:
    """Adds the findings of the analysis to the model."""
    job = model.engine.analysis
    return with_evaluation(model, job, new) if isinstance(job, AnalysisJob) else model


def evaluation(model: Model, table: Table) -> Evaluation | None:
    """The evaluation of the current position; None in a setup, which is not evaluated."""
    if table.outcome:
        return of_outcome(table.outcome, table.position.to_move)
    if _in_setup(table):
        return None
    return best_known(table.game, table.position, model.analysis.evaluations)


def of_hint(model: Model, table: Table, hint: Evaluation) -> Evaluation | None:
    """The evaluation to show with a hint; None in a setup, which is not searched.

    The latest one, if the hint's move is still the best, or all moves lose. Else the hint's own;
    None if it is unproven and the evaluation bar, which knows a better move, is on.
    """
    if _in_setup(table):
        return None
    found = model.analysis.evaluations.get((table.slug, table.position))
    all_lose = found is not None and found.proven and found.score < 0
    if found is not None and (all_lose or found.pv[:1] == hint.pv[:1]):
        return found
    return None if model.settings.evaluation and not hint.proven else hint


def _in_setup(table: Table) -> bool:
    setup = table.game.setup
    return setup is not None and setup.in_progress(table.position)
