"""What the engine looks at when no ply is to be played, and what is kept of what it finds."""

from __future__ import annotations

from itertools import islice
from typing import Final, NamedTuple

from tesserae.app.analysis import review
from tesserae.app.analysis.evaluations import Study, Verdict
from tesserae.app.analysis.verdict_text import (
    share,
    share_of_end,
    told_as_proven,
    told_end,
    verdict_on,
)
from tesserae.app.messages import Judged
from tesserae.app.model import Hint, Model, Table
from tesserae.core.exact import Solvable
from tesserae.core.game import FIRST
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.search.alphabeta import WON

WATCH: Final = 60.0
"""Seconds for the position looked at."""

REMEMBERED: Final = 2_000
"""So many positions are remembered."""


class Standing(NamedTuple):
    """How the position looked at stands, as the evaluation bar shows it.

    first: the first side's share, 0 to 1. note: what is not known yet.
    """

    first: float
    what: Text
    note: Text | None = None


def wanted(model: Model) -> Study | None:
    """What the engine should look at when it has nothing else to do."""
    table = model.table
    if table is None or model.frame is not None:
        return None
    ahead = review.waiting(model)
    if ahead:
        return ahead[0]
    if not model.settings.evaluation or table.position.outcome() or _in_setup(table):
        return None
    known = model.verdicts.get((table.slug, table.position))
    if known is not None and (known.proven or known.seconds >= WATCH):
        return None
    return Study(table.slug, table.position, WATCH)


def judged(model: Model, message: Judged) -> Model:
    """What was found so far is kept, if it is better than what was known before."""
    study = model.studying
    if study is None:
        return model
    key = (study.slug, study.position)
    new, known = _verdict(study, message), model.verdicts.get(key)
    if known is not None and not new.proven and new.depth < known.depth:
        new = known._replace(seconds=max(known.seconds, new.seconds))
    others = [pair for pair in model.verdicts.items() if pair[0] != key]
    kept = islice(others, max(0, len(others) + 1 - REMEMBERED), None)
    return model._replace(verdicts=dict([*kept, (key, new)]))


def _verdict(study: Study, message: Judged) -> Verdict:
    """What a report says; where it says nothing of the score, how the position looks."""
    game, report = catalog.by_slug(study.slug), message.report
    score = report.score
    if not report.depth:
        score = game.evaluate(study.position, study.position.to_move)
    proven = report.decided or (message.exhausted and isinstance(game, Solvable))
    seconds = study.seconds if message.finished else 0
    return Verdict(score, report.depth, report.pv, proven, seconds)


def standing(model: Model, table: Table) -> Standing:
    """How the position looked at stands."""
    game, position = table.game, table.position
    if table.outcome:
        return Standing(share_of_end(table.outcome, FIRST), told_end(game, table.outcome))
    if _in_setup(table):
        return Standing(0.5, text("analysis.setup"))
    verdict = verdict_on(game, position, model.verdicts)
    unknown = isinstance(game, Solvable) and not verdict.proven
    note = text("analysis.unproven") if unknown else None
    return Standing(
        share(game, position, verdict, FIRST), told_as_proven(game, position, verdict), note
    )


def advised(model: Model, table: Table, hint: Hint) -> Text | None:
    """How the game stands by a hint; None in a setup, which is not searched."""
    position = table.position
    if _in_setup(table):
        return None
    verdict = Verdict(hint.score, proven=abs(hint.score) >= WON)
    known = model.verdicts.get((table.slug, position))
    return told_as_proven(table.game, position, known if known and known.proven else verdict)


def _in_setup(table: Table) -> bool:
    """Where sides still build what they play with, there is nothing to compare."""
    setup = table.game.setup
    return setup is not None and setup.going_on(table.position)
