"""What the page knows of how positions stand, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from tesserae.core.game import Move, Position, Side
from tesserae.core.record import Variation
from tesserae.core.text import Text


class Study(NamedTuple):
    """What the engine is asked when no ply is to be played: how a position stands."""

    slug: str
    position: Position
    seconds: float


class Verdict(NamedTuple):
    """How an unfinished position stands.

    score: for the side to move, as a search's. depth: how far was looked, 0 for not at all.
    line: what is expected. proven: the sign of the score is the value. seconds: it was looked
    at for so long; 0 while that goes on.
    """

    score: int
    depth: int = 0
    line: tuple[Move, ...] = ()
    proven: bool = False
    seconds: float = 0


Verdicts: TypeAlias = Mapping[tuple[str, Position], Verdict]
"""Slug and position -> what is known of it; what was learnt last comes last."""


class Turning(NamedTuple):
    """A turn with which a game turned.

    number: of its last ply, and ply, which one of the line that is. moves: what was played;
    better: what would have been better. gave: what it gave away, if that was proven.
    before, after: how the game stood.
    """

    number: int
    ply: int
    side: Side
    moves: str
    better: str
    gave: Literal["", "win", "draw"]
    before: Text
    after: Text


class Review(NamedTuple):
    """A look back over a game.

    slug, seed: whose. stops: the places in its line, as counts of plies, between which a turn
    lies each. seconds: so long for each of them. found: where it turned, worst first; None
    until all is looked at.
    """

    slug: str
    seed: int
    line: Variation
    stops: tuple[int, ...]
    seconds: float
    found: tuple[Turning, ...] | None = None
