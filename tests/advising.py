"""What coaches say of positions, for tests that hold it true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tesserae.core.game import Game, Played, Position
from tesserae.core.text import Text
from tests.sentences import either

P = TypeVar("P", bound=Position)


class Advised(NamedTuple, Generic[P]):
    """A sentence of a coach: the position, the other side's last turn, and what is filled in."""

    position: P
    plies: Sequence[Played[P]]
    args: Mapping[str, Any]


Truths: TypeAlias = Mapping[str, Callable[[Advised[Any]], bool]]
"""The key of each sentence of a coach, `.side` for either side's -> whether it is true."""


def sentences(
    game: Game[Position], position: Position, plies: Sequence[Played[Position]]
) -> Iterator[tuple[str, Advised[Position]]]:
    """The sentences of the advice for the side to move."""
    assert game.coach is not None
    told = game.coach().advice(position, plies)
    yield from within(told, position, plies)


def within(
    told: Text | None, position: P, plies: Sequence[Played[P]]
) -> Iterator[tuple[str, Advised[P]]]:
    """The sentences of what a coach tells of a position, each by its key."""
    texts = [] if told is None else [told]
    while texts:
        told = texts.pop()
        texts += [part for _, part in told.args if isinstance(part, Text)]
        yield either(told.key), Advised(position, plies, dict(told.args))
