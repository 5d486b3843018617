"""A table: one game, and who plays it."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, TypeVar

from tesserae.core.entry import Entry
from tesserae.core.game import Game, Move, Outcome, Position, Side
from tesserae.core.record import Record, outcome
from tesserae.games import catalog
from tesserae.games.listing import Listing
from tesserae.search.levels import STRONGEST

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


class Correspondence(NamedTuple):
    """A game played by links: the side played here, and how many plies the last link had."""

    side: Side
    plies: int


class Table(NamedTuple):
    """A game that is being played, or was.

    link: the fragment that opened it, as long as nothing has changed since.
    setups: for each side BY_HAND, BY_ENGINE (though a person plays it) or a setup as text.
    swap: the second player may swap, and has not. players: the names in an imported record,
    "" for none. date: when it was begun, as in a record. correspondence: it is played by
    links between two people. id: under which the device saves it.
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

    @property
    def game(self) -> Game[Position]:
        """The game that is played."""
        return catalog.by_slug(self.slug)

    @property
    def listing(self) -> Listing:
        """The game, with what the page needs besides."""
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
    def seat(self) -> Seat:
        """Who makes the next ply: the engine also where it sets up for a person."""
        seat = self.seats[self.position.to_move]
        lent = seat == PERSON and self.engine_builds(self.position)
        return STRONGEST.number if lent else seat

    def engine_builds(self, position: Position) -> bool:
        """Whether the engine sets up for the side to move."""
        setup = self.game.setup
        lent = self.setups[position.to_move] == BY_ENGINE
        return lent and setup is not None and setup.going_on(position)

    def given(self, position: Position) -> Move | None:
        """The next ply of the setup that was chosen as text for the side to move."""
        setup, chosen = self.game.setup, self.setups[position.to_move]
        if setup is None or chosen in (BY_HAND, BY_ENGINE):
            return None
        return setup.next_move(position, chosen)

    def by_hand(self, position: Position) -> bool:
        """Whether a person makes the next ply."""
        persons = self.seats[position.to_move] == PERSON
        return persons and not self.engine_builds(position) and self.given(position) is None


def put(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    """The pair with a side's value replaced."""
    return (pair[0], value) if side else (value, pair[1])


def on_turn(table: Table) -> Side:
    """The side that makes the next ply."""
    side: Side = table.position.to_move
    return side


def entries_of(table: Table) -> tuple[Entry, ...]:
    """The entries of moves now: none while the engine is on turn or the game is over."""
    if table.over or table.seat != PERSON:
        return ()
    return tuple(table.game.entries(table.position))
