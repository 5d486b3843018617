"""Measures what each level plays in the first positions of Pyrga, and writes the result.

    PYTHONPATH=py python -m tools.generate.tabulate_levels [--tries N]

In every position with at most two pieces, up to symmetry, each level chooses a move N times, as in
N games. The result is py/tesserae/games/pyrga/engine/played.py, which the opening book shows.
Levels stop where their own limits are: the same seeds choose the same moves.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tesserae.games import pyrga
from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.engine.packed import canonical, pack, ply_of
from tesserae.games.pyrga.rules import START, Position
from tesserae.search.engine import Engine
from tesserae.search.levels import LEVELS, STRONGEST, Level, seed_of

TRIES: Final = 40
DEEPEST: Final = 2
"""The last ply after which levels are asked for a move."""

FILE: Final = Path(str(book.__file__)).with_name("played.py")


def positions() -> Iterator[Position]:
    """Every position with at most two pieces, up to symmetry, in a fixed order."""
    layer = {canonical(pack(START)): START}
    for _ in range(DEEPEST + 1):
        yield from layer.values()
        after = [it.apply(move) for it in layer.values() for move in it.legal_moves()]
        layer = {canonical(pack(it)): it for it in reversed(after)}


def count_choices(position: Position, level: Level, tries: int) -> tuple[int, ...]:
    """How often a level plays the moves of each rank.

    The strongest plays a proven move, the same in every game: it is asked once.
    """
    ranks = book.ranks(position)
    counts, times = [0] * len(set(ranks.values())), tries if level == STRONGEST else 1
    for game in range(tries // times):
        seed = seed_of(game, ply_of(position))
        *_, report = Engine().think(pyrga.GAME, position, level, seed)
        counts[ranks[report.pv[0]]] += times
    return tuple(counts)


def write(tries: int) -> str:
    """The module that holds the result."""
    rows: list[str] = []
    for position in positions():
        print(f"{len(rows)} positions", end="\r", flush=True)
        counts = [".".join(map(str, count_choices(position, level, tries))) for level in LEVELS]
        rows.append(f'    {book.name(canonical(pack(position)))}: "{"/".join(counts)}",\n')
    return (
        '"""The moves of levels in the first positions, by tools/generate/tabulate_levels.py."""\n'
        "\nfrom __future__ import annotations\n\nfrom collections.abc import Mapping\n"
        "from typing import Final\n\n"
        f"TRIES: Final = {tries}\n"
        '"""How often each level chose a move in each position."""\n\n'
        f"DEEPEST: Final = {DEEPEST}\n"
        '"""No position with more pieces is here."""\n\n'
        "# ruff: noqa: E501\n# fmt: off\n"
        f"PLAYED: Final[Mapping[int, str]] = {{\n{''.join(rows)}}}\n# fmt: on\n"
        '"""By the name of a position as in the book: for each level, how often it chose the\n'
        'moves of each rank."""\n'
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=TRIES, help="of each level in each position")
    parser.add_argument("--output", type=Path, default=FILE)
    options = parser.parse_args(arguments)
    options.output.write_text(write(options.tries), "utf-8")


if __name__ == "__main__":
    main()
