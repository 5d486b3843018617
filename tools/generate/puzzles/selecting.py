"""From candidates to the pool of a game."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from tesserae.core.puzzle import Puzzle, days_of, write_pool
from tesserae.core.puzzle.days import FIRST_WEEK
from tesserae.games import pools
from tools.generate.puzzles.candidates import Log
from tools.generate.puzzles.parting import apart
from tools.generate.puzzles.pools import Pool

_GAMES: Final = Path(pools.__file__).parent


def select(log: Log, pool: Pool) -> None:
    """Adds to the pool of a game from its candidates, and prints statistics.

    Those for beginners, then the longest lines; none that gives another puzzle away, or is given
    away by one. Puzzles in the pool stay, under their numbers: links lead there.
    """
    slug = log.slug
    puzzles = pools.pool_of(slug)
    known, fixed = {it.moves for it in puzzles}, frozenset(it.number for it in puzzles)
    best = sorted(
        log.found,
        key=lambda it: (it.theme not in pool.beginners, -len(it.line), crc32(it.key.encode())),
    )
    new = (it for it in best if it.moves not in known)
    grown = [*puzzles]
    for number, it in enumerate(new, first_free_number(slug)):
        grown.append(Puzzle(number, it.moves, it.line, pool.theme(it), 0))
    chosen = apart(pool, grown, fixed)[: max(len(puzzles), pool.sizes.most)]
    size = write(slug, chosen, days(slug))
    _report(log, chosen, size)


def part(slug: str, pool: Pool) -> None:
    """Retires the puzzles of a game that give others away, except those of fixed days."""
    fixed = frozenset(days(slug)[:FIRST_WEEK])
    puzzles = pools.pool_of(slug)
    left = apart(pool, puzzles, fixed)
    gone = [puzzle._replace(difficulty=0) for puzzle in puzzles if puzzle not in left]
    print(f"{len(gone)} of {len(puzzles)} retired")
    write(slug, left, days(slug), gone)


def first_free_number(slug: str) -> int:
    """The first number above those of all puzzles of a game, including retired ones."""
    puzzles = (*pools.pool_of(slug), *pools.retired_of(slug))
    return 1 + max((puzzle.number for puzzle in puzzles), default=0)


def days(slug: str) -> list[int]:
    """The numbers of the puzzles of the days in the pool of a game."""
    return list(map(int, days_of(pools.pool_text(slug))))


def write(
    slug: str, puzzles: Sequence[Puzzle], numbers: Sequence[int], gone: Sequence[Puzzle] = ()
) -> int:
    """Writes the pool of a game, with the puzzles of the days. Returns its size, compressed.

    gone: puzzles to retire now; those retired before stay so.
    """
    retired = [*pools.retired_of(slug), *gone]
    content = write_pool(_in_order(puzzles), _in_order(retired), numbers)
    file = _GAMES / slug / "puzzles" / "pool.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text(content, "utf-8")
    return len(gzip.compress(content.encode(), 9))


def _in_order(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Sorts puzzles by their moves, so that a pool compresses well."""
    return sorted(puzzles, key=lambda it: it.moves)


def _report(log: Log, puzzles: list[Puzzle], size: int) -> None:
    for name, count in sorted(log.counts.items(), key=lambda it: -it[1]):
        print(f"{count:8d}  {name}")
    print(f"{len(puzzles):8d}  in the pool, {size:,} bytes gzipped")
    print("own moves:", dict(sorted(Counter((len(p.line) + 1) // 2 for p in puzzles).items())))
    print("themes:", dict(Counter(p.theme for p in puzzles).most_common()))
    hundreds = Counter(p.difficulty // 200 * 200 for p in puzzles)
    print("difficulty from:", dict(sorted(hundreds.items())))
