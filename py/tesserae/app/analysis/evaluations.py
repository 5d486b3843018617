"""Evaluations: what is known of the value of a position, from the engine to the page."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, Game, Move, Outcome, Position, Side
from tesserae.games import catalog
from tesserae.search.alphabeta import Report

SEEMS_WON: Final = DECISIVE // 2
"""No static evaluation comes near: a score beyond this is a win that search has seen."""


class AnalysisJob(NamedTuple):
    """The engine is asked to evaluate a position while it has no ply to play."""

    slug: str
    position: Position
    seconds: float


class Evaluation(NamedTuple):
    """The value of a position, as far as it is known.

    score: for the side to move, in the units of the search. depth: in plies, 0 for the static
    evaluation. pv: the principal variation. proven: the sign of the score is the value of the
    position. seconds: for how long it was analysed; 0 while that goes on. outcome: how the game
    ended, where it is over.
    """

    score: int
    depth: int = 0
    pv: tuple[Move, ...] = ()
    proven: bool = False
    seconds: float = 0
    outcome: Outcome | None = None


Evaluations: TypeAlias = Mapping[tuple[str, Position], Evaluation]
"""Slug and position -> what is known of it; the one found last comes last."""


def static_evaluation(game: Game[Position], position: Position) -> Evaluation:
    """What an unfinished position is worth at first sight."""
    return Evaluation(game.evaluate(position, position.to_move))


def of_outcome(outcome: Outcome, to_move: Side) -> Evaluation:
    """What a finished game is worth."""
    winner = outcome.winner
    score = 0 if winner is None else DECISIVE if winner == to_move else -DECISIVE
    return Evaluation(score, proven=True, outcome=outcome)


def searched(report: Report) -> Evaluation:
    """What a search has found."""
    return Evaluation(report.score, report.depth, report.pv, report.decided)


def analysed(job: AnalysisJob, report: Report, *, finished: bool, exhausted: bool) -> Evaluation:
    """What an analysis has found so far.

    finished: it goes no further. exhausted: because there is nothing more to find, which
    proves the value of a game that can be solved.
    """
    game = catalog.by_slug(job.slug)
    proven = report.decided or (exhausted and isinstance(game, Solvable))
    found = searched(report) if report.depth else static_evaluation(game, job.position)
    return found._replace(pv=report.pv, proven=proven, seconds=job.seconds if finished else 0)


def known(game: Game[Position], position: Position, evaluations: Evaluations) -> Evaluation:
    """What is known of a position: its outcome, a search's evaluation, or the static one."""
    outcome = position.outcome()
    if outcome is not None:
        return of_outcome(outcome, position.to_move)
    return evaluations.get((game.slug, position)) or static_evaluation(game, position)


def winning_chance(
    game: Game[Position], to_move: Side, evaluation: Evaluation, side: Side
) -> float:
    """The share of the point that a side can expect, 0 to 1; `to_move` is on turn."""
    score = evaluation.score if side == to_move else -evaluation.score
    if evaluation.proven or abs(score) > SEEMS_WON:
        return 0.5 + ((score > 0) - (score < 0)) / 2
    return 1 / (1 + exp(-score / game.odds))
