"""A table as JSON text, the stored form of a game; read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from tesserae.app.model.table import BY_HAND, PERSON, Chapters, Correspondence, Table
from tesserae.app.play import army_setup
from tesserae.app.storage.record_fields import branch_choices, read_date, read_players, read_record
from tesserae.app.texts import links
from tesserae.app.texts.stored_json import count, field, read_id, read_object, unreadable
from tesserae.core.game import FIRST, SECOND, Game, Position, Side
from tesserae.core.json_text import compact
from tesserae.core.record import Record, main_line, movetext
from tesserae.games import catalog
from tesserae.search.levels import LEVELS

if TYPE_CHECKING:
    from tesserae.app.model.study_history import History
    from tesserae.core.clock import Clock

LONGEST: Final = 400_000
"""Maximum length of a table's text, in characters."""


_REPLIES: Final = ("theirs", "mine")
"""The conditional replies in a game that is played by links."""

MOST_REPLIES: Final = 4_000
"""Maximum length of either, in characters."""


def fits(table: Table) -> bool:
    """Whether the text of a table is within the limits of `read_table`."""
    if len(table.record.plies) > movetext.MOST_PLIES:
        return False
    length = len(write_table(table))
    if length <= movetext.LONGEST:
        return True
    return length <= LONGEST and len(movetext.write(table.game, table.record)) <= movetext.LONGEST


@lru_cache(maxsize=16)
def write_table(table: Table) -> str:
    """A table as text; read back by `read_table`. Without the history that makes it too long."""
    written = compact(_to_json(table), ascii_only=False)
    if len(written) > LONGEST and table.history is not None:
        return write_table(table._replace(history=None))
    return written


def read_table(text: str, id: str) -> Table:
    """The table in a text that any version of `write_table` wrote. BadInput for other texts."""
    if len(text) > LONGEST:
        raise unreadable()
    return _from_json(read_object(text))._replace(id=id)


def read_item(item: Mapping[str, Any]) -> Table:
    """The table of a saved game, with its id. BadInput for anything else."""
    text: str = field(item, "text", str)
    return read_table(text, read_id(item))


def _to_json(table: Table) -> dict[str, object]:
    game, record = table.game, table.record
    stored: dict[str, object] = {
        "game": table.slug,
        "moves": movetext.write(game, record),
        "line": branch_choices(record),
        "ply": record.ply,
        "seats": list(table.seats),
        "flipped": table.flipped,
        "seed": table.seed,
    }
    stored |= {name: True for name in ("adaptive", "counted", "study") if getattr(table, name)}
    if record.start != game.initial():
        stored["start"] = game.encode(record.start)
    if table.link:
        stored["link"] = table.link
    if table.setups != (BY_HAND, BY_HAND):
        stored["setups"] = list(table.setups)
    if table.swap:
        stored["swap"] = True
    if table.players != ("", ""):
        stored["players"] = list(table.players)
    if table.date:
        stored["date"] = table.date
    if table.clock is not None:
        control, left, spent = table.clock
        stored["clock"] = [control.header, *left, spent]
    stored |= _sent_to_and_fro(table)
    if table.history is not None:
        from tesserae.app.storage import study_history

        stored |= study_history.fields(table.history)
    if table.chapters != Chapters():
        from tesserae.app.storage import chapters_text

        stored |= chapters_text.fields(game, table.chapters)
    return stored


def _sent_to_and_fro(table: Table) -> dict[str, object]:
    """The fields of a table about links received and sent."""
    exchange = table.correspondence
    if exchange is None:
        return {name: n for name in ("sent", "shown") if (n := getattr(table, name))}
    replies = {name: it for name in _REPLIES if (it := getattr(exchange, name))}
    return {"post": list(exchange[:2]), **replies}


def _from_json(stored: Mapping[str, Any]) -> Table:
    game = catalog.by_slug(field(stored, "game", str))
    record = read_record(game, stored)
    fragment = stored.get("link")
    return Table(
        game.slug,
        record,
        _seats(field(stored, "seats", list)),
        field(stored, "flipped", bool),
        count(stored, "seed"),
        fragment if links.opens_game(fragment, game.slug) else "",
        army_setup.read_setups(game, stored.get("setups")),
        "swap" in stored and field(stored, "swap", bool) and game.swaps,
        read_players(stored),
        read_date(stored),
        _correspondence(stored, record) if "post" in stored else None,
        adaptive="adaptive" in stored and field(stored, "adaptive", bool),
        counted="counted" in stored and field(stored, "counted", bool),
        study="study" in stored and field(stored, "study", bool),
        clock=_clock(field(stored, "clock", list)) if "clock" in stored else None,
        chapters=_chapters(game, stored) if "chapter" in stored else Chapters(),
        sent=min(count(stored, "sent"), len(main_line(record).moves)) if "sent" in stored else 0,
        shown=min(count(stored, "shown"), len(record.plies)) if "shown" in stored else 0,
        history=_history(stored) if "steps" in stored else None,
    )


def _chapters(game: Game[Position], stored: Mapping[str, Any]) -> Chapters:
    from tesserae.app.storage import chapters_text

    return chapters_text.read(game, stored)


def _history(stored: Mapping[str, Any]) -> History | None:
    from tesserae.app.storage import study_history

    return study_history.read(stored)


def _correspondence(stored: Mapping[str, Any], record: Record) -> Correspondence:
    """A correspondence. Earlier versions counted the plies of variations, too."""
    items: list[object] = field(stored, "post", list)
    if len(items) != 2 or items[0] not in (FIRST, SECOND) or type(items[1]) is not int:
        raise unreadable()
    side = Side(int(items[0] == SECOND))
    positions = main_line(record).positions
    plies = max(0, min(items[1], len(positions) - 1))
    while plies and positions[plies].to_move != side:
        plies -= 1
    theirs, mine = (field(stored, name, str) if name in stored else "" for name in _REPLIES)
    if len(theirs) > MOST_REPLIES or len(mine) > MOST_REPLIES:
        raise unreadable()
    return Correspondence(side, plies, theirs, mine)


def _clock(items: list[object]) -> Clock:
    from tesserae.core.clock import LONGEST_TIME, Clock, read_control

    control, *times = items if len(items) == 4 else [None]
    if type(control) is not str:
        raise unreadable()
    if not all(type(time) is int and 0 <= time < LONGEST_TIME for time in times):
        raise unreadable()
    first, second, spent = times
    return Clock(read_control(control), (first, second), spent)  # type: ignore[arg-type]  # just checked


def _seats(items: list[object]) -> tuple[int, int]:
    known = {PERSON, *(level.number for level in LEVELS)}
    if len(items) != 2 or not all(type(item) is int and item in known for item in items):
        raise unreadable()
    return items[0], items[1]  # type: ignore[return-value]  # just checked
