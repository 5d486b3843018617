"""The best lines of a position, and which of them are proven."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from tesserae.core.exact import Prover
from tesserae.core.game import DECISIVE, Game, Move, P
from tesserae.search.alphabeta import search_lines
from tesserae.search.levels import STRONGEST
from tesserae.search.multipv.distances import move_distances
from tesserae.search.multipv.findings import ALONE, Findings, Line, Shared, join_findings
from tesserae.search.multipv.proofs import MoveValues, move_values
from tesserae.search.report import WON, Limits, Report
from tesserae.search.thinking import setup_move, setup_moves
from tesserae.search.turns.planning import TurnHints, turns_from_openings

Count: TypeAlias = Callable[[Mapping[Move, int]], Iterator[Mapping[Move, int]]]
"""Counts the plies of moves with these values, as `distances.move_distances`."""
_ALTERNATING_STEPS: Final = 100
"""Steps of proofs that alternate with the search, so that each move soon has a first line."""

_PROOFS: Final = 4
"""After that, steps of proofs between two of the search."""

_FIRST_LOOK: Final = Limits(depth=2, nodes=1_500)
"""Limits of the first search of all moves where several workers share them."""


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
    """The best `lines` lines for the side to move, best first, improving over time.

    They begin with different moves; where turns are long, they are different turns instead.
    In a setup they are the next plies of the game's good setups, then other ones. prover: proves
    the moves meanwhile, so that each gets about half of the time; it ends when all are proven.
    limits: of the search. root_moves: the legal moves that lines may begin with, if not all may.
    counting: once all are proven, the plies of wins and losses are counted, which may take long.
    ValueError if the game is over, or for less than one line.
    """
    reports = _reports(game, position, lines, seed, limits, root_moves, setups=lines)
    if prover is None:
        return (tuple([Line(it, it.decided) for it in several]) for several in reports)
    found = move_values(prover, position, root_moves)
    if not counting:
        return _proven_lines(reports, found, lines)
    return _proven_lines(reports, found, lines, partial(move_distances, game, prover, position))


def study(
    game: Game[P],
    position: P,
    lines: int,
    seed: int,
    prover: Prover[P] | None = None,
    shared: Shared = ALONE,
) -> Iterator[Findings]:
    """The best lines, and the value of every move, improving over time.

    As `best_lines`, but most of the time goes to the proofs. shared: with other workers. Part 0
    yields the findings of all; the others yield their own, with a prover only scores without lines.
    """
    if prover is not None and shared.part:
        return _proof_findings(game, position, prover, shared)
    if prover is None and shared.part:
        own = shared.own(position.legal_moves())
        if not own:
            return iter(())
        return _search_findings(game, _reports(game, position, lines, seed, STRONGEST.limits, own))
    if prover is None and shared.parts > 1:
        return _search_shared(game, position, lines, seed, shared)
    reports = _reports(game, position, lines, seed, STRONGEST.limits)
    if prover is None:
        return _search_findings(game, reports)
    return _study_findings(game, position, lines, prover, reports, shared)


def _search_findings(game: Game[P], reports: Iterator[tuple[Report, ...]]) -> Iterator[Findings]:
    return (findings_of_search(several, exact=not game.turn_openings) for several in reports)


def _search_shared(
    game: Game[P], position: P, lines: int, seed: int, shared: Shared
) -> Iterator[Findings]:
    """Searches all moves briefly, then the own ones; takes the others' from their parts.

    If they have nothing more to search, the rest is searched here: nobody waits.
    """
    moves = position.legal_moves()
    own = shared.own(moves)
    rest = tuple([move for move in moves if move not in own])
    known = Findings((), {}, 0)
    for limits, searched in (
        (_FIRST_LOOK, moves),
        (STRONGEST.limits, own),
        (STRONGEST.limits, rest),
    ):
        before = known
        root_moves = () if searched is moves else searched
        reports = (
            _reports(game, position, lines, seed, limits, root_moves) if searched else iter(())
        )
        for new in _search_findings(game, reports):
            if not before.lines or new.lines[0].report.depth > 1:
                known = _update_findings(before, new, searched)
                yield join_findings(position, known, shared, lines)
        best = join_findings(position, known, shared, lines)
        if searched is not moves and all(line.proven for line in best.lines):
            return


def _update_findings(before: Findings, new: Findings, searched: Sequence[Move]) -> Findings:
    """The findings before, updated for the moves that were searched again."""
    others = [line for line in before.lines if line.report.pv[0] not in searched]
    scores = {**before.scores, **new.scores}
    return Findings((*others, *new.lines), scores, before.nodes + new.nodes)


def _proof_findings(
    game: Game[P], position: P, prover: Prover[P], shared: Shared
) -> Iterator[Findings]:
    """Proofs alone, the own moves first, and then their plies to the end."""
    values: Mapping[Move, int | None] = {}
    nodes = 0
    for values, nodes in move_values(prover, position, shared=shared):
        yield Findings((), _scores(values), nodes)
    own = shared.own(position.legal_moves())
    known = {move: value for move, value in values.items() if value is not None and move in own}
    for plies in move_distances(game, prover, position, known):
        counted = {move: _score_after(n) for move, n in plies.items()}
        yield Findings((), {**_scores(values), **counted}, nodes)


def _scores(values: Mapping[Move, int | None]) -> dict[Move, int]:
    """Scores, without plies, of the moves whose value is known."""
    return {move: WON * value for move, value in values.items() if value is not None}


def _reports(
    game: Game[P],
    position: P,
    lines: int,
    seed: int,
    limits: Limits,
    root_moves: Sequence[Move] = (),
    *,
    setups: int = 1,
) -> Iterator[tuple[Report, ...]]:
    """Reports on the best lines by the search alone. setups: number of next plies in a setup."""
    setup = setup_move(game, position, STRONGEST, seed)
    if setup is not None:
        allowed = root_moves or position.legal_moves()
        best = dict.fromkeys([setup, *setup_moves(game, position), *allowed])
        plies = [move for move in best if move in allowed][:setups]
        return iter([tuple([Report(0, 0, len(plies), (move,)) for move in plies])])
    if game.turn_openings:
        hints = TurnHints(game.turn_openings, game.follow_ups, game.play_out)
        return turns_from_openings(position, game.evaluate, hints, limits, lines, seed, root_moves)
    return search_lines(position, game.evaluate, limits, lines, seed, root_moves)


def _proven_lines(
    reports: Iterator[tuple[Report, ...]],
    proofs: Iterator[MoveValues],
    lines: int,
    count: Count | None = None,
) -> Iterator[tuple[Line, ...]]:
    """Alternates steps of search and proofs; proven values prevail, and their plies are counted."""
    several, known = next(reports), dict[Move, int | None]()
    for values, _ in proofs:
        yield _merge_lines(several, values, lines)
        several, known = next(reports, several), dict(values)
    for plies in count({move: value or 0 for move, value in known.items()}) if count else ():
        yield _merge_lines(several, known, lines, plies)


def _study_findings(
    game: Game[P],
    position: P,
    lines: int,
    prover: Prover[P],
    reports: Iterator[tuple[Report, ...]],
    shared: Shared,
) -> Iterator[Findings]:
    """Proofs, with few steps of search once there are first lines; then counts plies."""
    several = next(reports)
    for step, (values, nodes) in enumerate(move_values(prover, position, shared=shared)):
        if step < _ALTERNATING_STEPS or step % _PROOFS == 0:
            several = next(reports, several)
        best = _merge_lines(several, values, lines)
        counted = {line.report.pv[0]: line.report.score for line in best if line.proven}
        scores = {**_scores(values), **counted}
        found = Findings(best, scores, several[0].nodes + nodes + shared.nodes)
        yield found
    known = {move: value for move, value in values.items() if value is not None}
    for plies in move_distances(game, prover, position, known, shared):
        scores = {move: _score_after(n) for move, n in plies.items()}
        best = _merge_lines(several, values, lines, plies)
        yield found._replace(lines=best, scores={**found.scores, **scores})


def findings_of_search(reports: tuple[Report, ...], *, exact: bool) -> Findings:
    """The findings of a search alone. exact: the loss of a line is that of its first move."""
    lines = tuple([Line(report, report.decided) for report in reports])
    proven = [report for report in reports if report.decided and (exact or report.score > 0)]
    scores: dict[Move, int] = {}
    for report in proven:
        scores[report.pv[0]] = max(report.score, scores.get(report.pv[0], report.score))
    return Findings(lines, scores, reports[0].nodes)


def _merge_lines(
    reports: tuple[Report, ...],
    values: Mapping[Move, int | None],
    lines: int,
    plies: Mapping[Move, int] = MappingProxyType({}),
) -> tuple[Line, ...]:
    """The best lines of both: those of the search, and other proven moves.

    plies: to the end, of moves for which they are known. A searched line with another end is cut to
    its move.
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
    """A searched line with the proven value of its first move, if known."""
    if value is None:
        return Line(report, report.decided)
    counted = report.decided and report.score * value > 0
    return Line(report if counted else report._replace(score=WON * value), proven=True)


def _score_after(plies: int) -> int:
    """The score of a win after `plies`, or, if negative, of a loss."""
    return DECISIVE - plies if plies > 0 else -DECISIVE - plies
