"""From candidates to the pool of a game."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from tesserae.core.puzzle import Puzzle, days_of, write_days, write_puzzle
from tesserae.core.puzzle.days import FIRST_WEEK
from tesserae.games import pools
from tools.generate.puzzles.candidates import Candidate, Log
from tools.generate.puzzles.parting import apart
from tools.generate.puzzles.pools import Pool

_GAMES: Final = Path(pools.__file__).parent


def select(log: Log, pool: Pool) -> None:
    """Adds to the pool of a game from its candidates, and prints what was looked at.

    Those for beginners, then the longest lines; none that gives another puzzle away, or is given
    away by one. What is in the pool stays, under its number: links lead there.
    """
    slug = log.slug
    puzzles = pools.pool_of(slug)
    known, fixed = {it.moves for it in puzzles}, frozenset(it.number for it in puzzles)
    best = sorted(
        log.found,
        key=lambda it: (it.theme not in pool.beginners, -len(it.line), crc32(it.key.encode())),
    )
    grown = [*puzzles]
    for candidate in best:
        if candidate.moves not in known:
            add(grown, candidate, pool.theme(candidate))
    chosen = apart(pool, grown, fixed)[: max(len(puzzles), pool.sizes.most)]
    size = write(slug, chosen, days(slug))
    _report(log, chosen, size)


def part(slug: str, pool: Pool) -> None:
    """Takes from the pool of a game what gives other puzzles away; those of fixed days stay."""
    fixed = frozenset(days(slug)[:FIRST_WEEK])
    puzzles = pools.pool_of(slug)
    left = apart(pool, puzzles, fixed)
    print(f"{len(puzzles) - len(left)} of {len(puzzles)} gone")
    write(slug, left, days(slug))


def add(puzzles: list[Puzzle], candidate: Candidate, theme: str) -> None:
    """Adds a candidate to the puzzles of a pool; its difficulty is yet to be found.

    Its number is above all others: the link to a puzzle that is gone leads to no other.
    """
    number = 1 + max((puzzle.number for puzzle in puzzles), default=0)
    puzzles.append(Puzzle(number, candidate.moves, candidate.line, theme, 0))


def days(slug: str) -> list[int]:
    """The numbers of the puzzles of the days in the pool of a game."""
    return list(map(int, days_of(pools.pool_text(slug))))


def write(slug: str, puzzles: Sequence[Puzzle], numbers: Sequence[int]) -> int:
    """Writes the pool of a game, with the puzzles of the days. Returns its size, compressed."""
    lines = [write_days(numbers)] if numbers else []
    lines += [write_puzzle(puzzle) for puzzle in sorted(puzzles, key=lambda it: it.moves)]
    content = "".join(f"{line}\n" for line in lines)
    file = _GAMES / slug / "puzzles" / "pool.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text(content, "utf-8")
    return len(gzip.compress(content.encode(), 9))


def _report(log: Log, puzzles: list[Puzzle], size: int) -> None:
    for name, count in sorted(log.counts.items(), key=lambda it: -it[1]):
        print(f"{count:8d}  {name}")
    print(f"{len(puzzles):8d}  in the pool, {size:,} bytes gzipped")
    print("own moves:", dict(sorted(Counter((len(p.line) + 1) // 2 for p in puzzles).items())))
    print("themes:", dict(Counter(p.theme for p in puzzles).most_common()))
    hundreds = Counter(p.difficulty // 200 * 200 for p in puzzles)
    print("difficulty from:", dict(sorted(hundreds.items())))
