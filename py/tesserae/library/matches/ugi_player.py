"""A UGI player in a process of its own."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Move, Position, Side
from tesserae.core.text import text
from tesserae.library.engines.limits import GoLimits
from tesserae.library.engines.process import GRACE, UNTIMED_PATIENCE, Fault, UgiProcess, illegal
from tesserae.library.matches.pairs import allowed_seconds
from tesserae.library.matches.players import GameHistory


class UgiPlayer:
    """Starts a command for its first game, and again whenever the process has ended.

    options: UGI options to set.
    """

    def __init__(
        self,
        game: Game[Position],
        command: str | Sequence[str],
        options: Mapping[str, str | int] | None = None,
    ) -> None:
        self._game = game
        self._command = command
        self._options = dict(options or {})
        self._process: UgiProcess | None = None

    def begin(self, seed: int) -> None:
        """A new game. BadInput if the command cannot be started, Fault if it does not answer.

        BadInput if it does not have one of the options.
        """
        if self._process is None or self._process.ended:
            self.close()
            self._process = UgiProcess(self._command)
            for name, value in self._options.items():
                if name not in self._process.options:
                    has = ", ".join(sorted(self._process.options))
                    raise BadInput(text("library.no_option", name=name, options=has))
                self._process.say(f"setoption name {name} value {value}")
        if "seed" in self._process.options:
            self._process.say(f"setoption name seed value {seed}")
        self._process.say("uginewgame")
        self._process.wait_until_ready()

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Its answer to `go`. Fault if that is not a legal move, or late."""
        if self._process is None:
            raise Fault(text("match.gone"))
        moves = " ".join(["moves", *history.moves]) if history.moves else ""
        self._process.say(f"position startpos {moves}".strip())
        self._process.say(" ".join(["go", *(f"{name} {n}" for name, n in limits.items())]))
        answer = self._process.hear("bestmove", _patience(limits, history.position.to_move))
        try:
            return self._game.parse_move(history.position, answer)
        except BadInput:
            raise Fault(illegal(answer)) from None

    def now(self) -> float:
        """Wall-clock seconds."""
        return time.monotonic()

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.close()
        self._process = None


def _patience(limits: GoLimits, side: Side) -> float:
    """The seconds to wait for a move."""
    allowed = allowed_seconds(limits, side)
    return UNTIMED_PATIENCE if allowed is None else allowed + GRACE
