"""The review of a finished game: the engine's jobs, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.app.messages import TurnAssessed
from tesserae.app.model import Model
from tesserae.app.model.analysis import KeyMoment, Review
from tesserae.app.model.engine import ReviewJob
from tesserae.app.model.table import PERSON, Table
from tesserae.core.position import FIRST, OPPONENT, SECOND

_LONGEST: Final = 500
"""Maximum number of boundaries; of longer games only the last turns are reviewed."""


def begin(model: Model) -> Model:
    """Begins a review of the game on the table, which must be over."""
    table = model.table
    if table is None or not table.over or not table.record.ply or model.analysis.review:
        return model
    from tesserae.app.analysis.key_moments import played_turns

    line = table.record.variation[: table.record.ply]
    boundaries = tuple(_boundaries(table))
    job = ReviewJob(table.slug, played_turns(table.record, line, boundaries))
    persons = [side for side in (FIRST, SECOND) if table.seats[side] == PERSON]
    you = persons[0] if len(persons) == 1 else None
    return model.with_analysis(review=Review(table.seed, line, boundaries, job, {}, you=you))


def show_line(model: Model, step: tuple[int, int]) -> Model:
    """Shows moves of a key moment's better line. step: the number of both."""
    review = model.analysis.review
    moment = None if review is None else moment_of(review, step[0])
    if review is None or moment is None or step[1] > len(moment.line):
        return model
    return model.with_analysis(review=review._replace(shown=step))


def moment_of(review: Review, number: int) -> KeyMoment | None:
    """The key moment whose last ply has that number."""
    return next((it for it in review.key_moments or () if it.number == number), None)


def stop(model: Model) -> Model:
    """Ends or hides the review."""
    return model.with_analysis(review=None)


def is_complete(model: Model) -> bool:
    """Whether there is a finished review."""
    return model.analysis.review is not None and model.analysis.review.key_moments is not None


def open_job(model: Model) -> ReviewJob | None:
    """The engine's next job for the review."""
    review = model.analysis.review
    if review is None or model.table is None or review.key_moments is not None:
        return None
    return review.job


def add_assessment(model: Model, news: TurnAssessed) -> Model:
    """Adds an assessment to the review."""
    review = model.analysis.review
    if review is None or model.engine.analysis != review.job:
        return model
    exercises = review.exercises | {news.turn} if news.exercise else review.exercises
    found = {**review.found, news.turn: news.found}
    return model.with_analysis(review=review._replace(found=found, exercises=exercises))


def finish_or_drop(model: Model) -> Model:
    """Drops the review of a game that left the table; finishes one that is fully assessed."""
    review, table = model.analysis.review, model.table
    if review is None or table is None:
        return model
    if not _is_of(review, table):
        return stop(model)
    if review.key_moments is not None or len(review.found) < len(review.job.turns):
        return model
    from tesserae.app.analysis.key_moments import seen_turns, with_key_moments
    from tesserae.app.analysis.marks import marks

    end = table._replace(record=table.record._replace(variation=review.line, ply=len(review.line)))
    winner = end.outcome and end.outcome.winner
    loser = None if winner is None else OPPONENT[winner]
    done = with_key_moments(table.game, table.record, review, loser)
    seen = seen_turns(table.game, review)
    done = done._replace(marks=tuple(marks(table.game, review, seen)))
    return model.with_analysis(review=done)


def _is_of(review: Review, table: Table) -> bool:
    """Whether the review is of the game on the table, which may have got more variations."""
    plies = table.record.plies
    whole = max(review.line) < len(plies)
    return (review.job.slug, review.seed) == (table.slug, table.seed) and whole


def _boundaries(table: Table) -> Iterator[int]:
    """The plies at which turns ended, from the end of the setup on."""
    game, last = table.game, table.record.ply
    positions = table.record.positions[: last + 1]
    setup = game.setup
    first = 0
    while setup is not None and first < last and setup.in_progress(positions[first]):
        first += 1
    boundaries = [
        n
        for n in range(first, last + 1)
        if n in (first, last) or not game.long_turns or positions[n].turn != positions[n - 1].turn
    ]
    yield from boundaries[-_LONGEST:]
