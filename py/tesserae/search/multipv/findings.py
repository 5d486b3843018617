"""The findings of a study, and how several workers share the work on one position.

Each of them searches its own share of the legal moves first. Once all are proven, it helps with the
others, so a lost worker only costs time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tesserae.core.game import Move, P
from tesserae.search.report import WON, Report


class Line(NamedTuple):
    """A line, and whether its score is proven: a win, a draw or a loss."""

    report: Report
    proven: bool


class Findings(NamedTuple):
    """The findings on a position.

    lines: best first, as from `best_lines`. scores: of the moves that are proven, those of all
    lines among them, as in Report. nodes: of the search and of the proofs.
    """

    lines: tuple[Line, ...]
    scores: Mapping[Move, int]
    nodes: int


class Weight(NamedTuple):
    """The score of some moves, and that of the best move of all, from the same search.

    proven: a win or loss by the moves is.
    """

    score: int
    best: int
    proven: bool = False


class Shared(NamedTuple):
    """The part of one worker in the study of a position.

    part: its number, 0 for the one that joins all. parts: how many there are. others: the other
    parts' findings, by their number; may grow during the study.
    """

    part: int = 0
    parts: int = 1
    others: Mapping[int, Findings] = MappingProxyType({})

    def own(self, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The moves that this part searches first."""
        return self.of(self.part, moves)

    def of(self, part: int, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The moves that a part searches first; similar neighbours go to different parts."""
        return tuple([moves[n] for n in range(part, len(moves), self.parts)])

    @property
    def scores(self) -> Mapping[Move, int]:
        """The others' proven scores, as in Findings."""
        told: dict[Move, int] = {}
        for found in self.others.values():
            for move, score in found.scores.items():
                if abs(score) >= abs(told.get(move, 0)):  # one with counted plies says more
                    told[move] = score
        return told

    @property
    def nodes(self) -> int:
        """The number of nodes that the others have searched."""
        return sum(found.nodes for found in self.others.values())


ALONE: Final = Shared()


def value_of(score: int) -> int:
    """1 for a proven win, 0 for a draw, -1 for a loss."""
    return (score >= WON) - (score <= -WON)


def join_findings(position: P, own: Findings, shared: Shared, lines: int) -> Findings:
    """Joins the search findings of several parts: each move's come from its own part.

    Lines that end their turn in the same position count as one.
    """
    moves = position.legal_moves()
    searched = {part: it for part, it in shared.others.items() if it.lines}
    theirs = {move for part in searched for move in shared.of(part, moves)}
    found = [line for line in own.lines if line.report.pv[0] not in theirs]
    for it in searched.values():
        found += it.lines
    distinct: dict[P, Line] = {}
    for line in sorted(found, key=lambda line: -line.report.score):
        distinct.setdefault(_after_turn(position, line.report.pv), line)
    scores = {**own.scores, **shared.scores}
    return Findings(tuple(distinct.values())[:lines], scores, own.nodes + shared.nodes)


def _after_turn(position: P, moves: Sequence[Move]) -> P:
    """The position after the moves that belong to the turn."""
    turn = position.turn
    for move in moves:
        if position.turn != turn or position.outcome() is not None:
            break
        position = position.apply(move)
    return position
