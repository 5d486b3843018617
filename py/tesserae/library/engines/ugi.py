"""UGI engines in processes of their own."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from numbers import Integral
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.text import text
from tesserae.library.arguments import check, check_texts
from tesserae.library.board import Board
from tesserae.library.engines.engine import Analysis, Engine, check_task, numbers_of
from tesserae.library.engines.info import Info, PlayResult, Score, score_of
from tesserae.library.engines.limits import Limit
from tesserae.library.engines.process import GRACE, UNTIMED_PATIENCE, Fault, UgiProcess, illegal
from tesserae.library.errors import EngineError, IllegalMove
from tesserae.library.moves import Move
from tesserae.library.names import game_of
from tesserae.library.sentences import sentence_of

REPORT_INTERVAL: Final = 0.1
"""Seconds after which an analysis repeats its last info, so that you can stop it."""

_FIELD: Final = re.compile(r"\b(depth|nodes|time|multipv|score) (?:cp )?(-?\d{1,12})(?!\S)")


class UgiEngine(Engine):
    """An engine that `Engine.popen_ugi` started. End it with `close`, or by leaving a `with`.

    Its scores are read as points of the game's evaluation, as engines of this package send them,
    and never as proven. Copying or pickling it starts another process.
    """

    def __init__(
        self, command: str | Sequence[str], options: Mapping[str, str | int] | None = None
    ) -> None:
        check(command, Sequence, "command must be a text, or texts")
        check_texts(**{f"command[{n}]": it for n, it in enumerate(command)})
        check({} if options is None else options, Mapping, "options must be names and values")
        self.command = command if isinstance(command, str) else tuple(command)
        self.options = dict(options or {})
        self._analysis: Analysis | None = None
        with _errors():
            self._process = UgiProcess(command)
        try:
            for name, value in self.options.items():
                self.configure(name, value)
        except BaseException:
            self.close()
            raise

    @property
    def name(self) -> str:
        """The name that the engine gives itself."""
        return self._process.name or "UGI"

    def configure(self, name: str, value: str | int) -> None:
        """Sets an option. EngineError if the engine does not have it."""
        check_texts(name=name)
        check(value, (str, Integral), f"value of {name} must be a text or a whole number")
        if name not in self._process.options:
            options = ", ".join(sorted(self._process.options))
            raise EngineError(sentence_of(text("library.no_option", name=name, options=options)))
        self._stop()
        self.options[name] = value
        self._say(f"setoption name {name} value {value}")

    def new_game(self, seed: int) -> None:
        """Announces another game, and sets a seed if the engine has that option."""
        check(seed, Integral, "seed must be a whole number")
        self._stop()
        if "seed" in self._process.options:
            self._say(f"setoption name seed value {seed}")
        self._say("uginewgame")
        with _errors():
            self._process.wait_until_ready()

    def play(
        self,
        board: Board,
        limit: Limit | None = None,
        root_moves: Iterable[str] | None = None,
    ) -> PlayResult:
        """Asks for a move; does not change the board. GameOver if the game is over.

        root_moves: the moves to choose from (`searchmoves`). EngineError if the engine answers too
        late, or with an illegal move.
        """
        check_task(board, limit)
        self._stop()
        for found in self._search(board, limit or Limit(), _format_root_moves(board, root_moves)):
            if isinstance(found, PlayResult):
                return found
        raise EngineError(sentence_of(text("match.gone")))

    def analysis(
        self,
        board: Board,
        limit: Limit | None = None,
        multipv: int | None = None,
        root_moves: Iterable[str] | None = None,
    ) -> Analysis:
        """Analyses a position, without end if there is no limit. GameOver if the game is over.

        One analysis at a time: another analysis, or `play`, stops it. EngineError for several lines
        if the engine has no option MultiPV.
        """
        check_task(board, limit, multipv)
        first = _format_root_moves(board, root_moves)
        self._stop()
        if multipv is not None or "MultiPV" in self._process.options:
            self.configure("MultiPV", multipv or 1)
        self._analysis = Analysis(self._infos(board.copy(), limit, first))
        return self._analysis

    def close(self) -> None:
        """Ends the process."""
        self._process.close()

    def __repr__(self) -> str:
        options = f", options={self.options!r}" if self.options else ""
        return f"Engine.popen_ugi({self.command!r}{options})"

    def __reduce__(self) -> tuple[type[UgiEngine], tuple[object, ...]]:
        return UgiEngine, (self.command, self.options)

    def _infos(
        self, board: Board, limit: Limit | None, root_moves: Sequence[str]
    ) -> Iterator[Info]:
        told = False
        for found in self._search(board, limit, root_moves):
            if isinstance(found, Info):
                yield found
            elif not told:
                yield found.info
            told = True

    def _search(
        self, board: Board, limit: Limit | None, root_moves: Sequence[str]
    ) -> Iterator[Info | PlayResult]:
        """Yields the infos of a search, then the move. Stops the search if the caller drops it."""
        began, last, running = time.monotonic(), None, True
        self._go(board, limit, root_moves)
        try:
            while running:
                line = self._line(board, limit)
                if line is None:
                    if last is not None:
                        yield replace(last, time=time.monotonic() - began)
                    continue
                word, _, rest = line.partition(" ")
                if word == "bestmove":
                    running = False
                    yield _result(board, rest, last, time.monotonic() - began)
                for info in _info(board, line) if word == "info" else ():
                    last = info if info.multipv == 1 else last
                    yield info
        finally:
            if running and not self._process.ended:
                with _errors():
                    self._process.say("stop")
                    self._process.hear("bestmove", GRACE)

    def _line(self, board: Board, limit: Limit | None) -> str | None:
        """The next line; in a search without limit, None if none arrives for a moment."""
        with _errors():
            if limit is None:
                return self._process.line_within(REPORT_INTERVAL)
            return self._process.next_line(_patience(board, limit))

    def _go(self, board: Board, limit: Limit | None, root_moves: Sequence[str]) -> None:
        start = "startpos" if board.root() == Board(board.game) else f"fen {board.start_text}"
        moves = " ".join(["moves", *board.move_stack]) if board.move_stack else ""
        go = {"infinite": ""} if limit is None else limit.as_go()
        self._say(f"position {start} {moves}".strip())
        limits = [f"{name} {value}".strip() for name, value in go.items()]
        self._say(" ".join(["go", *limits, *(["searchmoves", *root_moves] if root_moves else [])]))

    def _stop(self) -> None:
        """Stops an analysis that is still running."""
        if self._analysis is not None:
            self._analysis.stop()
        self._analysis = None

    def _say(self, line: str) -> None:
        with _errors():
            self._process.say(line)


def _result(board: Board, answer: str, last: Info | None, spent: float) -> PlayResult:
    """The result of a `bestmove`. EngineError if the move is not legal."""
    try:
        move = board.parse(answer.partition(" ")[0])
    except IllegalMove:
        raise EngineError(sentence_of(illegal(answer))) from None
    if last is None or last.move != move:
        last = Info(Score(board.game, 0, board.turn), (move,), 0, 0, spent)
    return PlayResult(move, last)


def _format_root_moves(board: Board, root_moves: Iterable[str] | None) -> list[str]:
    """Moves in canonical notation. IllegalMove if one is not legal."""
    position, game = board.position, game_of(board.game)
    return [game.format_move(position, number) for number in numbers_of(board, root_moves)]


def _patience(board: Board, limit: Limit) -> float:
    """The seconds to wait for a line."""
    seconds = limit.time
    if seconds is None:
        seconds = (limit.first_clock, limit.second_clock)[board.turn]
    return UNTIMED_PATIENCE if seconds is None else seconds + GRACE


def _info(board: Board, line: str) -> list[Info]:
    """The info of an `info` line, in a list; empty unless its pv can be played."""
    numbers, _, pv = line.partition(" pv ")
    fields = {name: int(number) for name, number in _FIELD.findall(numbers)}
    ahead, moves = board.copy(), list[Move]()
    for written in pv.split():
        try:
            moves.append(ahead.push(written))
        except IllegalMove:
            break
    if not moves:
        return []
    points = fields.get("score", 0)
    score = score_of(board, points)
    seconds = fields.get("time", 0) / 1000
    depth, nodes = fields.get("depth", 0), fields.get("nodes", 0)
    return [Info(score, tuple(moves), depth, nodes, seconds, fields.get("multipv", 1))]


@contextmanager
def _errors() -> Iterator[None]:
    """Turns the errors of a process into EngineError."""
    try:
        yield
    except (BadInput, Fault) as bad:
        raise EngineError(sentence_of(bad.text)) from None
