"""The arguments of `go`, as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.cli.reading import Refused, number_in, shown

_NUMBERS: Final = frozenset(
    {"movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc", "movestogo"}
)


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
