"""What the app knows of the games that this device keeps; most of them are not loaded."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tesserae.app.table import Table

Result: TypeAlias = Literal["", "first", "second", "draw"]
"""How a game ended at the end of its line; "" while it goes on."""


class Summary(NamedTuple):
    """One kept game in a line of a list. Times are milliseconds since 1970, in UTC.

    version: grows with every save. updated: when something in it changed last. used: when
    it was on the page last. plies: of the line looked at. turn: the side to move at its end.
    linked: a link opened it, or it goes to and fro by links; a link may lead to it.
    """

    id: str
    version: int
    slug: str
    updated: int
    used: int
    plies: int
    seats: tuple[int, int]
    turn: int
    result: Result = ""
    linked: bool = False
    players: tuple[str, str] = ("", "")


class Awaited(NamedTuple):
    """What is to be done when games have been loaded.

    ids: those still to come. resume: the game to show then; link: the link to follow then.
    """

    ids: frozenset[str]
    resume: str = ""
    link: str = ""


class Restore(NamedTuple):
    """A backup that is being read.

    pending: the games that are being saved now, by id. unreadable: those refused, by their
    places in it. unsaved: how many the device had no room for.
    """

    total: int
    done: int = 0
    pending: Mapping[str, Table] = MappingProxyType({})
    unreadable: tuple[int, ...] = ()
    unsaved: int = 0


class Library(NamedTuple):
    """All that is known of the kept games.

    summaries: by id. handed: each loaded table as storage has it, or is just being given it.
    unsaved: the games that the device refused to keep; the next save tries them again.
    shown: the game whose games are listed, "" for all. page: of the list, from 0.
    asked: the game that is to be removed, if the person says so.
    aside: how many things on this device could not be read and were set aside.
    fetching: the games that were asked for. elsewhere: those that stand as another tab left
    them, where the engine may be thinking.
    """

    summaries: Mapping[str, Summary] = MappingProxyType({})
    handed: Mapping[str, Table] = MappingProxyType({})
    unsaved: frozenset[str] = frozenset()
    awaited: Awaited | None = None
    fetching: frozenset[str] = frozenset()
    elsewhere: frozenset[str] = frozenset()
    shown: str = ""
    page: int = 0
    asked: str = ""
    aside: int = 0
    restore: Restore | None = None
