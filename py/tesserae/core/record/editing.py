"""Editing a record: promote a variation, delete one, and annotate a ply."""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.core.position import Move
from tesserae.core.record import START, Record, extend_to_end


def promote(record: Record, number: int) -> Record:
    """Promotes the variation through a ply where it last branches off.

    The same record if it never branches off. IndexError if there is no such ply.
    """
    branches = record.branches()
    while number != START:
        siblings = branches[record.plies[number].parent]
        if siblings[0] != number:
            siblings.remove(number)
            siblings.insert(0, number)
            return _renumber(record, branches)
        number = record.plies[number].parent
    return record


def make_main(record: Record, number: int) -> Record:
    """The record with the variation through a ply as its main line. IndexError if there is none."""
    branches = record.branches()
    while number != START:
        siblings = branches[record.plies[number].parent]
        siblings.remove(number)
        siblings.insert(0, number)
        number = record.plies[number].parent
    return _renumber(record, branches)


def without(record: Record, number: int) -> Record:
    """The record without a ply and all that was played after it.

    The cursor goes back to before the ply, if it was beyond. IndexError if there is no such ply.
    """
    if number == START:
        raise IndexError(number)
    branches = record.branches()
    branches[record.plies[number].parent].remove(number)
    line = record.variation
    if number in line:
        line = line[: line.index(number)]
        record = record._replace(variation=line, ply=min(record.ply, len(line)))
    return extend_to_end(_renumber(record, branches))


def is_main(record: Record, number: int) -> bool:
    """Whether a ply is on the main line."""
    branches = record.branches()
    while number != START and branches[record.plies[number].parent][0] == number:
        number = record.plies[number].parent
    return number == START


def with_annotation(record: Record, number: int, comment: str, glyphs: Iterable[int]) -> Record:
    """The record with this comment and these glyphs on a ply, or on START.

    comment: "" for none.
    """
    others = [it for it in record.comments if it[0] != number]
    comments = [*others, (number, comment)] if comment else others
    signs = [*(it for it in record.glyphs if it[0] != number), *((number, it) for it in glyphs)]
    return record._replace(comments=tuple(sorted(comments)), glyphs=tuple(sorted(signs)))


def counterpart(record: Record, other: Record, number: int) -> int | None:
    """The ply of a record that follows the same moves as a ply of another; None without one."""
    moves = list[Move]()
    while number != START:
        moves.append(other.plies[number].move)
        number = other.plies[number].parent
    branches, here = record.branches(), START
    for move in reversed(moves):
        ways = [it for it in branches.get(here, []) if record.plies[it].move == move]
        if not ways:
            return None
        here = ways[0]
    return here


def _renumber(record: Record, branches: dict[int, list[int]]) -> Record:
    """The record with only the plies that can be reached, numbered in reading order."""
    order, waiting = list[int](), list(reversed(branches.get(START, [])))
    while waiting:
        number = waiting.pop()
        order.append(number)
        waiting += reversed(branches.get(number, []))
    new = {START: START, **{number: at for at, number in enumerate(order)}}
    plies = [record.plies[number] for number in order]
    return record._replace(
        plies=tuple([ply._replace(parent=new[ply.parent]) for ply in plies]),
        variation=tuple([new[number] for number in record.variation]),
        comments=tuple(sorted([(new[at], it) for at, it in record.comments if at in new])),
        glyphs=tuple(sorted([(new[at], it) for at, it in record.glyphs if at in new])),
    )
