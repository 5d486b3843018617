"""Games in pairs: one opening, both ways round."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tesserae.cli.elo import Counts
from tesserae.cli.openings import opening
from tesserae.cli.players import Asked, Fault, Line, Player
from tesserae.core.game import FIRST, Game, Side
from tesserae.core.text import Text, text

MARGIN: Final = 250
"""Milliseconds by which a move may be late on a busy machine."""


class Seat(NamedTuple):
    """A player under a name. asked: how long it may think for every move, clock or no clock."""

    name: str
    player: Player
    asked: Asked


class GameClock(NamedTuple):
    """Milliseconds for a whole game, and for every move made."""

    base: int
    increment: int


class Terms(NamedTuple):
    """How a match is played.

    plies: random ones in an opening, None for the usual. margin: milliseconds
    by which a move may be late.
    """

    seed: int = 0
    plies: int | None = None
    clock: GameClock | None = None
    margin: int = MARGIN


class Result(NamedTuple):
    """points: for the first of the two seats, 0, 1 or 2 halves. fault: what lost it."""

    points: int
    fault: Text | None = None


class Standing(NamedTuple):
    """What a match has come to, for the first seat. counts: the pairs by points."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    counts: Counts = (0, 0, 0, 0, 0)

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Of the first seat."""
        return self.wins + self.draws / 2

    def after(self, pair: tuple[Result, Result]) -> Standing:
        """With two games more."""
        halves = [result.points for result in pair]
        counts = list(self.counts)
        counts[sum(halves)] += 1
        return Standing(
            self.wins + halves.count(2),
            self.draws + halves.count(1),
            self.losses + halves.count(0),
            tuple(counts),
        )


def pairs(
    game: Game[Any], seats: tuple[Seat, Seat], terms: Terms
) -> Iterator[tuple[Result, Result]]:
    """Pairs without end; in each the first seat begins once, then the second.

    The same terms give the same games, unless a clock has a say.
    """
    number = 0
    while True:
        seed = f"{terms.seed} {number}"
        start = opening(game, terms.plies, seed)
        luck = random.Random(seed).randrange(10**9)
        one, other = (played(game, start, order, terms, luck) for order in (seats, seats[::-1]))
        yield one, other._replace(points=2 - other.points)
        number += 1


def played(
    game: Game[Any], line: Line, seats: tuple[Seat, Seat], terms: Terms, seed: int
) -> Result:
    """The result of one game for the first seat, which has the first side.

    Whoever makes no legal move in time loses.
    """
    table = Table(game, line, terms)
    mover: Side = FIRST
    try:
        for mover in (0, 1):
            seats[mover].player.begin(seed)
        while not table.line.position.outcome():
            mover = table.line.position.to_move
            table.ask(seats[mover])
    except Fault as fault:
        return Result(2 * mover, text("cli.match.fault", name=seats[mover].name, why=fault.text))
    winner = table.line.position.outcome().winner
    return Result(1 if winner is None else 2 * (winner == FIRST))


class Table:
    """A game and its clock."""

    def __init__(self, game: Game[Any], line: Line, terms: Terms) -> None:
        self.line = line
        self._game = game
        self._margin = terms.margin
        self._clock = terms.clock
        self._left = [terms.clock.base] * 2 if terms.clock else []

    def ask(self, seat: Seat) -> None:
        """Has the seat make the next ply. Fault if it is not legal, or too late."""
        position, asked = self.line.position, seat.asked or self._times()
        began = seat.player.now()
        move = seat.player.choose(self.line, asked)
        self._charge(position.to_move, asked, round(1000 * (seat.player.now() - began)))
        if move not in position.legal_moves():
            raise Fault(text("cli.match.illegal", move=str(move)))
        self.line = self.line.further(self._game, move)

    def _times(self) -> Asked:
        """What `go` says of the clock."""
        if self._clock is None:
            return {}
        (first, second), increment = self._left, self._clock.increment
        return {"p1time": first, "p2time": second, "p1inc": increment, "p2inc": increment}

    def _charge(self, side: Side, asked: Asked, spent: int) -> None:
        """Takes the milliseconds of a move from the clock. Fault if there were not as many."""
        allowed = asked.get("movetime", asked.get(f"p{side + 1}time"))
        if allowed is None:
            return
        if spent > allowed + self._margin:
            raise Fault(text("cli.match.late", spent=spent, allowed=allowed))
        if self._clock and "movetime" not in asked:
            self._left[side] = max(0, allowed - spent) + self._clock.increment
