"""The pools of puzzles, where Python reads files; the page fetches them instead."""

from __future__ import annotations

from importlib.resources import files

from tesserae.core.puzzle import Puzzle, checked_pool, lines_of, read_puzzle, retired_lines_of


def pool_text(slug: str) -> str:
    """The pool of a game as text; "" if it has none."""
    file = files(__package__) / slug / "puzzles" / "pool.txt"
    return file.read_text("utf-8") if file.is_file() else ""


def pool_of(slug: str) -> list[Puzzle]:
    """The puzzles of a game, by their numbers."""
    pool = pool_text(slug)
    puzzles = [read_puzzle(line) for line in lines_of(checked_pool(pool))] if pool else []
    return sorted(puzzles, key=lambda puzzle: puzzle.number)


def retired_of(slug: str) -> list[Puzzle]:
    """The puzzles of a game that were retired, by their numbers."""
    return sorted(map(read_puzzle, retired_lines_of(pool_text(slug))))
