"""Candidates as they were found, one JSON a line, so that a search can go on another day."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parents[3] / "build" / "puzzles"


class Candidate(NamedTuple):
    """A puzzle that was found. Moves are texts; key: the same for mirror images."""

    key: str
    moves: tuple[str, ...]
    line: tuple[str, ...]
    theme: str
    difficulty: int


class Log:
    """The candidates of a game; and counts of positions, and of the reasons for rejecting them."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        FOLDER.mkdir(parents=True, exist_ok=True)
        self._path = FOLDER / f"{slug}.jsonl"
        self._counts_path = FOLDER / f"{slug}.json"
        self.counts: Counter[str] = Counter()
        if self._counts_path.exists():
            self.counts.update(json.loads(self._counts_path.read_text()))
        self.found = [_read(line) for line in self._lines()]
        self.keys = {candidate.key for candidate in self.found}

    def add(self, candidate: Candidate) -> None:
        """Keeps a candidate."""
        self.keys.add(candidate.key)
        self.found.append(candidate)
        self.counts["candidates"] += 1
        with self._path.open("a") as file:
            file.write(json.dumps(candidate, separators=(",", ":")) + "\n")

    def save_counts(self) -> None:
        """Saves the counts."""
        self._counts_path.write_text(json.dumps(self.counts, indent=1))

    def _lines(self) -> list[str]:
        return self._path.read_text().splitlines() if self._path.exists() else []


def _read(line: str) -> Candidate:
    key, moves, solution, theme, difficulty = json.loads(line)
    return Candidate(key, tuple(moves), tuple(solution), theme, difficulty)
