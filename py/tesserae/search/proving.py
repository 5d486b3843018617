"""Thinking where a game can be solved: a proof goes on beside a search.

What is proven is played; until then the search has its say.
"""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.exact import Proof, Prover
from tesserae.core.game import Position
from tesserae.search.alphabeta import WON, Report


def beside(prover: Prover, position: Position, reports: Iterator[Report]) -> Iterator[Report]:
    """Reports of a search until the position's value is proven, then what the proof says.

    Step by step in turns, so that each gets about half of the time. The last
    report is the proof's, unless it was dropped before that.
    """
    report = next(reports)
    for proof in prover.prove(position):
        if proof.move is not None:
            yield told(report, proof)
            return
        report = next(reports, report)
        yield report


def told(report: Report, proof: Proof) -> Report:
    """What a proof says, as a report; its line goes on if the search came to the same move.

    A score of WON and no more: the proof does not count plies.
    """
    score = WON * (proof.value or 0)
    line = report.pv if report.pv[:1] == (proof.move,) else ()
    if report.decided and line and (report.score > 0) == (score > 0):
        score = report.score
    move = () if proof.move is None else (proof.move,)
    return Report(max(report.depth, 1), score, proof.positions, line or move)
