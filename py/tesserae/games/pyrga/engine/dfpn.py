"""Proof-number search (df-pn, A. Nagai, 2002) on packed positions: does the attacker win?

Every node has two numbers, seen from its side to move: phi, how much is at least
still to be shown to prove that this side reaches its goal, and delta, the same
for proving that it does not. The search goes on at the child with the least
delta, as long as phi and delta are below thresholds set by the alternatives, so
that depth comes by itself. No position can recur, so there are no cycles.

The attacker's goal is to win, the defender's not to lose. The table holds
`phi << 24 | delta` while a node is unproven, and a negative number when it is
proven: `-(size << 2 | verdict)`, where size is the number of nodes in the proof.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.games.pyrga.engine.packed import (
    ALL_CELLS,
    BOARD,
    CELLS_OF,
    EFFECTS,
    FULL,
    KINDS_LEFT,
    LEVEL,
    MOVE_COUNTS,
    MOVES_ON,
    OPEN,
    PACKED,
    PLAYABLE,
    SUPPLIES,
    TOWERS,
    PackedMove,
    by_kinds,
    canonical,
    empty_cells,
    final,
    images,
    playable,
)
from tesserae.games.pyrga.rules import CELLS, KINDS, PIECES

UNPROVEN, YES, NO, LOST = range(4)
"""Does the attacker win? LOST: no, it even loses. NO: no; it may be a draw."""

MERGED_BEFORE_PLY: Final = 7
"""Before this ply mirror images of a position are merged; later a search seldom has both."""

_ALL_KINDS: Final = sum(1 << kind for kind in KINDS)


def _packed_moves(side: Side, cell: int) -> tuple[tuple[tuple[PackedMove, ...], ...], ...]:
    moves = []
    for space, kinds in enumerate(PLAYABLE):
        packed = [(PIECES[move].kind, PACKED[side][move][space]) for move in MOVES_ON[cell]]
        sets = by_kinds([(kind, it) for kind, it in packed if it])
        moves.append(tuple([sets[playable] for playable in kinds]))
    return tuple(moves)


_PACKED_MOVES: Final = tuple(
    tuple(_packed_moves(side, cell) for cell in CELLS) for side in (FIRST, SECOND)
)
"""_PACKED_MOVES[side][cell][space][kinds]: the moves onto a space with kinds a side may play."""


def _takers(side: Side, space: int) -> int:
    """The kinds that finish a Tower there that the side controls."""
    effects = [(kind, EFFECTS[side][kind][space]) for kind in KINDS]
    return sum(1 << kind for kind, it in effects if it and it.tower == 1 + side)


_TAKERS: Final = tuple(
    tuple(_takers(side, space) for space in range(16)) for side in (FIRST, SECOND)
)
"""_TAKERS[side][space]: the kinds that finish a Tower there that the side controls."""

_STATES: Final = (1 << OPEN - TOWERS) - 1
"""The Towers and the score, in their place after a shift by TOWERS."""

_Generation: TypeAlias = tuple[dict[int, int], dict[int, int]]
"""Entries by key, for each attacker."""

_INFINITE: Final = (1 << 24) - 1
_MAX_SIZE: Final = 1 << 40
_SCORES: Final = range(128)

_UNIT: Final = 4
"""phi of a new node that is as good as won: fractions of it tell close estimates apart."""

_NEARNESS: Final = (3, 1, 0)
"""Added to the estimates, in units, by the Towers that the side in question controls."""

_STEEPNESS: Final = 0.2
"""A point of the score multiplies one estimate, and divides the other, by e to this power."""

_MOST_SCORE: Final = 15
"""Scores beyond this are treated as this one."""


def _growth(side: Side, score: int) -> float:
    """The factor for the delta of a new node, by side to move and packed score."""
    ahead = score - LEVEL if side == FIRST else LEVEL - score
    return exp(_STEEPNESS * max(-_MOST_SCORE, min(_MOST_SCORE, ahead)))


_FIRST_PHIS: Final = tuple(
    tuple(
        tuple(max(1, round(_UNIT * (1 + near) / _growth(side, score))) << 24 for score in _SCORES)
        for near in _NEARNESS
    )
    for side in (FIRST, SECOND)
)
"""_FIRST_PHIS[side to move][its Towers][score]: phi of a new node, in its place in an entry."""

_FIRST_DELTAS: Final = tuple(
    tuple(round(256 * _UNIT * _growth(side, score)) for score in _SCORES)
    for side in (FIRST, SECOND)
)
"""_FIRST_DELTAS[side to move][score]: delta of a new node for each of its moves, times 256."""


def proven_entry(verdict: int, size: int = 1) -> int:
    """The table's entry for a proven node."""
    return -(min(size, _MAX_SIZE) << 2 | verdict)


def verdict_of(entry: int) -> int:
    """UNPROVEN, or the verdict of a proven node."""
    return -entry & 3 if entry < 0 else UNPROVEN


def size_of(entry: int) -> int:
    """The number of nodes in the proof of a proven node."""
    return -entry >> 2


def estimates(entry: int) -> tuple[int, int]:
    """phi and delta of an unproven node; both are at least 1."""
    return entry >> 24, entry & _INFINITE


def searched_images(key: int, ply: int) -> Sequence[int]:
    """The images of a position that the table may have: before MERGED_BEFORE_PLY one for all."""
    return [canonical(key)] if ply < MERGED_BEFORE_PLY else images(key)


class ProofSearch:
    """The search and its table; `nodes` counts those visited.

    entries: the most that the table holds, in two generations; when the younger
    is full, the older is dropped. Each has a part for either attacker.
    """

    def __init__(self, entries: int) -> None:
        self.nodes = 0
        self._generation_size = entries // 2
        self._tables: _Generation = {}, {}
        self._olds: _Generation = {}, {}
        self._node_limit = 0
        self._face(FIRST)

    def _face(self, attacker: Side) -> None:
        """Selects the tables of the proofs for an attacker."""
        self._attacker = attacker
        self._table, self._old = self._tables[attacker], self._olds[attacker]
        self._others = self._tables[OPPONENT[attacker]]

    def prove(self, key: int, ply: int, attacker: Side, effort: int) -> int:
        """The entry of an unfinished position: does the attacker win it?

        Visits at most about `effort` nodes more; called again, it resumes.
        """
        if sum(map(len, self._tables)) >= self._generation_size:
            self._olds, self._tables = self._tables, ({}, {})
        entry = self.entry_of(key, ply, attacker)
        if entry < 0:
            return entry
        self._node_limit = self.nodes + effort
        return self._expand(
            canonical(key) if ply < MERGED_BEFORE_PLY else key, ply, _INFINITE, _INFINITE
        )

    def entry_of(self, key: int, ply: int, attacker: Side) -> int:
        """The entry of a position, a first estimate if it is new."""
        return self.entry_of_images(searched_images(key, ply), ply, attacker)

    def entry_of_images(self, keys: Sequence[int], ply: int, attacker: Side) -> int:
        """The entry of a position, by its images as from `searched_images`."""
        self._face(attacker)
        entries = [self._entry(key, ply) for key in keys]
        return min(entries, key=lambda entry: entry >= 0)

    def learn(self, key: int, ply: int, value: int) -> None:
        """Stores a value as proven: 1 White wins, 0 a draw, -1 Black wins."""
        key = canonical(key) if ply < MERGED_BEFORE_PLY else key
        for attacker, wins in ((FIRST, value), (SECOND, -value)):
            self._tables[attacker][key] = proven_entry((NO, YES, LOST)[wins])

    def _expand(self, key: int, ply: int, max_phi: int, max_delta: int) -> int:
        """The entry of a node: proven, or the bounds at a threshold or the node limit."""
        self.nodes += 1
        attacking = (ply & 1) == self._attacker
        keys, entries = self._children(key, ply)
        phis = [0 if entry < 0 else entry >> 24 for entry in entries]
        deltas = [_INFINITE if entry < 0 else entry & _INFINITE for entry in entries]
        while True:
            if not keys:
                result = proven_entry(-entries[0] & 3, 1 + size_of(entries[0]))
                break
            total = sum(phis)
            if not total:
                result = proven_entry(
                    _all_refuted(entries, attacking), 1 + sum(map(size_of, entries))
                )
                break
            # delta would be the sum of the children's phis if their proofs had nothing in common.
            # They share much, so it is taken to be halfway between the sum and the greatest phi.
            total = min(total + max(phis) >> 1, _INFINITE - 1)
            least = min(deltas)
            if least >= max_phi or total >= max_delta or self.nodes >= self._node_limit:
                result = least << 24 | total
                break
            chosen = deltas.index(least)
            deltas[chosen] = _INFINITE
            second = min(deltas)
            entry = self._expand(
                keys[chosen],
                ply + 1,
                max_delta - total + phis[chosen],
                min(max_phi, second + 1 + (second >> 1)),
            )
            entries[chosen] = entry
            if entry >= 0:
                phis[chosen], deltas[chosen] = entry >> 24, entry & _INFINITE
            elif (-entry & 3 == YES) == attacking:
                keys, entries = [], [entry]
            else:
                phis[chosen] = 0
        self._table[key] = result
        return result

    def _children(self, key: int, ply: int) -> tuple[list[int], list[int]]:  # noqa: C901, PLR0912
        """The children of a node and their entries.

        If one of them decides the node: no children, and that one's entry alone.
        """
        side = ply & 1
        attacking = side == self._attacker
        other = OPPONENT[side]
        board, full = key & BOARD, key >> FULL & ALL_CELLS
        kinds = KINDS_LEFT[side][key >> SUPPLIES + 9 * side & 511]
        others = KINDS_LEFT[other][key >> SUPPLIES + 9 * other & 511]
        towers = key >> TOWERS & 3, key >> TOWERS + 2 & 3
        table, packed_moves, mirrored = (
            self._table,
            _PACKED_MOVES[side],
            ply + 1 < MERGED_BEFORE_PLY,
        )
        goal = YES if attacking else LOST
        not_lost: int | None = None
        keys: list[int] = []
        entries: list[int] = []
        for cell in CELLS_OF[key >> OPEN] or empty_cells(key):
            for change, orders, tower in packed_moves[cell][key >> 4 * cell & 15][kinds]:
                child, open_ = board + change, orders & ~full
                if tower:
                    if towers[tower - 1] == 2:  # the third Tower
                        if tower - 1 == side:
                            return [], [proven_entry(goal)]
                        if 0 not in keys:
                            keys.append(0)
                            entries.append(proven_entry(LOST if attacking else YES))
                        continue
                    open_ &= ~(1 << cell)
                if others != _ALL_KINDS:
                    open_ = playable(child, open_, others)
                child |= open_ << OPEN
                if mirrored:
                    child = canonical(child)
                if child in keys:
                    continue
                entry = table.get(child)
                if entry is None:
                    entry = self._first_entry(
                        child, other, others, child >> OPEN if mirrored else open_
                    )
                if entry < 0:
                    if -entry & 3 == goal:
                        return [], [entry]
                    if -entry & 3 == NO:
                        not_lost = entry
                keys.append(child)
                entries.append(entry)
        if not attacking and not_lost is not None:
            return [], [not_lost]
        return keys, entries

    def _entry(self, key: int, ply: int) -> int:
        """The entry of a node, a first estimate if it is new."""
        entry = self._table.get(key)
        if entry is not None:
            return entry
        side = Side(ply & 1)
        kinds = KINDS_LEFT[side][key >> SUPPLIES + 9 * side & 511]
        return self._first_entry(key, side, kinds, key >> OPEN)

    def _first_entry(self, key: int, side: Side, kinds: int, open_: int) -> int:
        """The entry of a node that the younger generation does not hold.

        Proven if the older generation has it so, by the proof for the other attacker,
        at the end, or if a Tower wins at once; else phi and delta are estimated.
        kinds: what the side to move may play; open_: on which spaces, 0 for any empty one.
        """
        attacker = self._attacker
        if self._old and (old := self._old.get(key)) is not None:
            self._table[key] = old
            return old
        entry = self._others.get(key, 0)
        if entry < 0 and (verdict := -entry & 3) != NO:
            return proven_entry(4 - verdict, size_of(entry))
        cells = CELLS_OF[open_] or (empty_cells(key) if kinds else ())
        if not cells:
            ahead = final(key) if attacker == FIRST else -final(key)
            return proven_entry((NO, YES, LOST)[ahead])
        state = key >> TOWERS & _STATES
        own, theirs = (state >> 2 & 3, state & 3) if side else (state & 3, state >> 2 & 3)
        if own == 2:
            takers = _TAKERS[side]
            for cell in cells:
                if takers[key >> 4 * cell & 15] & kinds:
                    return proven_entry(YES if side == attacker else LOST)
        count, score = _NEARNESS[theirs], state >> 4
        for cell in cells:
            count += MOVE_COUNTS[cell][key >> 4 * cell & 15][kinds]
        delta = count * _FIRST_DELTAS[side][score] >> 8 or 1
        return _FIRST_PHIS[side][own][score] | delta


def _all_refuted(entries: list[int], attacking: bool) -> int:
    """The verdict when no move reaches the goal of the side to move."""
    if not attacking:
        return YES
    return LOST if all(-entry & 3 == LOST for entry in entries) else NO
