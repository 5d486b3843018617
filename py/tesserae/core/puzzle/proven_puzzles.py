"""Puzzles of any game that has a prover: find the one move that wins, or prevents a win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol

from tesserae.core.exact import Prover
from tesserae.core.position import P
from tesserae.core.puzzle import ASKS, DRAW, NOW, STOP, SURVIVE, Estimator, Judge, P_contra, Problem
from tesserae.core.text import Text, text

QUIET: Final = "quiet"
"""The theme of every other win."""


class Provable(Protocol[P_contra]):
    """The parts of a game that this needs."""

    @property
    def slug(self) -> str:
        """See core.game.Rules."""

    @property
    def endgame_prover(self) -> Callable[[], Prover[P_contra]] | None:
        """See core.game.hints."""


class ProvenPuzzles(Generic[P]):
    """The puzzles of a game that has an `endgame_prover`, as core.puzzle.Puzzles."""

    asks: Final = ASKS

    def __init__(self, game: Provable[P], themes: Sequence[str] = (NOW, STOP, QUIET, DRAW)) -> None:
        self.themes = themes
        self._game = game

    def can_ask(self, position: P) -> bool:
        """Always true."""
        return True

    def task(self, problem: Problem[P]) -> Text:
        """A win, a draw, or not to lose."""
        kind = "wins"
        if problem.theme in (NOW, STOP):
            kind = problem.theme
        elif problem.theme in (DRAW, SURVIVE):
            kind = f"own.{problem.theme}"
        return text(f"{self._game.slug}.puzzle.{kind}.{problem.start.to_move}")

    def new_judge(self, estimate: Estimator[P] | None = None) -> Judge[P]:
        """A judge with a new prover."""
        from tesserae.core.puzzle.proven_judge import ProvenJudge

        new_prover = self._game.endgame_prover
        assert new_prover is not None, f"{self._game.slug} has no endgame_prover"
        return ProvenJudge(new_prover(), estimate)
