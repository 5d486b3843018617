"""The lab: the state of a bot, and of its match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tesserae.core.text import Text

Phase: TypeAlias = Literal["idle", "starting", "ready", "failed"]
"""The bot's state: not running, running its file, ready for questions, failed."""

MATCH_GAMES: Final = 20
"""Games of a match: pairs from one opening, the sides swapped."""

SECONDS: Final = (1, 5, 20)
"""The choices of seconds for a move of the bot."""


class LabGame(NamedTuple):
    """A game of a match. points: half points of the bot. why: how it ended. link: leads to it."""

    points: int
    plies: int
    why: Text
    link: str


class LabMatch(NamedTuple):
    """A match of the bot against a level. on: it is not over."""

    level: int
    games: tuple[LabGame, ...] = ()
    on: bool = True
