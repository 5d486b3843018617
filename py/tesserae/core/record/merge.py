"""Merging two records of a game: the result has every variation of both."""

from __future__ import annotations

from tesserae.core.record import START, Ply, Record, extend_to_end
from tesserae.core.record.comments import BREAK, commands_of, with_words, words_of
from tesserae.core.record.movetext import LONGEST_COMMENT


def merge(mine: Record, theirs: Record) -> Record:
    """The union of two trees from the same start, with their comments, glyphs and endings.

    The plies of `mine` keep their numbers and its cursor stays; new plies come after them, in
    the order of `theirs`. If both have an ending for the same ply, or comments too long for
    one, `mine` prevails.
    """
    plies, numbers = _union(mine, theirs)
    comments = dict(mine.comments)
    for number, comment in theirs.comments:
        here = numbers[number]
        comments[here] = _joined_comment(comments.get(here, ""), comment)
    glyphs = {*mine.glyphs, *((numbers[number], glyph) for number, glyph in theirs.glyphs)}
    merged = mine._replace(plies=tuple(plies), glyphs=tuple(sorted(glyphs)))
    return extend_to_end(merged._replace(comments=tuple(sorted(comments.items()))))


def follow(mine: Record, theirs: Record) -> Record:
    """The union of two trees as `merge` makes it, with the cursor of `theirs`."""
    _, numbers = _union(mine, theirs)
    line = tuple(numbers[number] for number in theirs.variation)
    return extend_to_end(merge(mine, theirs)._replace(variation=line, ply=theirs.ply))


def contains(record: Record, part: Record) -> bool:
    """Whether a record has all variations, comments, glyphs and endings of another."""
    if record.start != part.start:
        return False
    _, numbers = _union(record, part)
    if any(number >= len(record.plies) for number in numbers.values()):
        return False
    if not {(numbers[number], glyph) for number, glyph in part.glyphs} <= set(record.glyphs):
        return False
    comments = dict(record.comments)
    return all(
        ply.ending is None or record.plies[numbers[number]].ending == ply.ending
        for number, ply in enumerate(part.plies)
    ) and all(
        _says(comments.get(numbers[number], ""), comment) for number, comment in part.comments
    )


def _union(mine: Record, theirs: Record) -> tuple[list[Ply], dict[int, int]]:
    """The plies of both, and for each number in `theirs` that of the same ply among them."""
    plies = list(mine.plies)
    known = {(ply.parent, ply.move): number for number, ply in enumerate(plies)}
    numbers = {START: START}
    for number, ply in enumerate(theirs.plies):
        parent = numbers[ply.parent]
        here = known.setdefault((parent, ply.move), len(plies))
        if here == len(plies):
            plies.append(ply._replace(parent=parent))
        elif plies[here].ending is None:
            plies[here] = plies[here]._replace(ending=ply.ending)
        numbers[number] = here
    return plies, numbers


def _says(comment: str, part: str) -> bool:
    """Whether a comment has the words and the commands of another."""
    commands = commands_of(comment)
    return words_of(part) in words_of(comment) and all(it in commands for it in commands_of(part))


def _joined_comment(mine: str, theirs: str) -> str:
    """The union of two comments; `mine` if that would be too long."""
    if _says(mine, theirs):
        return mine
    ours, other = words_of(mine), words_of(theirs)
    words = ours if other in ours else other if ours in other else f"{ours}{BREAK}{other}"
    known = commands_of(mine)
    more = [it for it in commands_of(theirs) if it not in known]
    both = with_words(" ".join([*known, *more]), words)
    return both if len(both) <= LONGEST_COMMENT else mine
