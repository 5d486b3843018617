"""Back from a position of Pyrga to those that can have come before it."""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.position import OPPONENT, Move
from tesserae.games.pyrga.rules import ARROWS, BITS, NO_MOVE, ORDERED, PIECES, Position


def before(position: Position) -> Iterator[Position]:
    """The positions from which the last piece was a legal move: first where it was ordered."""
    last, cell = position.last, PIECES[position.last].cell
    free = []
    for earlier in one_step_back(position):
        if earlier.last == NO_MOVE or cell in ORDERED[earlier.last]:
            if last in earlier.legal_moves():
                yield earlier
        elif not earlier.kinds_on(cell):
            free.append(earlier)
    yield from (earlier for earlier in free if last in earlier.legal_moves())


def one_step_back(position: Position) -> Iterator[Position]:
    """The position before the last piece, once for every piece that may have come before it."""
    to_move, white, black, arrows, last = position
    kept, arrows = ~BITS[last], arrows & ~ARROWS[last]
    earlier = Position(OPPONENT[to_move], white & kept, black & kept, arrows)
    if not earlier.both:
        yield earlier
    for move, piece in enumerate(PIECES):
        if position.of(to_move) & BITS[move] and piece.direction in (
            None,
            position.arrow(piece.cell),
        ):
            yield earlier._replace(last=Move(move))
