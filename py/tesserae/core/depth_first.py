"""A prover for any game: it searches to the end, depth first, a ply deeper each time.

This alone gives a short game, or any near its end, proven values and puzzles:

    @property
    def endgame_prover(self) -> Callable[[], Prover[Position]]:
        return DepthFirst
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, Generic, NamedTuple, TypeAlias

from tesserae.core.exact import Proof
from tesserae.core.position import Move, P

ENTRIES: Final = 200_000
"""Maximum number of table entries."""

NODES_PER_STEP: Final = 50
"""Nodes between two reports: a few milliseconds in CPython."""


class _Found(NamedTuple):
    """The value of a position for the side to move; None if a search `plies` deep does not tell.

    plies: to the end, as far as known. move: the quickest win found, or the longest resistance;
    None if nothing is known or the game is over.
    """

    value: int | None
    plies: int
    move: Move | None = None


_Search: TypeAlias = "Generator[None, None, _Found]"


class DepthFirst(Generic[P]):
    """Proves positions by searching them to the end; see core.exact.Prover.

    It goes on until the value is known: the caller sets the limit.
    """

    def __init__(self, entries: int = ENTRIES) -> None:
        self._entries = entries
        self._known: dict[P, _Found] = {}
        self._nodes = 0

    def prove(self, position: P) -> Iterator[Proof]:
        """Proofs of a position, the last one with its value. ValueError if the game is over."""
        if not position.legal_moves():
            raise ValueError("the game is over")
        begun, depth, found = self._nodes, 0, _Found(None, 0)
        while found.value is None:
            depth += 1
            if len(self._known) >= self._entries:
                self._known = {}
            search = self._search(position, depth)
            while True:
                try:
                    next(search)
                except StopIteration as done:
                    found = done.value
                    break
                yield Proof(None, self._nodes - begun)
        yield Proof(found.value, self._nodes - begun, found.move)

    def _search(self, position: P, depth: int) -> _Search:
        """The result of searching an unfinished position `depth` plies deep."""
        known = self._known.get(position)
        if known is not None and (known.value is not None or known.plies >= depth):
            return known
        self._nodes += 1
        if self._nodes % NODES_PER_STEP == 0:
            yield
        best, unknown = _Found(-2, 0), False
        for move in position.legal_moves():
            after = position.apply(move)
            found = _value_at_end(after)
            if found is None:
                found = _Found(None, 0)
                if depth > 1:
                    found = yield from self._search(after, depth - 1)
            if found.value is None:
                unknown = True
                continue
            value = found.value if after.to_move == position.to_move else -found.value
            if value > 0:
                return self._keep(position, _Found(value, found.plies + 1, move))
            if (value, found.plies) >= (best.value, best.plies):
                best = _Found(value, found.plies + 1, move)
        return self._keep(position, _Found(None, depth) if unknown else best)

    def _keep(self, position: P, found: _Found) -> _Found:
        if len(self._known) < self._entries or position in self._known:
            self._known[position] = found
        return found


def _value_at_end(position: P) -> _Found | None:
    """The value of a position for its side to move if the game is over; None if it is not."""
    outcome = position.outcome()
    return None if outcome is None else _Found(outcome.value_for(position.to_move), 0)
