"""The best lines of a position, and which of them are proven."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.exact import Prover
from tesserae.core.game import DECISIVE, Game, Move, P
from tesserae.search.alphabeta import search_lines
from tesserae.search.distances import move_distances
from tesserae.search.levels import STRONGEST
from tesserae.search.proofs import MoveValues, move_values
from tesserae.search.report import WON, Limits, Report
from tesserae.search.thinking import setup_move
from tesserae.search.turns.planning import DraftHints, turns_from_drafts

Count: TypeAlias = Callable[[Mapping[Move, int]], Iterator[Mapping[Move, int]]]
"""Counts the plies of moves, whose values are given, as `distances.move_distances`."""
_ALTERNATING: Final = 100
"""Steps of proofs during which the search gets as many: it soon has a first line of each move."""

_PROOFS: Final = 4
"""Later the steps of proofs between two of the search."""


class Line(NamedTuple):
    """A line, and whether its score is proven: a win, a draw or a loss."""

    report: Report
    proven: bool


class Findings(NamedTuple):
    """What is known of a position.

    lines: best first, as from `best_lines`. scores: of the moves that are proven, those of all
    lines among them, as in Report. nodes: of the search and of the proofs.
    """

    lines: tuple[Line, ...]
    scores: Mapping[Move, int]
    nodes: int


def best_lines(
    game: Game[P],
    position: P,
    lines: int,
    seed: int,
    prover: Prover[P] | None = None,
    limits: Limits = STRONGEST.limits,
    root_moves: Sequence[Move] = (),
    *,
    counting: bool = False,
) -> Iterator[tuple[Line, ...]]:
    """The best `lines` lines for the side to move, best first, again and again as they get better.

    They begin with different moves; where turns are long, they are different turns instead.
    In a setup there is one, a move of the game's good setups. prover: proves the moves
    meanwhile, so that each gets about half of the time; it ends when all are proven. limits:
    of the search. root_moves: the legal moves that lines may begin with, if not all may.
    counting: once all are proven, the plies of wins and losses are counted, which may take long.
    ValueError if the game is over, or for less than one line.
    """
    reports = _reports(game, position, lines, seed, limits, root_moves)
    if prover is None:
        return (tuple([Line(it, it.decided) for it in several]) for several in reports)
    found = move_values(prover, position, root_moves)
    if not counting:
        return _proven_lines(reports, found, lines)
    from tesserae.search.distances import move_distances  # not in the page's first visit

    return _proven_lines(reports, found, lines, partial(move_distances, game, prover, position))


def study(
    game: Game[P], position: P, lines: int, seed: int, prover: Prover[P] | None = None
) -> Iterator[Findings]:
    """The best lines, and what every move is worth, again and again as more is known.

    As `best_lines`, but most of the time goes to the proofs.
    """
    reports = _reports(game, position, lines, seed, STRONGEST.limits)
    if prover is None:
        return (findings_of_search(several, exact=not game.drafts) for several in reports)
    return _studied(game, position, lines, prover, reports)


def _reports(
    game: Game[P],
    position: P,
    lines: int,
    seed: int,
    limits: Limits,
    root_moves: Sequence[Move] = (),
) -> Iterator[tuple[Report, ...]]:
    """Reports on the best lines by the search alone."""
    setup = setup_move(game, position, STRONGEST, seed)
    if setup is not None:
        setup = setup if not root_moves or setup in root_moves else root_moves[0]
        return iter([(Report(0, 0, 0, (setup,)),)])
    if game.drafts:
        hints = DraftHints(game.drafts, game.follow_ups, game.play_out)
        return turns_from_drafts(position, game.evaluate, hints, limits, lines, seed, root_moves)
    return search_lines(position, game.evaluate, limits, lines, seed, root_moves)


def _proven_lines(
    reports: Iterator[tuple[Report, ...]],
    proofs: Iterator[MoveValues],
    lines: int,
    count: Count | None = None,
) -> Iterator[tuple[Line, ...]]:
    """Steps of the search and of the proofs by turns; what is proven decides, and is counted."""
    several, known = next(reports), dict[Move, int | None]()
    for values, _ in proofs:
        yield _merged(several, values, lines)
        several, known = next(reports, several), dict(values)
    for plies in count({move: value or 0 for move, value in known.items()}) if count else ():
        yield _merged(several, known, lines, plies)


def _studied(
    game: Game[P],
    position: P,
    lines: int,
    prover: Prover[P],
    reports: Iterator[tuple[Report, ...]],
) -> Iterator[Findings]:
    """Proofs, with few steps of the search once there are first lines; then plies are counted."""
    several = next(reports)
    for step, (values, nodes) in enumerate(move_values(prover, position)):
        if step < _ALTERNATING or step % _PROOFS == 0:
            several = next(reports, several)
        best = _merged(several, values, lines)
        proven = {move: WON * value for move, value in values.items() if value is not None}
        counted = {line.report.pv[0]: line.report.score for line in best if line.proven}
        found = Findings(best, {**proven, **counted}, several[0].nodes + nodes)
        yield found
    known = {move: value for move, value in values.items() if value is not None}
    for plies in move_distances(game, prover, position, known):
        scores = {move: _score_after(n) for move, n in plies.items()}
        best = _merged(several, values, lines, plies)
        yield found._replace(lines=best, scores={**found.scores, **scores})


def findings_of_search(reports: tuple[Report, ...], *, exact: bool) -> Findings:
    """What a search alone knows. exact: the loss of a line is that of its first move."""
    lines = tuple([Line(report, report.decided) for report in reports])
    proven = [report for report in reports if report.decided and (exact or report.score > 0)]
    scores: dict[Move, int] = {}
    for report in proven:
        scores[report.pv[0]] = max(report.score, scores.get(report.pv[0], report.score))
    return Findings(lines, scores, reports[0].nodes)


def _merged(
    reports: tuple[Report, ...],
    values: Mapping[Move, int | None],
    lines: int,
    plies: Mapping[Move, int] = MappingProxyType({}),
) -> tuple[Line, ...]:
    """The best lines by both: those of the search, and moves that are proven besides.

    plies: to the end, of moves of which they are known. A line of the search of which the end is
    another is cut to its move.
    """
    found = {report.pv[0]: _line(report, values[report.pv[0]]) for report in reports}
    nodes = reports[0].nodes
    for move, value in values.items():
        if value is not None and move not in found:
            found[move] = _line(Report(1, 0, nodes, (move,)), value)
    for move, n in plies.items():
        if found[move].report.score != _score_after(n):
            found[move] = Line(Report(abs(n), _score_after(n), nodes, (move,)), proven=True)
    return tuple(sorted(found.values(), key=lambda line: -line.report.score)[:lines])


def _line(report: Report, value: int | None) -> Line:
    """A line of the search with the proven value of its first move, if that is known."""
    if value is None:
        return Line(report, report.decided)
    counted = report.decided and report.score * value > 0
    return Line(report if counted else report._replace(score=WON * value), proven=True)


def _score_after(plies: int) -> int:
    """The score of a win after so many plies, or of a loss after so many below zero."""
    return DECISIVE - plies if plies > 0 else -DECISIVE - plies
