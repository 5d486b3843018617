"""The page's events, JSON texts, parsed strictly into messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tesserae.app import actions
from tesserae.app.messages import (
    Act,
    Aim,
    BackupPart,
    BackupRead,
    Boot,
    Copied,
    Failed,
    GameLoaded,
    GamesChanged,
    Hash,
    Hidden,
    Host,
    Imported,
    Installable,
    Key,
    Message,
    OfflineNews,
    PoolLoaded,
    QrMade,
    Saved,
    StoredElsewhere,
    Unsaved,
    Waited,
)
from tesserae.core import json_text
from tesserae.core.errors import BadInput
from tesserae.core.text import text as words
from tesserae.view import qr
from tesserae.view.qr import Code

LONGEST_EVENT: Final = 2_000_000
"""Characters; a boot event carries several saved games."""

MOST_GAMES: Final = 2_000
"""Games in one event."""

LONGEST_FIELD: Final = 4_000
"""Characters of a field, where nothing else is said."""


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


def _list(event: Mapping[str, Any], name: str, kind: type) -> tuple[Any, ...]:
    items = event.get(name, [])
    if not isinstance(items, list) or len(items) > MOST_GAMES:
        raise _bad()
    if not all(isinstance(item, kind) for item in items):
        raise _bad()
    return tuple(items)


def _texts(value: object, longest: int) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > 20:
        raise _bad()
    return {str(name): _field(value, name, longest) for name in value}


def _numbers(value: object) -> dict[str, int]:
    if not isinstance(value, dict) or len(value) > 40:
        raise _bad()
    return {str(name): _number(value, name) for name in value}


def _press(event: Mapping[str, Any]) -> Act:
    name = _field(event, "act")
    read = actions.BUTTONS.get(name)
    if read is None:
        raise actions.malformed()
    return Act(name, read(_field(event, "arg")), event.get("touch") is True)


def _early(event: object) -> Act | None:
    """A press before the app had loaded; None if it is unknown, as the page may be older."""
    try:
        return _press(event) if isinstance(event, dict) else None
    except BadInput:
        return None


def _change(event: Mapping[str, Any]) -> Act:
    name = _field(event, "act")
    read = actions.FIELDS.get(name)
    if read is None:
        raise actions.malformed()
    return Act(name, read(_field(event, "value")))


def _submit(event: Mapping[str, Any]) -> Act:
    name = _field(event, "act")
    read = actions.FORMS.get(name)
    if read is None:
        raise actions.malformed()
    return Act(name, read(_texts(event.get("values", {}), LONGEST_FIELD)))


def _boot(event: Mapping[str, Any]) -> Boot:
    languages = event.get("languages", [])
    if not isinstance(languages, list) or not all(isinstance(it, str) for it in languages):
        raise _bad()
    return Boot(
        hash=_field(event, "hash", LONGEST_EVENT),
        base=_field(event, "base"),
        stored=_texts(event.get("stored", {}), LONGEST_EVENT),
        languages=tuple(languages[:20]),
        embed=event.get("embed") is True,
        share=event.get("share") is True,
        early=_early(event.get("early")),
        dark=event.get("dark") is True,
        today=_field(event, "today"),
        file=_number(event, "file"),
        prerendered=_numbers(event.get("prerendered", {})),
        games=_list(event, "games", dict),
        more=_list(event, "more", dict),
        zone=event["zone"] if type(event.get("zone")) is int and abs(event["zone"]) < 1500 else 0,
        set_aside=_number(event, "aside"),
        unreadable=_number(event, "unreadable"),
        still=event.get("still") is True,
    )


def _modules(event: Mapping[str, Any]) -> QrMade:
    modules = _field(event, "modules", qr.LARGEST**2)
    return QrMade(qr.checked(Code(_field(event, "text"), _number(event, "size"), modules)))


_MAKERS: Final[Mapping[str, Callable[[Mapping[str, Any]], Message]]] = {
    "boot": _boot,
    "press": _press,
    "submit": _submit,
    "change": _change,
    "key": lambda e: Key(_field(e, "key"), _field(e, "focus")),
    "aim": lambda e: Aim(_field(e, "target")),
    "hash": lambda e: Hash(_field(e, "hash", LONGEST_EVENT)),
    "host": lambda e: Host(_field(e, "text", LONGEST_EVENT)),
    "offline": lambda e: OfflineNews(_field(e, "state"), _number(e, "loaded"), _number(e, "total")),
    "hidden": lambda e: Hidden(e.get("yes") is True),
    "installable": lambda e: Installable(e.get("yes") is True),
    "copied": lambda e: Copied(e.get("ok") is True),
    "saved": lambda e: Saved(
        _field(e, "id"),
        _number(e, "version", 2**52),
        _number(e, "updated", 2**52),
        _number(e, "used", 2**52),
    ),
    "unsaved": lambda e: Unsaved(_field(e, "id")),
    "game": lambda e: GameLoaded(
        _list({"games": [e.get("game")]}, "games", dict)[0], e.get("refused") is True
    ),
    "listed": lambda e: GamesChanged(_list(e, "games", dict), _list(e, "gone", str)),
    "backup-part": lambda e: BackupPart(
        _list(e, "games", dict),
        _number(e, "total"),
        _texts(e.get("values", {}), LONGEST_EVENT),
    ),
    "backup-read": lambda e: BackupRead(e.get("trouble") is True),
    "given": lambda e: Imported(_field(e, "text", LONGEST_EVENT)),
    "modules": _modules,
    "waited": lambda e: Waited(_number(e, "number")),
    "pool": lambda e: PoolLoaded(_field(e, "game"), _field(e, "text", LONGEST_EVENT)),
    "stored": lambda e: StoredElsewhere(_field(e, "name"), _field(e, "text", LONGEST_EVENT)),
    "failed": lambda _: Failed(),
}
