"""A clock for a game in the terminal: minutes for each side, and seconds for every ply."""

from __future__ import annotations

import re
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Side
from tesserae.core.text import text
from tesserae.library.engines.limits import Limit

_CLOCK: Final = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,2})?)\+([0-9]{1,3})", re.ASCII)


class TimeUp(Exception):
    """A side has no time left."""

    def __init__(self, side: Side) -> None:
        super().__init__(side)
        self.side = side


class Clock:
    """What is left to each side, in seconds.

    written: as "5+3", five minutes and three seconds more for each ply. BadInput for others.
    """

    def __init__(self, written: str) -> None:
        match = _CLOCK.fullmatch(written[:20])
        minutes, increment = match.groups() if match else ("0", "0")
        if not float(minutes):
            raise BadInput(text("cli.bad_clock"))
        self.left = [60 * float(minutes)] * 2
        self.increment = int(increment)

    @contextmanager
    def running(self, side: Side) -> Iterator[None]:
        """Takes the time that is spent off a side's clock. TimeUp when nothing is left.

        Where the system can, that is noticed at once, else after what the side was doing.
        """
        began = time.monotonic()
        interrupting = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )
        if interrupting:

            def up(*_: object) -> None:
                raise TimeUp(side)

            before = signal.signal(signal.SIGALRM, up)
            signal.setitimer(signal.ITIMER_REAL, max(0.001, self.left[side]))
        try:
            yield
        finally:
            if interrupting:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
            self.left[side] -= time.monotonic() - began
        if self.left[side] <= 0:
            raise TimeUp(side)

    def made_ply(self, side: Side) -> None:
        """Adds the increment of a ply."""
        self.left[side] += self.increment

    def took_back_plies(self, sides: Iterable[Side]) -> None:
        """Takes the increments of plies back; the time that they took stays spent."""
        for side in sides:
            self.left[side] = max(1.0, self.left[side] - self.increment)

    def limit(self) -> Limit:
        """For an engine."""
        first, second = (max(0.0, it) for it in self.left)
        return Limit(
            first_clock=first,
            second_clock=second,
            first_inc=self.increment,
            second_inc=self.increment,
        )

    def shown(self, side: Side) -> str:
        """Minutes and seconds, as "4:07"."""
        seconds = max(0, int(self.left[side]))
        return f"{seconds // 60}:{seconds % 60:02}"
