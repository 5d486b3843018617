"""Everything the page knows, as one immutable value."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tesserae.core.entry import Entry, Partial, Picked, resolve
from tesserae.core.game import SECOND, Game, Move, Outcome, Reason, Side
from tesserae.core.record import Record
from tesserae.core.scene import Target
from tesserae.core.text import Text
from tesserae.games import catalog

Language: TypeAlias = Literal["en", "fr"]
Theme: TypeAlias = Literal["light", "dark", "system"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "system")

Seat: TypeAlias = int
"""Who plays a side: PERSON, or the number of a level."""

PERSON: Final = 0


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


class Table(NamedTuple):
    """One game that is being played or was.

    link: the fragment that opened it, as long as nothing was done to it since.
    """

    slug: str
    record: Record
    seats: tuple[Seat, Seat] = (PERSON, PERSON)
    flipped: bool = False
    seed: int = 0
    link: str = ""

    @property
    def game(self) -> Game[Any]:
        """The rules it is played by."""
        return catalog.by_slug(self.slug)

    @property
    def position(self) -> Any:
        """The position being looked at."""
        return self.record.position

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended at the position being looked at; None while it goes on."""
        ending = self.record.ending
        if ending is None:
            outcome: Outcome | None = self.position.outcome()
            return outcome
        if ending.loser is None:
            return self.game.agreed(self.position)
        return Outcome(1 - ending.loser, "resigned")

    @property
    def over(self) -> bool:
        """The game has ended at the position being looked at."""
        return self.outcome is not None

    @property
    def seat(self) -> Seat:
        """Who is to make the next ply."""
        return self.seats[self.position.to_move]


class Screen(NamedTuple):
    """Which page is shown; `slug` is empty at home."""

    kind: Literal["home", "game", "rules"] = "home"
    slug: str = ""


class Frame(NamedTuple):
    """How the app is embedded in another site's page."""

    bare: bool = False
    theme: Theme | None = None
    language: Language | None = None
    way: str | None = None  # the colourway of the board


OfflineState: TypeAlias = Literal["none", "saving", "ready", "failed", "update"]


class Offline(NamedTuple):
    """How far the app is kept for use without a network, in bytes."""

    state: OfflineState = "none"
    loaded: int = 0
    total: int = 0


class Job(NamedTuple):
    """What the engine is asked: a ply to be played, or a hint."""

    purpose: Literal["ply", "hint"]
    slug: str
    position: Any
    level: int
    seed: int


class Hint(NamedTuple):
    """An advised line, from the position being looked at, and its score for the side on turn."""

    moves: tuple[Move, ...]
    score: int


Dialog: TypeAlias = Literal["", "share", "settings", "new", "more", "resign", "agree"]


Share: TypeAlias = Literal["game", "position"]


class NewGame(NamedTuple):
    """The choices in the dialog for a new game."""

    seats: tuple[Seat, Seat] = (PERSON, PERSON)


class Refusal(NamedTuple):
    """A target that was refused, and why."""

    target: Target
    reason: Reason


class Model(NamedTuple):
    """The whole of the app.

    tables: all games, the one used last first; each game's first table is on its page.
    picked: the targets clicked for the next move; held: a complete move waiting to be confirmed.
    typed: why the typed move was refused. notice: news that stays until dismissed.
    """

    base: str = ""
    hash: str = "#/"
    screen: Screen = Screen()
    settings: Settings = Settings()
    tables: tuple[Table, ...] = ()
    frame: Frame | None = None
    can_share: bool = False
    offline: Offline = Offline()
    dialog: Dialog = ""
    share: Share = "game"
    new_game: NewGame = NewGame()
    picked: Picked = ()
    held: Move | None = None
    aimed: Target | None = None
    cursor: Target = ""  # the target that the Tab key enters the board at
    refusal: Refusal | None = None
    typed: Text | None = None
    hint: Hint | None = None
    hinting: bool = False
    urged: bool = False  # the engine is to play although something was played here before
    thinking: Job | None = None
    seed: int = 0  # of the next table
    fresh: bool = False
    toast: Text | None = None
    notice: Text | None = None

    @property
    def table(self) -> Table | None:
        """The table on the game page; None on other pages."""
        if self.screen.kind != "game":
            return None
        return next((t for t in self.tables if t.slug == self.screen.slug), None)

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
def _partial(slug: str, position: Any, picked: Picked) -> Partial:
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
