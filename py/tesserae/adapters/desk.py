"""Games and puzzles for language models, which play them by calls.

Every answer has the whole state: the board as text, and whose move it is; the legal moves only on
request, as arenas want to see whether a model knows the rules. A refusal adds a sentence.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from tesserae.core.text import text
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.engines.limits import Limit
from tesserae.library.errors import GameOver, IllegalMove, TesseraeError
from tesserae.library.names import game_of
from tesserae.library.puzzle_pools import Puzzle, puzzles
from tesserae.library.rules_text import rules
from tesserae.library.sentences import sentence_of
from tesserae.search.levels import LEVELS

MOST_GAMES: Final = 100
"""Maximum number of games; beyond that the least recently used one is dropped."""

LONGEST_TEXT: Final = 20_000
"""Maximum length of moves and positions from outside."""

MOST_SECONDS: Final = 20
"""Maximum seconds of an analysis."""

HARDEST: Final = 100_000
"""More than the difficulty of any puzzle."""

MOST_LINES: Final = 5
"""Maximum number of lines of an analysis."""


@dataclass
class Seat:
    """A game or puzzle in progress."""

    board: Board
    puzzle: Puzzle | None = None
    solved: bool = False


class Desk:
    """The games of one connection, by number. Raises TesseraeError for bad requests."""

    def __init__(self) -> None:
        self._seats: OrderedDict[int, Seat] = OrderedDict()
        self._numbers = count(1)

    def rules(self, game: str) -> dict[str, Any]:
        """The rules of a game with its notation, as text."""
        return {"game": game_of(game).slug, "rules": rules(game)}

    def new_game(self, game: str, moves: str = "", position: str = "") -> dict[str, Any]:
        """Begins a game, after some moves or from a position text."""
        _check(moves=moves, position=position)
        return self._add(Seat(Board(game, position or None, moves)))

    def new_puzzle(self, game: str, least: int = 0, most: int = HARDEST) -> dict[str, Any]:
        """Poses the first puzzle in a range of difficulty that was not posed yet."""
        _check_number("most", most, 0, HARDEST)
        _check_number("least", least, 0, most)
        posed = {seat.puzzle for seat in self._seats.values()}
        for puzzle in puzzles(game, difficulty=(least, most)):
            if puzzle not in posed:
                return self._add(Seat(puzzle.board(), puzzle))
        raise TesseraeError(sentence_of(text("desk.no_puzzle")))

    def state(self, number: int, *, list_moves: bool = False) -> dict[str, Any]:
        """The state of a game; `move` is the last one. list_moves: include the legal moves."""
        seat = self._seat(number)
        board = seat.board
        outcome = board.outcome()
        told: dict[str, Any] = {
            "id": number,
            "game": board.game,
            "board": str(board),
            "standings": board.standings(),
            "position": board.position_text,
            "move": str(board.peek()) if board.ply else None,
            "moves": [str(move) for move in board.move_stack],
            "to_move": None if outcome else board.side_name(board.turn),
            "prompt": board.prompt,
            "result": board.result(),
            "outcome": None if outcome is None else str(outcome),
        }
        if seat.puzzle is not None:
            task = {"task": seat.puzzle.task, "difficulty": seat.puzzle.difficulty}
            told["puzzle"] = {**task, "solved": seat.solved}
        if list_moves:
            told["legal_moves"] = [str(move) for move in board.legal_moves]
        return told

    def picture(self, number: int) -> str:
        """The board of a game as an SVG file."""
        return self._seat(number).board.svg()

    def play(self, number: int, move: str) -> dict[str, Any]:
        """Makes a move. In a puzzle only if it is right; then makes the reply as well."""
        _check(move=move)
        seat = self._seat(number)
        if seat.puzzle is None or seat.solved:
            seat.board.push(move)
            return self.state(number)
        ruling = seat.puzzle.try_move(move, seat.board)
        if ruling.right is False:
            replies = " ".join(ruling.replies)
            refuted = text("desk.refuted", move=move[:20], replies=replies)
            raise IllegalMove(
                sentence_of(refuted if replies else text("desk.wrong", move=move[:20]))
            )
        for made in (move, *ruling.replies):
            seat.board.push(made)
        seat.solved = ruling.solved
        return self.state(number)

    def reply(self, number: int, level: int = 3) -> dict[str, Any]:
        """Makes a level play the next move; `move` is that move."""
        board = self._seat(number).board
        if board.is_game_over():
            raise GameOver(sentence_of(text("library.over")))
        _check_number("level", level, 1, len(LEVELS))
        board.push(Engine(level).play(board).move)
        return self.state(number)

    def undo(self, number: int) -> dict[str, Any]:
        """Takes back the last move."""
        seat = self._seat(number)
        least = len(seat.puzzle.moves) if seat.puzzle else 0
        if seat.board.ply <= least:
            raise TesseraeError(sentence_of(text("desk.no_move")))
        seat.board.pop()
        seat.solved = False
        return self.state(number)

    def analyse(self, number: int, seconds: float = 2.0, lines: int = 3) -> dict[str, Any]:
        """The best lines in `analysis`, the best first, each with a score in words."""
        board = self._seat(number).board
        _check_number("seconds", seconds, 0, MOST_SECONDS)
        _check_number("lines", lines, 1, MOST_LINES)
        found = Engine().analyse(board, Limit(time=seconds), multipv=lines)
        analysis = [
            {
                "move": str(info.move),
                "line": [str(move) for move in info.pv],
                "score": str(info.score),
                "chance": round(info.score.chance(), 3),
                "proven": info.score.proven,
                "words": board.describe_score(info.score),
            }
            for info in found
        ]
        return {**self.state(number), "analysis": analysis}

    def _add(self, seat: Seat) -> dict[str, Any]:
        number = next(self._numbers)
        self._seats[number] = seat
        while len(self._seats) > MOST_GAMES:
            self._seats.popitem(last=False)
        return self.state(number)

    def _seat(self, number: int) -> Seat:
        if number not in self._seats:
            raise TesseraeError(sentence_of(text("desk.no_game", id=number)))
        self._seats.move_to_end(number)
        return self._seats[number]


def _check(**texts: str) -> None:
    for name, given in texts.items():
        if len(given) > LONGEST_TEXT:
            raise TesseraeError(sentence_of(text("desk.long", name=name, n=LONGEST_TEXT)))


def _check_number(name: str, number: float, least: int, most: int) -> None:
    """TesseraeError if a number is out of range."""
    if not least <= number <= most:
        raise TesseraeError(sentence_of(text("desk.number", name=name, least=least, most=most)))
