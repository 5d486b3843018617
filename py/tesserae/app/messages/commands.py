"""Commands, as data. The shell carries out those for the browser, the engine its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, Union

from tesserae.app.model.engine import AnyAnalysis, Job

if TYPE_CHECKING:
    from tesserae.app.model.weighing import WeighJob
    from tesserae.search.multipv.findings import Findings


class Save(NamedTuple):
    """Store a text on this device."""

    key: str
    text: str


class SaveGame(NamedTuple):
    """Save a game on this device, unless the device has a newer version than the one named.

    about: its summary, for lists. updated, used: its times in milliseconds since 1970, 0 for
    now. Answered by `Saved`, `Unsaved`, or the newer game.
    """

    id: str
    game: str
    version: int
    about: Mapping[str, object]
    text: str
    updated: int = 0
    used: int = 0


class TouchGame(NamedTuple):
    """Note that a saved game was used now. Answered by `Saved`."""

    id: str


class LoadGame(NamedTuple):
    """Load a saved game. Answered by `GameLoaded`, or by `GamesChanged` if it is gone."""

    id: str


class RemoveGame(NamedTuple):
    """Remove a game from this device."""

    id: str


class AsideGame(NamedTuple):
    """Set aside a saved game that cannot be read."""

    id: str


class SaveAside(NamedTuple):
    """Download everything set aside, as a file."""


class Backup(NamedTuple):
    """Download all data of the app on this device as a file; `date` as in a record."""

    date: str


class RestoreNext(NamedTuple):
    """Send the next part of the backup being read."""


class Persist(NamedTuple):
    """Ask the browser, once, not to evict the app's storage."""


class Url(NamedTuple):
    """Show a fragment in the address bar; `push` adds an entry to the browser's history."""

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
    """Download a text as a file."""

    name: str
    mime: str
    text: str


class Picture(NamedTuple):
    """Download an SVG as a PNG file, `width` by `height` pixels."""

    name: str
    svg: str
    width: int
    height: int


class Animate(NamedTuple):
    """Add a picture, an SVG, to an animated one, a GIF; the last one downloads it.

    number: of the picture, of `total`, from 0, which begins anew. milliseconds: how long it is
    shown. Answered by `Animated`.
    """

    name: str
    svg: str
    width: int
    height: int
    number: int
    total: int
    milliseconds: int


class Print(NamedTuple):
    """Tell the browser to print the page."""


class Qr(NamedTuple):
    """Make the QR code of a text."""

    text: str


class Onefile(NamedTuple):
    """Download the whole app as one file, whose links lead to the site at `home`."""

    name: str
    home: str


class Keep(NamedTuple):
    """Try again to save the app for offline use."""


class Install(NamedTuple):
    """Tell the browser to ask whether to install the app."""


class Reload(NamedTuple):
    """Reload the page."""


class Focus(NamedTuple):
    """Move the focus to an element. number: the count of such moves, which keys report (`Key`)."""

    id: str
    number: int = 0


class Page(NamedTuple):
    """The document's language, theme and title."""

    lang: str
    theme: str
    title: str


class Scroll(NamedTuple):
    """Scroll an element into view."""

    id: str


class Dialog(NamedTuple):
    """Open or close the dialog."""

    open: bool


class Wait(NamedTuple):
    """Wait. Answered by `Waited` with the same number."""

    number: int
    milliseconds: int


class Celebrate(NamedTuple):
    """Celebrate an achievement on the board for a moment; `what` names it."""

    what: str
    sound: bool
    vibration: bool


class RunClock(NamedTuple):
    """Run the clock of a game, or ("") none. Answered by `TimeSpent`, now and then.

    turn: of the side to move; `TimeSpent` names it. plies: their number in the game. side: whose
    time runs. In milliseconds, left: the time left to each side; free: the delay before any is
    taken off. asked: report the time when this changes. sound: the last seconds are audible.
    """

    id: str = ""
    turn: int = 0
    plies: int = 0
    side: int = 0
    left: tuple[int, int] = (0, 0)
    free: int = 0
    asked: int = 0
    sound: bool = False


class LoadPool(NamedTuple):
    """Load the puzzles of a game. Answered by `PoolLoaded`."""

    game: str


class Style(NamedTuple):
    """Load a page's styles that are not in the first style sheet, once."""

    name: str


class Tint(NamedTuple):
    """Show the page in the colours and the font of the site around it; "" for the page's own.

    refusal: why the site's are refused, for the console.
    """

    css: str
    refusal: str = ""


class LabEdit(NamedTuple):
    """Show the editor of the lab; code: packed, of a link, "" for what the device has kept."""

    code: str


class LabStart(NamedTuple):
    """Run the file in the editor again. Answered by `LabStarted` with the same number."""

    number: int
    language: str


class LabAsk(NamedTuple):
    """Ask the bot for a move, or end it. Answered by `LabMoved` with the same number.

    start: the text of the position before the moves. seconds: after which the bot is ended.
    """

    number: int
    game: str
    start: str
    moves: tuple[str, ...]
    seconds: int


class LabEnd(NamedTuple):
    """Terminate the bot immediately."""


class LabDo(NamedTuple):
    """Do something with the file in the editor.

    what: one of `actions.LAB_DEEDS`; "pack", answered by `LabPacked`; or "open", for a text that
    takes its place.
    """

    what: str
    text: str = ""


class Draw(NamedTuple):
    """Let drags on the board of a study draw arrows, from now on."""


class SetHelpers(NamedTuple):
    """Set the number of further workers in a study; job: "" if there is nothing to do.

    Answered by `HelpersReady` when they have started, and by `HelperFindings` whenever one has
    findings.
    """

    workers: int
    job: str


class Tell(NamedTuple):
    """Send a text to the host page. answer: it answers a request, so the next one may come."""

    text: str
    answer: bool = False


class Think(NamedTuple):
    """Tell the engine to find a ply, or stop it (None)."""

    job: Job | None


class Analyse(NamedTuple):
    """Tell the engine to analyse a position, assess turns or judge a puzzle; None: stop that.

    It does this only while it has no other job.
    """

    job: AnyAnalysis | None


class Weigh(NamedTuple):
    """Tell the engine to weigh moves before its analysis, or to stop that (None).

    Not at once: the pointer may only pass over a target.
    """

    job: WeighJob | None


class AddFindings(NamedTuple):
    """Pass a study the findings of another of its parts."""

    part: int
    found: Findings


class Pace(NamedTuple):
    """Set the minimum time in seconds for a ply of the engine, the current one included."""

    seconds: float


_StorageCommand: TypeAlias = Union[
    Save, SaveGame, TouchGame, LoadGame, RemoveGame, AsideGame, SaveAside
]
_BackupCommand: TypeAlias = Union[Persist, Backup, RestoreNext]
_DisplayCommand: TypeAlias = Union[Url, Focus, Page, Scroll, Dialog, Style, Tint, Draw, Celebrate]
_SharingCommand: TypeAlias = Union[
    Copy, Share, Download, Picture, Animate, Print, Qr, Onefile, Tell
]
_DeviceCommand: TypeAlias = Union[Keep, Install, Reload, Wait, RunClock, LoadPool, SetHelpers]
_LabCommand: TypeAlias = Union[LabEdit, LabStart, LabAsk, LabEnd, LabDo]

ShellCommand: TypeAlias = Union[
    _StorageCommand, _BackupCommand, _DisplayCommand, _SharingCommand, _DeviceCommand, _LabCommand
]
"""What the shell carries out: it stores, shows, hands out and runs."""


EngineCommand: TypeAlias = Union[Think, Analyse, Weigh, AddFindings, Pace]


def name_of(kind: type) -> str:
    """The shell's name for a kind of command."""
    return kind.__name__.lower()


def as_json(command: ShellCommand) -> dict[str, object]:
    """A command as the shell reads it: its name under `do`, and its fields."""
    return {"do": name_of(type(command)), **command._asdict()}
