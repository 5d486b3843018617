"""From candidates to the pool of a game."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path
from typing import Final
from zlib import crc32

from tesserae.core.puzzle import Puzzle, write_puzzle
from tesserae.games import pools
from tools.generate.puzzles.candidates import Log
from tools.generate.puzzles.pools import Pool

_GAMES: Final = Path(pools.__file__).parent


def select(log: Log, pool: Pool) -> None:
    """Writes the pool of a game from its candidates, and prints what was looked at.

    The longest lines are kept. A puzzle that the pool has already keeps its number.
    """
    slug = log.slug
    best = sorted(log.found, key=lambda it: (-len(it.line), crc32(it.key.encode())))
    chosen = sorted(best[: pool.sizes.most], key=lambda it: crc32(it.key.encode()))
    known = {puzzle.moves: puzzle.number for puzzle in pools.pool_of(slug)}
    free = iter(n for n in range(1, 99_999) if n not in known.values())
    puzzles = [
        Puzzle(
            known.get(candidate.moves) or next(free),
            candidate.moves,
            candidate.line,
            pool.theme(candidate),
            candidate.difficulty,
        )
        for candidate in chosen
    ]
    lines = [
        write_puzzle(puzzle) + "\n" for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.moves)
    ]
    file = _GAMES / slug / "puzzles" / "pool.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join(lines), "utf-8")
    _report(log, puzzles, len(gzip.compress("".join(lines).encode(), 9)))


def _report(log: Log, puzzles: list[Puzzle], size: int) -> None:
    for name, count in sorted(log.counts.items(), key=lambda it: -it[1]):
        print(f"{count:8d}  {name}")
    print(f"{len(puzzles):8d}  in the pool, {size:,} bytes gzipped")
    print("own moves:", dict(sorted(Counter((len(p.line) + 1) // 2 for p in puzzles).items())))
    print("themes:", dict(Counter(p.theme for p in puzzles).most_common()))
    hundreds = Counter(p.difficulty // 200 * 200 for p in puzzles)
    print("difficulty from:", dict(sorted(hundreds.items())))
