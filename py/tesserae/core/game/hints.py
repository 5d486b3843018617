"""A game's knowledge for engines, besides its rules."""

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
        """The evaluation of an unfinished position for a side; negated for the other side."""
        return 0

    @property
    def strongest_evaluate(self) -> Callable[[P, Side], int]:
        """The evaluation of the strongest levels, on the same scale; by default `evaluate`."""
        return self.evaluate

    def is_settled(self, position: P) -> bool:
        """Whether nothing is left to gain, so that an engine agrees to a draw.

        By default if its evaluation is close to 0.
        """
        return 2 * abs(self.evaluate(position, FIRST)) < self.unit

    @property
    def unit(self) -> int:
        """Evaluation points per tile, square or whatever the game counts.

        The value of one more of them at the end, all else equal.
        """
        return 1

    def in_units(self, position: P, score: int) -> float:
        """A score of a position as a lead in what the game counts, `unit` points each.

        score: for the side to move, by `evaluate`, far from decided. All leads that people read use
        this scale. A negative score gives the same lead of the other side, negated.
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
        """The move that the lowest level plays instead of its choice, to give beginners a chance.

        By default its choice. Called only in games with long turns.
        """
        return move

    def replace_waiting_move(self, position: P, move: Move) -> Move:
        """The move that the levels above it play instead of a choice that waits for no reason.

        By default their choice. Called only in games with long turns.
        """
        return move

    def beginner_moves(self, position: P) -> Sequence[Move]:
        """The legal moves that a beginner, who knows only the rules, chooses from."""
        return position.legal_moves()

    def distance(self, one: Move, other: Move) -> float:
        """The distance between two moves on the board, from 0 to 1; 0 if the game does not care.

        Weaker levels overlook what is far from where they look.
        """
        return 0.0

    @property
    def error_shares(self) -> Mapping[int, float]:
        """Level number -> the share of its usual errors that it makes in this game.

        A level should score about three points of four against the one below it, as
        `tools.generate.ladder` measures: halve its share if it scores less, double it if more.
        """
        return {}

    @property
    def form_deviation(self) -> float:
        """How much a weaker level varies from game to game, as a standard deviation.

        In doublings of its errors. The larger, the less often the stronger of two levels wins:
        raise it if a level wins nearly all games though its errors are close to the next one's.
        """
        return 1.4

    def after_pass(self, position: P) -> P | None:
        """The position with the other side to move, to see its threats; for analysis only.

        As if the side to move passed, whatever the rules say. None, the default: it makes no sense
        here.
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
        """Loads an opening book for browsing; None if there is none."""
        return None

    @property
    def openings_to_know(self) -> Callable[[], Sequence[str]] | None:
        """Loads lines to train, as the movetext of each chapter of a study; None without any.

        The first move of a chapter is its title, and the first side is the reader's.
        """
        return None

    @property
    def turn_openings(self) -> Callable[[P, Random], Iterator[Sequence[Move] | None]] | None:
        """For long turns: promising beginnings of a turn; None if the game has none.

        An opening is a sequence of legal plies; likely good ones come first, and no two are
        alike. None is yielded in between, as a pause after a few milliseconds. There are no
        openings in positions that are better searched ply by ply. Deterministic, given the
        random numbers.
        """
        return None

    @property
    def follow_ups(self) -> Callable[[Sequence[Move]], Sequence[Move]] | None:
        """The legal moves that may follow an opening; None for all.

        At least one of them.
        """
        return None

    @property
    def play_out(self) -> Callable[[P, Sequence[Move]], P] | None:
        """The position after a whole turn that begins with some moves; None to search for it.

        From the beginning of a turn for which the game has openings. The moves may be a turn
        opening of another position: it makes those that it can, then those that seem best, and in
        replies owed within the turn those that seem worst. Takes less than a millisecond.
        """
        return None
