"""How long a search may take: limits on depth, nodes and time, as the arguments of a UGI `go`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.game import Side
from tesserae.search.levels import Level
from tesserae.search.report import Limits

GoLimits: TypeAlias = Mapping[str, int]
"""The arguments of a UGI `go`: movetime, nodes, depth, p1time, p2time, p1inc, p2inc, infinite."""

MARGIN: Final = 0.03
"""Seconds held back on the clock for the delivery of an answer."""

NODES_OF_TURNS: Final = 20_000
"""Nodes of a search to a depth where turns are long: to try every turn would take too long.

One or two seconds in CPython.
"""


class Clock(NamedTuple):
    """The time for a `go`: seconds, None for no limit; endless: until `stop`."""

    seconds: float | None
    endless: bool = False


def limited(level: Level, limits: GoLimits, *, long_turns: bool) -> Level:
    """A level limited further by the arguments of a `go`.

    Where turns are long, a search to a depth has a limit of nodes, too.
    """
    depth, nodes = level.limits
    if long_turns and "depth" in limits:
        nodes = min(nodes, NODES_OF_TURNS)
    depth = min(depth, max(1, limits.get("depth", depth)))
    nodes = min(level.limits.nodes, max(1, limits.get("nodes", nodes)))
    return level._replace(limits=Limits(depth, nodes))


def clock_for(limits: GoLimits, side: Side, usual: float) -> Clock:
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
