"""What the turning points of a game of Tetrad came from: the tiles and units that fire took."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.core.teaching.story import Story, Telling
from tesserae.core.text import Listed, Text, text
from tesserae.games.tetrad.rules.position import SETUP_PLIES, UNITS, Position
from tesserae.games.tetrad.words.strings.en.story import TEXT as EN
from tesserae.games.tetrad.words.strings.fr.story import TEXT as FR


class _Taken(NamedTuple):
    """What a side has lost: tiles, and the units that are gone with them."""

    tiles: int
    units: tuple[int, ...]


def is_readable(position: Position) -> bool:
    """Whether the armies are set up."""
    return position.placed >= SETUP_PLIES


def cause(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """What the reply took from the side that made the turn; None if it took nothing."""
    mover: Side = position.turn
    ended, last = _parts(position, line)
    taken = _taken(ended, last, mover)
    if not taken.tiles:
        return None
    when, who = "did" if told.happened else "can", f"{'you' if told.you else 'they'}.{mover}"
    if not taken.units:
        return text(f"tetrad.story.took.{when}.{who}", n=taken.tiles)
    what = _named(taken.units)
    return text(f"tetrad.story.destroyed.{when}.{who}", n=taken.tiles, what=what)


def gain(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """What the turn takes, and what the reply takes then; None if neither is known."""
    mover: Side = position.turn
    ended, last = _parts(position, line)
    who = f"{'you' if told.you else 'they'}.{mover}"
    won, lost = _taken(position, ended, OPPONENT[mover]), _taken(ended, last, mover)
    taking = None
    if won.units:
        what = _named(won.units)
        taking = text(f"tetrad.story.gain.destroyed.{mover}", n=won.tiles, what=what)
    elif won.tiles:
        taking = text(f"tetrad.story.gain.took.{mover}", n=won.tiles)
    if last == ended:
        return taking
    then = text(f"tetrad.story.gain.kept.{who}")
    if lost.tiles:
        then = text(f"tetrad.story.gain.lost.{who}", n=lost.tiles)
    return then if taking is None else text("tetrad.story.both", first=taking, then=then)


def _parts(position: Position, line: Sequence[Move]) -> tuple[Position, Position]:
    """The positions at the end of the turn, and at the end of the line."""
    ended = last = position
    for move in line:
        ours = last.turn == position.turn
        last = last.apply(move)
        ended = last if ours else ended
    return ended, last


def _taken(before: Position, after: Position, side: Side) -> _Taken:
    tiles = before.tiles(side) - after.tiles(side)
    gone = tuple(n for n in UNITS if before.of(side)[n] and not after.of(side)[n])
    return _Taken(tiles, gone)


def _named(units: tuple[int, ...]) -> Text:
    names = Listed(tuple(str(n + 1) for n in units), "and")
    return text("tetrad.units", n=len(units), units=names)


STORY: Final = Story({"en": EN, "fr": FR}, is_readable, cause, gain)
