"""The causes of key moments in Pyrga: where a piece sent the other side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import FIRST, SECOND, Move, Side
from tesserae.core.teaching.story import Story, Telling
from tesserae.core.text import Listed, Text, text
from tesserae.games.pyrga.notation.targets import CELL_NAMES, KIND_NAMES
from tesserae.games.pyrga.rules import PIECES, Position
from tesserae.games.pyrga.words.strings.en.story import TEXT as EN
from tesserae.games.pyrga.words.strings.fr.story import TEXT as FR

_READABLE: Final = 6
"""Pieces on the board, at least: before, only a solver knows what a piece leads to."""

_MOST_NAMED: Final = 4
"""More spaces than this are not named one by one."""


def is_readable(position: Position) -> bool:
    """Whether there are enough pieces."""
    return position.both.bit_count() >= _READABLE


def cause(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The other side's Tower that the piece completed; or its Tower or pair where it was sent."""
    mover: Side = position.to_move
    who = f"{'you' if told.you else 'they'}.{mover}"
    given = _tower(position, line[0])
    if given is not None and given[0] != mover:
        piece = text(f"pyrga.kind.{KIND_NAMES[PIECES[line[0]].kind]}")
        cell = CELL_NAMES[PIECES[line[0]].cell]
        return text(f"pyrga.story.gave.{given[1]}.{who}", cell=cell, piece=piece)
    after = position.apply(line[0])
    if len(line) < 2 or after.outcome() is not None:
        return None
    did = _did(after, line[1])
    if did is None:
        return None
    reply = PIECES[line[1]]
    sent = text(
        f"pyrga.story.{'sent' if after.ordered_moves() else 'free'}.{who}",
        cell=CELL_NAMES[reply.cell],
    )
    when = "did" if told.happened else "can"
    what = text(f"pyrga.story.{when}.{did}", piece=text(f"pyrga.a.{KIND_NAMES[reply.kind]}"))
    return text("pyrga.story.where", sent=sent, what=what)


def gain(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The Tower or the pair that the piece makes, or else where it sends the other side."""
    mover: Side = position.to_move
    who = f"{'you' if told.you else 'they'}.{mover}"
    move, after = line[0], position.apply(line[0])
    cell = CELL_NAMES[PIECES[move].cell]
    did = _did(position, move)
    if did is not None:
        return text(f"pyrga.story.gain.{did}.{who}", cell=cell)
    cells = sorted({PIECES[it].cell for it in after.ordered_moves()})
    if after.outcome() is not None or not 0 < len(cells) <= _MOST_NAMED:
        return None
    names = Listed(tuple(CELL_NAMES[it] for it in cells), "or")
    harmless = not _can_complete(after)
    warned = any(_can_complete(position.apply(it)) for it in position.legal_moves())
    key = "safe" if harmless and warned else "sends"
    return text(f"pyrga.story.gain.{key}.{mover}", cells=names)


def _did(position: Position, move: Move) -> str | None:
    """The gain of a move for its own side: "tower.1" to "tower.3", "pair"; None for neither."""
    mover: Side = position.to_move
    made = _tower(position, move)
    if made is not None:
        return f"tower.{made[1]}" if made[0] == mover else None
    more = position.apply(move).tally(mover).pairs > position.tally(mover).pairs
    return "pair" if more else None


def _tower(position: Position, move: Move) -> tuple[Side, int] | None:
    """The side whose Tower a move completes, and how many it has then."""
    after = position.apply(move)
    corner = 1 << 3 * PIECES[move].cell
    owner = next((side for side in (FIRST, SECOND) if after.towers(side) & corner), None)
    return None if owner is None else (owner, after.towers(owner).bit_count())


def _can_complete(position: Position) -> bool:
    """Whether the side to move can complete a Tower of its own."""
    if position.outcome() is not None:
        return False
    made = (_tower(position, move) for move in position.legal_moves())
    return any(it is not None and it[0] == position.to_move for it in made)


STORY: Final = Story({"en": EN, "fr": FR}, is_readable, cause, gain)
