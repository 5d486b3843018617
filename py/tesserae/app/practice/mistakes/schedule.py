"""The schedule of mistakes: they come back after a day, then a week; two solves remove them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tesserae.app.model.practice import SOLVES_TO_REMOVE, Key, Mistake, Mistakes
from tesserae.app.practice.spacing import has_come, later
from tesserae.core.puzzle import BETTER

PAUSES: Final = (1, 7)
"""Days until a mistake comes back, by how often it was solved."""

MOST_MISTAKES: Final = 100
"""Maximum number of mistakes, and of remembered removed ones."""


def waiting(kept: Mistakes, slug: str = "") -> list[Mistake]:
    """The mistakes that come back, soonest first; of a game, or of all for ""."""
    mistakes = (
        mistake
        for mistake in kept.values()
        if mistake.solved < SOLVES_TO_REMOVE and slug in ("", mistake.slug)
    )
    return sorted(mistakes, key=_order)


def due(kept: Mistakes, today: str, slug: str = "") -> list[Mistake]:
    """The mistakes due by today."""
    return [mistake for mistake in waiting(kept, slug) if is_due(mistake, today)]


def is_due(mistake: Mistake, today: str) -> bool:
    """Whether the mistake is due."""
    return has_come(mistake.due, today, max(PAUSES))


def next_day(kept: Mistakes, today: str, slug: str = "") -> str:
    """The day on which the next mistake is due; "" if there is none."""
    days = [today if is_due(mistake, today) else mistake.due for mistake in waiting(kept, slug)]
    return min(days, default="")


def add_mistakes(kept: Mistakes, found: Iterable[Mistake], today: str) -> Mistakes:
    """Adds new mistakes.

    A known position starts again if another game led to it. Reviewing the same game again changes
    nothing: removed mistakes do not come back.
    """
    changed = dict(kept)
    for mistake in found:
        old = kept.get(mistake.key)
        if old is None or old.origin != mistake.origin:
            version = 1 if old is None else old.version + 1
            fresh = mistake._replace(solved=0, due=later(today, PAUSES[0]), version=version)
            changed[mistake.key] = fresh
    return _within_limit(changed)


def note_try(kept: Mistakes, key: Key, today: str, *, solved: bool) -> Mistakes:
    """The mistakes after a try. solved: at once and without a hint.

    A solved try ahead of its day does not count.
    """
    old = kept.get(key)
    if old is None or old.solved == SOLVES_TO_REMOVE or (solved and not is_due(old, today)):
        return kept
    times = old.solved + 1 if solved else 0
    if times == SOLVES_TO_REMOVE:
        return remove_mistakes(kept, [key], today)
    new = old._replace(solved=times, due=later(today, PAUSES[times]), version=old.version + 1)
    return _within_limit({**kept, key: new})


def remove_mistakes(kept: Mistakes, keys: Iterable[Key], today: str) -> Mistakes:
    """The mistakes without some; remembers these as removed."""
    gone = {}
    for key in keys:
        old = kept.get(key)
        if old is not None and old.solved < SOLVES_TO_REMOVE:
            empty = Mistake(*key, (), (), BETTER, 0, old.origin)
            gone[key] = empty._replace(solved=SOLVES_TO_REMOVE, due=today, version=old.version + 1)
    return _within_limit({**kept, **gone})


def merge_mistakes(mine: Mistakes, theirs: Mistakes) -> Mistakes:
    """Merges two tabs or devices; of the same mistake, the one changed more often stays."""
    both = dict(theirs)
    for key, mistake in mine.items():
        other = theirs.get(key)
        if other is None or _rank(mistake) >= _rank(other):
            both[key] = mistake
    return _within_limit(both)


def _rank(mistake: Mistake) -> tuple[int, Mistake]:
    return mistake.version, mistake


def _order(mistake: Mistake) -> tuple[str, Key]:
    return mistake.due, mistake.key


def _within_limit(known: Mistakes) -> Mistakes:
    """At most `MOST_MISTAKES`, and as many removed ones, in a fixed order.

    Drops mistakes solved once first, then those that have been due for longest.
    """
    left = sorted(waiting(known), key=lambda it: (-it.solved, _order(it)))
    gone = sorted(
        (mistake for mistake in known.values() if mistake.solved == SOLVES_TO_REMOVE), key=_order
    )
    remaining = [*left[-MOST_MISTAKES:], *gone[-MOST_MISTAKES:]]
    return {it.key: it for it in sorted(remaining, key=lambda it: it.key)}
