"""A UGI process, and talking to it."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.text import Text, text
from tesserae.library.engines.lines import Lines, listen

PATIENCE: Final = 10.0
"""Seconds for an engine to start, and to get ready for a game."""

GRACE: Final = 2.0
"""Seconds to wait for a move beyond its limit."""

UNTIMED_PATIENCE: Final = 600.0
"""Seconds to wait for a move without a time limit."""


class Fault(Exception):
    """A player fails to move, and so loses the game at once; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, *text.args)
        self.text = text


def illegal(answer: object) -> Text:
    """The message about an answer that is not a legal move."""
    return text("match.illegal", move=ascii(str(answer)[:20])[1:-1])


class UgiProcess:
    """A process that has answered `ugi`. name: as it says. options: their names."""

    def __init__(self, command: str | Sequence[str]) -> None:
        """Starts a command. BadInput if that fails, Fault if the process does not answer."""
        self.name = ""
        self.options: set[str] = set()
        self._heard: Lines = queue.Queue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command) if isinstance(command, str) else command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError):
            raise BadInput(text("match.start", command=str(command)[:80])) from None
        source = self._process.stdout
        threading.Thread(target=listen, args=(source, self._heard), daemon=True).start()
        self.say("ugi")
        self.hear("ugiok", PATIENCE, self._note)

    @property
    def ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.poll() is not None

    def say(self, line: str) -> None:
        """Sends a line. Fault if the process has ended."""
        if self._process.stdin is None:
            raise self._abort("match.gone")
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._abort("match.gone") from None

    def next_line(self, seconds: float) -> str:
        """Waits this long for the next line. Fault if there is none."""
        line = self.line_within(seconds)
        if line is None:
            raise self._abort("match.silent")
        return line

    def line_within(self, seconds: float) -> str | None:
        """The next line; None if none arrives in time. Fault at the end of the output."""
        try:
            line = self._heard.get(timeout=max(0, seconds))
        except queue.Empty:
            return None
        if line is None:
            raise self._abort("match.gone")
        return line.text.strip()

    def hear(self, name: str, seconds: float, other: Callable[[str], None] = lambda _: None) -> str:
        """Waits for a line that begins with a name; its rest. other: gets the lines before it."""
        end = time.monotonic() + seconds
        while True:
            line = self.next_line(end - time.monotonic())
            first, _, rest = line.partition(" ")
            if first == name:
                return rest.strip()
            other(line)

    def wait_until_ready(self) -> None:
        """Waits until the process has read all that was sent. Fault if that takes too long."""
        self.say("isready")
        self.hear("readyok", PATIENCE)

    def close(self) -> None:
        """Asks the process to quit, and kills it if it does not."""
        try:
            self.say("quit")
            self._process.wait(1)
        except (Fault, subprocess.TimeoutExpired):
            self._kill()

    def _note(self, line: str) -> None:
        match line.split():
            case ["id", "name", *words]:
                self.name = " ".join(words)
            case ["option", "name", *words] if "type" in words:
                self.options.add(" ".join(words[: words.index("type")]))

    def _abort(self, key: str) -> Fault:
        """Kills the process, and returns the fault to raise."""
        self._kill()
        return Fault(text(key))

    def _kill(self) -> None:
        self._process.kill()
        self._process.wait()
