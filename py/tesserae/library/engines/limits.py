"""How long a search may take: limits on depth, nodes and time, as the arguments of a UGI `go`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Integral, Real
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.game import Side
from tesserae.library.arguments import check
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


@dataclass(frozen=True)
class Limit:
    """How long an engine may think; omitted fields do not limit it. All times in seconds.

    time: for the move. nodes: nodes to search. depth: in plies; in Tetrad in turns. first_clock,
    second_clock: the time left to each side; first_inc, second_inc: its increment per move.

    >>> Limit(time=0.5)
    Limit(time=0.5)

    ValueError for a limit below 0, and for 0 nodes or plies.
    """

    time: float | None = None
    nodes: int | None = None
    depth: int | None = None
    first_clock: float | None = None
    second_clock: float | None = None
    first_inc: float | None = None
    second_inc: float | None = None

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            whole = name in ("nodes", "depth")
            kind, wanted = (Integral, "whole number") if whole else (Real, "number")
            check(0 if value is None else value, kind, f"{name} must be a {wanted}")
            if value is not None and not whole <= value < _UNLIMITED:
                raise ValueError(f"{name} must be at least {whole:d}, and below {_UNLIMITED:,}")

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in vars(self).items() if value is not None]
        return f"Limit({', '.join(given)})"

    def as_go(self) -> dict[str, int]:
        """The limit as the arguments of a `go`."""
        go = {"nodes": self.nodes, "depth": self.depth}
        clocks = (self.first_clock, self.second_clock, self.first_inc, self.second_inc)
        for argument, seconds in zip(_TIMES, (self.time, *clocks), strict=True):
            go[argument] = None if seconds is None else round(1000 * seconds)
        return {name: number for name, number in go.items() if number is not None}

    @classmethod
    def from_go(cls, go: GoLimits) -> Limit:
        """The limit of the arguments of a `go`. ValueError if they are bad."""
        check(go, Mapping, "go must be names and numbers")
        for name, value in go.items():
            if name not in _GO_ARGUMENTS:
                raise ValueError(f"no such limit: {name!r}; there are {', '.join(_GO_ARGUMENTS)}")
            check(value, Integral, f"{name} must be a whole number")
        seconds = [go[it] / 1000 if it in go else None for it in _TIMES]
        return cls(seconds[0], go.get("nodes"), go.get("depth"), *seconds[1:])


_TIMES: Final = ("movetime", "p1time", "p2time", "p1inc", "p2inc")
"""The times among the arguments of a `go`, in the order of Limit's."""

_GO_ARGUMENTS: Final = (*_TIMES, "nodes", "depth", "infinite")
"""All arguments of a `go`."""

_UNLIMITED: Final = 1_000_000_000
"""More milliseconds than anybody waits for, and more nodes than any search visits."""


class Clock(NamedTuple):
    """The time for a `go`: seconds, None for no limit; endless: until `stop`."""

    seconds: float | None
    endless: bool = False


def limit_level(level: Level, limits: GoLimits, *, long_turns: bool) -> Level:
    """A level with the arguments of a `go` as further limits.

    If turns are long, a search to a depth also gets a node limit.
    """
    depth, nodes = level.limits
    if long_turns and "depth" in limits:
        nodes = min(nodes, NODES_OF_TURNS)
    depth = min(depth, max(1, limits.get("depth", depth)))
    nodes = min(level.limits.nodes, max(1, limits.get("nodes", nodes)))
    return level._replace(limits=Limits(depth, nodes))


def clock_for(limits: GoLimits, side: Side, usual: float) -> Clock:
    """The time for a `go`: its own, a share of the clock, or the level's usual one."""
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
