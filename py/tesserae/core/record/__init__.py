"""The record of a game: a start, moves, variations, and a cursor.

Immutable. Nothing that was played is ever lost: a move at an earlier ply begins
a variation. The plies of a record are numbered in
the order in which they were first played, so that a number means the same ply
for as long as the game goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from tesserae.core.game import OPPONENT, Game, Move, Outcome, Position, Side

START: Final = -1
"""The cursor before the first ply."""

Variation: TypeAlias = tuple[int, ...]
"""Numbers of plies, each played on the previous one, the first at the start."""


class Ending(NamedTuple):
    """An ending outside the rules: the side that resigned, or None for an agreement.

    late: the side did not resign, but ran out of time.
    """

    loser: Side | None
    late: bool = False


class Ply(NamedTuple):
    """One applied move. parent: the number of the ply it was played on, or START.

    Of the plies with the same parent, the first is the main line.
    """

    move: Move
    parent: int
    position: Position
    ending: Ending | None = None


class Part(NamedTuple):
    """An element of a record in reading order: a ply, the ending after it, or a bracket.

    number: of the ply; for a bracket, of the ply that the variation replaces.
    """

    kind: Literal["ply", "end", "(", ")"]
    number: int


class Record(NamedTuple):
    """A tree of plies with a cursor.

    start: the position before the first ply.
    plies: the tree; the number of a ply is its index here.
    variation: the current one: its plies from the start to its end.
    ply: the cursor, as the number of plies of the variation before it.
    comments: on plies, or on START, ordered by their numbers.
    glyphs: the number of a ply, and that of a glyph as PGN counts them (movetext.GLYPHS), in
    ascending order; a ply may have several.
    """

    start: Position
    plies: tuple[Ply, ...] = ()
    variation: Variation = ()
    ply: int = 0
    comments: tuple[tuple[int, str], ...] = ()
    glyphs: tuple[tuple[int, int], ...] = ()

    def __hash__(self) -> int:
        """Cheap, as long records are keys of caches."""
        return hash((self.start, len(self.plies), self.variation[-1:], self.ply))

    @property
    def cursor(self) -> int:
        """The number of the ply that led to the cursor; START if there was none."""
        return self.variation[self.ply - 1] if self.ply else START

    @property
    def position(self) -> Position:
        """The position at the cursor."""
        return self.after(self.cursor)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions along the whole variation, len(variation) + 1 of them."""
        plies = self.plies
        return (self.start, *[plies[number].position for number in self.variation])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves along the whole variation."""
        plies = self.plies
        return tuple([plies[number].move for number in self.variation])

    @property
    def last(self) -> Move | None:
        """The move that led to the cursor."""
        return self.plies[self.cursor].move if self.ply else None

    @property
    def ending(self) -> Ending | None:
        """The ending at the cursor; None if the game goes on there, or ended by its rules."""
        return self.plies[self.cursor].ending if self.ply else None

    @property
    def at_end(self) -> bool:
        """Whether the cursor is at the end of the variation."""
        return self.ply == len(self.variation)

    def after(self, number: int) -> Position:
        """The position after the ply of that number; the start after START."""
        return self.start if number == START else self.plies[number].position

    def branches(self) -> dict[int, list[int]]:
        """The number of a ply, or START -> the plies played on it, the main line first."""
        children: dict[int, list[int]] = {}
        for number, ply in enumerate(self.plies):
            children.setdefault(ply.parent, []).append(number)
        return children


def parts(record: Record) -> Iterator[Part]:
    """The whole tree in reading order: each variation in brackets after the ply it replaces."""
    branches = record.branches()
    waiting = [Part("end", START)]  # a stack; an "end" stands for the plies after it, too
    while waiting:
        part = waiting.pop()
        if part.number != START and (part.kind != "end" or record.plies[part.number].ending):
            yield part
        if part.kind != "end" or part.number not in branches:
            continue
        main, *others = branches[part.number]
        waiting.append(Part("end", main))
        for other in reversed(others):
            waiting += [Part(")", main), Part("end", other), Part("ply", other), Part("(", main)]
        waiting.append(Part("ply", main))


def continuations(record: Record) -> list[int]:
    """The plies that were played at the cursor, the main line first."""
    return [number for number, ply in enumerate(record.plies) if ply.parent == record.cursor]


def outcome(game: Game[Position], record: Record) -> Outcome | None:
    """The outcome at the cursor, by the rules or by an ending; None if the game goes on."""
    ending = record.ending
    if ending is None:
        return _outcome_by_rules(record.position)
    if ending.loser is None:
        return game.agreed_outcome(record.position)
    return Outcome(OPPONENT[ending.loser], "time" if ending.late else "resigned")


@lru_cache(maxsize=8, typed=True)
def _outcome_by_rules(position: Position) -> Outcome | None:
    """Cached, as one click asks for it dozens of times, and it can take a list of all moves."""
    return position.outcome()


def begin(start: Position) -> Record:
    """An empty record from a position."""
    return Record(start)


def play(record: Record, move: Move) -> Record:
    """The record after a legal move at the cursor, in a new variation if it was not played yet."""
    rivals = [] if record.at_end else record.branches()[record.cursor]
    old = next((number for number in rivals if record.plies[number].move == move), None)
    if old is not None:
        return jump(record, old)
    ply = Ply(move, record.cursor, record.position.apply(move))
    variation = (*record.variation[: record.ply], len(record.plies))
    return record._replace(plies=(*record.plies, ply), variation=variation, ply=len(variation))


def end(record: Record, ending: Ending | None) -> Record:
    """The record with the game ended at the cursor, or reopened (None). Needs a ply."""
    plies = list(record.plies)
    plies[record.cursor] = plies[record.cursor]._replace(ending=ending)
    return record._replace(plies=tuple(plies))


def play_all(record: Record, moves: Iterable[Move]) -> Record:
    """The record after some legal moves, one after the other."""
    for move in moves:
        record = play(record, move)
    return record


def undo(record: Record) -> Record:
    """One ply back; the same at the start."""
    return go(record, record.ply - 1)


def redo(record: Record) -> Record:
    """One ply on along the variation; the same at its end."""
    return go(record, record.ply + 1)


def go(record: Record, ply: int) -> Record:
    """The record with its cursor at a ply of the variation, or at the nearest one."""
    return record._replace(ply=max(0, min(len(record.variation), ply)))


def jump(record: Record, number: int) -> Record:
    """The record with its cursor after the ply of that number, or at START.

    The variation stays if it contains that ply; otherwise it is the one through it, followed
    along main lines. IndexError if there is no such ply.
    """
    if not START <= number < len(record.plies):
        raise IndexError(number)
    if number == START:
        return go(record, 0)
    if number in record.variation:
        return go(record, record.variation.index(number) + 1)
    above = _path_to(record, number)
    return record._replace(variation=above + _onward(record, number), ply=len(above))


def extend_to_end(record: Record) -> Record:
    """The record with its variation followed along main lines to the end; the cursor stays."""
    last = record.variation[-1] if record.variation else START
    return record._replace(variation=record.variation + _onward(record, last))


def main_line(record: Record) -> Record:
    """The record with its cursor at the end of the main line."""
    variation = _onward(record, START)
    return record._replace(variation=variation, ply=len(variation))


def _path_to(record: Record, number: int) -> Variation:
    """The plies from the start to a ply, inclusive."""
    path = []
    while number != START:
        path.append(number)
        number = record.plies[number].parent
    return tuple(reversed(path))


def _onward(record: Record, number: int) -> Variation:
    """The plies after a ply, along main lines."""
    branches, plies = record.branches(), []
    while number in branches:
        number = branches[number][0]
        plies.append(number)
    return tuple(plies)
