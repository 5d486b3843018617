"""The saved games; most are known only by their summaries."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tesserae.app.model.table import Table

Result: TypeAlias = Literal["", "first", "second", "draw"]
"""How a game ended at the end of its variation; "" while it goes on."""


STUDIES: Final = "study"
"""In a choice of lists: the studies of all games."""


ANY_SEAT: Final = -2
"""In a list of games: against any opponent."""

Listed: TypeAlias = Literal["", "won", "lost", "draw", "open"]
"""In a list of games: how they ended for a person who played the engine; "open": unfinished."""


class Summary(NamedTuple):
    """A saved game in a list. Times are milliseconds since 1970, in UTC.

    version: grows with every save. updated: when it last changed. used: when it was last on the
    page. plies: the length of its current variation. turn: the side to move at the end of that.
    linked: a link opened it, or it is played by links, so a link may lead to it. last: its last ply
    with its number, "" if unknown. study: it is a study. position: the text of the position at the
    end of its variation, "" if unknown. chapters: the number in a study; name: its own, or the
    title of its first chapter; the other fields are about the open one.
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
    last: str = ""
    study: bool = False
    position: str = ""
    chapters: int = 1
    name: str = ""


class Awaited(NamedTuple):
    """Deferred navigation, and the games that it waits for.

    ids: the games that have not arrived yet. resume: the id of the game to show; study: the id of
    the game to study; link: the link to follow, if both are "".
    """

    ids: frozenset[str]
    resume: str = ""
    link: str = ""
    study: str = ""


class Restore(NamedTuple):
    """A backup being restored.

    total: the games in it. done: those restored. known: those already here in full. pending: those
    being saved now, by id. unreadable: the numbers of those that could not be read, counted from 1
    in the file. unsaved: the number that the device had no room for.
    """

    total: int
    done: int = 0
    pending: Mapping[str, Table] = MappingProxyType({})
    unreadable: tuple[int, ...] = ()
    unsaved: int = 0
    known: int = 0

    @property
    def handled_count(self) -> int:
        """The number of games handled so far."""
        return self.done + self.known + self.unsaved + len(self.unreadable)


class SavedGames(NamedTuple):
    """The saved games.

    summaries: all of them, by id. last_saved: each loaded table as it was last saved, or is being
    saved now, by id. unsaved: ids of the games that could not be saved; the next save tries them
    again. unsaved_texts: whether settings or other texts could not be saved. awaited: navigation
    that waits for games. fetching: ids of the games being loaded. in_other_tab: ids of the games
    that another tab has just changed; its engine plays there. listed_slug: lists show the games of
    this slug, all for "", the studies for STUDIES. listed_seat: only games against this opponent;
    listed_result: only those with this result for a person; listed_search: only those with these
    letters in their names. page: of the list, from 0. settling: the number of saves of a game not
    answered yet, by id. to_remove: the id of the game that the open dialog asks about. set_aside:
    the number of unreadable items on this device that were set aside. restore: the backup being
    restored.
    """

    summaries: Mapping[str, Summary] = MappingProxyType({})
    last_saved: Mapping[str, Table] = MappingProxyType({})
    unsaved: frozenset[str] = frozenset()
    unsaved_texts: bool = False
    awaited: Awaited | None = None
    fetching: frozenset[str] = frozenset()
    in_other_tab: frozenset[str] = frozenset()
    listed_slug: str = ""
    listed_seat: int = ANY_SEAT
    listed_result: Listed = ""
    listed_search: str = ""
    page: int = 0
    to_remove: str = ""
    settling: Mapping[str, int] = MappingProxyType({})
    set_aside: int = 0
    restore: Restore | None = None
