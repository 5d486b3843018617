"""The best lines of a position, and which of them are proven."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tesserae.core.exact import Prover
from tesserae.core.game import Game, Move, P
from tesserae.search.alphabeta import search_lines
from tesserae.search.levels import STRONGEST
from tesserae.search.proofs import move_values
from tesserae.search.report import WON, Limits, Report
from tesserae.search.thinking import setup_move
from tesserae.search.turns.planning import DraftHints, turns_from_drafts


class Line(NamedTuple):
    """A line, and whether its score is proven: a win, a draw or a loss."""

    report: Report
    proven: bool


def best_lines(
    game: Game[P],
    position: P,
    lines: int,
    seed: int,
    prover: Prover[P] | None = None,
    limits: Limits = STRONGEST.limits,
) -> Iterator[tuple[Line, ...]]:
    """The best `lines` lines for the side to move, best first, again and again as they get better.

    They begin with different moves; where turns are long, they are different turns instead.
    In a setup there is one, a move of the game's good setups. prover: proves the moves
    meanwhile, so that each gets about half of the time; it ends when all are proven. limits:
    of the search. ValueError if the game is over, or for less than one line.
    """
    setup = setup_move(game, position, STRONGEST, seed)
    if setup is not None:
        return iter([(Line(Report(0, 0, 0, (setup,)), proven=False),)])
    if game.drafts:
        hints = DraftHints(game.drafts, game.follow_ups, game.play_out)
        reports = turns_from_drafts(position, game.evaluate, hints, limits, lines, seed)
    else:
        reports = search_lines(position, game.evaluate, limits, lines, seed)
    if prover is None:
        return (tuple([Line(it, it.decided) for it in several]) for several in reports)
    return _proven_lines(reports, move_values(prover, position), lines)


def _proven_lines(
    reports: Iterator[tuple[Report, ...]], values: Iterator[Mapping[Move, int | None]], lines: int
) -> Iterator[tuple[Line, ...]]:
    """Steps of the search and of the proofs by turns; what is proven decides."""
    several = next(reports)
    for known in values:
        yield _merged(several, known, lines)
        several = next(reports, several)


def _merged(
    reports: tuple[Report, ...], values: Mapping[Move, int | None], lines: int
) -> tuple[Line, ...]:
    """The best lines by both: those of the search, and moves that are proven besides."""
    found = {report.pv[0]: _line(report, values[report.pv[0]]) for report in reports}
    nodes = reports[0].nodes
    for move, value in values.items():
        if value is not None and move not in found:
            found[move] = _line(Report(1, 0, nodes, (move,)), value)
    return tuple(sorted(found.values(), key=lambda line: -line.report.score)[:lines])


def _line(report: Report, value: int | None) -> Line:
    """A line of the search with the proven value of its first move, if that is known."""
    if value is None:
        return Line(report, report.decided)
    counted = report.decided and report.score * value > 0
    return Line(report if counted else report._replace(score=WON * value), proven=True)
