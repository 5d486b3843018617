"""A game in words: what to do, what has happened, and how to play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tesserae.core.entry import Picked
from tesserae.core.game.rules import Rules
from tesserae.core.position import OPPONENT, Move, Outcome, P, Played
from tesserae.core.scene import Target
from tesserae.core.text import Text, text

if TYPE_CHECKING:
    from tesserae.core.puzzle import Problem, Puzzles, Ruling
    from tesserae.core.teaching.coach import Coach
    from tesserae.core.teaching.guide import Guide
    from tesserae.core.teaching.lesson import Lesson
    from tesserae.core.teaching.story import Story


class Prompt(NamedTuple):
    """What to do next, in one line, and why.

    confirm: the name of the button that plays the complete move, if "Play it" does not fit.
    """

    what: Text
    why: Text
    confirm: Text | None = None


def outcome_text(slug: str, outcome: Outcome) -> Text:
    """Who won and how: `slug.end.reason.0` or `.1`; a draw is one in every game."""
    if outcome.winner is None:
        return text(f"{slug}.end.nobody")
    return text(f"{slug}.end.{outcome.reason}.{outcome.winner}")


class Telling(Rules[P], Protocol[P]):
    """What people read. The docstrings of defaults name the texts that they need."""

    @property
    def strings(self) -> Mapping[str, Mapping[str, str]]:
        """The game's words: language -> key -> text. Every key begins with the slug."""

    def prompt(self, position: P, picked: Picked) -> Prompt:
        """What to do next; at the end, who won and why.

        By default `slug.do` or, once something is picked, `slug.do.confirm` (without arguments),
        then `slug.why`; at the end `slug.end.0`, `.1` or `.nobody`, then `slug.end.reason.why`.
        The page shows both above the board, and screen readers say the first whenever it changes.
        """
        outcome = position.outcome()
        if outcome is not None:
            winner = "nobody" if outcome.winner is None else outcome.winner
            key = f"{self.slug}.end"
            return Prompt(text(f"{key}.{winner}"), text(f"{key}.{outcome.reason}.why"))
        what = f"{self.slug}.do.confirm" if picked else f"{self.slug}.do"
        return Prompt(text(what), text(f"{self.slug}.why"))

    @property
    def goal(self) -> Text | None:
        """How to win the game, in a few words, for people who have not won it yet."""
        return None

    def result(self, position: P) -> tuple[int, int] | None:
        """Each side's count of what decided the game, or would now; None: nothing is counted."""
        return None

    def describe(self, position: P, move: Move) -> Text:
        """A legal move in words, without its side: "Triangle on b4, pointing at a4".

        By default `slug.move`, with the move's text as {move}. Screen readers read hints and the
        last move in these words.
        """
        return text(f"{self.slug}.move", move=self.format_move(position, move))

    def announce(self, position: P, move: Move) -> Text | None:
        """A sentence about an important legal move: "Black’s Square completes its…"

        It names the side, and replaces the move in words. By default None.
        """
        return None

    def achievement(self, position: P, move: Move) -> str | None:
        """The name of an achievement of a legal move worth celebrating.

        By default None. The page has "tower", "joined" and "destroyed".
        """
        return None

    def describe_turn(
        self,
        plies: Sequence[Played[P]],
        *,
        cut: bool = False,
    ) -> Text | None:
        """A finished turn in a sentence that names the side; with cut, the turn so far.

        By default None: the last ply says enough.
        """
        return None

    def describe_lead(self, position: P, lead: float) -> Text:
        """A lead in an unfinished position in the game's own terms, as part of a sentence.

        lead: of the side to move, as from `in_units`. By default `slug.standing.0` or `.1` for who
        is ahead, or `.level`.
        """
        leader = position.to_move if lead > 0 else OPPONENT[position.to_move]
        return text(f"{self.slug}.standing.{leader if lead else 'level'}")

    def describe_loss(self, position: P, lost: float) -> Text | None:
        """The cost of a turn, in the game's own terms, as part of a sentence: "about 3 squares".

        position: at the beginning of the turn. lost: the loss of lead, as from `in_units`, more
        than 0. The text takes the whole units as `n`, and catalogs may have `key.one` and
        `key.other`; it has no `n` if the loss is less than a unit. By default None: reviews then
        give winning chances, studies points by `unit`.
        """
        return None

    def forced_targets(self, position: P, move: Move) -> tuple[Target, ...] | None:
        """The targets where the other side has to go on after a legal move; () for anywhere.

        By default None: moves do not decide that, or the game is over.
        """
        return None

    def consequence(self, position: P, line: Sequence[Move]) -> Text | None:
        """The consequence of a line of moves in one sentence: "Dark then cuts Light’s area...".

        line: legal moves, a turn of the side to move and, as far as it is known, the other
        side's reply; not empty. By default None: there is nothing to say.
        """
        return None

    def guide(self) -> Guide:
        """Loads the rules page and its words. By default it is empty."""
        from tesserae.core.teaching.guide import Guide

        return Guide((), self.strings)

    @property
    def lesson(self) -> Callable[[], Lesson[P]] | None:
        """Loads the lesson: see core/teaching/lesson.py. By default there is none.

        A game that has one defines a method, here and below.
        """
        return None

    @property
    def coach(self) -> Callable[[], Coach[P]] | None:
        """Loads the coach of a first game: see core/teaching/coach.py. By default none."""
        return None

    @property
    def story(self) -> Callable[[], Story[P]] | None:
        """Loads the story of key moments: see core/teaching/story.py. By default none."""
        return None

    def refutation(
        self,
        problem: Problem[P],
        before: P,
        move: Move,
        ruling: Ruling,
    ) -> Text | None:
        """Why a move in a puzzle is wrong: what the replies do, and what it loses.

        By default None: the page says the consequence, as of any line.
        """
        return None

    @property
    def puzzles(self) -> Callable[[], Puzzles[P]] | None:
        """Loads its puzzles: see core/puzzle. By default there are none."""
        return None
