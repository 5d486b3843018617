"""The progress of a tournament, and the time left, in a line on standard error."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TextIO

from tesserae.core.text import Text, text

_SECONDS: Final = 60.0
"""Seconds between lines if they cannot be replaced."""


class Progress:
    """A line, replaced after every game in a terminal, and repeated now and then elsewhere.

    words: makes a sentence of a text. clock: the time in seconds; the origin is arbitrary.
    """

    def __init__(
        self,
        stream: TextIO,
        words: Callable[[Text], str],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._stream = stream
        self._words = words
        self._clock = clock
        self._replaces = stream.isatty()
        self._shown = False
        self._games = self._known = self._played = 0
        self._began = self._told = clock()

    def begin(self, games: int, known: int) -> None:
        """Begins; `known` of the games are already played."""
        self._games, self._known, self._played = games, known, 0
        self._began = self._told = self._clock()

    def after_game(self) -> None:
        """Counts another finished game."""
        self._played += 1
        now = self._clock()
        if not self._replaces and now - self._told < _SECONDS:
            return
        self._told, done = now, self._known + self._played
        left = (now - self._began) / self._played * (self._games - done)
        line = self._words(
            text("cli.match.progress", done=done, games=self._games, left=duration(left))
        )
        print(line, end="" if self._replaces else "\n", file=self._stream, flush=True)
        self._shown = self._replaces

    def clear(self) -> None:
        """Removes the line before others are printed."""
        if self._shown:
            print("\r\x1b[K", end="", file=self._stream, flush=True)
            self._shown = False


def duration(seconds: float) -> str:
    """Hours, minutes and seconds, as 1:02:03."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
