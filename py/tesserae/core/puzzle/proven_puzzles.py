"""Puzzles of any game that has a prover: one move wins, or keeps the other side from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from tesserae.core.exact import Prover
from tesserae.core.position import P
from tesserae.core.puzzle import ASKS, DRAW, NOW, STOP, SURVIVE, Estimator, Judge, Problem
from tesserae.core.text import Text, text

QUIET: Final = "quiet"
"""The theme of every other win."""


class ProvenPuzzles(Generic[P]):
    """The puzzles of a game, as core.puzzle.Puzzles. new_prover: what proves its positions."""

    themes: Final = (NOW, STOP, QUIET, DRAW)
    asks: Final = ASKS

    def __init__(self, slug: str, new_prover: Callable[[], Prover[P]]) -> None:
        self._slug = slug
        self._new_prover = new_prover

    def can_ask(self, position: P) -> bool:
        """In every position."""
        return True

    def task(self, problem: Problem[P]) -> Text:
        """A win; also a draw, or not to lose."""
        kind = "wins"
        if problem.theme in (NOW, STOP):
            kind = problem.theme
        elif problem.theme in (DRAW, SURVIVE):
            kind = f"own.{problem.theme}"
        return text(f"{self._slug}.puzzle.{kind}.{problem.start.to_move}")

    def new_judge(self, estimate: Estimator[P] | None = None) -> Judge[P]:
        """A judge with a new prover."""
        from tesserae.core.puzzle.proven_judge import ProvenJudge

        return ProvenJudge(self._new_prover(), estimate)
