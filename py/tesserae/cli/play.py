"""A game in the terminal, against the engine."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TextIO

from tesserae.cli.strings import STRINGS
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Move, Position, Side
from tesserae.core.record import Record
from tesserae.core.text import Text, text
from tesserae.library.diagrams import drawn, standings
from tesserae.library.engines.choosing import choose
from tesserae.library.sentences import Language, language
from tesserae.search.engine import Engine
from tesserae.search.levels import Level
from tesserae.view import strings as page_strings
from tesserae.view.words import Words

LONGEST_LINE: Final = 200


def play(
    game: Game[Position],
    level: Level,
    side: Side,
    chosen: Language,
    source: TextIO,
    sink: TextIO,
) -> None:
    """Plays until the game is over, the player leaves, or the input ends."""
    language(chosen)
    words = Words(chosen, [page_strings.STRINGS, STRINGS, game.strings])
    unicode = (sink.encoding or "").lower().startswith("utf")
    color = sink.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    show = partial(drawn, unicode=unicode, color=color)

    def say(message: Text) -> None:
        print(words(message), file=sink, flush=True)

    Terminal(game, level, side, say, show).run(source)


class Terminal:
    """A record, and somebody at the keyboard."""

    def __init__(
        self,
        game: Game[Position],
        level: Level,
        side: Side,
        say: Callable[[Text], None],
        show: Callable[[Game[Position], Position], str],
    ) -> None:
        self._game = game
        self._level = level
        self._engine = Engine()
        self._side = side
        self._say = say
        self._show = show
        self._record: Record = records.begin(game.initial())

    def run(self, source: TextIO) -> None:
        """Plays turn by turn, until the end."""
        self._say(text("cli.welcome", game=text(f"{self._game.slug}.title")))
        while True:
            self._engines_turn()
            self._say_board()
            self._say(self._prompt())
            if self._record.position.outcome():
                return
            line = source.readline(LONGEST_LINE)
            if not line or not self._obey(line.split()):
                return

    def _say_board(self) -> None:
        """The board, and what each side has."""
        game, position = self._game, self._record.position
        lines = "\n".join(standings(game, position))
        self._say(text("cli.board", board=self._show(game, position), standings=lines))

    def _prompt(self) -> Text:
        prompt = self._game.prompt(self._record.position, ())
        return text("cli.prompt", what=prompt.what, why=prompt.why)

    def _obey(self, line: Sequence[str]) -> bool:
        """Carries out a line of input; False if the player quits."""
        match [word.lower() for word in line]:
            case ["quit" | "q"]:
                return False
            case ["help"]:
                self._help()
            case ["undo"]:
                self._undo()
            case ["position"]:
                self._say(text("cli.position", position=self._game.encode(self._record.position)))
            case ["hint"]:
                self._tell("cli.hint", self._choice())
            case _:
                self._play(" ".join(line))
        return True

    def _help(self) -> None:
        position = self._record.position
        moves = [self._game.format_move(position, move) for move in position.legal_moves()]
        self._say(text(f"{self._game.slug}.typed.help"))
        self._say(text("cli.help", moves=" ".join(moves)))

    def _undo(self) -> None:
        """Back to the player's own ply before."""
        record = records.undo(self._record)
        while record.ply and record.position.to_move != self._side:
            record = records.undo(record)
        if record.position.to_move == self._side:
            self._record = record

    def _play(self, written: str) -> None:
        try:
            move = self._game.parse_move(self._record.position, written)
        except BadInput as bad:
            self._say(bad.text)
            return
        self._record = records.play(self._record, move)

    def _engines_turn(self) -> None:
        position = self._record.position
        while position.to_move != self._side and position.legal_moves():
            move = self._choice()
            self._tell("cli.reply", move)
            self._record = records.play(self._record, move)
            position = self._record.position
            if position.to_move != self._side and position.legal_moves():
                self._say_board()

    def _tell(self, key: str, move: Move) -> None:
        position = self._record.position
        written = self._game.format_move(position, move)
        self._say(text(key, written=written, words=self._game.describe(position, move)))

    def _choice(self) -> Move:
        position, ply = self._record.position, self._record.ply
        game, level = self._game, self._level
        return choose(self._engine, game, position, level, {}, ply, time.monotonic).pv[0]
