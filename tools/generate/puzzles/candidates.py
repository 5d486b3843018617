"""Candidates as found, one JSON a line, so that a search can continue another day."""

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


class Findings:
    """Candidates; and counts of positions, and of the reasons for rejecting them."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.found: list[Candidate] = []
        self.keys: set[str] = set()

    def add(self, candidate: Candidate) -> None:
        """Adds a candidate."""
        self.keys.add(candidate.key)
        self.found.append(candidate)
        self.counts["candidates"] += 1


class Log(Findings):
    """The candidates of a game, and their counts, in files."""

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.slug = slug
        FOLDER.mkdir(parents=True, exist_ok=True)
        self._path = FOLDER / f"{slug}.jsonl"
        self._counts_path = FOLDER / f"{slug}.json"
        if self._counts_path.exists():
            self.counts.update(json.loads(self._counts_path.read_text()))
        self.found = [_read(line) for line in self._lines()]
        self.keys = {candidate.key for candidate in self.found}

    def add(self, candidate: Candidate) -> None:
        """Adds a candidate, and saves it."""
        super().add(candidate)
        with self._path.open("a") as file:
            file.write(json.dumps(candidate, separators=(",", ":")) + "\n")

    def merge(self, findings: Findings) -> None:
        """Adds and saves new candidates of other findings."""
        for candidate in findings.found:
            if candidate.key in self.keys:
                findings.counts["kept"] -= 1
                findings.counts["symmetric duplicate"] += 1
            else:
                self.add(candidate)
        findings.counts["candidates"] = 0  # counted as they were added
        self.counts.update(findings.counts)
        self._counts_path.write_text(json.dumps(self.counts, indent=1))

    def _lines(self) -> list[str]:
        """The lines of the candidates. Removes one that was only partly written."""
        source = self._path.read_bytes() if self._path.exists() else b""
        whole = source[: source.rfind(b"\n") + 1]
        if whole != source:
            self._path.write_bytes(whole)
        return whole.decode().splitlines()


def _read(line: str) -> Candidate:
    key, moves, solution, theme = json.loads(line)
    return Candidate(key, tuple(moves), tuple(solution), theme)
