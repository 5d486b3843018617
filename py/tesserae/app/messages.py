"""What can happen to the app, parsed strictly from the page's JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias, Union

from tesserae.core.errors import BadInput
from tesserae.core.text import text as words
from tesserae.search.alphabeta import Report
from tesserae.view import qr
from tesserae.view.qr import Code

LONGEST_EVENT: Final = 2_000_000  # a boot event carries every kept game
LONGEST_FIELD: Final = 4_000


class Press(NamedTuple):
    """A button, a link or a space was clicked; `touch`: with a finger."""

    act: str
    arg: str = ""
    touch: bool = False


class Boot(NamedTuple):
    """The page is there.

    stored: what this device kept, by name. early: a click made before the app was ready.
    seed: what chance begins from; not the page's to say. file: the size of the one file.
    standing: the fingerprints of the regions that the page shows already.
    """

    hash: str
    base: str
    stored: Mapping[str, str]
    languages: tuple[str, ...]
    embed: bool
    share: bool
    early: Press | None
    seed: int = 0
    dark: bool = False
    today: str = ""
    file: int = 0
    standing: Mapping[str, int] = {}


class Submit(NamedTuple):
    """A form was sent."""

    act: str
    values: Mapping[str, str]


class Change(NamedTuple):
    """A choice was made in a field."""

    act: str
    value: str


class Key(NamedTuple):
    """A key was pressed while the element `focus` had the focus."""

    key: str
    focus: str


class Aim(NamedTuple):
    """The pointer or the focus came to a target, or left it ("")."""

    target: str


class Hash(NamedTuple):
    """The fragment of the address changed."""

    hash: str


class Host(NamedTuple):
    """The page around this frame says something."""

    text: str


class Given(NamedTuple):
    """A text that was pasted, or a file that was opened or dropped."""

    text: str


class Modules(NamedTuple):
    """A QR code that was asked for."""

    code: Code


class Failed(NamedTuple):
    """Something that was asked for could not be done."""


class OfflineNews(NamedTuple):
    """The service worker tells how far it is."""

    state: str
    loaded: int
    total: int


class Installable(NamedTuple):
    """Whether the browser offers to install the app."""

    yes: bool


class Copied(NamedTuple):
    """Whether the clipboard took what it was given."""

    ok: bool


class Unsaved(NamedTuple):
    """This device refused to keep the game."""


class Thought(NamedTuple):
    """The engine has made up its mind: its line, and the score for the side on turn."""

    moves: tuple[int, ...]
    score: int


class Judged(NamedTuple):
    """What the engine finds of the position it looks at.

    finished: it looks no further. exhausted: there is nothing more to be found.
    """

    report: Report
    finished: bool
    exhausted: bool


Message: TypeAlias = Union[
    Boot,
    Press,
    Submit,
    Change,
    Key,
    Aim,
    Hash,
    Host,
    Given,
    Modules,
    Failed,
    OfflineNews,
    Installable,
    Copied,
    Unsaved,
    Thought,
    Judged,
]


def parse(text: str) -> Message:
    """The message of an event's JSON. BadInput if it is none."""
    if len(text) > LONGEST_EVENT:
        raise _bad()
    try:
        event = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad() from None
    if not isinstance(event, dict):
        raise _bad()
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


def _number(event: Mapping[str, Any], name: str) -> int:
    value = event.get(name, 0)
    if not isinstance(value, int) or not 0 <= value < 2**40:
        raise _bad()
    return value


def _texts(value: object, longest: int) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > 20:
        raise _bad()
    return {str(name): _field(value, name, longest) for name in value}


def _numbers(value: object) -> dict[str, int]:
    if not isinstance(value, dict) or len(value) > 40:
        raise _bad()
    return {str(name): _number(value, name) for name in value}


def _press(event: Mapping[str, Any]) -> Press:
    return Press(_field(event, "act"), _field(event, "arg"), event.get("touch") is True)


def _boot(event: Mapping[str, Any]) -> Boot:
    early = event.get("early")
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
        early=_press(early) if isinstance(early, dict) else None,
        dark=event.get("dark") is True,
        today=_field(event, "today"),
        file=_number(event, "file"),
        standing=_numbers(event.get("standing", {})),
    )


def _modules(event: Mapping[str, Any]) -> Modules:
    modules = _field(event, "modules", qr.LARGEST**2)
    return Modules(qr.checked(Code(_field(event, "text"), _number(event, "size"), modules)))


_MAKERS: Final[Mapping[str, Callable[[Mapping[str, Any]], Message]]] = {
    "boot": _boot,
    "press": _press,
    "submit": lambda e: Submit(_field(e, "act"), _texts(e.get("values", {}), LONGEST_FIELD)),
    "change": lambda e: Change(_field(e, "act"), _field(e, "value")),
    "key": lambda e: Key(_field(e, "key"), _field(e, "focus")),
    "aim": lambda e: Aim(_field(e, "target")),
    "hash": lambda e: Hash(_field(e, "hash", LONGEST_EVENT)),
    "host": lambda e: Host(_field(e, "text", LONGEST_EVENT)),
    "offline": lambda e: OfflineNews(_field(e, "state"), _number(e, "loaded"), _number(e, "total")),
    "installable": lambda e: Installable(e.get("yes") is True),
    "copied": lambda e: Copied(e.get("ok") is True),
    "unsaved": lambda _: Unsaved(),
    "given": lambda e: Given(_field(e, "text", LONGEST_EVENT)),
    "modules": _modules,
    "failed": lambda _: Failed(),
}
