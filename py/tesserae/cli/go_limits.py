"""Parses the arguments of `go`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.cli.reading import Refused, number_in, printable

_NUMBERS: Final = frozenset(
    {"movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc", "movestogo"}
)


def parse_go(words: Sequence[str]) -> tuple[dict[str, int], list[str]]:
    """The limits of a `go` by name, `infinite` as 1; and the moves after `searchmoves`.

    The moves end with the line, or at a limit. Refused if it cannot be parsed.
    """
    limits, moves, rest = {}, list[str](), iter(words)
    searchmoves = False
    for name in rest:
        value = next(rest, None) if name in _NUMBERS else None
        if name == "infinite":
            limits[name], searchmoves = 1, False
        elif value is not None:
            limits[name], searchmoves = number_in([value], -(10**9), 10**9), False
        elif name == "searchmoves":
            searchmoves = True
        elif searchmoves:
            moves.append(name)
        else:
            raise Refused(f"go: {printable(name)} not understood")
    if "searchmoves" in words and not moves:
        raise Refused("go: searchmoves without a move")
    return limits, moves
