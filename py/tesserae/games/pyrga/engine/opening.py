"""The first positions of Pyrga as a book to browse, as core.game.opening_book.OpeningBook.

Values come from the tables of early positions (`early.py`, `five_pieces.py`), how often levels play
a move from `played.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.game import Move
from tesserae.core.game.opening_book import Way
from tesserae.games.pyrga.engine import book, early, five_pieces
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.played import PLAYED, TRIES
from tesserae.games.pyrga.rules import Position


class Opening:
    """The values of all positions with at most five pieces."""

    def value(self, position: Position) -> int | None:
        """See core.game.opening_book.OpeningBook."""
        found = early.find(position)
        return five_pieces.value(position) if found is None else found.value

    def ways(self, position: Position) -> Sequence[Way]:
        """See core.game.opening_book.OpeningBook."""
        if early.find(position) is None:
            return ()
        of_rank: dict[int, list[Move]] = {}
        for move, rank in book.ranks(position).items():
            of_rank.setdefault(rank, []).append(move)
        counts = _counts(position)
        ways = []
        for rank, moves in of_rank.items():
            after = self.value(position.apply(moves[0]))
            assert after is not None
            played = tuple([round(100 * its[rank] / TRIES) for its in counts])
            ways.append(Way(moves[0], len(moves), -after, played))
        return sorted(ways, key=lambda way: (-way.value, [-n for n in reversed(way.played)]))


def _counts(position: Position) -> list[list[int]]:
    """For each level, how often it chose moves of each rank; empty if not measured."""
    measured = PLAYED.get(book.name(canonical(pack(position))), "")
    levels = measured.split("/") if measured else []
    return [[int(count) for count in level.split(".")] for level in levels]
