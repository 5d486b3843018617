"""What a game may tell an engine, besides its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from tesserae.core.position import FIRST, Move, P, Side

if TYPE_CHECKING:
    from random import Random

    from tesserae.core.exact import Prover
    from tesserae.core.game.opening_book import OpeningBook

DECISIVE: Final = 1_000_000
"""Evaluations stay below this; a search counts wins from here."""


class EngineHints(Protocol[P]):
    """Optional knowledge for engines: every game can be searched without it."""

    def evaluate(self, position: P, side: Side) -> int:
        """The evaluation of an unfinished position for a side; for the other side its negative."""
        return 0

    @property
    def strongest_evaluate(self) -> Callable[[P, Side], int]:
        """The evaluation of the strongest levels, on the same scale; by default `evaluate`."""
        return self.evaluate

    def is_settled(self, position: P) -> bool:
        """Whether nothing is left to gain, so that an engine agrees to a draw.

        By default wherever its evaluation is as good as level.
        """
        return 2 * abs(self.evaluate(position, FIRST)) < self.unit

    @property
    def unit(self) -> int:
        """Evaluation points for one tile, square or whatever the game counts.

        As many as one more of them at the end is worth to the evaluation, all else equal.
        """
        return 1

    def in_units(self, position: P, score: int) -> float:
        """A score of a position as a lead in what the game counts; `unit` points are one of it.

        score: for the side to move, by `evaluate`, far from decided. All leads that people read
        are told on this scale. A negative score gives the same lead of the other side, negative.
        """
        return score / self.unit

    @property
    def odds(self) -> int:
        """Evaluation points per logit: at +odds a side wins 73 % of games.

        `python -m tools.bench.engines.chances` measures it. If it is too small, a review calls
        every slip a blunder; if it is too large, it finds none.
        """
        return 3 * self.unit

    def soften_for_beginner(self, position: P, move: Move) -> Move:
        """The move that the lowest level plays in place of its choice, to give beginners a chance.

        By default its choice. Only games with long turns are asked.
        """
        return move

    def replace_waiting_move(self, position: P, move: Move) -> Move:
        """The move that the levels above it play in place of a choice that waits for no reason.

        By default their choice. Only games with long turns are asked.
        """
        return move

    def beginner_moves(self, position: P) -> Sequence[Move]:
        """The legal moves that a beginner chooses from, who knows nothing but the rules."""
        return position.legal_moves()

    def distance(self, one: Move, other: Move) -> float:
        """How far apart on the board two moves happen: from 0, also where it does not matter, to 1.

        Weaker levels overlook what is far from where they look.
        """
        return 0.0

    @property
    def error_shares(self) -> Mapping[int, float]:
        """For levels by number: what share of their usual errors they make in this game.

        A level should score about three points of four against the one below it, as
        `tools.generate.ladder` measures: halve its share if it scores less, double it if more.
        """
        return {}

    @property
    def form_deviation(self) -> float:
        """How much a weaker level varies from game to game: a standard deviation.

        In doublings of its errors. The larger, the less often the stronger of two levels wins:
        raise it if a level wins nearly all games though its errors are close to the next one's.
        """
        return 1.4

    def after_pass(self, position: P) -> P | None:
        """The position with the other side to move, to see what it threatens; for analysis alone.

        As if the side to move could pass, whatever the rules say. By default None: it makes no
        sense, here or in the whole game.
        """
        return None

    @property
    def endgame_prover(self) -> Callable[[], Prover[P]] | None:
        """Loads a new prover of positions near the end; None if there is none.

        For games that cannot be solved as a whole: `core.exact.Solvable` is for those that can.
        """
        return None

    @property
    def opening_book(self) -> Callable[[], OpeningBook[P]] | None:
        """Loads a book of the first positions, to be browsed; None if there is none."""
        return None

    @property
    def openings_to_know(self) -> Callable[[], Sequence[str]] | None:
        """Loads lines to train, as the movetext of each chapter of a study; None without any.

        The first move of a chapter is its title, and the first side is the reader's.
        """
        return None

    @property
    def turn_openings(self) -> Callable[[P, Random], Iterator[Sequence[Move] | None]] | None:
        """For long turns, promising beginnings of a turn; None if the game has none.

        An opening is a sequence of legal plies; likely good ones come first, and no two are
        alike. None is yielded in between, as a pause after a few milliseconds. There are no
        openings in positions that are better searched ply by ply. Deterministic, given the
        random numbers.
        """
        return None

    @property
    def follow_ups(self) -> Callable[[Sequence[Move]], Sequence[Move]] | None:
        """Of the legal moves after an opening those that may follow it; None for all.

        At least one of them.
        """
        return None

    @property
    def play_out(self) -> Callable[[P, Sequence[Move]], P] | None:
        """The position after a whole turn that begins with some moves; None to search for it.

        From the beginning of a turn, in which the game has openings. Of the moves, which may be a
        turn opening of another position, it makes those that it can; the rest is what seems best,
        and seems worst in replies owed within the turn. Quick: less than a millisecond.
        """
        return None
