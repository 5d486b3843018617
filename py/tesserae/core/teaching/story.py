"""A game's explanations in reviews, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple

from tesserae.core.position import Move, P
from tesserae.core.text import Text


class Telling(NamedTuple):
    """How to phrase an explanation.

    you: address the player who made the turn, else name the side. happened: the reply was played,
    else it is only possible.
    """

    you: bool
    happened: bool


class Story(NamedTuple, Generic[P]):
    """The causes behind the key moments of a game.

    All take the position before a turn, and a line: the moves of the turn and, as far as it is
    known, the other side's reply. Whatever they tell of it happens in that line.

    strings: the words, language -> key -> text; they are loaded with it. is_readable: whether the
    board is full enough for a person to see what a turn leads to. cause: what the reply did, and
    how the turn allowed it; None if nothing stands out. gain: what the turn is good for; None if
    nothing stands out. lead: how far the side that makes the turn is ahead at the end of a line,
    by what is told of it; None if a line is too short to say. Only turns with a better line can be
    key moments; without it all can.
    """

    strings: Mapping[str, Mapping[str, str]]
    is_readable: Callable[[P], bool]
    cause: Callable[[P, Sequence[Move], Telling], Text | None]
    gain: Callable[[P, Sequence[Move], Telling], Text | None]
    lead: Callable[[P, Sequence[Move]], int | None] | None = None
