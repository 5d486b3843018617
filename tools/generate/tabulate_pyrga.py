"""Writes the table of Pyrga's early positions (py/tesserae/games/pyrga/engine/early.bin).

    PYTHONPATH=py python -m tools.generate.tabulate_pyrga FILE [--seconds N] [--check N]
                                                          [--jobs N | --executor M:F]

FILE has a line for every position of the last ply of the table, one of each set of mirror
images: the moves that lead to it, its value for White (w, d or l), and a move that keeps the
value; White moves there, so a lost position needs none:

    Sa1.Sb1.Ta1n.Sa2 w Tb1w

What is missing is proven and added to FILE, for as many seconds as are given; the tool may
be stopped at any time, and goes on from there. Every process that proves takes 1 GB. Once
all are known, the values of the earlier plies follow from them, and the table is written.
With --check, that number of lines is proven anew instead, chosen at random.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Container, Mapping, Sequence
from concurrent.futures import Executor
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from tesserae.core.exact import Proof
from tesserae.core.game import FIRST, Move
from tesserae.core.position import play_all
from tesserae.games.pyrga.engine import book, early
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import START, Position
from tesserae.library.executors import results_as_completed
from tools import executing

LETTERS: Final = "ldw"
"""The values -1, 0 and 1 for White."""

ENTRIES: Final = 8_000_000
"""The prover's table: 1 GB."""

FILE: Final = Path(book.__file__).parent / "early.bin"

NUMBERS: Final = {text: Move(number) for number, text in enumerate(MOVE_TEXTS)}
SLOTS: Final = 1.24
"""Slots per position: with fewer than 1.23 there is hardly ever a solution."""


class Reached(NamedTuple):
    """A position and the moves that lead to it."""

    moves: tuple[Move, ...]
    position: Position


class Solution(NamedTuple):
    """The value of a position for the side to move, and the rank of a move that keeps it."""

    value: int
    rank: int


def level(plies: int) -> dict[int, Reached]:
    """All unfinished positions after that many plies, one of each set of mirror images."""
    positions = {canonical(pack(START)): Reached((), START)}
    for _ in range(plies):
        before = positions.values()
        positions = {}
        for moves, position in before:
            for move in position.legal_moves():
                after = Reached((*moves, move), position.apply(move))
                positions.setdefault(canonical(pack(after.position)), after)
    return positions


def read_lines(lines: Sequence[str]) -> dict[int, Solution]:
    """The solutions in lines, by canonical int; the later of two lines for one position counts."""
    solutions: dict[int, Solution] = {}
    for line in lines:
        moves, letter, *kept = line.split()
        position = play_all(START, (NUMBERS[text] for text in moves.split(".")))
        value = LETTERS.index(letter) - 1
        value = value if position.to_move == FIRST else -value
        if kept:
            rank = book.ranks(position)[NUMBERS[kept[0]]]
        elif value < 0:
            rank = _hardest(position, value, solutions)
        else:
            continue
        solutions[canonical(pack(position))] = Solution(value, rank)
    return solutions


def line_of(reached: Reached, proof: Proof) -> str:
    """The line of FILE for a proven position."""
    assert proof.value is not None
    assert proof.move is not None
    white = proof.value if reached.position.to_move == FIRST else -proof.value
    moves = ".".join(MOVE_TEXTS[move] for move in reached.moves)
    return f"{moves} {LETTERS[white + 1]} {MOVE_TEXTS[proof.move]}"


def with_earlier(last: Mapping[int, Solution]) -> dict[int, Solution]:
    """The values of the last ply, and by minimax those of all plies before it."""
    solutions = dict(last)
    for plies in reversed(range(early.DEEPEST)):
        for key, (_, position) in level(plies).items():
            value = max(-_after(position, move, solutions) for move in position.legal_moves())
            solutions[key] = Solution(value, _hardest(position, value, solutions))
    return solutions


def _after(position: Position, move: Move, solutions: Mapping[int, Solution]) -> int:
    return solutions[canonical(pack(position.apply(move)))].value


def _hardest(position: Position, value: int, solutions: Mapping[int, Solution]) -> int:
    """The rank of the move that keeps a value and gives the opponent most chances to err.

    Chances are the share of replies that give something away, where all replies are known;
    of two moves with the same chances the one that leaves fewer replies.
    """
    best: tuple[float, int, int] | None = None
    for move, rank in book.ranks(position).items():
        after = position.apply(move)
        if (
            solutions
            and canonical(pack(after)) in solutions
            and _after(position, move, solutions) != -value
        ):
            continue
        replies = after.legal_moves()
        wrong = [
            reply
            for reply in replies
            if canonical(pack(after.apply(reply))) in solutions
            and _after(after, reply, solutions) > value
        ]
        rating = len(wrong) / len(replies), -len(replies), -rank
        best = rating if best is None else max(best, rating)
    assert best is not None
    return -best[2]


def build_table(solutions: Mapping[int, Solution]) -> early.Table:
    """The table of a static function from positions to codes."""
    third = int(len(solutions) * SLOTS / 3) + 1
    for seed in range(256):
        empty = early.Table(seed, bytes(3 * third))
        order = peeling_order({key: empty.slots_of(key) for key in sorted(solutions)})
        if order is not None:
            break
    else:
        raise SystemExit("no seed leads to a table: allow more slots")
    slots = bytearray(empty.slots)
    for key, own in reversed(order):
        value, rank = solutions[key]
        code = 3 * rank + value + 1
        for slot in empty.slots_of(key):
            code ^= slots[slot]
        slots[own] = code
    return empty._replace(slots=bytes(slots))


def peeling_order(slots: Mapping[int, tuple[int, int, int]]) -> list[tuple[int, int]] | None:
    """Positions, each with a slot that no later one has; None if impossible.

    If you fill them from the last to the first, each can still choose its slot's digit.
    """
    users: dict[int, set[int]] = {}
    for key, own_slots in slots.items():
        for slot in own_slots:
            users.setdefault(slot, set()).add(key)
    alone = [slot for slot, keys in users.items() if len(keys) == 1]
    order: list[tuple[int, int]] = []
    while alone:
        slot = alone.pop()
        if len(users[slot]) != 1:
            continue
        (key,) = users[slot]
        order.append((key, slot))
        for other in slots[key]:
            users[other].discard(key)
            if len(users[other]) == 1:
                alone.append(other)
    return order if len(order) == len(slots) else None


def prove_missing(
    file: Path,
    positions: Mapping[int, Reached],
    known: Container[int],
    line: Callable[[Reached], str | None],
    executor: Executor | None = None,
) -> None:
    """Adds the lines of positions that are not known to the file.

    line: proves a position; None when it is out of time.
    """
    missing = [its for key, its in positions.items() if key not in known]
    with file.open("a", encoding="utf-8") as lines:
        for n, (_, proven) in enumerate(results_as_completed(line, missing, executor)):
            if proven is None:
                raise SystemExit(f"out of time: {len(missing) - n:,} positions are missing")
            print(proven, file=lines, flush=True)


def line_in_time(until: float, reached: Reached) -> str | None:
    """The line of FILE for a position; None once it is later than a time of time.time."""
    for proof in prover_of_process().prove(reached.position):  # noqa: B007
        if time.time() > until:
            return None
    return line_of(reached, proof)


@lru_cache
def prover_of_process() -> Prover:
    """The prover of this process, which remembers proofs."""
    return Prover(ENTRIES, use_book=False)


def check(
    solutions: Mapping[int, Solution], number: int, seed: int, executor: Executor | None = None
) -> None:
    """Proves that number of positions anew; ends with an error if one differs."""
    positions = level(early.DEEPEST)
    keys = random.Random(seed).sample(sorted(solutions), number)
    asked = [(positions[key].position, solutions[key].rank) for key in keys]
    found = dict(results_as_completed(_proven_anew, asked, executor))
    for key, question in zip(keys, asked, strict=True):
        if found[question] != (solutions[key].value, solutions[key].value):
            moves = ".".join(MOVE_TEXTS[move] for move in positions[key].moves)
            proven = found[question][0]
            raise SystemExit(f"{moves}: {solutions[key]} is in the file, {proven} is proven")
    print(f"{number} positions are right")


def _proven_anew(question: tuple[Position, int]) -> tuple[int | None, int | None]:
    """The values of a position and of the move of a rank, by new provers."""
    position, rank = question
    *_, proof = Prover(ENTRIES, use_book=False).prove(position)
    after = position.apply(book.move_of(position, rank))
    *_, reply = Prover(ENTRIES, use_book=False).prove(after)
    return proof.value, None if reply.value is None else -reply.value


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads, proves what is missing, writes; or checks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--check", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    until = time.time() + options.seconds

    def solutions() -> dict[int, Solution]:
        options.file.touch()
        return read_lines(options.file.read_text("utf-8").splitlines())

    with executing.chosen_executor(options) as executor:
        if options.check:
            check(solutions(), options.check, options.seed, executor)
            return
        line = partial(line_in_time, until)
        prove_missing(options.file, level(early.DEEPEST), solutions(), line, executor)
    everything = with_earlier(solutions())
    FILE.write_bytes(early.write(build_table(everything)))
    print(f"{len(everything):,} positions in {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
