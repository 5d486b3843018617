"""From clicks to moves, for every game.

A game lists its *entries*: for each legal move one or more sequences of
targets that enter it. Everything a page needs follows from that list: what
can be clicked next, what is forced, which move is complete. Highlights,
keyboard, touch and the tests all read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from tesserae.core.game import Move
from tesserae.core.scene import Target

Picked: TypeAlias = tuple[Target, ...]


class Entry(NamedTuple):
    """One way to enter a move: the targets in the order in which they are clicked."""

    targets: Picked
    move: Move


class Partial(NamedTuple):
    """A half-entered move.

    filled: what was picked and, after it, the steps that were forced.
    offered: the targets that carry it on; empty when the move is complete.
    move: the move, once it is complete.
    """

    filled: Picked
    offered: frozenset[Target]
    move: Move | None


def resolve(entries: Sequence[Entry], picked: Picked) -> Partial:
    """What `picked` amounts to; steps that every remaining move shares fill themselves.

    With nothing picked, forced steps are filled too, but never the last one:
    a move is only ever completed by somebody.
    """
    rest = _beginning_with(entries, picked)
    filled = picked
    while True:
        moves = {entry.move for entry in rest}
        done = next((e.move for e in rest if e.targets == filled), None)
        if done is not None:
            return Partial(filled, frozenset(), done)
        offered = frozenset(entry.targets[len(filled)] for entry in rest)
        forced = [t for t in sorted(offered) if _taking(rest, len(filled), t) == moves]
        wider = next((filled + (t,) for t in forced), None)
        if wider is None:
            return Partial(filled, offered, None)
        longer = _beginning_with(rest, wider)
        if not picked and any(e.targets == wider for e in longer):
            return Partial(filled, offered, None)
        filled, rest = wider, longer


def pick(entries: Sequence[Entry], picked: Picked, target: Target) -> Picked | None:
    """`picked` after a click on `target`; None where the click means nothing.

    As much of `picked` as goes together with the target is kept, so that a
    click on another space moves a half-entered piece there. A click on the
    last picked target takes it back.
    """
    if picked and picked[-1] == target:
        return picked[:-1]
    taking = [entry for entry in entries if target in entry.targets]
    for kept in _subsequences(picked) if taking else ():
        if _beginning_with(taking, kept + (target,)):
            return kept + (target,)
        filled = resolve(entries, kept).filled
        if _beginning_with(taking, filled + (target,)):
            return filled + (target,)
    return None


def _beginning_with(entries: Iterable[Entry], picked: Picked) -> list[Entry]:
    length = len(picked)
    return [entry for entry in entries if entry.targets[:length] == picked]


def _taking(rest: Iterable[Entry], step: int, target: Target) -> set[Move]:
    """The moves that can go on with the target now."""
    return {entry.move for entry in rest if entry.targets[step] == target}


def _subsequences(picked: Picked) -> Iterable[Picked]:
    for length in range(len(picked), -1, -1):
        yield from combinations(picked, length)
