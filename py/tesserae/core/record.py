"""The record of a game: a start, moves, variations, and where one looks.

Immutable. Nothing that was played is ever lost: going on from an earlier ply
makes a variation beside what was there.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from tesserae.core.game import Move, Position, Side

Path: TypeAlias = tuple[int, ...]
"""Where a ply stands in the tree: which child to take at every step from the start."""


class Ending(NamedTuple):
    """How a game was ended outside its rules: by a side that gave up, or by agreement (None)."""

    loser: Side | None


class Ply(NamedTuple):
    """One applied move and what was played after it, the first child being the main line."""

    move: Move
    children: tuple[Ply, ...] = ()
    ending: Ending | None = None


class Record(NamedTuple):
    """A tree of plies with a cursor.

    line: a path from the start to the end of the line being looked at.
    ply: how much of the line has been played at the cursor.
    positions: the positions along the line, len(line) + 1 of them.
    """

    roots: tuple[Ply, ...]
    line: Path
    ply: int
    positions: tuple[Any, ...]

    @property
    def position(self) -> Any:
        """The position at the cursor."""
        return self.positions[self.ply]

    @property
    def start(self) -> Any:
        """The position before the first ply."""
        return self.positions[0]

    @property
    def path(self) -> Path:
        """The path of the cursor."""
        return self.line[: self.ply]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves along the whole line."""
        return _moves(self.roots, self.line)

    @property
    def last(self) -> Move | None:
        """The move that led to the cursor."""
        return self.moves[self.ply - 1] if self.ply else None

    @property
    def ending(self) -> Ending | None:
        """How the game was ended at the cursor, if not by its rules."""
        return _ply_at(self.roots, self.path).ending if self.ply else None

    @property
    def at_end(self) -> bool:
        """Nothing was played from here on in this line."""
        return self.ply == len(self.line)


def begin(start: Position) -> Record:
    """An empty record from a position."""
    return Record((), (), 0, (start,))


def play(record: Record, move: Move) -> Record:
    """The record after a legal move at the cursor: along an old line, or in a new one."""
    siblings = _children(record.roots, record.path)
    old = next((i for i, ply in enumerate(siblings) if ply.move == move), None)
    if old is not None:
        return jump(record, record.path + (old,))
    roots = _with_children(record.roots, record.path, siblings + (Ply(move),))
    line = record.path + (len(siblings),)
    positions = record.positions[: record.ply + 1] + (record.position.apply(move),)
    return Record(roots, line, record.ply + 1, positions)


def end(record: Record, ending: Ending | None) -> Record:
    """The record with the game ended at the cursor, or (None) open again. Needs a ply."""
    *above, index = record.path
    siblings = _children(record.roots, tuple(above))
    ended = siblings[index]._replace(ending=ending)
    grown = siblings[:index] + (ended,) + siblings[index + 1 :]
    return record._replace(roots=_with_children(record.roots, tuple(above), grown))


def undo(record: Record) -> Record:
    """One ply back; the same at the start."""
    return record._replace(ply=max(0, record.ply - 1))


def redo(record: Record) -> Record:
    """One ply on along the line; the same at its end."""
    return record._replace(ply=min(len(record.line), record.ply + 1))


def go(record: Record, ply: int) -> Record:
    """The cursor at a ply of the line, as near as there is one."""
    return record._replace(ply=max(0, min(len(record.line), ply)))


def jump(record: Record, path: Path) -> Record:
    """The cursor at a path of the tree. IndexError if there is none.

    The line is kept if it passes there, otherwise it follows first children to the end.
    """
    if min(path, default=0) < 0:
        raise IndexError(path)
    if record.line[: len(path)] == path:
        return record._replace(ply=len(path))
    line = _to_the_end(record.roots, path)
    shared = _shared_length(record.line, line)
    positions = list(record.positions[: shared + 1])
    for move in _moves(record.roots, line)[shared:]:
        positions.append(positions[-1].apply(move))
    return Record(record.roots, line, len(path), tuple(positions))


def _children(roots: tuple[Ply, ...], path: Path) -> tuple[Ply, ...]:
    for index in path:
        roots = roots[index].children
    return roots


def _moves(roots: tuple[Ply, ...], path: Path) -> tuple[Move, ...]:
    moves = []
    for index in path:
        moves.append(roots[index].move)
        roots = roots[index].children
    return tuple(moves)


def _ply_at(roots: tuple[Ply, ...], path: Path) -> Ply:
    return _children(roots, path[:-1])[path[-1]]


def _with_children(
    roots: tuple[Ply, ...], path: Path, children: tuple[Ply, ...]
) -> tuple[Ply, ...]:
    """The tree with these children at `path`."""
    above = []
    for index in path:
        above.append(roots)
        roots = roots[index].children
    grown = children
    for siblings, index in zip(reversed(above), reversed(path), strict=True):
        parent = siblings[index]._replace(children=grown)
        grown = siblings[:index] + (parent,) + siblings[index + 1 :]
    return grown


def _to_the_end(roots: tuple[Ply, ...], path: Path) -> Path:
    rest = _children(roots, path)
    while rest:
        path += (0,)
        rest = rest[0].children
    return path


def _shared_length(one: Path, other: Path) -> int:
    length = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        length += 1
    return length
