"""Tournaments: who plays whom, the games to play, and the results so far."""

from __future__ import annotations

from collections.abc import Collection, Generator
from concurrent.futures import Executor
from contextlib import ExitStack
from functools import partial
from itertools import combinations
from typing import NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.games import catalog
from tesserae.library.engines.limits import GoLimits
from tesserae.library.errors import EngineError
from tesserae.library.executors import results_as_completed
from tesserae.library.matches.pairs import (
    Contestant,
    MatchOptions,
    MatchScore,
    Pairing,
    Result,
    game_of_pair,
)
from tesserae.library.matches.players import PlayerFactory
from tesserae.library.matches.reports import set_clocks
from tesserae.library.sentences import sentence_of


class Entrant(NamedTuple):
    """A participant before its player is made; can be pickled if `make` can."""

    name: str
    make: PlayerFactory
    limits: GoLimits

    def contestant(self, game: Game[Position]) -> Contestant:
        """A new player for some games."""
        return Contestant(self.name, self.make(game), self.limits)


class Fixture(NamedTuple):
    """A game of a tournament: the numbers of its opening and of the entrants by side."""

    opening: int
    first: int
    second: int


class Tournament(NamedTuple):
    """Pairs of games, each from one opening and with sides swapped.

    rounds: pairs for each two entrants; in a gauntlet, for the first one and each other.
    """

    game: str
    entrants: tuple[Entrant, ...]
    rounds: int
    options: MatchOptions = MatchOptions()
    gauntlet: bool = False

    def pairings(self) -> list[tuple[int, int]]:
        """The numbers of entrants who play each other."""
        everybody = combinations(range(len(self.entrants)), 2)
        return [it for it in everybody if not self.gauntlet or it[0] == 0]

    def fixtures(self) -> list[Fixture]:
        """All games, round by round: after each, all pairings have played equally often."""
        return [
            Fixture(opening, *order)
            for opening in range(self.rounds)
            for one, other in self.pairings()
            for order in ((one, other), (other, one))
        ]

    def play(
        self, executor: Executor | None = None, known: Collection[Fixture] = ()
    ) -> Generator[tuple[Fixture, Result], None, None]:
        """Plays all games except the known ones; each result is for the first side.

        In this process players are made once; an executor makes them for every game.
        """
        fixtures = [it for it in self.fixtures() if it not in known]
        if executor is not None:
            yield from results_as_completed(partial(_play_elsewhere, self), fixtures, executor)
            return
        with ExitStack() as stack:
            game, seats = catalog.by_slug(self.game), dict[int, Contestant]()
            for number in {seat for fixture in fixtures for seat in fixture[1:]}:
                seats[number] = self.entrants[number].contestant(game)
                stack.callback(seats[number].player.close)
            for fixture in fixtures:
                pairing = seats[fixture.first], seats[fixture.second]
                yield fixture, _play(game, pairing, self.options, fixture.opening)


def _play_elsewhere(tournament: Tournament, fixture: Fixture) -> Result:
    """A game in another process. EngineError, which can be pickled, if a player does not start."""
    game = catalog.by_slug(tournament.game)
    with ExitStack() as stack:
        one, other = (tournament.entrants[it].contestant(game) for it in fixture[1:])
        for contestant in (one, other):
            stack.callback(contestant.player.close)
        try:
            return _play(game, (one, other), tournament.options, fixture.opening)
        except BadInput as bad:
            raise EngineError(sentence_of(bad.text)) from None


def _play(game: Game[Position], pairing: Pairing, options: MatchOptions, opening: int) -> Result:
    set_clocks(pairing)
    return game_of_pair(game, pairing, options, opening)


class Results:
    """The results of games that are over, and the scores that follow from them."""

    def __init__(self) -> None:
        self.points: dict[Fixture, int] = {}
        self._scores: dict[tuple[int, int], MatchScore] = {}

    def add(self, fixture: Fixture, points: int) -> bool:
        """Adds the half points of the first side; True if that completes a pair."""
        self.points[fixture] = points
        opening, *pairing = fixture
        one, other = sorted(pairing)
        begun, swapped = Fixture(opening, one, other), Fixture(opening, other, one)
        if begun not in self.points or swapped not in self.points:
            return False
        pair = Result(self.points[begun]), Result(2 - self.points[swapped])
        self._scores[one, other] = self.score(one, other).after(pair)
        return True

    def score(self, one: int, other: int) -> MatchScore:
        """The score of an entrant against one with a higher number, from complete pairs."""
        return self._scores.get((one, other), MatchScore())
