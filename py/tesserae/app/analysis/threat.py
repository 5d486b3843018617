"""The threat: the other side's best move if it were to move; only in studies."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.engine import AnalysisJob
from tesserae.app.model.table import Table
from tesserae.core.game import Position

SECONDS: Final = 3.0
"""Seconds for searching it."""


def after_pass(table: Table) -> Position | None:
    """The position with the other side to move; None if that makes no sense."""
    if table.over:
        return None
    other = table.game.after_pass(table.position)
    return None if other is None or other.outcome() else other


def threat_job(model: Model) -> AnalysisJob | None:
    """The engine's job for the threat, while it is shown."""
    table = model.table
    position = after_pass(table) if table and model.study.threat else None
    if table is None or position is None:
        return None
    found = _known_evaluation(model, table, position)
    if found is not None and (found.proven or found.seconds >= SECONDS):
        return None
    return AnalysisJob(table.slug, position, SECONDS)


def threat_evaluation(model: Model, table: Table, position: Position) -> Evaluation | None:
    """The findings on the position with the other side to move; None before there is a move."""
    known = _known_evaluation(model, table, position)
    return known if known is not None and known.pv else None


def _known_evaluation(model: Model, table: Table, position: Position) -> Evaluation | None:
    return model.analysis.evaluations.get((table.slug, position))
