"""Games in pairs: one opening, played with both sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.elo import Counts
from tesserae.core.game import FIRST, SECOND, Game, Position, Side
from tesserae.core.text import Text, text
from tesserae.library.engines.limits import GoLimits
from tesserae.library.engines.process import Fault
from tesserae.library.matches.openings import opening
from tesserae.library.matches.players import GameHistory, Player
from tesserae.search.even_opening import game_seed

MARGIN: Final = 250
"""Milliseconds by which a move may be late on a busy machine."""


WALL_FACTOR: Final = 5
"""A bot may take this many times its CPU time by the wall clock: a busy machine slows it, but one
that sleeps or waits is late."""


class Contestant(NamedTuple):
    """A player with a name. limits: for every move, clock or no clock; {} to obey the clock."""

    name: str
    player: Player
    limits: GoLimits


class GameClock(NamedTuple):
    """Milliseconds for the whole game, and the increment for every move made."""

    base: int
    increment: int


Pairing: TypeAlias = tuple[Contestant, Contestant]
"""The two contestants of a match, or of a game in the order of play."""


class MatchOptions(NamedTuple):
    """How a match is played.

    plies: random ones in an opening; None for the usual number. margin: milliseconds by which a
    move may be late. openings: played in turn instead of random ones.
    """

    seed: int = 0
    plies: int | None = None
    clock: GameClock | None = None
    margin: int = MARGIN
    openings: Sequence[GameHistory] = ()


class PlyTime(NamedTuple):
    """Milliseconds that a ply took, and those left on the clock after it, if there is one."""

    spent: int
    left: int | None = None


class Result(NamedTuple):
    """The result of a game.

    points: half points of the first contestant, 0 to 2. fault: why it was forfeited. moves: their
    texts from the start. times: of the plies after the opening; None where time is not limited.
    """

    points: int
    fault: Text | None = None
    moves: tuple[str, ...] = ()
    times: tuple[PlyTime | None, ...] = ()


class MatchScore(NamedTuple):
    """The score of a match, for the first contestant. counts: the pairs by points."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    counts: Counts = (0, 0, 0, 0, 0)

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Of the first contestant."""
        return self.wins + self.draws / 2

    def after(self, pair: tuple[Result, Result]) -> MatchScore:
        """The score after one more pair."""
        halves = [result.points for result in pair]
        counts = list(self.counts)
        counts[sum(halves)] += 1
        return MatchScore(
            self.wins + halves.count(2),
            self.draws + halves.count(1),
            self.losses + halves.count(0),
            tuple(counts),
        )


def allowed_seconds(limits: GoLimits, side: Side) -> float | None:
    """The seconds that a side has for its move; None without a limit."""
    milliseconds = limits.get("movetime", limits.get(f"p{side + 1}time"))
    return None if milliseconds is None else milliseconds / 1000


def pair(
    game: Game[Position], pairing: Pairing, options: MatchOptions, number: int
) -> tuple[Result, Result]:
    """The n-th pair; the first contestant begins one game, the second the other.

    The same options give the same games, unless time is limited.
    """
    one, other = (game_of_pair(game, order, options, number) for order in (pairing, pairing[::-1]))
    return one, other._replace(points=2 - other.points)


def game_of_pair(
    game: Game[Position], pairing: Pairing, options: MatchOptions, number: int
) -> Result:
    """The result of a game of the n-th pair, for the contestant that begins it."""
    seed = f"{options.seed} {number}"
    if options.openings:
        start = options.openings[number % len(options.openings)]
    else:
        start = opening(game, options.plies, seed)
    return play_game(game, start, pairing, options, game_seed(seed))


def play_game(
    game: Game[Position],
    history: GameHistory,
    pairing: Pairing,
    options: MatchOptions,
    seed: int,
) -> Result:
    """The result of one game for the first contestant, which has the first side.

    A side loses if it does not make a legal move in time.
    """
    timed = TimedGame(game, history, options)
    side: Side = FIRST
    try:
        for side in (FIRST, SECOND):
            pairing[side].player.begin(seed)
        while (outcome := timed.history.position.outcome()) is None:
            side = timed.history.position.to_move
            timed.play_ply(pairing[side])
    except Fault as fault:
        why = text("match.fault", name=pairing[side].name, why=fault.text)
        return Result(2 * side, why, timed.history.moves, tuple(timed.times))
    points = 1 if outcome.winner is None else 2 * (outcome.winner == FIRST)
    return Result(points, None, timed.history.moves, tuple(timed.times))


class TimedGame:
    """A game and its clock. times: of the plies made so far."""

    def __init__(self, game: Game[Position], history: GameHistory, options: MatchOptions) -> None:
        self.history = history
        self.times: list[PlyTime | None] = []
        self._game = game
        self._margin = options.margin
        self._clock = options.clock
        self._left = [options.clock.base] * 2 if options.clock else []

    def play_ply(self, contestant: Contestant) -> None:
        """The contestant makes the next ply. Fault if it is not legal, or too late."""
        position, limits = self.history.position, contestant.limits or self._clock_limits()
        began = contestant.player.now()
        move = contestant.player.choose(self.history, limits)
        spent = round(1000 * (contestant.player.now() - began))
        time = self._charge(position.to_move, limits, spent)
        if move not in position.legal_moves():
            raise Fault(text("match.illegal", move=str(move)))
        self.history = self.history.play(self._game, move)
        self.times.append(time)

    def _clock_limits(self) -> GoLimits:
        """The clock as arguments of `go`."""
        if self._clock is None:
            return {}
        (first, second), increment = [max(0, it) for it in self._left], self._clock.increment
        return {"p1time": first, "p2time": second, "p1inc": increment, "p2inc": increment}

    def _charge(self, side: Side, limits: GoLimits, spent: int) -> PlyTime | None:
        """Takes the milliseconds of a move off the clock. Fault if fewer were left.

        Time overdrawn within the margin stays on the clock: you get the margin only once.
        """
        allowed = limits.get("movetime", limits.get(f"p{side + 1}time"))
        if allowed is None:
            return None
        if self._clock is not None and "movetime" not in limits:
            allowed = self._left[side]
        if spent > allowed + self._margin:
            raise Fault(text("match.late", spent=spent, allowed=max(0, allowed)))
        if self._clock is None or "movetime" in limits:
            return PlyTime(spent)
        self._left[side] = allowed - spent + self._clock.increment
        return PlyTime(spent, max(0, self._left[side]))
