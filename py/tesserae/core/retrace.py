"""Whether a position can be reached: a search back to the start."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

H = TypeVar("H", bound=Hashable)


def can_be_reached(
    position: H, start: H, before: Callable[[H], Iterable[H]], most: int
) -> bool | None:
    """Whether a game can reach a position from the start.

    before: the positions one legal move before a position, likely ones first. most: maximum number
    of positions to visit; returns None if those do not settle it.
    """
    seen: set[H] = set()
    waiting = [iter([position])]
    while waiting:
        earlier = next(waiting[-1], None)
        if earlier is None:
            waiting.pop()
        elif earlier == start:
            return True
        elif len(seen) >= most:
            return None
        elif earlier not in seen:
            seen.add(earlier)
            waiting.append(iter(before(earlier)))
    return False
