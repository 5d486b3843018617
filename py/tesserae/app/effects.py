"""What the app asks of the world, as data; the shell carries it out."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, Union

from tesserae.app.model import Job
from tesserae.app.study import Study


class Save(NamedTuple):
    """Keep a text on this device."""

    key: str
    text: str


class Url(NamedTuple):
    """Show a fragment in the address bar; `push` adds a step to the browser's history."""

    hash: str
    push: bool = False


class Copy(NamedTuple):
    """Put a text on the clipboard."""

    text: str


class Share(NamedTuple):
    """Offer an address to other apps."""

    url: str
    title: str


class Download(NamedTuple):
    """Keep a text as a file."""

    name: str
    mime: str
    text: str


class Picture(NamedTuple):
    """Keep an SVG as a PNG file of so many pixels."""

    name: str
    svg: str
    width: int
    height: int


class Qr(NamedTuple):
    """Make the QR code of a text."""

    text: str


class Onefile(NamedTuple):
    """Keep the whole app as one file, whose links lead to the site at `home`."""

    name: str
    home: str


class Keep(NamedTuple):
    """Try once more to keep the app on this device."""


class Install(NamedTuple):
    """Have the browser ask whether to install the app."""


class Reload(NamedTuple):
    """Load the page anew."""


class Focus(NamedTuple):
    """Move the focus to an element."""

    id: str


class Page(NamedTuple):
    """The document's language, theme and title."""

    lang: str
    theme: str
    title: str


class Scroll(NamedTuple):
    """Bring an element into sight."""

    id: str


class Dialog(NamedTuple):
    """Open or close the dialog."""

    open: bool


class Tell(NamedTuple):
    """Send a text to the page around this frame."""

    text: str


class Think(NamedTuple):
    """Set the engine to work, or stop it (None)."""

    job: Job | None


class Examine(NamedTuple):
    """Have the engine look at a position while it has nothing else to do, or no more (None)."""

    study: Study | None


Effect: TypeAlias = Union[
    Save,
    Url,
    Copy,
    Share,
    Download,
    Picture,
    Qr,
    Onefile,
    Keep,
    Install,
    Reload,
    Focus,
    Page,
    Scroll,
    Dialog,
    Tell,
    Think,
    Examine,
]


def as_json(effect: Effect) -> dict[str, object]:
    """An effect as the shell reads it: its name in lower case under `do`, and its fields."""
    return {"do": type(effect).__name__.lower(), **effect._asdict()}
