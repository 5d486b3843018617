"""What a study finds, and how several workers share the work on one position.

Each of them looks at its own share of the legal moves first. Where all are proven, it then helps
with the others, so that a worker that is lost costs time and nothing else.
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
    """What is known of a position.

    lines: best first, as from `best_lines`. scores: of the moves that are proven, those of all
    lines among them, as in Report. nodes: of the search and of the proofs.
    """

    lines: tuple[Line, ...]
    scores: Mapping[Move, int]
    nodes: int


class Weight(NamedTuple):
    """What some moves are worth, and the best move of all, as far as one search has seen both.

    proven: a win or loss by the moves is.
    """

    score: int
    best: int
    proven: bool = False


class Shared(NamedTuple):
    """The part of one worker in the study of a position.

    part: its number, 0 for the one that puts all together. parts: how many there are. others:
    what the other parts have found, by their number; it may grow meanwhile.
    """

    part: int = 0
    parts: int = 1
    others: Mapping[int, Findings] = MappingProxyType({})

    def own(self, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The moves that this part looks at first."""
        return self.of(self.part, moves)

    def of(self, part: int, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The moves that a part looks at first; neighbours are alike, and go to different ones."""
        return tuple([moves[n] for n in range(part, len(moves), self.parts)])

    @property
    def scores(self) -> Mapping[Move, int]:
        """The others' proven scores, as in Findings."""
        told: dict[Move, int] = {}
        for found in self.others.values():
            for move, score in found.scores.items():
                if abs(score) >= abs(told.get(move, 0)):  # one that is counted says more
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
    """What several parts have found by search: of each move what its own part says of it.

    Lines to the same end of the turn are one.
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
    """The position after those of some moves that belong to the turn."""
    turn = position.turn
    for move in moves:
        if position.turn != turn or position.outcome() is not None:
            break
        position = position.apply(move)
    return position
