"""The engine's job to value the target under the pointer, if no line does."""

from __future__ import annotations

from tesserae.app.model import Model, partial_of
from tesserae.app.model.table import entries_of
from tesserae.app.model.weighing import WeighJob
from tesserae.app.study import lines, values
from tesserae.core.exact import Solvable
from tesserae.search.multipv.findings import Weight


def weighing_job(model: Model) -> WeighJob | None:
    """The job to weigh the moves through the target under the pointer or the focus; None if known.

    Once begun against a line, it goes on even if another line becomes the best.
    """
    table, aimed = model.table, model.play.aimed
    if table is None or aimed is None or isinstance(table.game, Solvable):
        return None
    found, partial = lines.known_findings(model, table), partial_of(model)
    if found is None or not values.are_shown(model) or partial.move is not None:
        return None
    begun = values.beginning_with(entries_of(table), (*partial.filled, aimed))
    moves = tuple(dict.fromkeys([entry.move for entry in begun]))
    if not moves or not found.lines[0].depth or values.weight_of(found, moves):
        return None
    job = WeighJob(table.slug, table.position, found.lines[0].pv, moves)
    going = model.study.weighing
    same = going is not None and going._replace(line=job.line) == job
    return going if same else job


def note_value(model: Model, weight: Weight) -> Model:
    """Notes the engine's value of the target."""
    job = model.study.weighing
    if job is None:
        return model
    key = (job.slug, job.position)
    found = model.analysis.studies[key]
    known = found._replace(weights={**found.weights, frozenset(job.moves): weight})
    return model.with_analysis(studies={**model.analysis.studies, key: known})
