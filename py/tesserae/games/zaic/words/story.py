"""The causes of key moments in Zaic: areas that were cut, or joined.

Whatever is told ends with the largest areas after the reply, so that a turn and the better one can
be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.core.position import is_won_by, play_all
from tesserae.core.teaching.story import Story, Telling
from tesserae.core.text import Text, text
from tesserae.games.zaic.rules import Position
from tesserae.games.zaic.words.prompts import cut_sizes, joined_sizes
from tesserae.games.zaic.words.strings.en.story import TEXT as EN
from tesserae.games.zaic.words.strings.fr.story import TEXT as FR

_READABLE: Final = 6
"""Tiles on the table, at least."""

_DECIDED: Final = 100
"""The value of a result, in squares: more than any lead."""


def is_readable(position: Position) -> bool:
    """Whether there are enough tiles."""
    return len(position.tiles) >= _READABLE


def cause(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The area that the reply cut or joined, and how large the largest are after it.

    Of a tile that ended the game: that it lost.
    """
    mover: Side = position.to_move
    after = position.apply(line[0])
    if after.outcome() is not None:
        lost = is_won_by(after, OPPONENT[mover])
        return text(f"zaic.story.ended.{_whose(mover, told)}") if lost else None
    if len(line) < 2:
        return None
    when, who = "did" if told.happened else "can", _whose(mover, told)
    last, areas = after.apply(line[1]), _areas(position, line, told)
    sizes = cut_sizes(after, last)
    if sizes is not None:
        event = text(f"zaic.story.cut.{when}.{who}", old=sizes[0], n=sizes[1])
        return text("zaic.story.both", event=event, areas=areas)
    sizes = joined_sizes(after, last, line[1])
    if sizes is not None:
        event = text(f"zaic.story.joined.{when}.{mover}", old=sizes[0], new=sizes[1])
        return text("zaic.story.both", event=event, areas=areas)
    return areas


def gain(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The area that the move cuts or joins, and how large the largest are after the reply.

    Of a tile that ends the game, or a line that does: that it wins.
    """
    mover: Side = position.to_move
    after, who = position.apply(line[0]), _whose(mover, told)
    if is_won_by(after, mover):
        return text(f"zaic.story.gain.ends.{who}")
    event, areas = _event(position, line[0], who), None
    if is_won_by(play_all(position, line), mover):
        areas = text(f"zaic.story.gain.wins.{who}")
    elif len(line) > 1 and after.outcome() is None:
        areas = _areas(position, line, told._replace(happened=False))
    if event is not None and areas is not None:
        return text("zaic.story.both", event=event, areas=areas)
    return event or areas


def lead(position: Position, line: Sequence[Move]) -> int | None:
    """The lead of the mover's largest area after the reply; None if no reply is known."""
    mover: Side = position.to_move
    after = position.apply(line[0])
    if after.outcome() is not None:
        return _DECIDED * (is_won_by(after, mover) - is_won_by(after, OPPONENT[mover]))
    if len(line) < 2:
        return None
    own, other = _largest(after.apply(line[1]), mover)
    return own - other


def _event(position: Position, move: Move, who: str) -> Text | None:
    """The area that a move cuts or joins."""
    after = position.apply(move)
    sizes = cut_sizes(position, after)
    if sizes is not None:
        return text(f"zaic.story.gain.cut.{position.to_move}", old=sizes[0], new=sizes[1])
    sizes = joined_sizes(position, after, move)
    if sizes is not None:
        return text(f"zaic.story.gain.joined.{who}", old=sizes[0], new=sizes[1])
    return None


def _areas(position: Position, line: Sequence[Move], told: Telling) -> Text:
    """How large the largest areas are after the reply."""
    mover: Side = position.to_move
    own, other = _largest(play_all(position, line[:2]), mover)
    when, who = "did" if told.happened else "can", _whose(mover, told)
    return text(f"zaic.story.areas.{when}.{who}", other=other, own=own)


def _largest(position: Position, side: Side) -> tuple[int, int]:
    """The sizes of a side's largest area and of the other side's."""
    own, other = (sum(position.area_sizes(it)[:1]) for it in (side, OPPONENT[side]))
    return own, other


def _whose(mover: Side, told: Telling) -> str:
    """The suffix of a key: for the person addressed, or for a side."""
    return f"{'you' if told.you else 'they'}.{mover}"


STORY: Final = Story({"en": EN, "fr": FR}, is_readable, cause, gain, lead)
