"""Matches between engines and bots, in this process or on many."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeAlias

from tesserae.core.game import FIRST, OPPONENT, Game, Move, Position
from tesserae.core.text import text
from tesserae.library.board import Board, game_of
from tesserae.library.engines.engine import Engine
from tesserae.library.engines.limits import GoLimits, Limit
from tesserae.library.engines.process import Fault
from tesserae.library.engines.ugi import UgiEngine
from tesserae.library.errors import EngineError, IllegalMove
from tesserae.library.matches.elo import Sprt, Strength, strength
from tesserae.library.matches.match import score_line
from tesserae.library.matches.pairs import (
    Contestant,
    GameClock,
    MatchOptions,
    MatchScore,
    Pairing,
    Result,
    pair,
)
from tesserae.library.matches.players import GameHistory, LevelPlayer, LocalPlayer
from tesserae.library.records.node import Record
from tesserae.library.sentences import said
from tesserae.search.levels import LEVELS

Bot: TypeAlias = Callable[[Board], str]
"""A function that gives a move for a board, which it may change."""

Entrant: TypeAlias = Engine | Bot


@dataclass(frozen=True)
class MatchResult:
    """The result of a match, for the first player. `str()` of it is a line to read.

    names: of both. counts: how many pairs of games gave 0, 1/2, 1, 3/2 and 2 points. records: of
    all games in the order in which they were begun. accepted: with a test, 1 if the first
    player is better by elo1 or more, 0 if by elo0 or less, None if it was not decided.
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
        """Games that nobody won."""
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
        """How much stronger the first player is: elo, low and high (95 %), and los."""
        return strength(self.score.counts)

    @property
    def accepted(self) -> int | None:
        """See above."""
        return None if self.sprt is None else self.sprt.accepted(self.score.counts)

    def __str__(self) -> str:
        return said(score_line(self.score, self.names, self.sprt))


def match(
    first: Entrant,
    second: Entrant,
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

    first, second: engines, or functions that take a board and return a move. games: at the
    most, rounded up to an even number. limit: for every move; clocks in it are those of the
    game. jobs: pairs that are played at the same time, each in a process; executor: what plays
    them instead. Then players have to be such as can be pickled. openings: boards to begin
    with, or the number of random moves; the usual ones without it. sprt: the match ends once it
    is decided whether the first player is better by no more than the one number of Elo, or by
    the other or more. on_game: is called with each record. seed: of openings and players.

    A player that makes no legal move in time loses the game. Other errors of a function
    go on to the caller.

    >>> def careless(board):
    ...     return board.legal_moves[0]
    >>> result = match(Engine(level=2), careless, "pyrga", games=4)
    >>> result.wins + result.draws + result.losses, len(result.records)
    (4, 4)
    """
    if games < 1 or jobs < 1:
        raise ValueError("games and jobs must be 1 or more")
    rules, test = game_of(game), None if sprt is None else Sprt(*sprt)
    plies = openings if isinstance(openings, int) else None
    boards = () if openings is None or isinstance(openings, int) else tuple(openings)
    starts = tuple(_history(rules, board) for board in boards)
    limit = limit or Limit()
    options = MatchOptions(seed, plies, _clock(limit), openings=starts)
    entrants = _Entrants(game, (first, second), limit, options)
    score, records = MatchScore(), list[Record]()
    with ExitStack() as stack:
        if executor is None and jobs > 1:
            executor = stack.enter_context(ProcessPoolExecutor(jobs))
        for results in islice(_pairs(entrants, executor, (games + 1) // 2), (games + 1) // 2):
            score = score.after(results)
            for begins, result in zip((0, 1), results, strict=True):
                records.append(_record(rules, entrants.names, begins, result))
                if on_game is not None:
                    on_game(records[-1])
            if test is not None and test.accepted(score.counts) is not None:
                break
    return MatchResult(entrants.names, score, tuple(records), test)


@dataclass(frozen=True)
class _Entrants:
    """Both players of a match, and how they play; it can be pickled if they can be."""

    game: str
    players: tuple[Entrant, Entrant]
    limit: Limit
    options: MatchOptions

    @property
    def names(self) -> tuple[str, str]:
        """What they are called in records; told apart by numbers if need be."""
        one, other = (
            it.name if isinstance(it, Engine) else getattr(it, "__name__", type(it).__name__)
            for it in self.players
        )
        return (f"{one} (1)", f"{other} (2)") if one == other else (one, other)

    def pairing(self) -> Pairing:
        """Both as contestants."""
        game, names = game_of(self.game), self.names
        outside = any(isinstance(it, UgiEngine) for it in self.players)
        limits = {} if self.options.clock else self.limit.as_go()
        one, other = (_player(game, it) for it in self.players)
        for player in (one, other):
            player.clock = time.monotonic if outside else time.process_time
        return Contestant(names[0], one, limits), Contestant(names[1], other, limits)


def _pairs(
    entrants: _Entrants, executor: Executor | None, count: int
) -> Iterator[tuple[Result, Result]]:
    """The results of pairs in their order."""
    if executor is not None:
        futures = [executor.submit(_played_elsewhere, entrants, number) for number in range(count)]
        try:
            yield from (future.result() for future in futures)
        finally:
            for future in futures:
                future.cancel()
        return
    pairing = entrants.pairing()
    for number in range(count):
        yield pair(game_of(entrants.game), pairing, entrants.options, number)


def _played_elsewhere(entrants: _Entrants, number: int) -> tuple[Result, Result]:
    """A pair, in a process of its own; engines that were started for it are ended."""
    try:
        return pair(game_of(entrants.game), entrants.pairing(), entrants.options, number)
    finally:
        for player in entrants.players:
            if isinstance(player, UgiEngine):
                player.close()


def _player(game: Game[Position], entrant: Entrant) -> LevelPlayer | BoardPlayer:
    if type(entrant) is Engine:
        return LevelPlayer(game, next(it for it in LEVELS if it.number == entrant.level))
    return BoardPlayer(game, entrant)


class BoardPlayer(LocalPlayer):
    """An engine or a function as a player."""

    def __init__(self, game: Game[Position], entrant: Entrant) -> None:
        super().__init__()
        self._game = game
        self._entrant = entrant
        self._board = Board(game.slug)

    def begin(self, seed: int) -> None:
        """A new game."""
        super().begin(seed)
        self._board = Board(self._game.slug)
        if isinstance(self._entrant, UgiEngine):
            with _faults():
                self._entrant.new_game(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Its move. Fault if it is not legal, or there is none."""
        if tuple(self._board.move_stack) != history.moves[: self._board.ply]:
            self._board = Board(self._game.slug)
        for move in history.moves[self._board.ply :]:
            self._board.push(move)
        board = self._board.copy()
        with _faults():
            if isinstance(self._entrant, Engine):
                answer: str = self._entrant.play(board, Limit.from_go(limits)).move
            else:
                answer = self._entrant(board)
        try:
            return self._board.number_of(answer)
        except IllegalMove:
            shown = ascii(str(answer)[:20])[1:-1]
            raise Fault(text("match.illegal", move=shown)) from None


@contextmanager
def _faults() -> Iterator[None]:
    """Takes errors of an engine for faults, which lose the game."""
    try:
        yield
    except EngineError as error:
        raise Fault(text("match.error", error=str(error))) from None


def _clock(limit: Limit) -> GameClock | None:
    if limit.first_clock is None:
        return None
    return GameClock(round(1000 * limit.first_clock), round(1000 * (limit.first_inc or 0)))


def _history(game: Game[Position], board: Board) -> GameHistory:
    """The game on a board. ValueError if that is no opening."""
    if board.game != game.slug or board.is_game_over() or board.root() != Board(game.slug):
        raise ValueError(f"an opening is a game of {game.slug} from its start that is not over")
    return GameHistory(board.position, tuple(map(str, board.move_stack)))


def _record(game: Game[Position], names: tuple[str, str], begins: int, result: Result) -> Record:
    """The record of a game. begins: which of the names has the first side."""
    headers = {"First": names[begins][:80], "Second": names[1 - begins][:80]}
    record = Record.from_board(Board(game.slug, moves=result.moves), headers)
    if result.fault is not None and record.variations:
        end = record.end()
        end.comment = said(result.fault)
        lost = FIRST if (result.points == 0) == (begins == 0) else OPPONENT[FIRST]
        end.ending = f"resign{lost + 1}"
    return record
