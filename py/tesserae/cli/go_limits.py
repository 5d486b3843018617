"""The arguments of `go`: limits on depth, nodes and time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tesserae.cli.reading import Refused, number_in, shown
from tesserae.core.game import Side
from tesserae.search.levels import Level
from tesserae.search.report import Limits

MARGIN: Final = 0.03
"""Seconds held back on the clock for the delivery of an answer."""

NODES_OF_TURNS: Final = 20_000
"""Nodes of a search to a depth where turns are long: to try every turn would take too long.

One or two seconds in CPython.
"""

_NUMBERS: Final = frozenset(
    {"movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc", "movestogo"}
)


class Clock(NamedTuple):
    """The time for a `go`: seconds, None for no limit; endless: until `stop`."""

    seconds: float | None
    endless: bool = False


def parse_go(words: Sequence[str]) -> dict[str, int]:
    """The arguments of a `go` by name; `infinite` as 1. Refused if they cannot be understood."""
    limits, rest = {}, iter(words)
    for name in rest:
        value = next(rest, None) if name in _NUMBERS else None
        if name == "infinite":
            limits[name] = 1
        elif value is not None:
            limits[name] = number_in([value], -(10**9), 10**9)
        else:
            raise Refused(f"go: {shown(name)} not understood")
    return limits


def limited(level: Level, limits: Mapping[str, int], *, long_turns: bool) -> Level:
    """A level limited further by the arguments of a `go`.

    Where turns are long, a search to a depth has a limit of nodes, too.
    """
    depth, nodes = level.limits
    if long_turns and "depth" in limits:
        nodes = min(nodes, NODES_OF_TURNS)
    depth = min(depth, max(1, limits.get("depth", depth)))
    nodes = min(level.limits.nodes, max(1, limits.get("nodes", nodes)))
    return level._replace(limits=Limits(depth, nodes))


def clock_for(limits: Mapping[str, int], side: Side, usual: float) -> Clock:
    """The time for a `go`: what it says, a share of the clock, or the level's own."""
    if "infinite" in limits:
        return Clock(None, endless=True)
    if "movetime" in limits:
        return Clock(max(0, limits["movetime"]) / 1000)
    player = side + 1
    if f"p{player}time" in limits:
        left = max(0, limits[f"p{player}time"]) / 1000
        share = left / 20 + limits.get(f"p{player}inc", 0) / 1000
        return Clock(max(0, min(share, left - MARGIN)))
    if "depth" in limits or "nodes" in limits:
        return Clock(None)
    return Clock(usual)
