"""The app's messages: from the page, from storage and from the engine.

Beside them: the page's actions, the commands in reply, and the handlers in between.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, Union

from tesserae.app.messages.lab import LabEdited, LabMoved, LabPacked, LabStarted, LabTrouble
from tesserae.app.model.analysis import Evaluation, StudyAnalysis
from tesserae.core.position import Move
from tesserae.core.puzzle import Posed, Ruling
from tesserae.search.assessment import Assessment

if TYPE_CHECKING:
    from tesserae.search.keeping import Kept
    from tesserae.search.multipv.findings import Weight
    from tesserae.view.qr import Code

Item: TypeAlias = Mapping[str, Any]
"""A saved game or its summary, as stored; still to be read strictly."""


class Act(NamedTuple):
    """The person used an element of the page: the name of its action, and its value.

    touch: pressed with a finger; None if not pressed. seen: as in `Key`, if a key pressed it, as it
    had the focus. again: also pressed at the same place a moment before, as in a double click.
    """

    name: str
    value: Any = None
    touch: bool | None = None
    seen: int | None = None
    again: bool = False


class Boot(NamedTuple):
    """The page has loaded.

    base, hash: the address, split at its fragment. stored: texts on this device, by key. embed: the
    page is a frame. share: the browser can share links. early: the press before the app had loaded.
    seed: for random numbers; set by the app, not by the page. today: as in a record. file: the size
    of the one-file app in bytes, 0 if there is none. prerendered: the fingerprints of the regions
    that the page shows already. games: saved games, the last used first. more: summaries of the
    others. zone: minutes by which UTC is ahead. set_aside: the number of stored items ever set
    aside, `unreadable` of them just now. still: the device asks for less motion. cores: of its
    processor, 0 if unknown; small: it has little memory. saves: the user saves data. partial: the
    app has only the levels that need no book; set by the app.
    """

    hash: str
    base: str
    stored: Mapping[str, str]
    languages: tuple[str, ...]
    embed: bool
    share: bool
    early: Act | None
    seed: int = 0
    dark: bool = False
    today: str = ""
    file: int = 0
    prerendered: Mapping[str, int] = {}
    games: tuple[Item, ...] = ()
    more: tuple[Item, ...] = ()
    zone: int = 0
    set_aside: int = 0
    unreadable: int = 0
    still: bool = False
    cores: int = 0
    small: bool = False
    saves: bool = False
    partial: bool = False


class Key(NamedTuple):
    """A key was pressed while the element `focus` had the focus.

    seen: the number of the last `Focus` that the page had carried out.
    """

    key: str
    focus: str
    seen: int = 0


class Aim(NamedTuple):
    """The pointer or the focus moved to a target, or away from all ("")."""

    target: str


class Hash(NamedTuple):
    """The fragment of the address changed."""

    hash: str


class Host(NamedTuple):
    """A message from the host page."""

    text: str


class Imported(NamedTuple):
    """A text to import: pasted, or from a file opened or dropped."""

    text: str


class QrMade(NamedTuple):
    """The QR code that a `Qr` command asked for."""

    code: Code


class Animated(NamedTuple):
    """The picture of that number is in the animated one now."""

    number: int


class Failed(NamedTuple):
    """A command could not be carried out."""


class Fault(NamedTuple):
    """The app could not handle an event, because of a bug; the event has changed nothing.

    offline: the code for it could not be fetched.
    """

    offline: bool = False


class Hidden(NamedTuple):
    """Whether the page is hidden: in a background tab, or on a locked device."""

    yes: bool


class NewDay(NamedTuple):
    """The day has changed, or the time zone; both as in `Boot`."""

    today: str
    zone: int


class OfflineNews(NamedTuple):
    """The progress of the service worker."""

    state: str
    loaded: int
    total: int


class Installable(NamedTuple):
    """Whether the browser offers to install the app."""

    yes: bool


class Copied(NamedTuple):
    """Whether the clipboard accepted the text."""

    ok: bool


class Saved(NamedTuple):
    """This device has saved a game. Times in milliseconds since 1970."""

    id: str
    version: int
    updated: int
    used: int


class Unsaved(NamedTuple):
    """This device could not save a game, or ("") something else."""

    id: str = ""


class TextsSaved(NamedTuple):
    """Texts that could not be saved before, such as settings, are saved now."""


class GameLoaded(NamedTuple):
    """A saved game, with its text. refused: it is newer than the one to be saved."""

    game: Item
    refused: bool = False


class GamesChanged(NamedTuple):
    """Summaries of games that were added or changed; gone: ids of those removed."""

    games: tuple[Item, ...]
    gone: tuple[str, ...] = ()


class BackupPart(NamedTuple):
    """A part of a backup's `total` games; values: with the first part, its other texts by key."""

    games: tuple[Item, ...]
    total: int
    values: Mapping[str, str] = {}


class BackupRead(NamedTuple):
    """The end of a backup was reached. trouble: it is not a backup, or too long."""

    trouble: bool


class Waited(NamedTuple):
    """The pause of that number is over."""

    number: int


class TimeSpent(NamedTuple):
    """Time has passed on the clock of a game, in one of its turns."""

    id: str
    turn: int
    milliseconds: int


class PoolLoaded(NamedTuple):
    """The puzzles of a game are loaded, as text; "" if that failed."""

    slug: str
    pool: str


class StoredElsewhere(NamedTuple):
    """Another tab has stored a short text under a key."""

    name: str
    stored: str


class HelpersReady(NamedTuple):
    """The number of further workers that can take part in studies."""

    workers: int


class HelperFindings(NamedTuple):
    """Findings of a further worker, as text."""

    text: str


class Judged(NamedTuple):
    """The engine has judged a move of a puzzle."""

    ruling: Ruling


class PuzzlePosed(NamedTuple):
    """The engine has posed a puzzle from a position."""

    posed: Posed


class EngineDecided(NamedTuple):
    """The engine has finished its job: the first move of the pv is its ply, or its hint."""

    evaluation: Evaluation


class Played(NamedTuple):
    """The engine of the app in MicroPython has found a ply, or a hint.

    line: the ply, and for a hint the plies expected after it. score: as in its evaluation.
    """

    line: tuple[Move, ...]
    score: int
    level: int


class Alone(NamedTuple):
    """The rest of the app could not be loaded; the loaded part goes on without it."""


class Evaluated(NamedTuple):
    """The engine's analysis has a better evaluation, or its last one."""

    evaluation: Evaluation


class Studied(NamedTuple):
    """The engine's findings on the position that it studies."""

    found: StudyAnalysis


class Weighed(NamedTuple):
    """The engine has weighed the moves of a `Weigh` command."""

    weight: Weight


class KeepFound(NamedTuple):
    """The engine's findings on a win or a draw to keep."""

    found: Kept


class TurnAssessed(NamedTuple):
    """The engine has assessed a turn of the game that is reviewed, by its index.

    exercise: it is worth trying again.
    """

    turn: int
    found: Assessment
    exercise: bool = False


_PageEvent: TypeAlias = Union[Boot, Act, Key, Aim, Hash, Host, Imported, Hidden, NewDay]
_PageReply: TypeAlias = Union[QrMade, Animated, Failed, Fault, OfflineNews, Installable, Copied]
_StorageEvent: TypeAlias = Union[
    Saved, Unsaved, TextsSaved, GameLoaded, GamesChanged, StoredElsewhere
]
_LoadingEvent: TypeAlias = Union[BackupPart, BackupRead, PoolLoaded, HelpersReady, Alone]
_TimerEvent: TypeAlias = Union[Waited, TimeSpent]
_EngineEvent: TypeAlias = Union[
    HelperFindings, Judged, PuzzlePosed, EngineDecided, Played, Evaluated
]
_AnalysisEvent: TypeAlias = Union[Studied, Weighed, KeepFound, TurnAssessed]
_LabEvent: TypeAlias = Union[LabStarted, LabMoved, LabEdited, LabPacked, LabTrouble]

Message: TypeAlias = Union[
    _PageEvent,
    _PageReply,
    _StorageEvent,
    _LoadingEvent,
    _TimerEvent,
    _EngineEvent,
    _AnalysisEvent,
    _LabEvent,
]
