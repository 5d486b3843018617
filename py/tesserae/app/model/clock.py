"""The clock of the game on the page; the table has the time left to each side."""

from __future__ import annotations

from typing import NamedTuple


class ClockState(NamedTuple):
    """The app's view of a running clock. The page measures the time, and reports it per turn.

    going: the id of the game whose clock was started here; "" while it is paused, as after a
    reload. turn: the number of timed plies. made: the turns ended by a ply whose time the page has
    not reported yet, with the number of the ply. asked: the number of requests for the time; told:
    of reports.
    """

    going: str = ""
    turn: int = 0
    made: tuple[tuple[int, int], ...] = ()
    asked: int = 0
    told: int = 0
