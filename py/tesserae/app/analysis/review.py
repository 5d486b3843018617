"""The review of a finished game: the positions to analyse for it, and its result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.app.analysis.evaluations import AnalysisJob
from tesserae.app.analysis.key_moments import Review, boundary_positions, key_moments
from tesserae.app.model import Model
from tesserae.app.table import Table
from tesserae.core.text import text

_SECONDS_IN_ALL: Final = 30.0
_SECONDS_LEAST: Final = 0.3
_SECONDS_MOST: Final = 1.0
"""Seconds of analysis for all positions together; least and most for each."""

_LONGEST: Final = 500
"""Maximum number of boundaries; of longer games only the last turns are reviewed."""


def begin(model: Model) -> Model:
    """Begins a review of the game on the table, which must be over."""
    table = model.table
    if table is None or not table.over or not table.record.ply:
        return model
    boundaries = tuple(_boundaries(table))
    seconds = min(_SECONDS_MOST, max(_SECONDS_LEAST, _SECONDS_IN_ALL / len(boundaries)))
    line = table.record.variation[: table.record.ply]
    return model.with_analysis(review=Review(table.slug, table.seed, line, boundaries, seconds))


def stop(model: Model) -> Model:
    """Ends or hides the review."""
    return model.with_analysis(review=None)


def followed(model: Model) -> Model:
    """Drops the review of a game that left the table; finishes one that is fully analysed."""
    review, table = model.analysis.review, model.table
    if review is None or table is None:
        return model
    if not _is_of(review, table):
        return stop(model)
    if review.key_moments is not None or remaining(model):
        return model
    found = key_moments(table.game, table.record, review, model.analysis.evaluations)
    done = text("review.done" if found else "review.none")
    return model._replace(toast=done).with_analysis(review=review._replace(key_moments=found))


def remaining(model: Model) -> list[AnalysisJob]:
    """The positions that are still to be analysed."""
    review, table = model.analysis.review, model.table
    if review is None or table is None or review.key_moments is not None:
        return []
    ahead = []
    for position in boundary_positions(table.record, review):
        found = model.analysis.evaluations.get((table.slug, position))
        enough = found is not None and (found.proven or found.seconds >= review.seconds)
        if not enough and not position.outcome():
            ahead.append(AnalysisJob(table.slug, position, review.seconds))
    return ahead


def _is_of(review: Review, table: Table) -> bool:
    """Whether the review is of the game on the table, which may have more variations by now."""
    plies = table.record.plies
    whole = max(review.line) < len(plies)
    return (review.slug, review.seed) == (table.slug, table.seed) and whole


def _boundaries(table: Table) -> Iterator[int]:
    """Where turns ended, from the end of the setup on."""
    game, last = table.game, table.record.ply
    positions = table.record.positions[: last + 1]
    setup = game.setup
    begun = 0
    while setup is not None and begun < last and setup.going_on(positions[begun]):
        begun += 1
    boundaries = [
        n
        for n in range(begun, last + 1)
        if n in (begun, last) or not game.long_turns or positions[n].turn != positions[n - 1].turn
    ]
    yield from boundaries[-_LONGEST:]
