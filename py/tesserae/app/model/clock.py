"""The clock of the game on the page; the table has the time left to each side."""

from __future__ import annotations

from typing import NamedTuple


class ClockState(NamedTuple):
    """The app's view of a running clock. The page counts the time, and reports it by turns.

    going: the id of the game whose clock was set going here; "" while it is paused, as after a
    reload. turn: counts the plies that have been timed. made: the turns that ended with a ply
    and whose time the page has yet to tell, with the number of the ply. asked: how often the
    time was asked for; told: how often it was told.
    """

    going: str = ""
    turn: int = 0
    made: tuple[tuple[int, int], ...] = ()
    asked: int = 0
    told: int = 0
