"""A bot in a process of its own, as a player."""

from __future__ import annotations

import contextlib
import json
import math
import os
import selectors
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Move, Position
from tesserae.core.text import text
from tesserae.library.engines.limits import GoLimits
from tesserae.library.engines.process import Fault, illegal
from tesserae.library.grading.limits import LOADING_SECONDS, LONGEST_LINE, BotLimits
from tesserae.library.matches.pairs import allowed_seconds
from tesserae.library.matches.players import GameHistory, LocalPlayer
from tesserae.search.levels import seed_of

_POLL_INTERVAL: Final = 0.05
"""Seconds between checks of the CPU time of a bot that has not answered."""

_PACKAGE: Final = Path(__file__).absolute().parents[3]


class IsolatedBot(LocalPlayer):
    """Plays the moves of a file's `choose`, in another process that knows nothing of this one.

    It is timed by the CPU time of that process if the system tells it, else by the wall clock. If a
    move is late or missing, the process is killed, and another one starts for the next game.

    source: the text of the file; without it the bot's process reads the file.
    """

    def __init__(
        self,
        game: Game[Position],
        path: str,
        limits: BotLimits,
        language: str = "en",
        source: str | None = None,
    ) -> None:
        super().__init__()
        self._game = game
        self._path = str(Path(path).resolve())
        self._source = source
        self._limits = limits
        self._language = language
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""
        self._spent = 0.0

    def load(self) -> None:
        """Starts the process. BadInput if the bot cannot be loaded; the text says why."""
        try:
            self._start()
        except Fault as fault:
            if fault.text.key == "match.error":  # it names the file, and the line
                raise BadInput(fault.text) from None
            file = Path(self._path).name[:80]
            raise BadInput(text("match.unloaded", file=file, why=fault.text)) from None

    def begin(self, seed: int) -> None:
        """A new game."""
        super().begin(seed)
        if self._process is None or self._process.poll() is not None:
            self._start()

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """The bot's move. Fault if it is not legal, does not come, or an error comes instead."""
        seed = seed_of(self.seed, len(history.moves))
        order = {"game": self._game.slug, "moves": history.moves, "seed": seed}
        allowed = allowed_seconds(limits, history.position.to_move)
        stalled = 1.0 if allowed is None else self._limits.stalled
        allowed = self._limits.seconds if allowed is None else allowed
        within = allowed * stalled + self._limits.patience
        answer = self._ask(order, within, allowed)
        move = answer.get("move")
        try:
            return self._game.parse_move(history.position, move if isinstance(move, str) else "")
        except BadInput:
            raise Fault(illegal(move)) from None

    def cpu_time(self) -> float:
        """CPU seconds used by the process."""
        if self._process is not None:
            self._spent = _cpu_seconds(self._process.pid, self._spent)
        return self._spent

    def close(self) -> None:
        """Kills the process, and any that it started."""
        process, self._process, self._heard = self._process, None, b""
        if process is not None:
            _kill(process)

    def _start(self) -> None:
        self.close()
        self._spent = 0.0
        self._process = subprocess.Popen(
            [sys.executable, "-s", "-P", "-m", "tesserae.library.grading.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder if (folder := Path(self._path).parent).is_dir() else None,
            env={
                "PATH": os.defpath,
                "PYTHONPATH": str(_PACKAGE),
                "PYTHONHASHSEED": "0",
                "PYTHONUTF8": "1",
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            start_new_session=True,
        )
        order = {
            "path": self._path,
            "source": self._source,
            "guarded": self._limits.guarded,
            "megabytes": self._limits.megabytes,
            "engines": self._limits.engines,
            "language": self._language,
        }
        if "ready" not in self._ask(order, LOADING_SECONDS):
            raise self._abort("match.bot_silent")

    def _ask(
        self, order: dict[str, Any], seconds: float, allowed: float = math.inf
    ) -> dict[str, Any]:
        """Sends an order; returns the answer. Fault if it is late, or an error.

        seconds: by the wall clock. allowed: CPU seconds of the process, without the margin.
        """
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise Fault(text("match.bot_gone"))
        try:
            process.stdin.write(json.dumps(order).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise self._abort("match.bot_gone") from None
        line = self._line(process.stdout.fileno(), seconds, allowed)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._abort("match.bot_gone") from None
        if not isinstance(answer, dict):
            raise self._abort("match.bot_gone")
        if "error" in answer:
            told = "".join(it for it in str(answer["error"])[:400] if it.isprintable())
            raise Fault(text("match.error", error=told))
        return answer

    def _line(self, source: int, seconds: float, allowed: float) -> bytes:
        """The next line. Fault if it is too long, does not come in time, or cannot come."""
        end = time.monotonic() + seconds
        cpu_end = self.cpu_time() + allowed + self._limits.margin / 1000
        with selectors.DefaultSelector() as selector:
            selector.register(source, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                left = end - time.monotonic()
                if left <= 0 or self.cpu_time() > cpu_end:
                    raise self._late(allowed)
                if not selector.select(min(left, _POLL_INTERVAL)):
                    continue
                told = os.read(source, LONGEST_LINE)
                self._heard += told
                if not told or len(self._heard) > LONGEST_LINE:
                    raise self._abort("match.bot_gone")
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _late(self, allowed: float) -> Fault:
        """Kills the process, and returns the fault to raise. allowed: seconds; infinite to load."""
        if math.isinf(allowed):
            return self._abort("match.bot_silent")
        self.close()
        return Fault(text("grade.late", allowed=round(1000 * allowed)))

    def _abort(self, key: str) -> Fault:
        self.close()
        return Fault(text(key))


def _kill(process: subprocess.Popen[bytes]) -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (OSError, AttributeError):
        process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


def _cpu_seconds(pid: int, before: float) -> float:
    """The CPU time of a process from Linux; on other systems the time by the wall clock."""
    if not Path("/proc/self/stat").exists():
        return time.monotonic()
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return before
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
