"""The analysis of positions while the engine has no other job."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis import review
from tesserae.app.engine.evaluations import best_known, of_outcome
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.engine import AnalysisJob, AnyAnalysis
from tesserae.app.model.table import Table

SECONDS: Final = 60.0
"""How long the current position is analysed."""

REMEMBERED: Final = 2_000
"""Maximum number of evaluations in the model."""


def wanted_analysis(model: Model) -> AnyAnalysis | None:
    """What the engine should analyse of a game: first for a review, then the current position."""
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


def evaluated(model: Model, new: Evaluation) -> Model:
    """Adds an evaluation to the model, unless a deeper one is known."""
    job = model.engine.analysis
    if not isinstance(job, AnalysisJob):
        return model
    key = (job.slug, job.position)
    old = model.analysis.evaluations.get(key)
    if old is not None and not new.proven and new.depth < old.depth:
        new = old._replace(seconds=max(old.seconds, new.seconds))
    others = [pair for pair in model.analysis.evaluations.items() if pair[0] != key]
    kept = others[max(0, len(others) + 1 - REMEMBERED) :]
    return model.with_analysis(evaluations=dict([*kept, (key, new)]))


def evaluation(model: Model, table: Table) -> Evaluation | None:
    """The evaluation of the current position; None in a setup, which is not evaluated."""
    if table.outcome:
        return of_outcome(table.outcome, table.position.to_move)
    if _in_setup(table):
        return None
    return best_known(table.game, table.position, model.analysis.evaluations)


def of_hint(model: Model, table: Table, hint: Evaluation) -> Evaluation | None:
    """The evaluation to show with a hint; None in a setup, which is not searched.

    A proof counts if it is one of the hint's move, too: that is its own, or all lose. None, too,
    of what is not proven beside the evaluation bar: another search says other numbers.
    """
    if _in_setup(table):
        return None
    found = model.analysis.evaluations.get((table.slug, table.position))
    if found is not None and found.proven and (found.pv[:1] == hint.pv[:1] or found.score < 0):
        return found
    return None if model.settings.evaluation and not hint.proven else hint


def _in_setup(table: Table) -> bool:
    setup = table.game.setup
    return setup is not None and setup.in_progress(table.position)
