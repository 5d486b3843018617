"""The Universal Game Interface: an engine on standard input and output.

One line a command; every answer is flushed at once. Lines are read by a thread
of their own, so that `stop` is heard while the engine thinks.
"""

from __future__ import annotations

import queue
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TextIO

from tesserae.cli.go_limits import parse_go
from tesserae.cli.reading import Refused, number_in, printable
from tesserae.core.errors import BadInput
from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, FIRST, Game, Move, Position
from tesserae.core.perft import perft
from tesserae.core.position import result_for
from tesserae.library.engines.choosing import collection_paused
from tesserae.library.engines.limits import NODES_OF_TURNS, Clock, clock_for, limit_level
from tesserae.library.engines.lines import LONGEST_LINE, Line, Lines, listen
from tesserae.library.engines.preparing import load_engine
from tesserae.search.engine import Engine
from tesserae.search.levels import LEVELS, STRONGEST, Level
from tesserae.search.report import WON, Report
from tesserae.search.time_slicing import TimeSlicer

SLICE: Final = 0.004
"""Seconds of search between two looks at the clock and at the input."""

MOST_LINES: Final = 64
"""The most lines that `MultiPV` may ask for."""

PROVING: Final = 10_000
"""Milliseconds that `exact` takes at most by default."""

HELP: Final = f"""\
All commands of the Universal Game Interface are understood. To note:
  go depth N      N counts plies; in games with turns of several plies, turns: 1 is
                  the turn of the side to move, 2 its opponent's reply as well, and
                  more is the same as 2. There the search ends after
                  {NODES_OF_TURNS:,} nodes, unless nodes is given, too.
  go searchmoves M ...
                  only lines that begin with these moves, at full strength, whatever the
                  level. In games with turns of several plies, turns that begin with one.
  setoption       names of options may be in any case. MultiPV N has go find the best N
                  lines (in games with turns of several plies, turns) at full strength,
                  whatever the level; the moves are proven meanwhile where that can be, and
                  then the plies to the end are counted.
  info            score N unit U: N is in points, of which U are one more of what the game
                  counts (the largest area, tiles, spaces); {WON:,} is a win, and more
                  than that a win in {DECISIVE:,} - N plies.

Further commands:
  legalmoves      all legal moves.
  perft N         nodes K: the number of sequences of exactly N plies. stop ends it
                  with nodes unknown; isready is answered meanwhile.
  fen             the position.
  randomgame SEED the moves of a random game, and its result.
  exact [MS]      where a solver knows the game: the proven value, exact unknown if
                  that takes longer ({PROVING:,} ms if not given) or is stopped.
"""
"""What `ugi --help` says of the protocol."""

_VALUES: Final = ("draw", "win", "loss")
"""The answers of `exact` for the values 0, 1 and -1."""


def serve(game: Game[Position], source: TextIO, sink: TextIO) -> None:
    """Answers commands until `quit` or the end of the input."""
    lines: Lines = queue.Queue()
    threading.Thread(target=listen, args=(source, lines), daemon=True).start()
    load_engine(game)
    session = Session(game, lambda line: print(line, file=sink, flush=True), lines)
    while session.alive:
        session.obey(session.next_line())


class Session:
    """A conversation: the game, its position and the options."""

    def __init__(self, game: Game[Position], say: Callable[[str], None], lines: Lines) -> None:
        self.alive = True
        self._game = game
        self._say = say
        self._lines = lines
        self._deferred: deque[Line | None] = deque()
        self._ending = self._quitting = False
        self._asked_at = self._answered_at = 0.0
        self._position: Position = game.initial()
        self._level = STRONGEST
        self._seed = 0
        self._multipv = 1
        self._commands: Final[dict[str, Callable[[Sequence[str]], None]]] = {
            "ugi": self._ugi,
            "isready": lambda _: say("readyok"),
            "uginewgame": lambda _: self._set(game.initial()),
            "setoption": self._setoption,
            "position": self._set_position,
            "query": self._query,
            "go": self._go,
            "stop": lambda _: None,
            "legalmoves": self._legalmoves,
            "perft": self._perft,
            "fen": lambda _: say(f"fen {game.encode(self._position)}"),
            "randomgame": self._randomgame,
            "quit": lambda _: self._quit(),
        }
        self._engine = Engine()
        if isinstance(game, Solvable):
            self._prover = self._engine.prover(game)
            self._commands["exact"] = self._exact

    def next_line(self) -> Line | None:
        """The next line, those deferred during a search first; None at the end of the input."""
        return self._deferred.popleft() if self._deferred else self._lines.get()

    def obey(self, line: Line | None) -> None:
        """Obeys a line; anything that is not a command is answered with an error."""
        if line is None:
            self._quit()
            return
        self._asked_at = line.at
        if len(line.text) > LONGEST_LINE:
            self._say("error line too long")
            return
        words = line.text.split()
        if not words:
            return
        command = self._commands.get(words[0])
        if command is None:
            self._say(f"error unknown command {printable(words[0])}")
            return
        try:
            command(words[1:])
        except Refused as refused:
            self._say(f"error {refused}")

    def _quit(self) -> None:
        self.alive = False

    def _set(self, position: Position) -> None:
        self._position = position

    def _ugi(self, _: Sequence[str]) -> None:
        self._say(f"id name Tesserae {self._game.slug.capitalize()}")
        self._say("id author the Tesserae authors")
        self._say(
            f"option name level type spin default {STRONGEST.number} min 1 max {STRONGEST.number}"
        )
        self._say("option name seed type spin default 0 min 0 max 999999999")
        self._say(f"option name MultiPV type spin default 1 min 1 max {MOST_LINES}")
        self._say("ugiok")

    def _setoption(self, words: Sequence[str]) -> None:
        match words:
            case ["name", name, "value", value] if name.lower() == "level":
                number = number_in([value], 1, STRONGEST.number)
                self._level = next(level for level in LEVELS if level.number == number)
            case ["name", name, "value", value] if name.lower() == "seed":
                self._seed = number_in([value], 0, 999_999_999)
            case ["name", name, "value", value] if name.lower() == "multipv":
                self._multipv = number_in([value], 1, MOST_LINES)
            case _:
                raise Refused("no such option")

    def _set_position(self, words: Sequence[str]) -> None:
        match words:
            case ["startpos", *rest]:
                position = self._game.initial()
            case ["fen", text, *rest]:
                try:
                    position = self._game.decode(text)
                except BadInput:
                    raise Refused("not a position") from None
            case _:
                raise Refused("position startpos|fen TEXT [moves ...]")
        if rest and rest[0] != "moves":
            raise Refused(f"moves expected, not {printable(rest[0])}")
        self._position = position
        for ply, move in enumerate(rest[1:], 1):
            try:
                self._position = self._position.apply(self._game.parse_move(self._position, move))
            except BadInput:
                raise Refused(f"illegal move {printable(move)} at ply {ply}") from None

    def _query(self, words: Sequence[str]) -> None:
        outcome = self._position.outcome()
        answers = {
            "p1turn": _truth(self._position.to_move == FIRST),
            "gameover": _truth(outcome is not None),
            "result": _result(self._position),
        }
        answer = answers.get(" ".join(words))
        if answer is None:
            raise Refused("query p1turn|gameover|result")
        self._say(f"response {answer}")

    def _legalmoves(self, _: Sequence[str]) -> None:
        moves = self._position.legal_moves()
        texts = sorted(self._game.format_move(self._position, move) for move in moves)
        self._say(" ".join(["legalmoves", *texts]))

    def _perft(self, words: Sequence[str]) -> None:
        self._answer(f"nodes {self._perft_or_unknown(number_in(words, 0, 20))}")

    def _perft_or_unknown(self, depth: int) -> int | str:
        """The number of sequences of that many plies; "unknown" if it was stopped."""
        total, look = 0, time.monotonic() + SLICE
        for count in _perft_parts(self._position, depth):
            total += count
            if time.monotonic() >= look:
                if self._must_stop(Clock(None)):
                    return "unknown"
                look = time.monotonic() + SLICE
        return total

    def _randomgame(self, words: Sequence[str]) -> None:
        rng = random.Random(number_in(words, 0, 10**18))
        position, texts = self._game.initial(), []
        while moves := position.legal_moves():
            move = rng.choice(moves)
            texts.append(self._game.format_move(position, move))
            position = position.apply(move)
        self._say(f"{' '.join(texts)} # {_result(position)}")

    def _go(self, words: Sequence[str]) -> None:
        limits, written = parse_go(words)
        if not self._position.legal_moves():
            self._say("bestmove none")
            return
        root_moves = [self._legal(move) for move in dict.fromkeys(written)]
        level = limit_level(self._level, limits, long_turns=self._game.long_turns)
        clock = clock_for(limits, self._position.to_move, level.seconds)
        with collection_paused():
            steps = self._steps(level, root_moves)
            self._answer(f"bestmove {self._best_move(steps, clock)}")
            del steps  # only now: freeing a search takes up to a quarter of a second

    def _legal(self, written: str) -> Move:
        """Parses a legal move. Refused if it is not legal."""
        try:
            return self._game.parse_move(self._position, written)
        except BadInput:
            raise Refused(f"go: illegal move {printable(written)}") from None

    def _steps(self, level: Level, root_moves: Sequence[Move]) -> Iterator[tuple[Report, ...]]:
        """The level's candidate moves, improving over time; or the best lines, without a level."""
        game, position, seed = self._game, self._position, self._seed
        if self._multipv == 1 and not root_moves:
            return ((report,) for report in self._engine.think(game, position, level, seed))
        found = self._engine.lines(
            game, position, self._multipv, seed, level.limits, root_moves, counting=True
        )
        return (tuple([line.report for line in lines]) for lines in found)

    def _exact(self, words: Sequence[str]) -> None:
        seconds = (number_in(words, 0, 10**9) if words else PROVING) / 1000
        with collection_paused():
            self._answer(f"exact {self._proven_value(seconds)}")

    def _answer(self, line: str) -> None:
        """Says what came of a command that takes time."""
        self._say(line)
        self._answered_at = time.monotonic()

    def _left_of(self, seconds: float) -> float:
        """The rest of a time that began when the command came, or when its turn came."""
        began = max(self._asked_at, self._answered_at)
        return max(0, began + seconds - time.monotonic())

    def _proven_value(self, seconds: float) -> str:
        """The proven value of the position for the side to move."""
        if self._position.outcome() is not None:
            return _VALUES[result_for(self._position, self._position.to_move)]
        end = time.monotonic() + self._left_of(seconds)
        for proof in self._prover.prove(self._position):
            if proof.value is not None:
                return _VALUES[proof.value]
            if time.monotonic() >= end or self._must_stop(Clock(seconds)):
                break
        return "unknown"

    def _best_move(self, steps: Iterator[tuple[Report, ...]], clock: Clock) -> str:
        """The text of the best move."""
        seconds = None if clock.seconds is None else self._left_of(clock.seconds)
        slicer = TimeSlicer(steps, seconds, time.monotonic)
        began, last = time.monotonic(), [(0, 0, slicer.best[0].pv)]
        informed = stopped = False
        while not slicer.finished:
            if stopped := self._must_stop(clock):
                break
            reports = slicer.run(SLICE)
            lines = [(report.depth, report.score, report.pv) for report in reports]
            if lines != last:
                self._inform(reports, time.monotonic() - began)
                last, informed = lines, True
        if not informed:
            self._inform(slicer.best, time.monotonic() - began)
        while clock.endless and not stopped:
            stopped = self._must_stop(clock, wait=0.05)
        return self._game.format_move(self._position, slicer.best[0].pv[0])

    def _must_stop(self, clock: Clock, wait: float = 0) -> bool:
        """Whether the search is to end. What is neither `stop` nor `isready` is deferred.

        `quit` ends the search and those that were deferred, but all of them are answered.
        """
        while not self._ending:
            try:
                line = self._lines.get(block=wait > 0, timeout=wait or None)
            except queue.Empty:
                return False
            command = (line.text if line else "quit").split()[:1]
            if command == ["isready"]:
                self._say("readyok")
                continue
            if command == ["stop"]:
                return True
            self._deferred.append(line)
            self._ending = command == ["quit"]
            self._quitting = self._ending and line is not None
        return clock.endless or self._quitting

    def _inform(self, reports: Sequence[Report], seconds: float) -> None:
        """Says what was found: a line for each of the best moves, if several are asked for."""
        for rank, report in enumerate(reports, 1):
            line = self._game.format_moves(self._position, report.pv)
            multipv = f"multipv {rank} " if self._multipv > 1 else ""
            self._say(
                f"info depth {report.depth} {multipv}score {report.score} "
                f"unit {self._game.unit} nodes {report.nodes} "
                f"time {int(seconds * 1000)} pv {' '.join(line)}"
            )


def _perft_parts(position: Position, depth: int) -> Iterator[int]:
    """Numbers that add up to the perft: one for each position a ply before the last."""
    if depth <= 1:
        yield perft(position, depth)
        return
    for move in position.legal_moves():
        yield from _perft_parts(position.apply(move), depth - 1)


def _result(position: Position) -> str:
    outcome = position.outcome()
    if outcome is None:
        return "none"
    return "draw" if outcome.winner is None else f"p{outcome.winner + 1}win"


def _truth(value: bool) -> str:
    return "true" if value else "false"
