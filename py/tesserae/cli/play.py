"""A game in the terminal, against the engine."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final, NamedTuple

from tesserae.cli.clock import Clock, TimeUp
from tesserae.cli.console import Console
from tesserae.cli.saving import new_path, save
from tesserae.core.clock import time_comment
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.text import text
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.errors import IllegalMove, TesseraeError
from tesserae.library.records.record import Record
from tesserae.library.sentences import sentence_of
from tesserae.search.levels import STRONGEST

COMMANDS: Final = ("help", "moves", "board", "hint", "undo", "position", "save", "quit")


class Table(NamedTuple):
    """The settings of a game: the computer's level, the person's side, and the clock.

    seed: another one gives other games.
    """

    level: int
    side: Side
    seed: int
    clock: Clock | None = None


def play(board: Board, table: Table, console: Console) -> None:
    """Plays until the game is over, the player leaves, or the input ends."""
    Terminal(board, table, console).run()


class Terminal:
    """A board, and a person at the keyboard."""

    def __init__(self, board: Board, table: Table, console: Console) -> None:
        self._board = board
        self._table = table
        self._side, self._clock = table.side, table.clock
        self._console = console
        self._engine = Engine(table.level, table.seed)
        self._adviser = Engine(STRONGEST.number, table.seed)
        self._path = new_path(board.game)
        self._saved: bool | None = None
        self._files: set[Path] = set()
        self._late: Side | None = None
        self._times: list[int] = []

    def run(self) -> None:
        """Plays turn by turn until the end; the game stays saved, whatever ends it."""
        say = self._console.say
        say("cli.welcome", game=self._board.title)
        try:
            self._play_on()
        except KeyboardInterrupt:
            self._console.print("")
            raise
        except TimeUp as up:
            self._console.print("")
            self._late = up.side
            loser, winner = (self._board.side_name(it) for it in (up.side, OPPONENT[up.side]))
            say("cli.time_up", loser=loser, winner=winner)
            self._save()
        finally:
            if self._saved is not None:
                say("cli.saved" if self._saved else "cli.not_saved")
                self._console.print(self._command() if self._saved else self._board.link)

    def _play_on(self) -> None:
        self._show()
        while not self._board.is_game_over():
            if self._board.turn != self._side:
                self._engines_ply()
                continue
            with self._running_clock():
                line = self._console.ask(self._board, COMMANDS)
            if line is None or not self._obey(line.split()):
                return

    def _running_clock(self) -> AbstractContextManager[None]:
        """The clock of the side to move."""
        return self._clock.running(self._board.turn) if self._clock else nullcontext()

    def _show(self) -> None:
        """Shows the board, the clocks, and what to do."""
        board, clock, say = self._board, self._clock, self._console.say
        self._console.show(board)
        if clock:
            white, black = (
                f"{board.side_name(it)} {clock.format_time(it)}" for it in (FIRST, SECOND)
            )
            say("cli.clocks", first=white, second=black)
        if board.is_game_over():
            say("cli.over", what=board.prompt)
        else:
            say("cli.prompt", side=board.side_name(board.turn), what=board.prompt)

    def _obey(self, line: Sequence[str]) -> bool:
        """Carries out a line of input; False if the player quits."""
        match [line[0].lower(), *line[1:]] if line else []:
            case []:
                pass
            case ["quit" | "q"]:
                return False
            case ["help"]:
                self._console.say(f"{self._board.game}.typed.help")
                self._console.say("cli.help")
            case ["moves"]:
                self._console.say("cli.moves", moves=" ".join(self._board.legal_moves))
            case ["board"]:
                self._show()
            case ["undo"]:
                self._undo()
            case ["position"]:
                self._console.print(self._board.position_text)
            case ["hint"]:
                self._tell("cli.hint", self._adviser.play(self._board).move)
            case ["save", *words] if words:
                self._save_as(Path(" ".join(words)).expanduser())
            case _:
                self._play(" ".join(line))
        return True

    def _undo(self) -> None:
        """Takes back to the player's previous ply."""
        board, taken = self._board.copy(), list[Side]()
        while board.ply:
            board.pop()
            taken.append(board.turn)
            if board.turn == self._side:
                break
        else:
            return
        if self._clock:
            self._clock.took_back_plies(taken)
            del self._times[-len(taken) :]
        self._board = board
        self._save()
        self._show()

    def _play(self, written: str) -> None:
        try:
            move = self._board.parse(written)
        except IllegalMove as illegal:
            self._console.print(str(illegal))
            return
        self._saved = self._saved or False
        self._make("cli.own", move)

    def _engines_ply(self) -> None:
        limit = self._clock.limit() if self._clock else None
        with self._running_clock():
            move = self._engine.play(self._board, limit).move
        self._make("cli.reply", move)

    def _make(self, key: str, move: str) -> None:
        """Makes a ply, saves the game, and shows it."""
        if self._clock:
            self._times.append(self._clock.made_ply(self._board.turn))
        self._tell(key, move)
        self._board.push(move)
        self._save()
        self._show()

    def _tell(self, key: str, move: str) -> None:
        self._console.say(key, written=move, words=self._board.describe(move))

    def _save(self) -> None:
        """Saves the game, as soon as the person has played."""
        if self._saved is not None:
            try:
                self._saved = save(self._path, self._record())
            except TesseraeError:  # too long for a record
                self._saved = False

    def _save_as(self, path: Path) -> None:
        if path.exists() and path not in self._files:
            self._console.say("cli.exists", file=str(path))
        elif save(path, self._record()):
            self._files.add(path)
            self._console.say("cli.saved_as", file=str(path))
        else:
            self._console.say("cli.not_written", file=str(path))

    def _record(self) -> Record:
        names = [
            sentence_of(text("seat.person")),
            sentence_of(text("seat.level", level=self._table.level)),
        ]
        first, second = names if self._side == FIRST else names[::-1]
        headers = {"First": first, "Second": second, "Date": time.strftime("%Y.%m.%d")}
        if self._clock:
            headers["TimeControl"] = self._clock.control.header
        record = Record.from_board(self._board, headers)
        for node, left in zip(list(record.mainline())[::-1], self._times[::-1], strict=False):
            node.comment = time_comment(left)
        if self._late is not None and self._board.ply:
            record.end().ending = f"time{self._late + 1}"
        return record

    def _command(self) -> str:
        """The command that continues the saved game."""
        options = [f"--level={self._table.level}", f"--side={self._side + 1}"]
        start = f"--start={self._path}"
        return shlex.join(["tesserae", "play", self._board.game, *options, start])
