"""When lines come back: after 1, 3, 7, 16 and 35 days, as long as they are found at once."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Final, TypeAlias

from tesserae.app.model.training import Line, Trained
from tesserae.app.practice.spacing import has_come, later

PAUSES: Final = (1, 3, 7, 16, 35)
"""Days until a line comes back, by how often it was found in a row; the last one repeats."""

MOST_LINES: Final = 1_000
"""Maximum number of remembered lines."""

Known: TypeAlias = Mapping[str, Trained]
"""The lines that were ever trained, by their keys."""


def is_due(line: Trained, today: str) -> bool:
    """Whether its day has come."""
    return has_come(line.due, today, max(PAUSES))


def due_in(known: Known, today: str, studies: Container[str]) -> list[str]:
    """The keys of the lines of some studies that are due."""
    return [key for key, it in known.items() if it.study in studies and is_due(it, today)]


def next_day(known: Known, today: str, studies: Container[str]) -> str:
    """The day on which the next line of some studies comes back; "" without one."""
    of_these = [it for it in known.values() if it.study in studies]
    return min([today if is_due(it, today) else it.due for it in of_these], default="")


def in_order(lines: Iterable[Line], known: Known, today: str) -> tuple[Line, ...]:
    """The due lines: first those with most misses, then those due for longest."""
    due = [it for it in lines if it.key in known and is_due(known[it.key], today)]
    return tuple(sorted(due, key=lambda it: (-known[it.key].misses, known[it.key].due)))


def note_try(
    known: Known, key: str, slug: str, study: str, today: str, *, solved: bool | None
) -> dict[str, Trained]:
    """After a try at a line: all its moves were found at once, or not; None: they were shown.

    Ahead of its day only a miss counts.
    """
    old = known.get(key, Trained(slug, study, due=today))._replace(study=study)
    if solved and is_due(old, today):
        due = later(today, PAUSES[min(old.solved, len(PAUSES) - 1)])
        old = old._replace(solved=old.solved + 1, due=due)
    elif solved is False:
        old = old._replace(solved=0, misses=old.misses + 1, due=today)
    elif known.get(key) == old:
        return {**known}
    return _within_limit({**known, key: old._replace(version=old.version + 1)})


def without_gone(known: Known, study: str, lines: Container[str]) -> dict[str, Trained]:
    """Removes the lines that a study does not have any more."""
    return {key: it for key, it in known.items() if it.study != study or key in lines}


def merge_known(mine: Known, theirs: Known) -> dict[str, Trained]:
    """Merges two tabs or devices; of the same line, the one changed more often stays."""
    both = dict(theirs)
    for key, line in mine.items():
        other = theirs.get(key)
        if other is None or (line.version, line) >= (other.version, other):
            both[key] = line
    return _within_limit(both)


def _within_limit(known: Known) -> dict[str, Trained]:
    """At most as many as are remembered, in a fixed order; drops those known best first."""
    kept = sorted(known.items(), key=lambda it: (it[1].solved, it[1].due, it[0]))
    return dict(sorted(kept[:MOST_LINES]))
