"""The transposition table: results for positions that were reached before."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Generic, TypeAlias, TypeVar

from tesserae.core.game import Move

EXACT, LOWER, UPPER = range(3)
"""The kind of a score: the exact value, a lower bound, an upper bound."""

V = TypeVar("V")

Entry: TypeAlias = tuple[int, int, int, Move]
"""Depth, score, kind of bound, best move."""

TT_SIZE: Final = 190_000
"""Maximum number of transposition-table entries: in CPython up to 1 KB each, keys included."""


class TranspositionTable(Generic[V]):
    """Entries by position, at most `size` of them: `Entry`, or other values.

    Entries are replaced by age. The table has two generations of half its size:
    when the younger is full, the older is dropped, and the younger takes its
    place. An entry that is read moves to the younger one, so those near the
    root, which every iteration visits, stay.
    """

    def __init__(self, size: int = TT_SIZE) -> None:
        self._generation_size = max(1, size // 2)
        self._young: dict[Hashable, V] = {}
        self._old: dict[Hashable, V] = {}
        self._dropped: dict[Hashable, V] = {}  # freed one by one: all at once would be a pause

    def get(self, position: Hashable) -> V | None:
        """The entry of a position; None if it is not in the table."""
        entry = self._young.get(position)
        if entry is None and self._old:
            entry = self._old.pop(position, None)
            if entry is not None:
                self.put(position, entry)
        return entry

    def put(self, position: Hashable, entry: V) -> None:
        """Stores an entry; replaces any other of the position."""
        if len(self._young) >= self._generation_size:
            self._dropped, self._old, self._young = self._old, self._young, {}
        if self._dropped:
            self._dropped.popitem()
        self._young[position] = entry

    def clear(self) -> None:
        """Removes all entries."""
        self._young.clear()
        self._old.clear()
        self._dropped.clear()

    def __len__(self) -> int:
        return len(self._young) + len(self._old)


def with_first(moves: list[Move], entry: Entry | None) -> list[Move]:
    """Moves the entry's move to the front of `moves`, in place."""
    if entry:
        moves.remove(entry[3])
        moves.insert(0, entry[3])
    return moves
