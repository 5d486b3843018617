"""The page's events, JSON texts, parsed strictly into messages.

A maker reads an event by readers alone: functions of the event and the name of a field, such as
`_number(event, "total")`. tools/building/schema.py derives the schema that checks the page from
these calls, and from the types that readers return. The page sends all fields; an absent one is
read as empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from tesserae.app.messages import (
    Act,
    Aim,
    Alone,
    Animated,
    BackupPart,
    BackupRead,
    Boot,
    Copied,
    Failed,
    Fault,
    GameLoaded,
    GamesChanged,
    Hash,
    HelperFindings,
    HelpersReady,
    Hidden,
    Host,
    Imported,
    Installable,
    Item,
    Key,
    Message,
    NewDay,
    OfflineNews,
    Played,
    PoolLoaded,
    QrMade,
    Saved,
    StoredElsewhere,
    TextsSaved,
    TimeSpent,
    Unsaved,
    Waited,
    registering,
)
from tesserae.app.messages.lab import LabEdited, LabMoved, LabPacked, LabStarted, LabTrouble
from tesserae.app.model.settings import MOST_WORKERS
from tesserae.core import json_text
from tesserae.core.errors import BadInput
from tesserae.core.game import DECISIVE, Move
from tesserae.core.record import headers
from tesserae.core.text import text as words

T = TypeVar("T")

LONGEST_EVENT: Final = 2_000_000
"""Maximum length of an event; a boot event carries several saved games."""

MOST_GAMES: Final = 2_000
"""Maximum number of games in one event."""

LONGEST_LINE: Final = 100
"""Maximum length of an expected line."""

LONGEST_FIELD: Final = 4_000
"""Default maximum length of a field."""


def parse(text: str) -> Message:
    """The message of an event's JSON. BadInput for anything else."""
    try:
        event = json_text.load_object(text, LONGEST_EVENT)
    except ValueError:
        raise _bad() from None
    make = _MAKERS.get(_field(event, "type"))
    if make is None:
        raise _bad()
    return make(event)


def _bad() -> BadInput:
    return BadInput(words("error.bad_event"))


def _field(event: Mapping[str, Any], name: str, longest: int = LONGEST_FIELD) -> str:
    value = event.get(name, "")
    if not isinstance(value, str) or len(value) > longest:
        raise _bad()
    return value


def _number(event: Mapping[str, Any], name: str, most: int = 2**40) -> int:
    value = event.get(name, 0)
    if not isinstance(value, int) or not 0 <= value < most:
        raise _bad()
    return value


def _flag(event: Mapping[str, Any], name: str) -> bool:
    return event.get(name) is True


def _list(event: Mapping[str, Any], name: str, kind: type) -> tuple[Any, ...]:
    items = event.get(name, [])
    if not isinstance(items, list) or len(items) > MOST_GAMES:
        raise _bad()
    if not all(isinstance(item, kind) for item in items):
        raise _bad()
    return tuple(items)


def _items(event: Mapping[str, Any], name: str) -> tuple[Item, ...]:
    return _list(event, name, dict)


def _item(event: Mapping[str, Any], name: str) -> Item:
    return _items({name: [event.get(name)]}, name)[0]


def _strings(event: Mapping[str, Any], name: str) -> tuple[str, ...]:
    return _list(event, name, str)


def _texts(event: Mapping[str, Any], name: str, longest: int = LONGEST_FIELD) -> dict[str, str]:
    value = event.get(name, {})
    if not isinstance(value, dict) or len(value) > 20:
        raise _bad()
    return {str(key): _field(value, key, longest) for key in value}


def _numbers(event: Mapping[str, Any], name: str) -> dict[str, int]:
    value = event.get(name, {})
    if not isinstance(value, dict) or len(value) > 40:
        raise _bad()
    return {str(key): _number(value, key) for key in value}


def _date(event: Mapping[str, Any], name: str) -> str:
    """A date as in a record; "" for anything else."""
    date = _field(event, name)
    return date if headers.is_date(date) else ""


def _zone(event: Mapping[str, Any], name: str) -> int:
    zone = event.get(name)
    return zone if type(zone) is int and abs(zone) < 1500 else 0


def _score(event: Mapping[str, Any], name: str) -> int:
    value = event.get(name)
    if type(value) is not int or abs(value) > DECISIVE:
        raise _bad()
    return value


def _line(event: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """Consecutive moves, at least one."""
    moves = _list(event, name, int)
    if not 0 < len(moves) < LONGEST_LINE:
        raise _bad()
    return moves


def _action(readers: Mapping[str, Callable[[T], Any]], name: str, value: T) -> Act:
    read = readers.get(name)
    if read is None:
        raise registering.unknown_action()
    return Act(name, read(value))


def _press(event: Mapping[str, Any]) -> Act:
    pressed = _action(registering.BUTTONS, _field(event, "act"), _field(event, "arg"))
    return pressed._replace(touch=_flag(event, "touch"), again=_flag(event, "again"))


def _enter(event: Mapping[str, Any]) -> Act:
    pressed = _action(registering.BUTTONS, _field(event, "act"), _field(event, "arg"))
    return pressed._replace(touch=False, seen=_number(event, "seen"))


def _early_press(event: Mapping[str, Any], name: str) -> Act | None:
    """A press before the app had loaded; None if unknown, as the page may be older."""
    press = event.get(name)
    try:
        return _press(press) if isinstance(press, dict) else None
    except BadInput:
        return None


def _boot(event: Mapping[str, Any]) -> Boot:
    return Boot(
        hash=_field(event, "hash", LONGEST_EVENT),
        base=_field(event, "base"),
        stored=_texts(event, "stored", LONGEST_EVENT),
        languages=_strings(event, "languages")[:20],
        embed=_flag(event, "embed"),
        share=_flag(event, "share"),
        early=_early_press(event, "early"),
        dark=_flag(event, "dark"),
        today=_date(event, "today"),
        file=_number(event, "file"),
        prerendered=_numbers(event, "prerendered"),
        games=_items(event, "games"),
        more=_items(event, "more"),
        zone=_zone(event, "zone"),
        set_aside=_number(event, "aside"),
        unreadable=_number(event, "unreadable"),
        still=_flag(event, "still"),
        cores=_number(event, "cores"),
        small=_flag(event, "small"),
        saves=_flag(event, "saves"),
    )


def _modules(event: Mapping[str, Any]) -> QrMade:
    from tesserae.view import qr
    from tesserae.view.qr import Code

    modules = _field(event, "modules", qr.LARGEST**2)
    return QrMade(qr.validate_code(Code(_field(event, "text"), _number(event, "size"), modules)))


def _parse_played(event: Mapping[str, Any]) -> Played:
    line = _line(event, "line")
    moves = tuple([Move(move) for move in line])
    return Played(moves, _score(event, "score"), _number(event, "level"))


_MAKERS: Final[Mapping[str, Callable[[Mapping[str, Any]], Message]]] = {
    "boot": _boot,
    "press": _press,
    "submit": lambda e: _action(registering.FORMS, _field(e, "act"), _texts(e, "values")),
    "change": lambda e: _action(registering.FIELDS, _field(e, "act"), _field(e, "value")),
    "key": lambda e: Key(_field(e, "key"), _field(e, "focus"), _number(e, "seen")),
    "enter": _enter,
    "aim": lambda e: Aim(_field(e, "target")),
    "hash": lambda e: Hash(_field(e, "hash", LONGEST_EVENT)),
    "host": lambda e: Host(_field(e, "text", LONGEST_EVENT)),
    "offline": lambda e: OfflineNews(_field(e, "state"), _number(e, "loaded"), _number(e, "total")),
    "hidden": lambda e: Hidden(_flag(e, "yes")),
    "day": lambda e: NewDay(_date(e, "today"), _zone(e, "zone")),
    "installable": lambda e: Installable(_flag(e, "yes")),
    "copied": lambda e: Copied(_flag(e, "ok")),
    "saved": lambda e: Saved(
        _field(e, "id"),
        _number(e, "version", 2**52),
        _number(e, "updated", 2**52),
        _number(e, "used", 2**52),
    ),
    "unsaved": lambda e: Unsaved(_field(e, "id")),
    "texts-saved": lambda _: TextsSaved(),
    "game": lambda e: GameLoaded(_item(e, "game"), _flag(e, "refused")),
    "listed": lambda e: GamesChanged(_items(e, "games"), _strings(e, "gone")),
    "backup-part": lambda e: BackupPart(
        _items(e, "games"),
        _number(e, "total"),
        _texts(e, "values", LONGEST_EVENT),
    ),
    "backup-read": lambda e: BackupRead(_flag(e, "trouble")),
    "given": lambda e: Imported(_field(e, "text", LONGEST_EVENT)),
    "modules": _modules,
    "animated": lambda e: Animated(_number(e, "number")),
    "waited": lambda e: Waited(_number(e, "number")),
    "clock": lambda e: TimeSpent(_field(e, "id"), _number(e, "turn"), _number(e, "spent")),
    "pool": lambda e: PoolLoaded(_field(e, "game"), _field(e, "text", LONGEST_EVENT)),
    "stored": lambda e: StoredElsewhere(_field(e, "name"), _field(e, "text", LONGEST_EVENT)),
    "helpers": lambda e: HelpersReady(_number(e, "workers", MOST_WORKERS)),
    "helped": lambda e: HelperFindings(_field(e, "text", LONGEST_EVENT)),
    "lab-started": lambda e: LabStarted(
        _number(e, "number"), _field(e, "error"), _number(e, "line"), _flag(e, "late")
    ),
    "lab-moved": lambda e: LabMoved(
        _number(e, "number"),
        _field(e, "move"),
        _field(e, "error"),
        _number(e, "line"),
        _flag(e, "late"),
    ),
    "lab-edited": lambda _: LabEdited(),
    "lab-packed": lambda e: LabPacked(_field(e, "code", LONGEST_EVENT)),
    "lab-trouble": lambda e: LabTrouble(_field(e, "what")),
    "played": _parse_played,
    "alone": lambda _: Alone(),
    "failed": lambda _: Failed(),
    "fault": lambda e: Fault(_flag(e, "offline")),
}
