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
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.position import Move, P
from tesserae.core.scene import Target

Picked: TypeAlias = tuple[Target, ...]

CACHE_SIZE: Final = 64
"""Maximum number of positions whose entries are cached, for each game."""


class Entry(NamedTuple):
    """A way to enter a move: the targets, in the order in which they are clicked."""

    targets: Picked
    move: Move


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

    One click asks for them many times: for what is offered, the prompt, the reasons, the tray.
    """

    @lru_cache(maxsize=CACHE_SIZE)
    def entries(position: P) -> tuple[Entry, ...]:
        return tuple(list_entries(position))

    return entries


def resolve(entries: Sequence[Entry], picked: Picked) -> Partial:
    """The half-entered move of the picked targets, with forced targets filled in.

    A target is forced if every remaining move can take it next; never the last one of a move:
    only a click completes it.
    """
    rest = _beginning_with(entries, picked)
    filled = picked
    while True:
        done = next((e.move for e in rest if e.targets == filled), None)
        if done is not None:
            return Partial(filled, frozenset(), done)
        after = _after(rest, len(filled))
        forced = _forced(rest, after, len(filled))
        if forced is None:
            return Partial(filled, frozenset(after), None)
        filled, rest = filled + (forced,), after[forced]


def resolved_once(
    entries: Callable[[P], Sequence[Entry]],
) -> Callable[[P, Picked], Partial]:
    """`resolve` for the entries of a position, cached: the prompt, the tray and the board ask."""

    @lru_cache(maxsize=8)
    def partial(position: P, picked: Picked) -> Partial:
        return resolve(entries(position), picked)

    return partial


def pick(entries: Sequence[Entry], picked: Picked, target: Target) -> Picked | None:
    """The picked targets after a click on `target`; None if the click has no effect.

    As many of the picked and forced targets are kept as some move has together with
    `target`, so that a click on another cell moves a half-entered piece there. A click
    on the last picked target takes it back.
    """
    if picked and picked[-1] == target:
        return picked[:-1]
    taking = [entry for entry in entries if target in entry.targets]
    for kept in _subsequences(picked) if taking else ():
        filled = resolve(entries, kept).filled
        for length in range(len(filled), len(kept) - 1, -1):
            carried_on = filled[:length] + (target,)
            if _beginning_with(taking, carried_on):
                return carried_on
    return None


def _beginning_with(entries: Iterable[Entry], picked: Picked) -> list[Entry]:
    length = len(picked)
    return [entry for entry in entries if entry.targets[:length] == picked]


def _after(rest: Iterable[Entry], index: int) -> dict[Target, list[Entry]]:
    """The entries that go on with each target."""
    after: dict[Target, list[Entry]] = {}
    for entry in rest:
        after.setdefault(entry.targets[index], []).append(entry)
    return after


def _forced(rest: Iterable[Entry], after: dict[Target, list[Entry]], index: int) -> Target | None:
    """The first target, by name, that every move can take now and none ends with."""
    moves = len({entry.move for entry in rest})
    for target, taking in sorted(after.items(), key=lambda item: item[0].name):
        shared = len(taking) >= moves and len({entry.move for entry in taking}) == moves
        if shared and all(len(entry.targets) > index + 1 for entry in taking):
            return target
    return None


def _subsequences(picked: Picked) -> Iterable[Picked]:
    for length in range(len(picked), -1, -1):
        yield from combinations(picked, length)
