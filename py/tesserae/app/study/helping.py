"""Additional workers for a study: their job and their results."""

from __future__ import annotations

from tesserae.app.engine import shares
from tesserae.app.messages import HelperFindings
from tesserae.app.model import Model
from tesserae.app.model.engine import HelpWanted, StudyJob
from tesserae.app.study import lines
from tesserae.core.errors import BadInput
from tesserae.core.exact import Solvable
from tesserae.games import catalog
from tesserae.search.multipv.findings import value_of
from tesserae.search.report import WON


def wanted_help(model: Model) -> HelpWanted:
    """The number of workers wanted, and their job; none while the engine is off."""
    if not model.settings.study_engine:
        return HelpWanted()
    helpers, job = lines.workers(model) - 1, model.engine.analysis
    if not helpers or not isinstance(job, StudyJob):
        return HelpWanted(helpers)
    found = model.analysis.studies.get((job.slug, job.position))
    proven = found.scores if found and isinstance(catalog.by_slug(job.slug), Solvable) else {}
    values = {move: WON * value_of(score) for move, score in proven.items()}
    return HelpWanted(helpers, shares.write_job(job, values))


def add_findings(model: Model, message: HelperFindings) -> Model:
    """Adds a worker's findings, on the current or an earlier position."""
    job = model.engine.analysis
    if not isinstance(job, StudyJob):
        return model
    try:
        found = shares.read_found(message.text, job)
    except BadInput:
        return model
    if found is None:
        return model
    part, its = found
    return model.with_engine(heard={**model.engine.heard, part: its})
