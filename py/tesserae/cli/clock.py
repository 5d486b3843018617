"""A clock for a game in the terminal: minutes for each side, and seconds per ply."""

from __future__ import annotations

import re
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from tesserae.core.clock import TimeControl, begin
from tesserae.core.errors import BadInput
from tesserae.core.game import Side
from tesserae.core.text import text
from tesserae.library.engines.limits import Limit

_CLOCK: Final = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,2})?)([+d])([0-9]{1,3})", re.ASCII)


class TimeUp(Exception):
    """A side has no time left."""

    def __init__(self, side: Side) -> None:
        super().__init__(side)
        self.side = side


class Clock:
    """The clock of a game, which runs while a side is at its ply.

    written: as "5+3", five minutes and three seconds more for each ply, or "5d3", of each ply
    three seconds are free. BadInput for others.
    """

    def __init__(self, written: str) -> None:
        match = _CLOCK.fullmatch(written[:20])
        minutes, how, extra = match.groups() if match else ("0", "", "0")
        if not float(minutes):
            raise BadInput(text("cli.bad_clock"))
        self.control = TimeControl(round(60_000 * float(minutes)), 1000 * int(extra), how == "d")
        self._clock = begin(self.control)

    @property
    def seconds_left(self) -> tuple[float, float]:
        """The seconds left to each side after its last ply."""
        first, second = self._clock.left
        return first / 1000, second / 1000

    @contextmanager
    def running(self, side: Side) -> Iterator[None]:
        """Runs a side's clock. TimeUp when no time is left.

        Raises it at once if the system can, else after the block.
        """
        began = time.monotonic()
        interrupting = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )
        if interrupting:

            def up(*_: object) -> None:
                raise TimeUp(side)

            before = signal.signal(signal.SIGALRM, up)
            remaining = self._clock.remaining(side) + max(0, self._clock.free - self._clock.spent)
            signal.setitimer(signal.ITIMER_REAL, max(0.001, remaining / 1000))
        try:
            yield
        finally:
            if interrupting:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
            self._clock = self._clock.spend(round(1000 * (time.monotonic() - began)))
        if not self._clock.remaining(side):
            raise TimeUp(side)

    def made_ply(self, side: Side) -> int:
        """Ends a side's ply; returns the milliseconds left to it."""
        self._clock = self._clock.after_ply(side)
        return self._clock.left[side]

    def took_back_plies(self, sides: Iterable[Side]) -> None:
        """Takes back the increments of plies; the time spent on them is not returned."""
        increment = 0 if self.control.delay else self.control.extra
        left = list(self._clock.left)
        for side in sides:
            left[side] = max(1000, left[side] - increment)
        self._clock = self._clock._replace(left=(left[0], left[1]))

    def limit(self) -> Limit:
        """The limit for an engine."""
        first, second = self.seconds_left
        extra = self.control.extra / 1000
        return Limit(first_clock=first, second_clock=second, first_inc=extra, second_inc=extra)

    def format_time(self, side: Side) -> str:
        """Minutes and seconds, as "4:07"."""
        seconds = self._clock.left[side] // 1000
        return f"{seconds // 60}:{seconds % 60:02}"
