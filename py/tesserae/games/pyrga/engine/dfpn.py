"""Proof-number search (df-pn) on packed positions: does a side win?

Of every position in the search two numbers are kept, from the view of the side
to move: how much is at least still to be shown to prove that it gets what it
wants (phi), and that it does not (delta). The search goes on where phi is
least, within limits set by the alternatives, so that depth comes by itself.
No position can come back, so the numbers need no care about cycles.

For the asker to get what it wants is to win; for the other side, not to lose.
Its positions are kept in a table: `phi << 24 | delta` while unsettled, and
less than 0 when settled: `-(size << 2 | verdict)`, the size being the number
of positions in the proof.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.games.pyrga.engine.packed import (
    BOARD,
    CELLS_OF,
    COUNTS,
    FULL,
    KINDS_LEFT,
    OPEN,
    STEPS,
    SUPPLIES,
    TAKERS,
    TOWERS,
    canonical,
    empty_cells,
    final,
    images,
    playable,
)

UNSETTLED, YES, NO, LOST = range(4)
"""Does the asker win? LOST: no, it even loses. NO: no; perhaps it is a draw."""

MIRRORED: Final = 7
"""Before this ply, mirror images of a position are taken as one; later they hardly meet."""

_MOST: Final = (1 << 24) - 1
_LARGEST: Final = 1 << 40

_FAR: Final = (6, 3, 0)
"""How hard a win seems at first to a side that controls so many Towers."""


def settled(verdict: int, size: int = 1) -> int:
    """What the table holds of a proven position."""
    return -(min(size, _LARGEST) << 2 | verdict)


def verdict_of(entry: int) -> int:
    """UNSETTLED, or the verdict of a proven position."""
    return -entry & 3 if entry < 0 else UNSETTLED


def size_of(entry: int) -> int:
    """How many positions are in the proof of a proven position."""
    return -entry >> 2


class Search:
    """A table and the search that fills it; `positions` counts how many were looked at.

    entries: what the table holds at the most, in two halves; when the newer
    one is full, the older one is forgotten.
    """

    def __init__(self, entries: int) -> None:
        self.positions = 0
        self._half = entries // 2
        self._table: dict[int, int] = {}
        self._old: dict[int, int] = {}
        self._until = 0
        self._asker = FIRST

    def ask(self, key: int, ply: int, asker: Side, effort: int) -> int:
        """Whether the asker wins a position that is not over, as an entry of the table.

        Looks at about `effort` more positions at the most; asked again, it goes on
        where it was.
        """
        if len(self._table) >= self._half:
            self._old, self._table = self._table, {}
        self._asker = asker
        entry = self.known(key, ply, asker)
        if entry < 0:
            return entry
        self._until = self.positions + effort
        return self._prove(canonical(key) if ply < MIRRORED else key, ply, _MOST, _MOST)

    def known(self, key: int, ply: int, asker: Side) -> int:
        """What is known of a position, be it at first sight.

        What was found before the ply MIRRORED went on from an image, maybe another than this.
        """
        self._asker = asker
        if ply < MIRRORED:
            return self._look(canonical(key), ply)
        entries = [self._look(image, ply) for image in images(key)]
        return min(entries, key=lambda entry: entry >= 0)

    def learn(self, key: int, ply: int, value: int) -> None:
        """Takes a value as proven: 1 White wins, 0 a draw, -1 Black wins."""
        key = canonical(key) if ply < MIRRORED else key
        for asker, wins in ((FIRST, value), (SECOND, -value)):
            self._table[key << 1 | asker] = settled((NO, YES, LOST)[wins])

    def _prove(self, key: int, ply: int, most_phi: int, most_delta: int) -> int:
        """The entry of a position when it is settled, beyond a limit, or time is up."""
        self.positions += 1
        mine = (ply & 1) == self._asker
        keys, entries = self._children(key, ply)
        phis = [0 if entry < 0 else entry >> 24 for entry in entries]
        deltas = [_MOST if entry < 0 else entry & _MOST for entry in entries]
        while True:
            if not keys:
                result = settled(-entries[0] & 3, 1 + size_of(entries[0]))
                break
            total = sum(phis)
            if not total:
                result = settled(_all_refuted(entries, mine), 1 + sum(map(size_of, entries)))
                break
            total = min(total, _MOST - 1)
            least = min(deltas)
            if least >= most_phi or total >= most_delta or self.positions >= self._until:
                result = least << 24 | total
                break
            chosen = deltas.index(least)
            deltas[chosen] = _MOST
            second = min(deltas)
            entry = self._prove(
                keys[chosen],
                ply + 1,
                most_delta - total + phis[chosen],
                min(most_phi, second + 1 + (second >> 1)),
            )
            entries[chosen] = entry
            if entry >= 0:
                phis[chosen], deltas[chosen] = entry >> 24, entry & _MOST
            elif (-entry & 3 == YES) == mine:
                keys, entries = [], [entry]
            else:
                phis[chosen] = 0
        self._table[key << 1 | self._asker] = result
        return result

    def _children(self, key: int, ply: int) -> tuple[list[int], list[int]]:  # noqa: C901
        """The positions after each move, and what is known of them.

        If one of them settles the position, no position and its entry alone.
        """
        side = ply & 1
        mine = side == self._asker
        other = 1 - side
        board = key & BOARD
        kinds = KINDS_LEFT[side][key >> SUPPLIES + 9 * side & 511]
        others = KINDS_LEFT[other][key >> SUPPLIES + 9 * other & 511]
        towers = key >> TOWERS & 3, key >> TOWERS + 2 & 3
        table, steps, asker = self._table, STEPS[side], self._asker
        wanted = YES if mine else LOST
        not_lost: int | None = None
        known: dict[int, int] = {}
        for cell in CELLS_OF[key >> OPEN] or empty_cells(key):
            for change, orders, tower in steps[cell][key >> 4 * cell & 15][kinds]:
                child = board + change
                if tower and towers[tower - 1] == 2:  # the third Tower
                    if tower - 1 == side:
                        return [], [settled(wanted)]
                    known[0] = settled(LOST if mine else YES)
                    continue
                open_ = orders & ~(child >> FULL)
                if others != 7:
                    open_ = playable(child, open_, others)
                child |= open_ << OPEN
                if ply + 1 < MIRRORED:
                    child = canonical(child)
                if child in known:
                    continue
                entry = table.get(child << 1 | asker)
                if entry is None:
                    entry = self._first_sight(child, other)
                if entry < 0:
                    if -entry & 3 == wanted:
                        return [], [entry]
                    if -entry & 3 == NO:
                        not_lost = entry
                known[child] = entry
        if not mine and not_lost is not None:
            return [], [not_lost]
        return list(known), list(known.values())

    def _look(self, key: int, ply: int) -> int:
        """What is known of a position, be it at first sight."""
        entry = self._table.get(key << 1 | self._asker)
        return self._first_sight(key, ply & 1) if entry is None else entry

    def _first_sight(self, key: int, side: Side) -> int:
        """What is known of a position that the newer table does not hold.

        Settled if the older one says so, or the other question's answer, if it
        is the end or if a Tower wins at once; else guessed from the moves.
        """
        asker = self._asker
        name = key << 1 | asker
        if self._old and (old := self._old.get(name)) is not None:
            self._table[name] = old
            return old
        entry = self._table.get(name ^ 1, 0)
        if entry < 0 and (verdict := -entry & 3) != NO:
            return settled(4 - verdict, size_of(entry))
        kinds = KINDS_LEFT[side][key >> SUPPLIES + 9 * side & 511]
        cells = CELLS_OF[key >> OPEN] or (empty_cells(key) if kinds else ())
        if not cells:
            ahead = final(key) if asker == FIRST else -final(key)
            return settled((NO, YES, LOST)[ahead])
        own, theirs = key >> TOWERS + 2 * side & 3, key >> TOWERS + 2 - 2 * side & 3
        takers, count = TAKERS[side], 0
        for cell in cells:
            space = key >> 4 * cell & 15
            if own == 2 and takers[space][kinds]:
                return settled(YES if side == asker else LOST)
            count += COUNTS[cell][space][kinds]
        return 1 + _FAR[own] << 24 | count + _FAR[theirs]


def _all_refuted(entries: list[int], mine: bool) -> int:
    """The verdict when no move gets what the side to move wants."""
    if not mine:
        return YES
    return LOST if all(-entry & 3 == LOST for entry in entries) else NO
