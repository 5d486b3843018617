"""The interface that every game meets, and its vocabulary.

A *position* is an immutable situation. A *move* is one atomic choice, a *ply*
one applied move; a *turn* is a run of plies by one side. An *outcome* is a
winner and a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from random import Random
    from typing import Self

    from tesserae.core.entry import Entry
    from tesserae.core.guide import Section
    from tesserae.core.ladder import Step
    from tesserae.core.scene import Marks, Scene, Target
    from tesserae.core.text import Text

Side: TypeAlias = int
"""FIRST or SECOND, the order in which the players begin."""

FIRST: Final = 0
SECOND: Final = 1

Move: TypeAlias = int
"""A move; what the number means is the game's own affair."""

DECISIVE: Final = 1_000_000
"""Evaluations stay below this; a search counts wins from here."""


class Outcome(NamedTuple):
    """How a game ended: the winner (None: a draw) and a reason the game has words for."""

    winner: Side | None
    reason: str


class Position(Protocol):
    """An immutable, hashable situation of a game."""

    @property
    def to_move(self) -> Side:
        """Who makes the next ply. Several plies in a row may be one side's."""

    @property
    def turn(self) -> Side:
        """Whose turn it is: the side to move, unless it only owes a reply within the other's."""

    def legal_moves(self) -> Sequence[Move]:
        """All legal moves in a fixed order; empty exactly when the game is over."""

    def apply(self, move: Move) -> Self:
        """The position after `move`, which must be legal."""

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on."""


class Reason(NamedTuple):
    """Why a target is refused: the rule in words, and the spaces at fault."""

    text: Text
    faults: tuple[Target, ...] = ()


class Prompt(NamedTuple):
    """What the player on turn is to do, in one line, and why."""

    what: Text
    why: Text


class Stock(NamedTuple):
    """A kind of piece in a player's supply, or a piece in play: the target that picks it.

    left: how many of the kind are left; None where nothing is used up. note: what else
    there is to say of it. turns: `Game.turned` turns it while it is picked.
    """

    target: Target
    name: Text
    left: int | None
    icon: Scene
    turns: bool = False
    note: Text | None = None


class Panel(NamedTuple):
    """What a player has: the score in words and as small pictures, and the supply."""

    score: Text
    badges: tuple[Scene, ...]
    stocks: tuple[Stock, ...]


P = TypeVar("P", bound=Position)
Q_contra = TypeVar("Q_contra", bound=Position, contravariant=True)


class Ready(NamedTuple):
    """A ready-made setup for a side: its name, and its text."""

    name: Text
    text: str


class Setup(Protocol[Q_contra]):
    """A game's setup as plies in which each side builds something of its own.

    What a side builds has a text, the same whichever side it is. Whoever is
    given the text can build it, ply by ply, whatever the other side does.
    """

    @property
    def ready(self) -> Sequence[Ready]:
        """The ready-made ones that people choose from."""

    @property
    def book(self) -> Sequence[str]:
        """Texts of good ones, for an engine to choose from; the best first."""

    def going_on(self, position: Q_contra) -> bool:
        """Whether the setup is not over yet."""

    def next_move(self, position: Q_contra, text: str) -> Move | None:
        """The ply with which the side to move goes on building what the text says.

        None if the setup is over, or if what the side has built so far is
        something else. BadInput if nothing can be built from the text at all.
        """

    def picture(self, text: str, side: Side) -> Scene:
        """What a side builds from the text, as it sees it; BadInput if that is nothing."""

    def written(self, position: Q_contra, side: Side) -> str:
        """The text of what a side has built; "" unless the setup is just over."""


class Game(Protocol[P]):
    """The one object that a game's folder exports; it holds no state.

    Every text from outside comes in through `decode` and `parse_move`; both
    refuse with BadInput.
    """

    def __hash__(self) -> int:
        """There is one object for each game, so that what is made of it can be remembered."""

    @property
    def slug(self) -> str:
        """The game's name in links, in file names and in keys of texts."""

    @property
    def rules(self) -> int:
        """The version of its rules: another has other legal moves, or counts otherwise."""

    @property
    def strings(self) -> Mapping[str, Mapping[str, str]]:
        """The game's words: language -> key -> text. Every key begins with the slug."""

    @property
    def colourways(self) -> Sequence[str]:
        """Names of the board's looks, the usual one first; empty if there is one only.

        `board_css` selects by the attribute data-way of an element around the
        board; the text `slug.way.name` says it in words.
        """

    @property
    def layers(self) -> Sequence[str]:
        """Names of extra drawings that can be switched on; `slug.layer.name` says them in words."""

    @property
    def swaps(self) -> bool:
        """The first move decides much: the second player may be let take it over."""

    @property
    def foreseen(self) -> bool:
        """What a move does is best seen before it is played; a finger then plays it twice."""

    @property
    def long_turns(self) -> bool:
        """Turns are of many plies, to be thought of as wholes."""

    @property
    def drafts(self) -> Callable[[P, Random], Iterator[Sequence[Move] | None]] | None:
        """For long turns, what a search may begin from; None if the game has nothing to offer.

        Drafts of a turn, likely good ones first and no two alike: each the legal
        plies that it begins with. None comes in between, after a few milliseconds'
        work. There are none at all where all that may be done is better tried ply
        by ply. Chance comes from the random numbers alone.
        """

    @property
    def setup(self) -> Setup[P] | None:
        """How the sides build what they play with; None if the start position has it all.

        The texts `slug.setup.ready` and `slug.setup.side.0` and `.1` name the
        ready-made ones and what each side builds.
        """

    @property
    def unit(self) -> int:
        """What the evaluation counts for one of what the game is about: a tile, a square."""

    @property
    def odds(self) -> int:
        """The evaluation at which a side seems to win by odds of e to 1, as 73 times in 100."""

    @property
    def ladder(self) -> Sequence[Step]:
        """How strong the levels are, from the second on; empty if nobody has measured it."""

    @property
    def board_css(self) -> str:
        """The look of the game's styles, in the design tokens' colours."""

    def initial(self) -> P:
        """The start position."""

    def showcase(self) -> P:
        """A telling position, for the picture on the home page."""

    def encode(self, position: P) -> str:
        """The canonical text of a position; safe in a URL, at most 200 characters."""

    def decode(self, text: str) -> P:
        """The position of a canonical text. Refuses what is malformed or cannot be reached."""

    def format_move(self, position: P, move: Move) -> str:
        """The one text of a legal move, ASCII without spaces."""

    def parse_move(self, position: P, text: str) -> Move:
        """The legal move that has this text (surrounding spaces and case forgiven)."""

    def entries(self, position: P) -> Sequence[Entry]:
        """Every way to enter every legal move; no two alike."""

    def scene(self, position: P, marks: Marks) -> Scene:
        """The board. With marks.offered or marks.picked, the ghost of a half-entered move."""

    def turned(self, position: P, picked: tuple[Target, ...]) -> tuple[Target, ...]:
        """The half-entered move with its piece turned; `picked` itself if nothing turns."""

    def panel(self, position: P, side: Side, picked: tuple[Target, ...] = ()) -> Panel:
        """What one player has; `picked` if he is entering a move."""

    def why_not(self, position: P, picked: tuple[Target, ...], target: Target) -> Reason | None:
        """The rule that keeps `target` from being clicked after `picked`.

        None if it is offered, and if it is no target of the game at all.
        """

    def prompt(self, position: P, picked: tuple[Target, ...]) -> Prompt:
        """What is to be done next; at the end, who won and why."""

    def describe(self, position: P, move: Move) -> Text:
        """A legal move in words, without saying whose it is: "Triangle on b4, pointing west"."""

    def agreed(self, position: P) -> Outcome | None:
        """The outcome if the players agreed to end the game here; None where they may not."""

    def evaluate(self, position: P, side: Side) -> int:
        """How good an unfinished position is for a side; for the other side the negative."""

    def standing(self, position: P, score: int) -> Text:
        """A score of an unfinished position in the game's own terms, as part of a sentence.

        score: for the side to move, by `evaluate`, far from decided.
        """

    def guide(self) -> Sequence[Section]:
        """The rules page."""
