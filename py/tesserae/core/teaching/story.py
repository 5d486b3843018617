"""What a game tells in the review of a game, as data of that game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple

from tesserae.core.position import Move, P
from tesserae.core.text import Text


class Telling(NamedTuple):
    """How something is told.

    you: to the one who made the turn, else of the side that made it. happened: the reply was
    played, else it is only possible.
    """

    you: bool
    happened: bool


class Story(NamedTuple, Generic[P]):
    """The causes behind the turning points of a game.

    All take the position before a turn, and a line: the moves of the turn and, as far as it is
    known, the other side's reply. Whatever they tell of it happens in that line.

    strings: the words, language -> key -> text; they are loaded with it.
    is_readable: whether so much is on the board that a person can see what a turn leads to.
    cause: what the reply did, and how the turn allowed it; None if nothing stands out.
    gain: what the turn is good for; None if nothing stands out.
    is_better: whether what is told of one line is better for its side than what is told of another
    from the same position; None if a line is too short to say. Turns of which that is not so are
    no key moments. Without it all may be.
    """

    strings: Mapping[str, Mapping[str, str]]
    is_readable: Callable[[P], bool]
    cause: Callable[[P, Sequence[Move], Telling], Text | None]
    gain: Callable[[P, Sequence[Move], Telling], Text | None]
    is_better: Callable[[P, Sequence[Move], Sequence[Move]], bool | None] | None = None
