"""The engines of this package: they play as the levels of the page do, and analyse."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from numbers import Integral
from typing import TYPE_CHECKING, Final, overload

from tesserae.core.exact import Solvable
from tesserae.core.game import Move
from tesserae.core.text import text
from tesserae.library.arguments import check, check_several, check_whole
from tesserae.library.board import Board
from tesserae.library.engines.choosing import choose, collection_paused
from tesserae.library.engines.info import Info, PlayResult, score_of
from tesserae.library.engines.limits import Limit, clock_for, limit_level
from tesserae.library.errors import GameOver
from tesserae.library.names import game_of
from tesserae.library.sentences import sentence_of
from tesserae.search import engine as search
from tesserae.search.levels import ANALYSIS_SEED, LEVELS, PLIES, STRONGEST, seed_of
from tesserae.search.multipv.findings import Line
from tesserae.search.report import Report

if TYPE_CHECKING:
    from typing import Self

    from tesserae.library.engines.ugi import UgiEngine


MOST_LINES: Final = 100_000
"""More lines than there are legal moves."""


class Analysis(Iterator[Info]):
    """An analysis that runs while you iterate over it, until it ends or you stop it.

    multipv: the latest info of each line, the best one first.
    """

    def __init__(self, infos: Iterator[Info]) -> None:
        self._infos = infos
        self.multipv: list[Info] = []
        self.stopped = False

    @property
    def info(self) -> Info | None:
        """The latest info of the best line; None if there is none yet."""
        return self.multipv[0] if self.multipv else None

    def __next__(self) -> Info:
        if self.stopped:
            raise StopIteration
        info = next(self._infos)
        at = min(info.multipv - 1, len(self.multipv))
        self.multipv[at : at + 1] = [info]
        return info

    def stop(self) -> None:
        """Stops the analysis; iterating over it then ends."""
        if not self.stopped:
            self.stopped = True
            close = getattr(self._infos, "close", None)
            if close is not None:
                close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()


class Engine:
    """An engine for all games.

    level: from 1, for beginners, to 5; analysis is always at full strength. seed: an integer; it
    then plays the same moves in every run, unless time decides. Without it every engine plays
    differently.

    >>> with Engine(level=1, seed=7) as engine:
    ...     engine.play(Board("pyrga")).move in Board("pyrga").legal_moves
    True

    You can copy and pickle engines; the copy does not know the games in progress.
    """

    def __init__(self, level: int = STRONGEST.number, seed: int | None = None) -> None:
        check(level, Integral, f"level must be a number from 1 to {STRONGEST.number}")
        levels = {it.number: it for it in LEVELS}
        check(0 if seed is None else seed, Integral, "seed must be a whole number")
        if level not in [*levels]:
            raise ValueError(f"no such level: {level!r}; there are 1 to {STRONGEST.number}")
        self.level = level
        self.seed = seed
        self._level = levels[level]
        self._seed = random.randrange(PLIES) if seed is None else seed
        self._engine = search.Engine()

    @staticmethod
    def popen_ugi(
        command: str | Sequence[str], options: Mapping[str, str | int] | None = None
    ) -> UgiEngine:
        """Starts a UGI engine in a process of its own; it has the same methods.

        options: UGI options to set. EngineError if the engine does not start or answer.
        """
        from tesserae.library.engines.ugi import UgiEngine

        return UgiEngine(command, options)

    @property
    def name(self) -> str:
        """The engine's name in records: "Level 3"."""
        return sentence_of(text("seat.level", level=self.level))

    def play(
        self,
        board: Board,
        limit: Limit | None = None,
        root_moves: Iterable[str] | None = None,
    ) -> PlayResult:
        """Chooses a move; does not change the board. GameOver if the game is over.

        limit: by default the time that the level takes on the page. root_moves: choose the best of
        these, at full strength. IllegalMove if one is not legal.
        """
        check_task(board, limit)
        if root_moves is not None:
            found = self.analyse(board, limit or Limit(time=self._level.seconds), 1, root_moves)[0]
            return PlayResult(found.move, found)
        game = game_of(board.game)
        limits = {} if limit is None else limit.as_go()
        seed = seed_of(self._seed, board.ply)
        began = time.monotonic()
        level, position = self._level, board.position
        report = choose(self._engine, game, position, level, limits, seed, time.monotonic)
        sees_all = level.number == STRONGEST.number  # the others overlook replies
        proven = sees_all and report.decided
        info = info_of(board, report, time.monotonic() - began, proven=proven)
        return PlayResult(info.move, info)

    @overload
    def analyse(
        self,
        board: Board,
        limit: Limit,
        multipv: None = None,
        root_moves: Iterable[str] | None = None,
    ) -> Info: ...

    @overload
    def analyse(
        self,
        board: Board,
        limit: Limit,
        multipv: int,
        root_moves: Iterable[str] | None = None,
    ) -> list[Info]: ...

    def analyse(
        self,
        board: Board,
        limit: Limit,
        multipv: int | None = None,
        root_moves: Iterable[str] | None = None,
    ) -> Info | list[Info]:
        """Analyses a position within a limit. GameOver if the game is over.

        multipv: the number of lines, the best one first; there may be fewer. root_moves: the moves
        that lines may begin with; by default all.

        >>> len(Engine().analyse(Board("zaic"), Limit(nodes=500), multipv=3))
        3
        """
        check(limit, Limit, "limit must be a Limit")
        with self.analysis(board, limit, multipv, root_moves) as analysis, collection_paused():
            for _ in analysis:
                pass
        return analysis.multipv[0] if multipv is None else analysis.multipv

    def analysis(
        self,
        board: Board,
        limit: Limit | None = None,
        multipv: int | None = None,
        root_moves: Iterable[str] | None = None,
    ) -> Analysis:
        """Analyses a position; yields every few milliseconds, without end if there is no limit.

        It ends by itself once the position is proven or fully searched. With a limit of nodes or
        plies it only searches: a proof would not keep to it. With several lines, each has an info
        of its own; once they are proven, plies to wins and losses are counted (`score.win_in`).
        GameOver if there is no move, IllegalMove for one among root_moves.
        """
        check_task(board, limit, multipv)
        first = numbers_of(board, root_moves)
        game = game_of(board.game)
        go = {} if limit is None else limit.as_go()
        within = limit_level(STRONGEST, go, long_turns=game.long_turns).limits
        seconds = clock_for(go, board.turn, math.inf).seconds
        time_left, board = math.inf if seconds is None else seconds, board.copy()
        if multipv is None and not first:
            reports = self._engine.analyse(game, board.position, ANALYSIS_SEED, within)
            proving = isinstance(game, Solvable) and within == STRONGEST.limits
            return Analysis(_infos(board, reports, time_left, proving=proving))
        lines = self._engine.lines(
            game, board.position, multipv or 1, ANALYSIS_SEED, within, first, counting=True
        )
        return Analysis(_infos_of_lines(board, lines, time_left))

    def close(self) -> None:
        """Does nothing here; ends an engine in a process of its own."""

    def quit(self) -> None:
        """The same as `close`."""
        self.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def __repr__(self) -> str:
        seed = "" if self.seed is None else f", seed={self.seed}"
        return f"Engine(level={self.level}{seed})"

    def __reduce__(self) -> tuple[type[Engine], tuple[object, ...]]:
        return Engine, (self.level, self.seed)


def _infos(
    board: Board, reports: Iterator[Report], seconds: float, *, proving: bool
) -> Iterator[Info]:
    """The infos of reports, until they end or time is up. proving: stop at a proof."""
    began, report = time.monotonic(), None
    for report in reports:
        spent = time.monotonic() - began
        yield info_of(board, report, spent, proven=report.decided)
        if spent >= seconds:
            return
    if report is not None and proving:
        yield info_of(board, report, time.monotonic() - began, proven=True)


def _infos_of_lines(
    board: Board, several: Iterator[Sequence[Line]], seconds: float
) -> Iterator[Info]:
    """The infos of several lines, until they end or time is up."""
    began = time.monotonic()
    for lines in several:
        spent = time.monotonic() - began
        for rank, line in enumerate(lines, 1):
            info = info_of(board, line.report, spent, proven=line.proven)
            yield replace(info, multipv=rank)
        if spent >= seconds:
            return


def info_of(board: Board, report: Report, spent: float, *, proven: bool) -> Info:
    """The info of a report on a board's position."""
    score = score_of(board, report.score, proven=proven)
    line = board.copy()
    pv = tuple(line.push_number(move) for move in report.pv)
    return Info(score, pv, report.depth, report.nodes, spent)


def numbers_of(board: Board, root_moves: Iterable[str] | None) -> list[Move]:
    """The core's numbers of moves, without duplicates. ValueError if there are none."""
    if root_moves is None:
        return []
    check_several("root_moves", root_moves, "moves")
    numbers = [board.number_of(move) for move in root_moves]
    if not numbers:
        raise ValueError("root_moves holds no move")
    return list(dict.fromkeys(numbers))


def check_task(board: Board, limit: Limit | None, multipv: int | None = None) -> None:
    """Refuses a limit or number of lines that no engine supports."""
    check_goes_on(board)
    check(limit, (Limit, type(None)), "limit must be a Limit")
    if multipv is not None:
        check_whole("multipv", multipv, 1, MOST_LINES)


def check_goes_on(board: Board) -> None:
    """GameOver if the game is over. TypeError if it is not a board."""
    check(board, Board, "board must be a Board")
    if board.is_game_over():
        raise GameOver(sentence_of(text("library.over")))
