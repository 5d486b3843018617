"""The lines of a study: the reader's answers to all replies of the other side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.table import Chapter, Table
from tesserae.app.model.training import Line
from tesserae.core.game import FIRST, OPPONENT, SECOND, Game, Position, Side
from tesserae.core.record import START, Record, asking

_BASIS: Final = 0xCBF29CE484222325
_PRIME: Final = 0x100000001B3
_MASK: Final = 2**64 - 1
"""The mask of the hash FNV-1a."""


def lines_of(table: Table, at: int, *, other: bool = False) -> list[Line]:
    """The lines of all chapters in order, without duplicates. at: the number of the study.

    The reader has the side that a chapter asks for, or else the one at the bottom of its board.
    other: the reader has the other side.
    """
    found: dict[str, Line] = {}
    for chapter in chapter_list(table).chapters:
        for line in _lines(table.game, chapter, at, other):
            found.setdefault(line.key, line)
    return list(found.values())


def record_of(table: Table, line: Line) -> Record:
    """The record of a line's chapter, at its start, with the line as its variation."""
    chapters = chapter_list(table).chapters
    record = next(it.record for it in chapters if it.id == line.chapter)
    return record._replace(variation=line.plies, ply=0)


def title_of(table: Table, line: Line) -> str:
    """The title of a line's chapter; "" without one."""
    return next(it.title for it in chapter_list(table).chapters if it.id == line.chapter)


def _lines(game: Game[Position], chapter: Chapter, at: int, other: bool) -> Iterator[Line]:
    record = chapter.record
    side = asking.asks(record)
    if side is None:
        side = SECOND if chapter.flipped else FIRST
    if other:
        side = OPPONENT[side]
    ends = [plies for way in _paths(record, side) if (plies := _up_to_last_move(record, way, side))]
    begun = {plies[:n] for plies in ends for n in range(len(plies))}
    keys = _keys(game, record, side)
    for plies in dict.fromkeys(ends):
        if plies not in begun:
            yield Line(keys[plies[-1]], at, chapter.id, side, plies)


def _paths(record: Record, side: Side) -> Iterator[tuple[int, ...]]:
    """The paths through a tree in order: the main move of a side, all moves of the other."""
    branches = record.branches()
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        way = waiting.pop()
        last = way[-1] if way else START
        ended = way and record.plies[last].ending is not None
        after = [] if ended else branches.get(last, [])
        if not after:
            yield way
        elif record.after(last).to_move == side:
            waiting.append((*way, after[0]))
        else:
            waiting += [(*way, number) for number in reversed(after)]


def _up_to_last_move(record: Record, way: tuple[int, ...], side: Side) -> tuple[int, ...]:
    """A path without the plies after the side's last move."""
    end = len(way)
    while end and record.after(record.plies[way[end - 1]].parent).to_move != side:
        end -= 1
    return way[:end]


def _keys(game: Game[Position], record: Record, side: Side) -> list[str]:
    """For each ply, the key of the line that ends with it: a hash of start, side and moves."""
    begun = _hash(_BASIS, f"{game.slug} {side} {game.encode(record.start)}".encode())
    found: list[int] = []
    for ply in record.plies:
        written = game.format_move(record.after(ply.parent), ply.move)
        found.append(_hash(begun if ply.parent == START else found[ply.parent], written.encode()))
    return [f"{it:016x}" for it in found]


def _hash(value: int, letters: Iterable[int]) -> int:
    for letter in (*letters, 0):
        value = (value ^ letter) * _PRIME & _MASK
    return value
