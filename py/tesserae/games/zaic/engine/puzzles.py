"""What puzzles of Zaic are about, as core.puzzle.Puzzles."""

from __future__ import annotations

from typing import Final

from tesserae.core.puzzle import Asked, Judge, ProvenJudge
from tesserae.core.text import Text, text
from tesserae.games.zaic.rules import Position


class ZaicPuzzles:
    """Themes, tasks and the judge: in all of them one move wins, shortly before the end."""

    themes: Final = ("cut", "joined", "squeeze", "quiet")

    def task(self, asked: Asked[Position]) -> Text:
        """A win."""
        return text(f"zaic.puzzle.wins.{asked.start.to_move}")

    def judge(self) -> Judge[Position]:
        """A judge that searches the last plies to the end."""
        from tesserae.games.zaic.engine.endgame import Prover

        return ProvenJudge(Prover())
