"""Writes the table of Pyrga's early positions (py/tesserae/games/pyrga/engine/early.bin).

    PYTHONPATH=py python -m tools.generate.tabulate_pyrga FILE [--seconds N] [--check N]

FILE has a line for every position of the last ply of the table, one of each set of mirror
images: the moves that lead to it, its value for White (w, d or l), and a move that keeps the
value; White moves there, so a lost position needs none:

    Sa1.Sb1.Ta1n.Sa2 w Tb1w

What is missing is proven and added to FILE, for as many seconds as are given; the tool may
be stopped at any time, and goes on from there. Once all are known, the values of the earlier
plies follow from them, and the table is written. With --check, that number of lines is
proven anew instead, chosen at random.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tesserae.core.exact import Proof
from tesserae.core.game import FIRST, Move
from tesserae.games.pyrga.engine import book, early
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import START, Position

LETTERS: Final = "ldw"
"""The values -1, 0 and 1 for White."""

ENTRIES: Final = 8_000_000
"""The prover's table: 1 GB."""

FILE: Final = Path(book.__file__).parent / "early.bin"

_NUMBERS: Final = {text: move for move, text in enumerate(MOVE_TEXTS)}
_SLOTS: Final = 1.24
"""Slots for each position: with fewer than 1.23 there is hardly ever a solution."""


class Reached(NamedTuple):
    """A position and the moves that lead to it."""

    moves: tuple[Move, ...]
    position: Position


class Told(NamedTuple):
    """The value of a position for the side to move, and the rank of a move that keeps it."""

    value: int
    rank: int


def level(plies: int) -> dict[int, Reached]:
    """All unfinished positions after so many plies, one of each set of mirror images."""
    found = {canonical(pack(START)): Reached((), START)}
    for _ in range(plies):
        before = found.values()
        found = {}
        for moves, position in before:
            for move in position.legal_moves():
                after = Reached((*moves, move), position.apply(move))
                found.setdefault(canonical(pack(after.position)), after)
    return found


def read_lines(lines: Sequence[str]) -> dict[int, Told]:
    """What lines tell, by canonical int; of two lines for one position the later one counts."""
    told: dict[int, Told] = {}
    for line in lines:
        moves, letter, *kept = line.split()
        position = START
        for text in moves.split("."):
            position = position.apply(_NUMBERS[text])
        value = LETTERS.index(letter) - 1
        value = value if position.to_move == FIRST else -value
        if kept:
            rank = book.ranks(position)[_NUMBERS[kept[0]]]
        elif value < 0:
            rank = _hardest(position, value, told)
        else:
            continue
        told[canonical(pack(position))] = Told(value, rank)
    return told


def line_of(reached: Reached, proof: Proof) -> str:
    """What FILE says of a position that is proven."""
    assert proof.value is not None
    assert proof.move is not None
    white = proof.value if reached.position.to_move == FIRST else -proof.value
    moves = ".".join(MOVE_TEXTS[move] for move in reached.moves)
    return f"{moves} {LETTERS[white + 1]} {MOVE_TEXTS[proof.move]}"


def with_earlier(last: Mapping[int, Told]) -> dict[int, Told]:
    """The values of the last ply, and by minimax those of all plies before it."""
    told = dict(last)
    for plies in reversed(range(early.DEEPEST)):
        for key, (_, position) in level(plies).items():
            value = max(-_after(position, move, told) for move in position.legal_moves())
            told[key] = Told(value, _hardest(position, value, told))
    return told


def _after(position: Position, move: Move, told: Mapping[int, Told]) -> int:
    return told[canonical(pack(position.apply(move)))].value


def _hardest(position: Position, value: int, told: Mapping[int, Told]) -> int:
    """The rank of the move that keeps a value and gives the opponent most chances to go wrong.

    Chances are the share of replies that give something away, where all replies are told;
    of two moves with the same chances the one that leaves fewer replies.
    """
    best: tuple[float, int, int] | None = None
    for move, rank in book.ranks(position).items():
        after = position.apply(move)
        if told and canonical(pack(after)) in told and _after(position, move, told) != -value:
            continue
        replies = after.legal_moves()
        wrong = [
            reply
            for reply in replies
            if canonical(pack(after.apply(reply))) in told and _after(after, reply, told) > value
        ]
        found = len(wrong) / len(replies), -len(replies), -rank
        best = found if best is None else max(best, found)
    assert best is not None
    return -best[2]


def built(told: Mapping[int, Told]) -> early.Table:
    """The static function that gives every position its code."""
    third = int(len(told) * _SLOTS / 3) + 1
    for seed in range(256):
        empty = early.Table(seed, bytes(3 * third))
        order = _peeled({key: empty.places(key) for key in sorted(told)})
        if order is not None:
            break
    else:
        raise SystemExit("no seed leads to a table: allow more slots")
    slots = bytearray(empty.slots)
    for key, own in reversed(order):
        value, rank = told[key]
        code = 3 * rank + value + 1
        for place in empty.places(key):
            code ^= slots[place]
        slots[own] = code
    return empty._replace(slots=bytes(slots))


def _peeled(places: Mapping[int, tuple[int, int, int]]) -> list[tuple[int, int]] | None:
    """Positions, each with a slot that no later one has; None if that cannot be.

    Filled from the last to the first, each can still choose what is in its slot.
    """
    users: dict[int, set[int]] = {}
    for key, its in places.items():
        for place in its:
            users.setdefault(place, set()).add(key)
    alone = [place for place, keys in users.items() if len(keys) == 1]
    order: list[tuple[int, int]] = []
    while alone:
        place = alone.pop()
        if len(users[place]) != 1:
            continue
        (key,) = users[place]
        order.append((key, place))
        for other in places[key]:
            users[other].discard(key)
            if len(users[other]) == 1:
                alone.append(other)
    return order if len(order) == len(places) else None


def prove_missing(file: Path, told: Mapping[int, Told], until: float) -> None:
    """Proves what is not told and adds it to the file, until a time of time.perf_counter."""
    prover = Prover(ENTRIES, use_book=False)
    missing = {key: its for key, its in level(early.DEEPEST).items() if key not in told}
    with file.open("a", encoding="utf-8") as lines:
        for n, reached in enumerate(missing.values()):
            for proof in prover.prove(reached.position):  # noqa: B007
                if time.perf_counter() > until:
                    raise SystemExit(f"out of time: {len(missing) - n:,} positions are missing")
            print(line_of(reached, proof), file=lines, flush=True)


def check(told: Mapping[int, Told], number: int, seed: int) -> None:
    """Proves that number of positions anew; ends with an error if one differs."""
    positions = level(early.DEEPEST)
    for key in random.Random(seed).sample(sorted(told), number):
        position = positions[key].position
        *_, proof = Prover(ENTRIES, use_book=False).prove(position)
        after = position.apply(book.move_of(position, told[key].rank))
        *_, reply = Prover(ENTRIES, use_book=False).prove(after)
        assert reply.value is not None
        if (proof.value, -reply.value) != (told[key].value, told[key].value):
            moves = ".".join(MOVE_TEXTS[move] for move in positions[key].moves)
            raise SystemExit(f"{moves}: {told[key]} is told, {proof.value} is proven")
    print(f"{number} positions are as they are told")


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads, proves what is missing, writes; or checks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--check", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    until = time.perf_counter() + chosen.seconds

    def told() -> dict[int, Told]:
        chosen.file.touch()
        return read_lines(chosen.file.read_text("utf-8").splitlines())

    if chosen.check:
        check(told(), chosen.check, chosen.seed)
        return
    prove_missing(chosen.file, told(), until)
    everything = with_earlier(told())
    FILE.write_bytes(early.write(built(everything)))
    print(f"{len(everything):,} positions in {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
