"""Searching and proving side by side, where a game can be solved.

Once the value is proven, the proof decides; until then the search does.
"""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.exact import Proof, Prover
from tesserae.core.game import P
from tesserae.search.report import WON, Report


def search_and_prove(prover: Prover[P], position: P, reports: Iterator[Report]) -> Iterator[Report]:
    """Reports of a search until a move is proven to keep the position's value, then of the proof.

    Steps of search and proof alternate, so that each gets about half of the
    time. The last report comes from the proof, unless the caller stops earlier.
    """
    report = next(reports)
    for proof in prover.prove(position):
        if proof.move is not None:
            yield report_of(proof, report)
        else:
            report = next(reports, report)
            yield report


def report_of(proof: Proof, searched: Report) -> Report:
    """A proof as a report; it keeps the searched line if that begins with the same move.

    A score of WON and no more: the proof does not count plies.
    """
    score = WON * (proof.value or 0)
    line = searched.pv if searched.pv[:1] == (proof.move,) else ()
    if searched.decided and line and searched.score * score > 0:
        score = searched.score
    move = () if proof.move is None else (proof.move,)
    return Report(max(searched.depth, 1), score, proof.nodes, line or move)
