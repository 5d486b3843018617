"""Bots: functions that take a board and return a move, as players; and files of Python with one."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Move, Position
from tesserae.core.text import Text, text
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.engines.limits import GoLimits, Limit
from tesserae.library.engines.process import Fault, illegal
from tesserae.library.engines.ugi import UgiEngine
from tesserae.library.errors import EngineError, IllegalMove
from tesserae.library.matches.files import read_file
from tesserae.library.matches.pairs import MARGIN, WALL_FACTOR, allowed_seconds
from tesserae.library.matches.players import GameHistory, LocalPlayer

Bot: TypeAlias = Callable[[Board[Any]], str]
"""A function that returns a move for a board; it may change the board. For one game or any."""

LONGEST_FILE: Final = 1_000_000
"""Maximum length of a file with a bot, in characters."""

_LONGEST: Final = 200
"""Maximum length of a quoted error message."""


class BoardPlayer(LocalPlayer):
    """An engine or a function as a player."""

    def __init__(self, game: Game[Position], entrant: Engine | Bot) -> None:
        super().__init__()
        self._game = game
        self._entrant = entrant
        self._board = Board(game.slug)
        self._waited = 0.0

    def cpu_time(self) -> float:
        """CPU seconds used, plus a fifth of the time spent asleep."""
        return super().cpu_time() + self._waited

    def begin(self, seed: int) -> None:
        """A new game."""
        super().begin(seed)
        self._board = Board(self._game.slug)
        if isinstance(self._entrant, UgiEngine):
            with _faults():
                self._entrant.new_game(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """Its move. Fault if that is illegal or missing."""
        self._board = board_after(self._board, self._game.slug, history.moves)
        board = self._board.copy()
        with _faults():
            if isinstance(self._entrant, Engine):
                answer: object = self._entrant.play(board, Limit.from_go(limits)).move
            else:
                answer = self._answer(self._entrant, board, limits)
        try:
            return self._board.number_of(answer if isinstance(answer, str) else "")
        except IllegalMove:
            raise Fault(illegal(answer)) from None

    def _answer(self, bot: Bot, board: Board, limits: GoLimits) -> object:
        """The move of a function. Fault if it slept: its clock, CPU time, does not see that."""
        allowed, began = allowed_seconds(limits, board.turn), time.monotonic()
        used = time.process_time()
        answer = bot(board)
        spent, used = time.monotonic() - began, time.process_time() - used
        self._waited += max(0.0, spent / WALL_FACTOR - used)
        if allowed is not None and spent > WALL_FACTOR * allowed + MARGIN / 1000:
            late = {"spent": round(1000 * spent), "allowed": round(1000 * allowed)}
            raise Fault(text("match.late", **late))
        return answer


def board_after(
    board: Board[Any] | None, game: str, moves: Sequence[str], start: str | None = None
) -> Board[Any]:
    """A board after some moves; the one before goes on where it can, as replaying takes time."""
    goes_on = board is not None and board.game == game and start in (None, board.start_text)
    if board is None or not goes_on or board.move_stack != [*moves[: board.ply]]:
        board = Board(game, start)
    for move in moves[board.ply :]:
        board.push(move)
    return board


@contextmanager
def _faults() -> Iterator[None]:
    """Turns errors of an engine into faults, which lose the game."""
    try:
        yield
    except EngineError as error:
        raise Fault(text("match.error", error=str(error))) from None


class BotFile:
    """The function `choose` of a file. An error in it is a Fault that names the line.

    BadInput, with the line, if the file fails to run or has no such function.
    """

    def __init__(self, path: str, source: str | None = None) -> None:
        self.path = path
        self.source = read_file(path, LONGEST_FILE) if source is None else source
        # Not under its own name: that may be the name of a module that others need.
        self._module = ModuleType(f"bot {path}")
        self._module.__file__ = path
        self._choose = self._load()

    def __call__(self, board: Board) -> str:
        """Calls `choose`."""
        try:
            answer: str = self._choose(board)
        except (Exception, SystemExit) as error:
            raise Fault(self._where(error)) from None
        return answer

    def _load(self) -> Bot:
        """Runs the file, which can import modules beside it."""
        folder = str(Path(self.path).resolve().parent)
        if folder not in sys.path:
            sys.path.append(folder)
        sys.modules[self._module.__name__] = self._module
        try:
            exec(compile(self.source, self.path, "exec"), vars(self._module))
        except (Exception, SystemExit) as error:
            raise BadInput(self._where(error)) from None
        choose: Bot | None = vars(self._module).get("choose")
        if not callable(choose):
            raise BadInput(text("match.no_bot", file=Path(self.path).name[:80]))
        return choose

    def _where(self, error: BaseException) -> Text:
        """An error with the innermost line of the file that raised it."""
        own = [it for it in traceback.extract_tb(error.__traceback__) if it.filename == self.path]
        line = own[-1].lineno if own else None
        if isinstance(error, SyntaxError) and error.filename == self.path:
            line = error.lineno
        message = str(error.msg if isinstance(error, SyntaxError) else error)
        what = f"{type(error).__name__}: {' '.join(message.split())}".removesuffix(": ")
        lines = self.source.splitlines()
        code = lines[line - 1].strip() if line and line <= len(lines) else ""
        shown = {"code": code[:_LONGEST], "error": what[:_LONGEST]}
        return text("match.bot", file=Path(self.path).name[:80], line=line or 1, **shown)
