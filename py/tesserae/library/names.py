"""Games by their names, sides, results, and moves by their texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from numbers import Integral
from typing import Final

from tesserae.core import game as core
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, Position, Side
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.library.errors import IllegalMove, UnknownGame
from tesserae.library.sentences import sentence_of

GAMES: Final = catalog.NAMES
"""The names of all games."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `str()` of it is a sentence.

    winner: FIRST, SECOND, or None for a draw. reason: the game's, such as "three_towers".
    """

    winner: Side | None
    reason: str
    sentence: str = field(default="", compare=False, repr=False)

    @property
    def result(self) -> str:
        """As at the end of a record: "1-0", "0-1" or "1/2-1/2"."""
        return result_of(self.winner)

    def __str__(self) -> str:
        return self.sentence or f"{self.result} ({self.reason})"


def result_of(winner: Side | None) -> str:
    """The result of a game that is over."""
    if winner is None:
        return "1/2-1/2"
    return "1-0" if winner == FIRST else "0-1"


def game_of(name: str) -> core.Game[Position]:
    """The game of a name. UnknownGame, which lists all games, if there is none."""
    try:
        return catalog.by_slug(name if isinstance(name, str) else "")
    except BadInput:
        called = name if isinstance(name, str) else repr(name)
        games = text("library.no_game", name=called[:20], games=", ".join(GAMES))
        raise UnknownGame(sentence_of(games)) from None


def other(side: Side) -> Side:
    """The other side. ValueError for an unknown side.

    >>> other(FIRST) == OPPONENT[FIRST]
    True
    """
    if not isinstance(side, Integral) or isinstance(side, bool) or side not in OPPONENT:
        raise ValueError(f"no such side: {side!r}; there are FIRST and SECOND")
    return OPPONENT[side]


def parse_move(game: core.Game[Position], position: Position, move: str) -> core.Move:
    """The core's number of a legal move. IllegalMove if it is not legal, or not a str."""
    try:
        return game.parse_move(position, move if isinstance(move, str) else "")
    except BadInput as bad:
        raise IllegalMove(f"{str(move)[:20]}: {sentence_of(bad.text, game)}") from None
