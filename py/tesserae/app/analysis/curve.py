"""The values of a game over its plies, in the game's own units, for graphs and their tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from tesserae.app.analysis.marks import TURNING_COST
from tesserae.app.analysis.verdict_text import labelled_verdict
from tesserae.app.engine.evaluations import of_outcome, winning_chance
from tesserae.app.model import Model
from tesserae.app.model.analysis import AnalysisState, Evaluation, Review
from tesserae.app.model.screen import StudyPage
from tesserae.core.exact import Solvable
from tesserae.core.game import FIRST, Game, Position, Side
from tesserae.core.record import START, Record, Variation
from tesserae.core.text import Text, text
from tesserae.search.assessment import SEEMS_WON, Line
from tesserae.view.graph import Graph, Value
from tesserae.view.words import Words

_LEAST_RANGE: Final = 5
"""Minimum lead at the edge of the graph, in the game's units."""

_LEAD_SHARE: Final = 0.85
"""The share of either half for leads; beyond it the game is won."""


class Valued(NamedTuple):
    """A position of a game. ply: of the line. evaluation: None while unknown."""

    ply: int
    position: Position
    evaluation: Evaluation | None


class Curve(NamedTuple):
    """The values along a line of plies of a record.

    line: the plies. values: in order, two at least. moments: the plies of the key moments.
    """

    game: Game[Position]
    line: Variation
    values: tuple[Valued, ...]
    moments: tuple[int, ...] = ()

    def ply(self, record: Record) -> int:
        """The last ply of the line at or before the cursor, or the first one with a value."""
        shown = record.variation[: record.ply]
        pairs = enumerate(zip(shown, self.line, strict=False))
        parted = next((n for n, (one, other) in pairs if one != other), len(shown))
        return max(self.values[0].ply, min(parted, len(self.line)))

    def number(self, ply: int) -> int:
        """The number of a ply of the line in the record, or START."""
        return (START, *self.line)[ply]

    def verdict(self, ply: int) -> Text | None:
        """The value at a ply in words; None within a turn, as turns are valued at their ends."""
        at = next((it for it in self.values if it.ply == ply), None)
        if at is None:
            return None
        if at.evaluation is None:
            return text("graph.unknown")
        return labelled_verdict(self.game, at.position, at.evaluation)


def displayed_curve(model: Model) -> Curve | None:
    """The curve on the page: of a review, or of a study's variation that has plies."""
    table, reviewed = model.table, model.analysis.review
    if table is None:
        return None
    if isinstance(model.screen, StudyPage):
        return of_variation(table.game, table.record, model.analysis)
    return of_review(table.game, reviewed) if reviewed and reviewed.job.turns else None


def of_variation(game: Game[Position], record: Record, analysis: AnalysisState) -> Curve | None:
    """The engine's values along a variation; None without a ply."""
    if not record.variation:
        return None
    values = tuple(
        [
            Valued(n, it, _finished_evaluation(game, it, analysis))
            for n, it in enumerate(record.positions)
        ]
    )
    return Curve(game, record.variation, values, tuple(_turning_plies(game, values)))


def _finished_evaluation(
    game: Game[Position], position: Position, analysis: AnalysisState
) -> Evaluation | None:
    outcome = position.outcome()
    if outcome is not None:
        return of_outcome(outcome, position.to_move)
    key = (game.slug, position)
    found, study = analysis.evaluations.get(key), analysis.studies.get(key)
    if study is None or not study.lines or (found is not None and found.proven):
        return found
    return study.lines[0]


def _turning_plies(game: Game[Position], values: Sequence[Valued]) -> Iterator[int]:
    """The plies that cost their side enough to turn the game."""
    had: tuple[Side, float] | None = None
    for at in values:
        chance = _first_chance(game, at)
        if had is not None and chance is not None:
            mover, before = had
            if (before - chance if mover == FIRST else chance - before) >= TURNING_COST:
                yield at.ply
        had = None if chance is None else (at.position.to_move, chance)


def _first_chance(game: Game[Position], at: Valued) -> float | None:
    """The first side's expected score; None if unknown, or not proven yet."""
    found = at.evaluation
    if found is None or (isinstance(game, Solvable) and not found.proven):
        return None
    return winning_chance(game, at.position.to_move, found, FIRST)


def of_review(game: Game[Position], review: Review) -> Curve:
    """The curve of a review so far, turn by turn, with the value of each side's best turn."""
    moments = [review.boundaries[it.turn + 1] for it in review.key_moments or ()]
    values = tuple(_values_of_review(review))
    return Curve(game, review.line, values, tuple(sorted(moments)))


def _values_of_review(review: Review) -> Iterator[Valued]:
    turns = review.job.turns
    for n, turn in enumerate(turns):
        found = review.found.get(n)
        evaluation = _evaluation(found.best) if found else None
        yield Valued(review.boundaries[n], turn.position, evaluation)
    end, found = turns[-1].after, review.found.get(len(turns) - 1)
    outcome = end.outcome()
    if outcome is not None:
        evaluation = of_outcome(outcome, end.to_move)
    else:
        evaluation = _evaluation(found.played) if found else None
        if evaluation and end.to_move != turns[-1].position.to_move:
            evaluation = evaluation._replace(score=-evaluation.score)
    yield Valued(review.boundaries[-1], end, evaluation)


def _evaluation(line: Line) -> Evaluation | None:
    return Evaluation(line.score, line.depth, (), line.proven) if line.depth else None


def graph(curve: Curve) -> Graph:
    """The graph of a curve."""
    most = _most(curve)
    return Graph(tuple([_value(curve.game, it, most) for it in curve.values]), curve.moments)


def _value(game: Game[Position], at: Valued, most: int) -> Value:
    """The value at a ply for the graph; mere estimates of what can be proven are not drawn."""
    evaluation = at.evaluation
    if evaluation is None:
        return Value(at.ply, None)
    sign = 1 if at.position.to_move == FIRST else -1
    if _is_decided(evaluation):
        score = evaluation.score
        return Value(at.ply, sign * ((score > 0) - (score < 0)), exact=evaluation.proven)
    if isinstance(game, Solvable):
        return Value(at.ply, None)
    lead = game.in_units(at.position, evaluation.score)
    return Value(at.ply, sign * _LEAD_SHARE * lead / most)


def _most(curve: Curve) -> int:
    """A round number of units that no lead exceeds, or the greatest possible lead."""
    units = curve.game.in_units
    known = [it for it in curve.values if it.evaluation and not _is_decided(it.evaluation)]
    leads = [abs(units(it.position, it.evaluation.score)) for it in known if it.evaluation]
    steps = [factor * power for power in (1, 10, 100, 1_000, 10_000) for factor in (1, 2, 5)]
    possible = [
        units(it.position, score) for it in curve.values for score in (-SEEMS_WON, SEEMS_WON)
    ]
    return min(next(it for it in steps if it >= max([*leads, _LEAST_RANGE])), ceil(max(possible)))


def _is_decided(evaluation: Evaluation) -> bool:
    return evaluation.proven or abs(evaluation.score) > SEEMS_WON


def half(curve: Curve, side: Side, words: Words) -> str:
    """The label at the end of a side's half of the graph."""
    game, position = curve.game, curve.values[0].position
    lead = _most(curve)
    what = game.describe_lead(position, lead if side == position.to_move else -lead)
    label = words(f"{game.slug}.wins.{side}" if isinstance(game, Solvable) else what)
    return label[0].upper() + label[1:]
