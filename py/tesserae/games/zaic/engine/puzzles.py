"""What puzzles of Zaic are about, as core.puzzle.Puzzles."""

from __future__ import annotations

from typing import Final

from tesserae.core.puzzle import ASKS, DRAW, NOW, STOP, SURVIVE, Estimator, Judge, Problem
from tesserae.core.text import Text, text
from tesserae.games.zaic.rules import Position


class ZaicPuzzles:
    """Themes, tasks and the judge: one move wins, or keeps the other side from it, near the end."""

    themes: Final = (NOW, STOP, "cut", "joined", "squeeze", "quiet")
    asks: Final = ASKS

    def can_ask(self, position: Position) -> bool:
        """In every position."""
        return True

    def task(self, problem: Problem[Position]) -> Text:
        """A win; of a position of one's own also a draw, or not to lose."""
        side = problem.start.to_move
        if problem.own and problem.theme in (DRAW, SURVIVE):
            return text(f"zaic.puzzle.own.{problem.theme}.{side}")
        if problem.theme in (NOW, STOP):
            return text(f"zaic.puzzle.{problem.theme}.{side}")
        return text(f"zaic.puzzle.wins.{side}")

    def new_judge(self, estimate: Estimator[Position] | None = None) -> Judge[Position]:
        """A judge with the prover of the last plies."""
        from tesserae.core.puzzle.proven_judge import ProvenJudge
        from tesserae.games.zaic.engine.endgame import Prover

        return ProvenJudge(Prover(), estimate)
