"""The opening book: values and moves of the positions that take long to solve.

`book.bin` is written by tools/generate/solve_pyrga.py. A player who follows it from the
start, on either side, and solves what is not in it, meets no position that
takes long. An entry is six bytes: a number made from the position's int (five
bytes, ascending), then one byte, 3 * rank + value + 1. The rank tells the move
without regard to how the board is turned: it counts the positions that the
moves lead to, each turned to its least int, in ascending order.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Final, NamedTuple

from tesserae.core.game import Move
from tesserae.games.pyrga.engine.packed import OPEN, SCORE, canonical, pack
from tesserae.games.pyrga.engine.stored import BOOK
from tesserae.games.pyrga.rules import Position

DEEPEST: Final = 14
"""No position of a later ply is in the book."""

_LENGTH: Final = 6
_NAME: Final = 5
_PRIME: Final = (1 << 127) - 1
_FACTOR: Final = 0x5DEECE66D_1234567_89ABCDEF_97531
_BITS: Final = 40


class Entry(NamedTuple):
    """The value of a position for the side to move, and the move to play there."""

    value: int
    move: Move


def find(position: Position) -> Entry | None:
    """The entry of an unfinished position in the book."""
    if position.both.bit_count() > DEEPEST:
        return None
    number = name(canonical(pack(position))).to_bytes(_NAME, "big")
    at = bisect_left(_STARTS, number, key=lambda start: BOOK[start : start + _NAME])
    if at == len(_STARTS) or not BOOK.startswith(number, _STARTS[at]):
        return None
    rank, value = divmod(BOOK[_STARTS[at] + _NAME], 3)
    return Entry(value - 1, move_of(position, rank))


def name(key: int) -> int:
    """The number of an entry; tools/generate/solve_pyrga.py makes sure that no two are alike."""
    return _without_score(key) * _FACTOR % _PRIME & (1 << _BITS) - 1


def ranks(position: Position) -> dict[Move, int]:
    """The rank of every move; moves that lead to mirror images have the same."""
    after = {move: _after(position, move) for move in position.legal_moves()}
    order = sorted(set(after.values()))
    return {move: order.index(key) for move, key in after.items()}


def move_of(position: Position, rank: int) -> Move:
    """The first move of a rank."""
    return next(move for move, its in ranks(position).items() if its == rank)


def write(entries: Mapping[int, tuple[int, int]]) -> bytes:
    """The book's bytes. entries: name -> value and rank."""
    return b"".join(
        number.to_bytes(_NAME, "big") + bytes([3 * rank + value + 1])
        for number, (value, rank) in sorted(entries.items())
    )


def _after(position: Position, move: Move) -> int:
    """The position after a move, all finished games taken as one."""
    after = position.apply(move)
    return _without_score(canonical(pack(after))) if after.legal_moves() else 0


def _without_score(key: int) -> int:
    """An int that no change of the score's weights changes: the book depends on its order."""
    return key & (1 << SCORE) - 1 | key >> OPEN << SCORE


def read(data: bytes) -> dict[int, tuple[int, int]]:
    """The entries that `write` has written: name -> value and rank."""
    starts = range(0, len(data), _LENGTH)
    names = (int.from_bytes(data[at : at + _NAME], "big") for at in starts)
    packed = data[_LENGTH - 1 :: _LENGTH]
    return {its: (byte % 3 - 1, byte // 3) for its, byte in zip(names, packed, strict=True)}


_STARTS: Final = range(0, len(BOOK), _LENGTH)
"""The offsets of its entries. They are looked up in the bytes: a dict would be many times as
large."""
