"""What this device keeps: games and settings as JSON text, read strictly."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from tesserae.app.model import (
    BY_ENGINE,
    BY_HAND,
    LANGUAGES,
    PERSON,
    THEMES,
    Post,
    Settings,
    Table,
)
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.record import START, Record, Variation, go, movetext
from tesserae.core.record import text as record_text
from tesserae.core.text import text as words
from tesserae.games import catalog
from tesserae.search.levels import LEVELS

GAMES: Final = "games"
SETTINGS: Final = "settings"
BROKEN: Final = "unreadable"
"""The names under which the device keeps each."""

SHELF: Final = 12
"""So many games are kept."""

LONGEST: Final = 1_000_000
DEEPEST: Final = 50
"""Brackets within brackets. What is written has five; too many would end the interpreter."""

_SWITCHES: Final = frozenset({"confirm", "coordinates", "animation", "turning", "evaluation"})


def write_games(tables: tuple[Table, ...]) -> str:
    """Tables as text; read back by `read_games`."""
    return f'{{"v":1,"tables":[{",".join([_table_text(t) for t in tables])}]}}'


def read_games(text: str) -> tuple[tuple[Table, ...], bool]:
    """The tables that can be read, and whether all could."""
    try:
        kept = _loaded(text).get("tables")
    except BadInput:
        return (), False
    if not isinstance(kept, list):
        return (), False
    tables = []
    for item in kept[:SHELF]:
        try:
            tables.append(_table_in(item))
        except BadInput:
            continue
    return tuple(tables), len(tables) == len(kept)


def write_settings(settings: Settings) -> str:
    """Settings as text; read back by `read_settings`."""
    return json.dumps(settings._asdict(), separators=(",", ":"))


def read_settings(text: str, default: Settings) -> Settings:
    """The settings kept, with the default for whatever is missing or malformed."""
    try:
        kept = _loaded(text)
    except BadInput:
        return default
    plain = {name: value for name, value in kept.items() if fits(name, value)}
    return default._replace(**plain, ways=_ways(kept), layers=_layers(kept))


def fits(name: str, value: object) -> bool:
    """Whether a setting of this name may have this value."""
    if name == "language":
        return value in LANGUAGES
    if name == "theme":
        return value in THEMES
    return name in _SWITCHES and isinstance(value, bool)


def _ways(kept: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The colourways chosen of those there are."""
    known = [[game.slug, way] for game in catalog.GAMES for way in game.colourways]
    chosen = kept.get("ways")
    return tuple((s, w) for s, w in known if isinstance(chosen, list) and [s, w] in chosen)


def _layers(kept: Mapping[str, Any]) -> tuple[str, ...]:
    """The layers switched on of those there are."""
    known = [f"{game.slug}.{layer}" for game in catalog.GAMES for layer in game.layers]
    chosen = kept.get("layers")
    return tuple(name for name in known if isinstance(chosen, list) and name in chosen)


def _loaded(text: str) -> Mapping[str, Any]:
    if len(text) > LONGEST or _depth(text) > DEEPEST:
        raise _broken()
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        raise _broken() from None
    if not isinstance(kept, dict):
        raise _broken()
    return kept


def _depth(text: str) -> int:
    """How deep the brackets go; those within strings count as well."""
    marks = re.findall(r"[\[{\]}]", text)
    return max(accumulate(1 if mark in "[{" else -1 for mark in marks), default=0)


def _broken() -> BadInput:
    return BadInput(words("error.unreadable"))


@lru_cache(maxsize=2 * SHELF)
def _table_text(table: Table) -> str:
    """Every ply writes the whole shelf, but changes one table only."""
    return json.dumps(_table_out(table), separators=(",", ":"))


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
    if table.post is not None:
        kept["post"] = list(table.post)
    return kept


def _table_in(kept: object) -> Table:
    if not isinstance(kept, dict):
        raise _broken()
    game = catalog.by_slug(_typed(kept, "game", str))
    start = game.decode(_typed(kept, "start", str)) if "start" in kept else game.initial()
    record = movetext.read(game, start, _typed(kept, "moves", str))
    line = _line(record, _typed(kept, "line", list))
    record = go(record._replace(variation=line), _count(kept, "ply"))
    return Table(
        game.slug,
        record,
        _seats(_typed(kept, "seats", list)),
        _typed(kept, "flipped", bool),
        _count(kept, "seed"),
        kept["link"] if isinstance(kept.get("link"), str) else "",
        _setups(game, _typed(kept, "setups", list)) if "setups" in kept else (BY_HAND, BY_HAND),
        "swap" in kept and _typed(kept, "swap", bool) and game.swaps,
        _players(_typed(kept, "players", list)) if "players" in kept else ("", ""),
        kept["date"] if record_text.is_date(kept.get("date")) else "",
        _post(_typed(kept, "post", list)) if "post" in kept else None,
    )


def _typed(kept: Mapping[str, Any], name: str, kind: type) -> Any:
    value = kept.get(name)
    if type(value) is not kind:
        raise _broken()
    return value


def _count(kept: Mapping[str, Any], name: str) -> int:
    value: int = _typed(kept, name, int)
    if not 0 <= value < 2**40:
        raise _broken()
    return value


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
            raise _broken()
        number = branches[number][which]
        line.append(number)
    if len(line) < len(turnings):
        raise _broken()
    return tuple(line)


def _setups(game: Game[Position], items: list[object]) -> tuple[str, str]:
    if game.setup is None or len(items) != 2:
        raise _broken()
    for item in items:
        if not isinstance(item, str):
            raise _broken()
        if item not in (BY_HAND, BY_ENGINE):
            game.setup.next_move(game.initial(), item)
    return items[0], items[1]  # type: ignore[return-value]  # just checked


def _players(items: list[object]) -> tuple[str, str]:
    if len(items) != 2 or not all(map(record_text.is_name, items)):
        raise _broken()
    return items[0], items[1]  # type: ignore[return-value]  # just checked


def _post(items: list[object]) -> Post:
    if len(items) != 2 or items[0] not in (FIRST, SECOND) or type(items[1]) is not int:
        raise _broken()
    return Post(int(items[0] == SECOND), items[1])


def _seats(items: list[object]) -> tuple[int, int]:
    known = {PERSON, *(level.number for level in LEVELS)}
    if len(items) != 2 or not all(type(item) is int and item in known for item in items):
        raise _broken()
    return items[0], items[1]  # type: ignore[return-value]  # just checked
