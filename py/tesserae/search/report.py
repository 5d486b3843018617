"""The limits and the reports of searches."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.exact import Proof
from tesserae.core.game import DECISIVE, Move

WON: Final = DECISIVE - 10_000
"""Scores from here on are wins, counted in plies."""


class Limits(NamedTuple):
    """How far a search may go."""

    depth: int = 64
    nodes: int = 10**9


class Report(NamedTuple):
    """The result of a search so far.

    score: for the side to move; a win in n plies is DECISIVE - n, a loss its negative. The win may
    be nearer if a search with reductions is stopped. nodes: visited so far, interior nodes and
    leaves; repeated visits count again. pv: the principal variation; its first move is the best
    one. avoidable: the score is the loss of the moves that were searched so far; others may avoid
    it. guessed: no move has been searched yet, and the first of the pv is any legal one.
    """

    depth: int
    score: int
    nodes: int
    pv: tuple[Move, ...]
    avoidable: bool = False
    guessed: bool = False

    @property
    def decided(self) -> bool:
        """Whether the score is a proven win by the first move, or a loss by every move."""
        return abs(self.score) >= WON and not self.avoidable


def guess(move: Move) -> Report:
    """The report before a search begins."""
    return Report(0, 0, 0, (move,), guessed=True)


def report_of(proof: Proof, searched: Report) -> Report:
    """A proof as a report; keeps the searched line if that begins with the same move.

    A score of WON and no more: the proof does not count plies.
    """
    score = WON * (proof.value or 0)
    line = searched.pv if searched.pv[:1] == (proof.move,) else ()
    if searched.decided and line and searched.score * score > 0:
        score = searched.score
    move = () if proof.move is None else (proof.move,)
    return Report(max(searched.depth, 1), score, proof.nodes, line or move)
