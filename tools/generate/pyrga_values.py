"""Writes the values of Pyrga's early positions as a file to read (docs/data/pyrga-values.tsv).

    PYTHONPATH=py python -m tools.generate.pyrga_values

They come from the table of the page (`early.bin`), which tabulate_pyrga.py makes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tesserae.games.pyrga.engine import early
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tools.generate.tabulate_pyrga import level

FILE: Final = Path(__file__).absolute().parents[2] / "docs" / "data" / "pyrga-values.tsv"

NAMES: Final = ("loss", "draw", "win")
"""The values -1, 0 and 1."""

HEADER: Final = """\
# Pyrga: all unfinished positions with up to four pieces, one of each set of mirror images.
# Rules: version 1. Columns, between tabs: the moves that lead to it from the start; its value for
# the side to move; the moves that keep this value, or a single one with four pieces.
"""


def lines() -> Iterator[str]:
    """The lines of the file."""
    for plies in range(early.DEEPEST + 1):
        found = []
        for moves, position in level(plies).values():
            entry = early.find(position)
            assert entry is not None
            kept = [entry.move]
            if plies < early.DEEPEST:
                kept = [
                    move
                    for move in position.legal_moves()
                    if value_of(canonical(pack(position.apply(move)))) == -entry.value
                ]
            texts = (" ".join(MOVE_TEXTS[move] for move in some) for some in (moves, kept))
            led, keeping = texts
            found.append(f"{led}\t{NAMES[entry.value + 1]}\t{keeping}\n")
        yield from sorted(found)


def value_of(key: int) -> int:
    """The value of a position of the table, by its int."""
    return early._TABLE.code(key) % 3 - 1


def main() -> None:
    """Writes the file."""
    FILE.write_text(HEADER + "".join(lines()), "utf-8")


if __name__ == "__main__":
    main()
