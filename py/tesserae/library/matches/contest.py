"""Matches between engines and bots, in this process or on many."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import partial
from numbers import Integral
from typing import Final, TypeAlias

from tesserae.core.elo import Sprt, Strength, strength
from tesserae.core.game import Game, Position
from tesserae.core.record.moves import MOST_PLIES
from tesserae.core.text import text
from tesserae.library.arguments import check, check_pair, check_several, check_whole
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.engines.limits import Limit
from tesserae.library.engines.ugi import UgiEngine
from tesserae.library.executors import executor_of
from tesserae.library.matches.bots import BoardPlayer, Bot
from tesserae.library.matches.game_records import record_of
from tesserae.library.matches.pairs import GameClock, MatchOptions, MatchScore
from tesserae.library.matches.players import GameHistory, LevelPlayer, PlayerFactory
from tesserae.library.matches.reports import score_line
from tesserae.library.matches.tournament import Entrant, Fixture, Results, Tournament
from tesserae.library.matches.ugi_player import UgiPlayer
from tesserae.library.names import game_of
from tesserae.library.records.record import Record
from tesserae.library.sentences import sentence_of
from tesserae.search.levels import LEVELS

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 1_000

Player: TypeAlias = Engine | Bot


@dataclass(frozen=True)
class MatchResult:
    """The result of a match, for the first player. `str()` of it is a line to read.

    names: of both. score: of games; its `counts` say how many pairs of games gave 0, 1/2, 1, 3/2
    and 2 points. records: of all games, pair by pair. accepted: with a test, 1 if the first player
    is better by elo1 or more, 0 if by elo0 or less, None if undecided.
    """

    names: tuple[str, str]
    score: MatchScore
    records: tuple[Record, ...] = field(repr=False)
    sprt: Sprt | None = None

    @property
    def wins(self) -> int:
        """Games that the first player won."""
        return self.score.wins

    @property
    def draws(self) -> int:
        """Drawn games."""
        return self.score.draws

    @property
    def losses(self) -> int:
        """Games that the second player won."""
        return self.score.losses

    @property
    def points(self) -> float:
        """Points of the first player: 1 for a win, 1/2 for a draw."""
        return self.score.points

    @property
    def elo(self) -> Strength:
        """How much stronger the first player is: elo, low and high (95 % interval), and los."""
        return strength(self.score.counts)

    @property
    def accepted(self) -> int | None:
        """See above."""
        return None if self.sprt is None else self.sprt.decision(self.score.counts)

    def __str__(self) -> str:
        return sentence_of(score_line(self.score, self.names, self.sprt))


def match(
    first: Player,
    second: Player,
    game: str,
    games: int = 20,
    limit: Limit | None = None,
    *,
    jobs: int = 1,
    openings: Iterable[Board] | int | None = None,
    sprt: tuple[float, float] | None = None,
    on_game: Callable[[Record], object] | None = None,
    seed: int = 0,
    executor: Executor | None = None,
) -> MatchResult:
    """Plays games in pairs: each opening twice, with sides swapped.

    first, second: engines, or functions that take a board and return a move. games: the maximum,
    rounded up to an even number. limit: for every move; clocks in it are those of the game. jobs:
    how many games to play at the same time, each in a process; executor: plays them instead. Both
    need players that can be pickled. openings: boards to begin with, or the number of random moves;
    by default the usual ones. sprt: two numbers of Elo; the match ends once it is decided whether
    the first player is better by at most the one, or by at least the other. on_game: called with
    each record as soon as its game is over. seed: of openings and players.

    A player that makes no legal move in time loses the game. Functions are timed when they return:
    one that never does cannot be stopped (bots in files can, by `tesserae match`). Other errors of
    a function propagate to the caller. TypeError if jobs is more than 1 and a player cannot be
    pickled, such as a lambda or a nested function.

    >>> def careless(board):
    ...     return board.legal_moves[0]
    >>> result = match(Engine(level=2), careless, "pyrga", games=4)
    >>> result.wins + result.draws + result.losses, len(result.records)
    (4, 4)
    """
    check(seed, Integral, "seed must be a whole number")
    check_whole("games", games, 1, MOST_GAMES)
    check_whole("jobs", jobs, 1, MOST_JOBS)
    for name, player in (("first", first), ("second", second)):
        if not isinstance(player, Engine) and (isinstance(player, type) or not callable(player)):
            wanted = "an engine, or a function that takes a board"
            raise TypeError(f"{name} must be {wanted}: {repr(player)[:40]}")
    if on_game is not None and not callable(on_game):
        raise TypeError(f"on_game must be a function that takes a record: {repr(on_game)[:40]}")
    check(executor, (Executor, type(None)), "executor must be a concurrent.futures.Executor")
    rules, test = game_of(game), None if sprt is None else Sprt(*check_pair("sprt", sprt))
    plies, starts = _openings(rules, openings)
    limit = Limit() if limit is None else limit
    check(limit, Limit, "limit must be a Limit")
    options = MatchOptions(seed, plies, _clock(limit), openings=starts)
    names = _names(first, second)
    records, results = dict[Fixture, Record](), Results()
    with ExitStack() as stack:
        if executor is None and jobs > 1:
            _check_pickles(first, second)
        if executor is None:
            executor = stack.enter_context(executor_of(None, jobs))
        limits = {} if options.clock else limit.as_go()
        one, other = (
            Entrant(name, _factory(it, here=executor is None), limits)
            for name, it in zip(names, (first, second), strict=True)
        )
        tournament = Tournament(game, (one, other), (games + 1) // 2, options)
        played = stack.enter_context(closing(tournament.play(executor)))
        for fixture, result in played:
            records[fixture] = record_of(tournament, fixture, result)
            results.add(fixture, result.points)
            if on_game is not None:
                on_game(records[fixture])
            if test is not None and test.decision(results.score(0, 1).counts) is not None:
                break
    in_order = [records[it] for it in tournament.fixtures() if it in records]
    return MatchResult(names, results.score(0, 1), tuple(in_order), test)


def _check_pickles(*players: Player) -> None:
    """TypeError if a player cannot be sent to another process.

    A pool that finds out by itself may hang (python/cpython issue 116685).
    """
    for player in players:
        try:
            pickle.dumps(player)
        except Exception as error:
            name = getattr(player, "__name__", type(player).__name__)
            why = text("match.unpicklable", name=name[:80], error=str(error)[:200])
            raise TypeError(sentence_of(why)) from None


def _names(first: Player, second: Player) -> tuple[str, str]:
    """Their names in records, numbered if they are equal."""
    one, other = (
        it.name if isinstance(it, Engine) else getattr(it, "__name__", type(it).__name__)
        for it in (first, second)
    )
    return (f"{one} (1)", f"{other} (2)") if one == other else (one, other)


def _factory(player: Player, *, here: bool) -> PlayerFactory:
    """A function that makes a player of an engine or a function. here: in this process."""
    if type(player) is Engine:
        return partial(LevelPlayer, level=next(it for it in LEVELS if it.number == player.level))
    if isinstance(player, UgiEngine) and not here:
        return partial(UgiPlayer, command=player.command, options=player.options)
    return partial(BoardPlayer, entrant=player)


def _clock(limit: Limit) -> GameClock | None:
    if limit.first_clock is None:
        return None
    return GameClock(round(1000 * limit.first_clock), round(1000 * (limit.first_inc or 0)))


def _openings(
    game: Game[Position], openings: Iterable[Board] | int | None
) -> tuple[int | None, tuple[GameHistory, ...]]:
    """The number of random moves, and the games of boards; None and none for the usual openings."""
    if openings is None:
        return None, ()
    if isinstance(openings, int | Integral):
        check_whole("openings", openings, 0, MOST_PLIES)
        return int(openings), ()
    check_several("openings", openings, "boards, or a number of moves")
    return None, tuple(_history(game, board) for board in openings)


def _history(game: Game[Position], board: Board) -> GameHistory:
    """The game on a board. ValueError if it is not an opening."""
    check(board, Board, "an opening must be a Board")
    if board.game != game.slug or board.is_game_over() or board.root() != Board(game.slug):
        raise ValueError(f"an opening is a game of {game.slug} from its start that is not over")
    return GameHistory(board.position, tuple(map(str, board.move_stack)))
