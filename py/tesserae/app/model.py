"""Everything the page knows, as one immutable value."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from tesserae.app.analysis.evaluations import (
    AnalysisJob,
    Evaluation,
    Evaluations,
)
from tesserae.app.analysis.key_moments import Review
from tesserae.app.storage.library import Library
from tesserae.core.entry import Entry, Partial, Picked, resolve
from tesserae.core.game import FIRST, SECOND, Game, Move, Outcome, Position, Reason, Side
from tesserae.core.record import Record, outcome
from tesserae.core.scene import Target
from tesserae.core.text import Text
from tesserae.games import catalog
from tesserae.games.listing import Listing
from tesserae.search.levels import STRONGEST
from tesserae.view.qr import Code
from tesserae.view.standalone import PictureTheme

Language: TypeAlias = Literal["en", "fr"]
Theme: TypeAlias = Literal["light", "dark", "system"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "system")

T = TypeVar("T")

Seat: TypeAlias = int
"""Who plays a side: PERSON, the number of a level, or AWAY."""

PERSON: Final = 0
AWAY: Final = -1
"""In a frame: nobody here, though the page around it may play the side."""

FIRST_OPPONENT: Final = 2
"""The level that a newcomer meets."""

FIRST_SEATS: Final[tuple[Seat, Seat]] = (PERSON, FIRST_OPPONENT)

BY_HAND: Final = ""
BY_ENGINE: Final = "engine"
"""How a side is set up, in games that have a setup; anything else is a text of the game's."""


class Settings(NamedTuple):
    """What a user chose once for all games.

    ways: the colourways chosen, as (slug, name), where they are not the usual ones.
    layers: the extra drawings switched on, as "slug.name".
    """

    language: Language = "en"
    theme: Theme = "system"
    confirm: bool = False
    coordinates: bool = True
    animation: bool = True
    turning: bool = False  # the board turns to the player on turn
    ways: tuple[tuple[str, str], ...] = ()
    layers: tuple[str, ...] = ()
    evaluation: bool = False  # the bar that shows how the game stands


class Post(NamedTuple):
    """A game that goes to and fro by links: the side played here, and the last link's plies."""

    side: Side
    plies: int


class Table(NamedTuple):
    """One game that is being played or was.

    link: the fragment that opened it, as long as nothing was done to it since.
    setups: for each side BY_HAND, BY_ENGINE (though a person plays it) or a setup's text.
    swap: the second player may take over the first ply, and has not.
    players: the names that a record gave, "" for none. date: when it was begun, as in a record.
    post: it came by a link between two people, and goes on by links.
    id: under which the device keeps it.
    """

    slug: str
    record: Record
    seats: tuple[Seat, Seat] = (PERSON, PERSON)
    flipped: bool = False
    seed: int = 0
    link: str = ""
    setups: tuple[str, str] = (BY_HAND, BY_HAND)
    swap: bool = False
    players: tuple[str, str] = ("", "")
    date: str = ""
    post: Post | None = None
    id: str = ""

    @property
    def game(self) -> Game[Position]:
        """The rules it is played by."""
        return catalog.by_slug(self.slug)

    @property
    def listing(self) -> Listing:
        """The game, with what the page needs besides."""
        return catalog.listing_of(self.slug)

    @property
    def position(self) -> Position:
        """The position being looked at."""
        return self.record.position

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended at the position being looked at; None while it goes on."""
        return outcome(self.game, self.record)

    @property
    def over(self) -> bool:
        """The game has ended at the position being looked at."""
        return self.outcome is not None

    @property
    def seat(self) -> Seat:
        """Who is to make the next ply: an engine too where it sets up for a person."""
        seat = self.seats[self.position.to_move]
        lent = seat == PERSON and self.engine_builds(self.position)
        return STRONGEST.number if lent else seat

    def engine_builds(self, position: Position) -> bool:
        """Whether the side to move was given to the engine to be set up."""
        setup = self.game.setup
        lent = self.setups[position.to_move] == BY_ENGINE
        return lent and setup is not None and setup.going_on(position)

    def given(self, position: Position) -> Move | None:
        """The ply with which the side to move goes on setting up by the text chosen for it."""
        setup, chosen = self.game.setup, self.setups[position.to_move]
        if setup is None or chosen in (BY_HAND, BY_ENGINE):
            return None
        return setup.next_move(position, chosen)

    def by_hand(self, position: Position) -> bool:
        """Whether the side to move is a person's, who makes the ply."""
        persons = self.seats[position.to_move] == PERSON
        return persons and not self.engine_builds(position) and self.given(position) is None


def put(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    """The pair with a side's value replaced."""
    return (pair[0], value) if side else (value, pair[1])


class Screen(NamedTuple):
    """Which page is shown; `slug` is empty at home."""

    kind: Literal["home", "game", "rules", "games"] = "home"
    slug: str = ""


class Frame(NamedTuple):
    """How the app is embedded in another site's page.

    bare: the board alone; bar: with the bar below it. level: of the engine's side, 0 for none.
    side: the reader's; None for both, or against an engine for the one on turn at the start.
    """

    bare: bool = False
    theme: Theme | None = None
    language: Language | None = None
    way: str | None = None  # the colourway of the board
    bar: bool = True
    level: int = 0
    side: Side | None = None
    readonly: bool = False  # nothing can be played by the reader

    def seats(self, mover: Side) -> tuple[Seat, Seat]:
        """Who plays, when the side `mover` is on turn at the start."""
        if self.readonly:
            return (AWAY, AWAY)
        if self.side is None and not self.level:
            return (PERSON, PERSON)
        reader = mover if self.side is None else self.side
        other = self.level or AWAY
        return (PERSON, other) if reader == FIRST else (other, PERSON)


OfflineState: TypeAlias = Literal["none", "saving", "ready", "failed", "update", "unable", "file"]
"""unable: this browser keeps nothing. file: the app is one file, which needs no keeping."""


class Offline(NamedTuple):
    """How far the app is kept for use without a network, in bytes."""

    state: OfflineState = "none"
    loaded: int = 0
    total: int = 0


Purpose: TypeAlias = Literal["ply", "hint"]


class Job(NamedTuple):
    """What the engine is asked: a ply to be played, or a hint."""

    purpose: Purpose
    slug: str
    position: Position
    level: int
    seed: int


class EngineState(NamedTuple):
    """What the engine is to do.

    requested: what a user asked for: a hint, or a ply where another was played before.
    job: the ply that it searches for. analysis: the position that it analyses meanwhile.
    """

    requested: Purpose | None = None
    job: Job | None = None
    analysis: AnalysisJob | None = None


Dialog: TypeAlias = Literal["", "share", "settings", "new", "more", "resign", "agree", "forget"]


Share: TypeAlias = Literal["game", "position"]


OWN: Final = "own"
"""In the dialog for a new game: set up by the text that is typed there."""


class NewGame(NamedTuple):
    """The choices in the dialog for a new game.

    slug: the game that they were made for; of another they say nothing. setups: as a
    table's, or OWN. texts: what was typed for each side. tried: a start with a text that
    cannot be taken. swap: the first ply may be taken over, where a game has that.
    """

    slug: str = ""
    seats: tuple[Seat, Seat] = (PERSON, PERSON)
    setups: tuple[str, str] = (BY_HAND, BY_HAND)
    texts: tuple[str, str] = ("", "")
    tried: bool = False
    swap: bool = False


class Refusal(NamedTuple):
    """A target that was refused, and why."""

    target: Target
    reason: Reason


class Model(NamedTuple):
    """The whole of the app.

    tables: the games that are loaded, the one used last first; each game's first table is on
    its page. library: what the device keeps, of which these are a part.
    picked: the targets clicked for the next move; held: a complete move waiting to be confirmed.
    typed: why the typed move was refused. notice: news that stays until dismissed; the
    one that is passing as well goes with the next navigation: it is about a link.
    hint: the evaluation whose principal variation is advised.
    dark: the system wishes for dark pages. today: as a record's date; zone: minutes by which
    UTC is ahead. shade: the picture's.
    file: the size of the app as one file, in bytes; 0 where there is none to be had.
    installable: the browser offers to install the app.
    """

    base: str = ""
    hash: str = "#/"
    screen: Screen = Screen()
    settings: Settings = Settings()
    tables: tuple[Table, ...] = ()
    library: Library = Library()
    frame: Frame | None = None
    can_share: bool = False
    dark: bool = False
    today: str = ""
    zone: int = 0
    offline: Offline = Offline()
    file: int = 0
    installable: bool = False
    dialog: Dialog = ""
    share: Share = "game"
    shade: PictureTheme | None = None
    code: Code | None = None  # the last QR code that was made
    new_game: NewGame = NewGame()
    touched: bool = False  # the last press was a finger's
    picked: Picked = ()
    held: Move | None = None
    aimed: Target | None = None
    cursor: Target | None = None  # the target that the Tab key enters the board at
    refusal: Refusal | None = None
    typed: Text | None = None
    entered: int = 0  # plies made by a person
    hint: Evaluation | None = None
    engine: EngineState = EngineState()
    evaluations: Evaluations = MappingProxyType({})
    review: Review | None = None
    seed: int = 0  # of the next table
    session: str = ""  # begins the ids of the tables that are laid here
    laid: int = 0  # how many were
    fresh: bool = False
    toast: Text | None = None
    notice: Text | None = None
    passing: Text | None = None

    @property
    def table(self) -> Table | None:
        """The table on the game page; None on other pages."""
        if self.screen.kind != "game":
            return None
        return next((t for t in self.tables if t.slug == self.screen.slug), None)

    def with_engine(self, **changes: Any) -> Model:
        """The model with some fields of `engine` changed."""
        return self._replace(engine=self.engine._replace(**changes))

    @property
    def language(self) -> Language:
        """The language in force."""
        return (self.frame and self.frame.language) or self.settings.language

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return (self.frame and self.frame.theme) or self.settings.theme


def entries_of(table: Table) -> tuple[Entry, ...]:
    """The ways to enter a move now: none while the engine is on turn or the game is over."""
    if table.over or table.seat != PERSON:
        return ()
    return tuple(table.game.entries(table.position))


def partial_of(model: Model) -> Partial:
    """The half-entered move on the table."""
    table = model.table
    if table is None or not entries_of(table):
        return Partial((), frozenset(), None)
    return _partial(table.slug, table.position, model.picked)


@lru_cache(maxsize=8)
def _partial(slug: str, position: Position, picked: Picked) -> Partial:
    """Every region of the page asks for it."""
    return resolve(catalog.by_slug(slug).entries(position), picked)


def flipped(model: Model, table: Table) -> bool:
    """Whether the board is seen from the second player's side."""
    turns = model.settings.turning and table.seats == (PERSON, PERSON)
    return table.flipped != (turns and on_turn(table) == SECOND)


def colourway(settings: Settings, slug: str) -> str:
    """The colourway of a game's board; "" if it has one only."""
    usual = next(iter(catalog.by_slug(slug).colourways), "")
    return dict(settings.ways).get(slug, usual)


def layers_of(settings: Settings, slug: str) -> frozenset[str]:
    """The extra drawings switched on for a game."""
    return frozenset(n for n in catalog.by_slug(slug).layers if f"{slug}.{n}" in settings.layers)


def on_turn(table: Table) -> Side:
    """The side that makes the next ply."""
    side: Side = table.position.to_move
    return side
