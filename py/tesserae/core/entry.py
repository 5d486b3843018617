"""From clicks to moves, for every game.

A game lists its *entries*: for each legal move one or more sequences of
targets that enter it. Everything a page needs follows from that list: what
can be clicked next, what is forced, which move is complete. Highlights,
keyboard, touch and the tests all read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, Protocol, TypeAlias

from tesserae.core.position import Move, P
from tesserae.core.scene import Target

Picked: TypeAlias = tuple[Target, ...]

CACHE_SIZE: Final = 8
"""Maximum number of positions whose entries are cached, for each game: they are large."""


class Entry(NamedTuple):
    """A way to enter a move: the targets, in the order of clicks."""

    targets: Picked
    move: Move


def targets_for(entries: Iterable[Entry], move: Move) -> Picked:
    """The targets that enter a move, in the first of its ways; () if there is none."""
    return next((it.targets for it in entries if it.move == move), ())


class TargetFinder(Protocol):
    """Gives the target of a name; None if there is none."""

    def __call__(self, name: str) -> Target | None:
        """The target."""


def target_finder(*groups: Iterable[Target]) -> TargetFinder:
    """Finds the targets of some groups."""
    known = {target.name: target for group in groups for target in group}

    def find(name: str) -> Target | None:
        return known.get(name)

    return find


class Partial(NamedTuple):
    """A half-entered move.

    filled: the picked targets, followed by forced ones.
    offered: the targets that continue it; empty when the move is complete.
    move: the move, once it is complete.
    """

    filled: Picked
    offered: frozenset[Target]
    move: Move | None


def enumerated_once(
    list_entries: Callable[[P], Iterable[Entry]],
) -> Callable[[P], tuple[Entry, ...]]:
    """Caches the entries of a position.

    One click needs them many times: for the offered targets, the prompt, the reasons, the tray.
    """

    @lru_cache(maxsize=CACHE_SIZE)
    def entries(position: P) -> tuple[Entry, ...]:
        return tuple(list_entries(position))

    return entries


class _PartialCache:
    """The half-entered moves of the last entries, by identity: comparing entries takes too long."""

    def __init__(self) -> None:
        self._entries: Sequence[Entry] = ()
        self._partials: dict[Picked, Partial] = {}

    def partial(self, entries: tuple[Entry, ...], picked: Picked) -> Partial:
        if entries is not self._entries:
            self._entries, self._partials = entries, {}
        if picked not in self._partials:
            self._partials[picked] = _resolve(entries, picked)
        return self._partials[picked]


_cache: Final = _PartialCache()


def resolve(entries: Sequence[Entry], picked: Picked) -> Partial:
    """The half-entered move of the picked targets, with forced targets filled in.

    A target is forced if every remaining move can take it next; never the last one of a move: only
    a click completes it. Cached for tuples, as the prompt, the tray and the board ask as well.
    """
    if isinstance(entries, tuple):
        return _cache.partial(entries, picked)
    return _resolve(entries, picked)


def _resolve(entries: Sequence[Entry], picked: Picked) -> Partial:
    rest = _beginning_with(entries, picked)
    filled = picked
    while True:
        done = next((e.move for e in rest if e.targets == filled), None)
        if done is not None:
            return Partial(filled, frozenset(), done)
        after = [entry.targets[len(filled)] for entry in rest]
        forced = _forced_target(rest, after, len(filled))
        if forced is None:
            return Partial(filled, frozenset(after), None)
        filled += (forced,)
        rest = _beginning_with(rest, filled)


def pick(entries: Sequence[Entry], picked: Picked, target: Target) -> Picked | None:
    """The picked targets after a click on `target`; None if the click has no effect.

    As many of the picked and forced targets are kept as some move has together with
    `target`, so that a click on another cell moves a half-entered piece there. A click
    on the last picked target takes it back.
    """
    if picked and picked[-1] == target:
        return picked[:-1]
    partial = resolve(entries, picked)
    if target in partial.offered:
        return partial.filled + (target,)
    taking = [entry for entry in entries if target in entry.targets]
    for kept in _subsequences(picked) if taking else ():
        if not _beginning_with(taking, kept):
            continue
        filled = resolve(entries, kept).filled
        for length in range(len(filled), len(kept) - 1, -1):
            carried_on = filled[:length] + (target,)
            if _beginning_with(taking, carried_on):
                return carried_on
    return None


def _beginning_with(entries: Sequence[Entry], picked: Picked) -> Sequence[Entry]:
    length = len(picked)
    return [entry for entry in entries if entry.targets[:length] == picked] if picked else entries


def _forced_target(rest: Sequence[Entry], after: Sequence[Target], index: int) -> Target | None:
    """The first target, by name, that every move can take now and none ends with.

    after: the rest of each entry.
    """
    moves = len({entry.move for entry in rest})
    first = rest[0].move if rest else None
    common = {target for target, entry in zip(after, rest, strict=True) if entry.move == first}
    for target in sorted(common, key=lambda it: it.name):
        if after.count(target) < moves:
            continue
        taking = [entry for entry in rest if entry.targets[index] == target]
        shared = len({entry.move for entry in taking}) == moves
        if shared and all(len(entry.targets) > index + 1 for entry in taking):
            return target
    return None


def _subsequences(picked: Picked) -> Iterable[Picked]:
    for length in range(len(picked), -1, -1):
        yield from combinations(picked, length)
