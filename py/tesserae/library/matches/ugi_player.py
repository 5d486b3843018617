"""A player in a process of its own that speaks UGI."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
import time
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Move, Position, Side
from tesserae.core.text import text
from tesserae.library.limits import GoLimits
from tesserae.library.lines import Lines, listen
from tesserae.library.matches.players import Fault, GameHistory

PATIENCE: Final = 10.0
"""Seconds to wait for an answer longer than it may take."""

UNTIMED_PATIENCE: Final = 600.0
"""Seconds to wait for a move that has no limit by time."""


class UgiPlayer:
    """Starts a command for its first game, and anew whenever the process has ended."""

    def __init__(self, game: Game[Position], command: str) -> None:
        self._game = game
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._heard: Lines = queue.Queue()
        self._seeded = False

    def begin(self, seed: int) -> None:
        """A new game. BadInput if the command cannot be started, Fault if it does not answer."""
        if self._process is None or self._process.poll() is not None:
            self._start()
        if self._seeded:
            self._say(f"setoption name seed value {seed}")
        self._say("uginewgame")
        self._say("isready")
        self._hear("readyok", PATIENCE)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Its answer to `go`. Fault if that is not a legal move, or does not come in time."""
        self._say(f"position startpos{' moves ' if history.moves else ''}{' '.join(history.moves)}")
        self._say(" ".join(["go", *(f"{name} {number}" for name, number in limits.items())]))
        answer = self._hear("bestmove", _patience(limits, history.position.to_move))
        try:
            return self._game.parse_move(history.position, answer)
        except BadInput:
            shown = ascii(answer[:20])[1:-1]
            raise Fault(text("match.illegal", move=shown)) from None

    def now(self) -> float:
        """Wall-clock seconds."""
        return time.monotonic()

    def close(self) -> None:
        """Asks the process to quit, and kills it if it does not."""
        if self._process is None:
            return
        try:
            self._say("quit")
            self._process.wait(1)
        except (Fault, subprocess.TimeoutExpired):
            self._kill()
        self._process = None

    def _lost(self, key: str) -> Fault:
        """Kills the process, and returns the fault to raise."""
        self._kill()
        return Fault(text(key))

    def _kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()

    def _start(self) -> None:
        self.close()
        try:
            words = shlex.split(self._command)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError):
            raise BadInput(text("match.start", command=self._command[:80])) from None
        self._heard = queue.Queue()
        source = self._process.stdout
        threading.Thread(target=listen, args=(source, self._heard), daemon=True).start()
        self._seeded = False
        self._say("ugi")
        self._hear("ugiok", PATIENCE)

    def _say(self, line: str) -> None:
        if self._process is None or self._process.stdin is None:
            raise self._lost("match.gone")
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._lost("match.gone") from None

    def _hear(self, name: str, seconds: float) -> str:
        """What follows a name at the start of a line; other lines are skipped."""
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._heard.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                raise self._lost("match.silent") from None
            if line is None:
                raise self._lost("match.gone")
            first, _, rest = line.text.strip().partition(" ")
            if first == name:
                return rest.strip()
            self._seeded |= line.text.startswith("option name seed ")


def _patience(limits: GoLimits, side: Side) -> float:
    """The seconds to wait for a move."""
    milliseconds = limits.get("movetime", limits.get(f"p{side + 1}time"))
    return UNTIMED_PATIENCE if milliseconds is None else milliseconds / 1000 + PATIENCE
