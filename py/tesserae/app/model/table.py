"""A table: one game, and who plays it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from tesserae.core.entry import Entry, Picked
from tesserae.core.game import Game, Move, Outcome, Position, Side
from tesserae.core.record import Record, outcome
from tesserae.games import catalog
from tesserae.games.listing import Listing
from tesserae.search.levels import STRONGEST

if TYPE_CHECKING:
    from tesserae.app.model.study_history import History
    from tesserae.core.clock import Clock

T = TypeVar("T")

Seat: TypeAlias = int
"""Who plays a side: PERSON, the number of a level, or REMOTE."""

PERSON: Final = 0

ADAPTIVE: Final = 10
"""In a choice of players: the engine at the level that suits the device; see play/adaptive.py."""

REMOTE: Final = -1
"""In a frame: nobody here; the host page may play the side."""

FIRST_OPPONENT: Final = 2
"""The level that new users play first."""

FIRST_SEATS: Final[tuple[Seat, Seat]] = (PERSON, FIRST_OPPONENT)

BY_HAND: Final = ""

BY_ENGINE: Final = "engine"
"""How a side is set up, in games that have a setup; any other value is a setup as text."""


class Correspondence(NamedTuple):
    """A game played by links: the side played here, and the number of plies in the last link.

    theirs: the opponent's conditional replies, concealed, until the side has moved. mine: those
    for the opponent, by the moves since the last link; see sharing/replies.py.
    """

    side: Side
    plies: int
    theirs: str = ""
    mine: str = ""


class Chapter(NamedTuple):
    """A closed chapter of a study.

    id: its permanent name within the study; "" of the one that the study began with. title: "" if
    it has none. flipped, players, date: as a table's.
    """

    id: str
    title: str
    record: Record
    flipped: bool = False
    players: tuple[str, str] = ("", "")
    date: str = ""


class Chapters(NamedTuple):
    """The chapters of a study around the open one, which is the table itself; its id and title.

    name: of the study; "" if it has none of its own.
    """

    id: str = ""
    title: str = ""
    before: tuple[Chapter, ...] = ()
    after: tuple[Chapter, ...] = ()
    name: str = ""


class Table(NamedTuple):
    """A game in progress or finished.

    link: the fragment that opened it, as long as nothing has changed since, else "". setups: for
    each side BY_HAND, BY_ENGINE (though a person plays it) or a setup as text. swap: the second
    player may still swap. players: the names in an imported record, "" if unknown. date: when the
    game began, as in a record. correspondence: set if the game is played by links. id: of the saved
    game. adaptive: the engine plays as the adaptive opponent. counted: its level has taken the
    game's result into account. study: it is analysed, not played: both seats are a person's, and
    plies can be deleted. clock: None without one. chapters: of a study. sent: the number of plies
    of the main line in the link shared from here, before any answer; 0 without one. shown: the
    number of plies in the link last on the screen, to be copied by hand or scanned; 0 without one.
    history: of a study.
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
    correspondence: Correspondence | None = None
    id: str = ""
    adaptive: bool = False
    counted: bool = False
    study: bool = False
    clock: Clock | None = None
    chapters: Chapters = Chapters()
    sent: int = 0
    shown: int = 0
    history: History | None = None

    @property
    def empty(self) -> bool:
        """Whether it has no plies, comments or chapters."""
        said = self.record.plies or self.record.comments or self.history
        return not said and self.chapters == Chapters()

    @property
    def by_link(self) -> bool:
        """Whether it came as a link, or may have been sent as one."""
        return self.correspondence is not None or bool(self.link) or self.sent + self.shown > 0

    @property
    def chosen_seats(self) -> tuple[Seat, Seat]:
        """The chosen players: as `seats`, but ADAPTIVE where the engine adapts."""
        one, other = (ADAPTIVE if self.adaptive and seat > PERSON else seat for seat in self.seats)
        return one, other

    @property
    def game(self) -> Game[Position]:
        """The game."""
        return catalog.by_slug(self.slug)

    @property
    def listing(self) -> Listing:
        """The game's entry in the catalog."""
        return catalog.listing_of(self.slug)

    @property
    def position(self) -> Position:
        """The position at the cursor."""
        return self.record.position

    @property
    def outcome(self) -> Outcome | None:
        """The outcome at the cursor; None while the game goes on."""
        return outcome(self.game, self.record)

    @property
    def over(self) -> bool:
        """Whether the game is over at the cursor."""
        return self.outcome is not None

    @property
    def at_front(self) -> bool:
        """Whether the cursor is at the front: the end of the game, or of the last link.

        In a game played by links, moves tried after the last link are not part of it.
        """
        exchange = self.correspondence
        return self.record.at_end or (exchange is not None and self.record.ply == exchange.plies)

    @property
    def seat(self) -> Seat:
        """Who makes the next ply; the strongest level where the engine sets up for a person."""
        seat = self.seats[self.position.to_move]
        for_person = seat == PERSON and self.engine_builds(self.position)
        return STRONGEST.number if for_person else seat

    @property
    def entered_here(self) -> bool:
        """Whether a person enters the next ply here.

        That is a ply of their own or, when looking back, one in place of the engine's.
        """
        over = self.over
        if over or self.seat == PERSON:
            return not over
        setup = self.game.setup
        building = setup is not None and setup.in_progress(self.position)
        looking_back = not self.record.at_end and PERSON in self.seats
        return looking_back and self.seat > PERSON and not building

    def engine_builds(self, position: Position) -> bool:
        """Whether the engine sets up for the side to move."""
        setup = self.game.setup
        by_engine = self.setups[position.to_move] == BY_ENGINE
        return by_engine and setup is not None and setup.in_progress(position)

    def setup_ply(self, position: Position) -> Move | None:
        """The next ply of the setup text chosen for the side to move; None without one."""
        setup, chosen = self.game.setup, self.setups[position.to_move]
        if setup is None or chosen in (BY_HAND, BY_ENGINE):
            return None
        return setup.next_move(position, chosen)

    def by_hand(self, position: Position) -> bool:
        """Whether a person makes the next ply."""
        persons = self.seats[position.to_move] == PERSON
        return persons and not self.engine_builds(position) and self.setup_ply(position) is None


def put(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    """The pair with a side's value replaced."""
    return (pair[0], value) if side else (value, pair[1])


def on_turn(table: Table) -> Side:
    """The side that makes the next ply."""
    side: Side = table.position.to_move
    return side


@lru_cache(maxsize=4)
def preselected_targets(table: Table) -> Picked:
    """The targets picked automatically for the person on turn."""
    record, side = table.record, table.position.to_move
    positions = record.positions
    own = (n for n in range(record.ply - 1, -1, -1) if positions[n].to_move == side)
    last = next(own, None)
    return table.game.preselection(table.position, None if last is None else record.moves[last])


def entries_of(table: Table) -> tuple[Entry, ...]:
    """The entries that a person may choose: none on the engine's turn, or after the end."""
    return tuple(table.game.entries(table.position)) if table.entered_here else ()
