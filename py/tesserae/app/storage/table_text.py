"""One game as the device keeps it: a table as JSON text, read strictly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from tesserae.app.navigation import links
from tesserae.app.play import army_setup
from tesserae.app.storage.json_text import broken, count, loaded, typed
from tesserae.app.table import BY_HAND, PERSON, Correspondence, Table
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import START, Record, Variation, go, movetext
from tesserae.core.record import text as record_text
from tesserae.games import catalog
from tesserae.search.levels import LEVELS

LONGEST: Final = 400_000
"""Characters of a table's text. What a device keeps that is longer is not ours."""


def fits(table: Table) -> bool:
    """Whether what is written of a table can be read again."""
    if len(table.record.plies) > movetext.MOST_PLIES:
        return False
    length = len(write_table(table))
    if length <= movetext.LONGEST:
        return True
    return length <= LONGEST and len(movetext.write(table.game, table.record)) <= movetext.LONGEST


@lru_cache(maxsize=16)
def write_table(table: Table) -> str:
    """A table as text; read back by `read_table`."""
    return json.dumps(_table_out(table), separators=(",", ":"), ensure_ascii=False)


def read_table(text: str, id: str) -> Table:
    """The table that `write_table` wrote, now or in an earlier version. BadInput for others."""
    if len(text) > LONGEST:
        raise broken()
    return _table_in(loaded(text))._replace(id=id)


def _table_out(table: Table) -> dict[str, object]:
    game, record = table.game, table.record
    kept: dict[str, object] = {
        "game": table.slug,
        "moves": movetext.write(game, record),
        "line": _turnings(record),
        "ply": record.ply,
        "seats": list(table.seats),
        "flipped": table.flipped,
        "seed": table.seed,
    }
    if record.start != game.initial():
        kept["start"] = game.encode(record.start)
    if table.link:
        kept["link"] = table.link
    if table.setups != (BY_HAND, BY_HAND):
        kept["setups"] = list(table.setups)
    if table.swap:
        kept["swap"] = True
    if table.players != ("", ""):
        kept["players"] = list(table.players)
    if table.date:
        kept["date"] = table.date
    if table.correspondence is not None:
        kept["post"] = list(table.correspondence)
    return kept


def _table_in(kept: Mapping[str, Any]) -> Table:
    game = catalog.by_slug(typed(kept, "game", str))
    start = game.decode(typed(kept, "start", str)) if "start" in kept else game.initial()
    record = movetext.read(game, start, typed(kept, "moves", str))
    line = _line(record, typed(kept, "line", list))
    record = go(record._replace(variation=line), count(kept, "ply"))
    fragment = kept.get("link")
    return Table(
        game.slug,
        record,
        _seats(typed(kept, "seats", list)),
        typed(kept, "flipped", bool),
        count(kept, "seed"),
        fragment if links.opens_game(fragment, game.slug) else "",
        army_setup.readable(game, kept.get("setups")),
        "swap" in kept and typed(kept, "swap", bool) and game.swaps,
        _players(typed(kept, "players", list)) if "players" in kept else ("", ""),
        kept["date"] if record_text.is_date(kept.get("date")) else "",
        _correspondence(typed(kept, "post", list)) if "post" in kept else None,
    )


def _turnings(record: Record) -> list[int]:
    """The line as it is kept: of the plies played on the one before, which to take each time."""
    branches = record.branches()
    parents = (START, *record.variation)
    return [
        branches[on].index(number) for on, number in zip(parents, record.variation, strict=False)
    ]


def _line(record: Record, turnings: list[object]) -> Variation:
    """The line of such turnings, on to the end of the main line after them."""
    branches, line, wanted = record.branches(), [], iter(turnings)
    number = START
    while number in branches:
        which = next(wanted, 0)
        if type(which) is not int or not 0 <= which < len(branches[number]):
            raise broken()
        number = branches[number][which]
        line.append(number)
    if len(line) < len(turnings):
        raise broken()
    return tuple(line)


def _players(items: list[object]) -> tuple[str, str]:
    if len(items) != 2 or not all(map(record_text.is_name, items)):
        raise broken()
    return items[0], items[1]  # type: ignore[return-value]  # just checked


def _correspondence(items: list[object]) -> Correspondence:
    if len(items) != 2 or items[0] not in (FIRST, SECOND) or type(items[1]) is not int:
        raise broken()
    return Correspondence(int(items[0] == SECOND), items[1])


def _seats(items: list[object]) -> tuple[int, int]:
    known = {PERSON, *(level.number for level in LEVELS)}
    if len(items) != 2 or not all(type(item) is int and item in known for item in items):
        raise broken()
    return items[0], items[1]  # type: ignore[return-value]  # just checked
