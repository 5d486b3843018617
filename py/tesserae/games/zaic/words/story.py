"""What the turning points of a game of Zaic came from: areas that were cut, or joined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.core.teaching.story import Story, Telling
from tesserae.core.text import Text, text
from tesserae.games.zaic.rules import Position
from tesserae.games.zaic.words.prompts import cut, joined
from tesserae.games.zaic.words.strings.en.story import TEXT as EN
from tesserae.games.zaic.words.strings.fr.story import TEXT as FR

_READABLE: Final = 6
"""Tiles on the table, at least."""


def is_readable(position: Position) -> bool:
    """Whether there are enough tiles."""
    return len(position.tiles) >= _READABLE


def cause(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The area that the reply cut or joined; else how large the largest are after it."""
    mover: Side = position.to_move
    after = position.apply(line[0])
    if len(line) < 2 or after.outcome() is not None:
        return None
    last = after.apply(line[1])
    when, who = "did" if told.happened else "can", f"{'you' if told.you else 'they'}.{mover}"
    sizes = cut(after, last)
    if sizes is not None:
        return text(f"zaic.story.cut.{when}.{who}", old=sizes[0], n=sizes[1])
    sizes = joined(after, last, line[1])
    if sizes is not None:
        return text(f"zaic.story.joined.{when}.{mover}", old=sizes[0], new=sizes[1])
    own, other = (sum(last.area_sizes(side)[:1]) for side in (mover, OPPONENT[mover]))
    return text(f"zaic.story.areas.{when}.{who}", other=other, own=own)


def gain(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The area that the move cuts or joins; else how large the largest are after the reply."""
    mover: Side = position.to_move
    after, who = position.apply(line[0]), f"{'you' if told.you else 'they'}.{mover}"
    sizes = cut(position, after)
    if sizes is not None:
        return text(f"zaic.story.gain.cut.{mover}", old=sizes[0], new=sizes[1])
    sizes = joined(position, after, line[0])
    if sizes is not None:
        return text(f"zaic.story.gain.joined.{who}", old=sizes[0], new=sizes[1])
    if len(line) < 2 or after.outcome() is not None:
        return None
    last = after.apply(line[1])
    own, other = (sum(last.area_sizes(side)[:1]) for side in (mover, OPPONENT[mover]))
    return text(f"zaic.story.areas.can.{who}", other=other, own=own)


STORY: Final = Story({"en": EN, "fr": FR}, is_readable, cause, gain)
