"""Writes the values of Pyrga's positions with five pieces (.../pyrga/engine/five_pieces.bin).

    PYTHONPATH=py python -m tools.generate.tabulate_pyrga_five FILE [--seconds N]
                                                               [--jobs N | --executor M:F]

FILE has a line for every such position, one of each set of mirror images: the moves that lead to
it, and its value for White (w, d or l). What is missing is proven and added to FILE, for as many
seconds as are given; only wins that follow from a lost position with four pieces (early.bin) are
not proven again. That takes most of a day of one processor. The tool may be stopped at any time,
and goes on from there. Once all are known, they are checked against the values of the positions
with four pieces, and the table is written.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from tesserae.core.game import FIRST
from tesserae.core.position import play_all
from tesserae.games.pyrga.engine import book, early, five_pieces
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.retrace import before
from tesserae.games.pyrga.rules import START, Position
from tools import executing
from tools.generate.tabulate_pyrga import (
    LETTERS,
    NUMBERS,
    SLOTS,
    Reached,
    level,
    peeling_order,
    prove_missing,
    prover_of_process,
)

FILE: Final = Path(book.__file__).parent / "five_pieces.bin"


def read_lines(lines: Sequence[str]) -> dict[int, int]:
    """The values for the side to move, by canonical int."""
    values: dict[int, int] = {}
    for line in lines:
        moves, letter = line.split()
        position = play_all(START, (NUMBERS[text] for text in moves.split(".")))
        white = LETTERS.index(letter) - 1
        values[canonical(pack(position))] = white if position.to_move == FIRST else -white
    return values


def line_of(reached: Reached, value: int) -> str:
    """The line of FILE for a position with a value for the side to move."""
    white = value if reached.position.to_move == FIRST else -value
    return f"{'.'.join(MOVE_TEXTS[move] for move in reached.moves)} {LETTERS[white + 1]}"


def _line(until: float, reached: Reached) -> str | None:
    """The line of FILE for a position; None once it is later than a time of time.time."""
    if is_after_a_loss(reached.position):
        return line_of(reached, 1)
    for proof in prover_of_process().prove(reached.position):
        if proof.value is not None:
            return line_of(reached, proof.value)
        if time.time() > until:
            break
    return None


def is_after_a_loss(position: Position) -> bool:
    """Whether a possible previous position is lost, by early.bin."""
    found = [early.find(earlier) for earlier in before(position)]
    return any(its is not None and its.value < 0 for its in found)


def check(values: Mapping[int, int]) -> None:
    """Ends with an error if a position with four pieces has not the value of its best move."""
    for moves, position in level(early.DEEPEST).values():
        found = early.find(position)
        assert found is not None
        after = [position.apply(move) for move in position.legal_moves()]
        if max(-values[canonical(pack(its))] for its in after) != found.value:
            raise SystemExit(f"{'.'.join(MOVE_TEXTS[move] for move in moves)} is {found.value}")


def build_table(values: Mapping[int, int]) -> five_pieces.Table:
    """The table of a static function from positions to values."""
    size = int(len(values) * SLOTS / len(five_pieces.POWERS)) + 1
    for seed in range(256):
        empty = five_pieces.Table(seed, bytes(size))
        order = peeling_order({key: empty.slots_of(key) for key in sorted(values)})
        if order is not None:
            break
    else:
        raise SystemExit("no seed leads to a table: allow more slots")
    digits = [0] * size * len(five_pieces.POWERS)
    for key, own in reversed(order):
        others = sum(digits[slot] for slot in empty.slots_of(key))
        digits[own] = (values[key] + 1 - others) % 3
    bytes_of = [
        sum(digit * power for digit, power in zip(five, five_pieces.POWERS, strict=True))
        for five in zip(*[iter(digits)] * len(five_pieces.POWERS), strict=True)
    ]
    return empty._replace(digits=bytes(bytes_of))


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads, proves what is missing, checks and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--seconds", type=float, default=0)
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    until = time.time() + options.seconds

    def values() -> dict[int, int]:
        options.file.touch()
        return read_lines(options.file.read_text("utf-8").splitlines())

    with executing.chosen_executor(options) as executor:
        line = partial(_line, until)
        prove_missing(options.file, level(five_pieces.PLIES), values(), line, executor)
    everything = values()
    check(everything)
    FILE.write_bytes(five_pieces.write(build_table(everything)))
    print(f"{len(everything):,} positions in {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
