"""The puzzles of Pyrga, as core.puzzle.Puzzles."""

from __future__ import annotations

from typing import Final

from tesserae.core.puzzle import ASKS, DRAW, NOW, STOP, SURVIVE, Estimator, Judge, Problem
from tesserae.core.text import Text, text
from tesserae.games.pyrga.rules import Position


class PyrgaPuzzles:
    """Themes, tasks and the judge."""

    themes: Final = (NOW, STOP, "tower", "block", "dead", "free", "squeeze", "quiet", DRAW)
    asks: Final = ASKS

    def can_ask(self, position: Position) -> bool:
        """Always true."""
        return True

    def task(self, problem: Problem[Position]) -> Text:
        """A win, or the only move that draws; of a position of one's own also not to lose."""
        side = problem.start.to_move
        if problem.own and problem.theme in (DRAW, SURVIVE):
            return text(f"pyrga.puzzle.own.{problem.theme}.{side}")
        if problem.theme in (NOW, STOP):
            return text(f"pyrga.puzzle.{problem.theme}.{side}")
        if problem.theme == DRAW:
            return text(f"pyrga.puzzle.draw.{side}")
        return text(f"pyrga.puzzle.wins.{side}")

    def new_judge(self, estimate: Estimator[Position] | None = None) -> Judge[Position]:
        """A judge with the prover of the game."""
        from tesserae.core.puzzle.proven_judge import ProvenJudge
        from tesserae.games.pyrga.engine.prover import Prover

        return ProvenJudge(Prover(), estimate)
