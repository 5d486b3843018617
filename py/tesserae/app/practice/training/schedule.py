"""The schedule of lines: they come back after 1, 3, 7, 16 and 35 days if found at once."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Final, TypeAlias

from tesserae.app.model.training import Line, Trained
from tesserae.app.practice.spacing import has_come, later

PAUSES: Final = (1, 3, 7, 16, 35)
"""Days until a line comes back, by how often in a row it was found; the last one repeats."""

MOST_LINES: Final = 1_000
"""Maximum number of remembered lines."""

Known: TypeAlias = Mapping[str, Trained]
"""The lines ever trained, by their keys."""


def is_due(line: Trained, today: str) -> bool:
    """Whether the line is due."""
    return has_come(line.due, today, max(PAUSES))


def due_in(known: Known, today: str, studies: Container[str]) -> list[str]:
    """The keys of the due lines of some studies."""
    return [key for key, it in known.items() if it.study in studies and is_due(it, today)]


def next_day(known: Known, today: str, studies: Container[str]) -> str:
    """The day on which the next line of some studies is due; "" without one."""
    of_these = [it for it in known.values() if it.study in studies]
    return min([today if is_due(it, today) else it.due for it in of_these], default="")


def in_order(lines: Iterable[Line], known: Known, today: str) -> tuple[Line, ...]:
    """The due lines: those with most misses first, then those due for longest."""
    due = [it for it in lines if it.key in known and is_due(known[it.key], today)]
    return tuple(sorted(due, key=lambda it: (-known[it.key].misses, known[it.key].due)))


def note_try(
    known: Known, key: str, slug: str, study: str, today: str, *, solved: bool | None
) -> dict[str, Trained]:
    """The schedule after a try. solved: all moves were found at once; None if they were shown.

    A solved try ahead of its day does not count.
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
    """The schedule without the lines that a study no longer has."""
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
    """At most `MOST_LINES`, in a fixed order; drops the best known lines first."""
    kept = sorted(known.items(), key=lambda it: (it[1].solved, it[1].due, it[0]))
    return dict(sorted(kept[:MOST_LINES]))
