"""Solves Pyrga and writes its book (py/tesserae/games/pyrga/engine/book.bin).

    PYTHONPATH=py python -m tools.generate.solve_pyrga [SECONDS]

Proves the value of every first move, and with it that of the start. Then it
walks through all games in which one side follows the book and the other plays
anything: a position where the side of the book is to move and that takes more
than LIVE positions to solve from nothing gets an entry, a move that keeps its
value, and every reply to that move is walked to in turn. It may be stopped at
any time, and continues from the existing book.
"""

from __future__ import annotations

import platform
import sys
import time
from pathlib import Path
from typing import Final

from tesserae.core.exact import Proof
from tesserae.core.game import FIRST, SECOND, Move, Side
from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import START, Position

LIVE_NODES: Final = 10_000
"""Positions with shorter searches are left to the page, where they take under half a second."""

ENTRIES: Final = 12_000_000
"""The tool's own table: 2 GB."""

FILE: Final = Path(book.__file__).parent / "book.bin"


class OutOfTime(Exception):
    """The time limit is reached."""


class Solver:
    """The book so far, and a prover with a large table.

    until: when to give up, by time.perf_counter.
    """

    def __init__(self, file: Path, until: float = float("inf")) -> None:
        self._file = file
        self.entries = book.read(file.read_bytes()) if file.exists() else {}
        self._keys: dict[int, int] = {}
        self._prover = Prover(ENTRIES, use_book=False)
        self._until = until
        self.walked = 0

    def solve(self, position: Position) -> Proof:
        """The proof of an unfinished position, from the book or from a search."""
        key = canonical(pack(position))
        entry = self.entries.get(book.name(key))
        if entry is not None:
            self._keys[book.name(key)] = key
            return Proof(entry[0], 0, book.move_of(position, entry[1]))
        proof = Proof(None, 0)
        for proof in self._prover.prove(position):  # noqa: B007
            if time.perf_counter() > self._until:
                raise OutOfTime
        return proof

    def enter(self, position: Position, proof: Proof) -> None:
        """Writes a position into the book, and saves it."""
        key = canonical(pack(position))
        number = book.name(key)
        if self._keys.setdefault(number, key) != key:
            raise SystemExit("two positions have the same number: change book.py")
        if number in self.entries:
            return
        assert proof.value is not None
        assert proof.move is not None
        self.entries[number] = proof.value, book.ranks(position)[proof.move]
        self.save()

    def save(self) -> None:
        """Saves the book so far."""
        self._file.write_bytes(book.write(self.entries))

    def walk(self, side: Side, beginnings: list[Position]) -> None:
        """Enters all positions the side may meet from these on, it or its opponent to move."""
        ahead, seen = list(beginnings), set[int]()
        while ahead:
            position = ahead.pop()
            if position.outcome() is not None:
                continue
            if position.to_move != side:
                ahead += map(position.apply, position.legal_moves())
                continue
            key = canonical(pack(position))
            if key in seen:
                continue
            seen.add(key)
            self.walked += 1
            if book.name(key) not in self.entries and is_live(position):
                continue
            proof = self.solve(position)
            self.enter(position, proof)
            assert proof.move is not None
            ahead.append(position.apply(proof.move))


def is_live(position: Position) -> bool:
    """Whether a new prover solves the position quickly enough."""
    return all(proof.nodes <= LIVE_NODES for proof in Prover(use_book=False).prove(position))


def first_moves() -> list[Move]:
    """One of each class of symmetric first moves."""
    classes: dict[int, Move] = {}
    for move, rank in book.ranks(START).items():
        classes.setdefault(rank, move)
    return sorted(classes.values())


def main() -> None:
    """Solves, walks, saves; a line for every step."""
    started = time.perf_counter()
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
    solver = Solver(FILE, started + seconds)

    def tell(message: str) -> None:
        print(f"{time.perf_counter() - started:8.0f} s  {message}", flush=True)

    def walk(side: Side, move: Move) -> None:
        solver.walk(side, [START.apply(move)])
        done = f"{len(solver.entries):,} entries, {solver.walked:,} positions walked"
        tell(f"{('White', 'Black')[side]} after {MOVE_TEXTS[move]}: {done}")

    values: dict[Move, int] = {}
    try:
        for move in first_moves():
            after = START.apply(move)
            proof = solver.solve(after)
            solver.enter(after, proof)
            assert proof.value is not None
            worth = ("White wins", "draw", "Black wins")[proof.value + 1]
            tell(f"{MOVE_TEXTS[move]}: {worth} ({proof.nodes:,} positions)")
            values[move] = proof.value
            if proof.value < 0:
                solver.enter(START, Proof(1, 0, move))
                walk(FIRST, move)
        for move in sorted(values, key=values.__getitem__, reverse=True):
            walk(SECOND, move)
        tell(f"done; Python {platform.python_version()}, {platform.machine()}")
    except OutOfTime:
        tell(f"out of time with {len(solver.entries):,} entries")


if __name__ == "__main__":
    main()
