"""The puzzles of the pools, and a judge of attempts to solve one."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Final

from tesserae.core import puzzle as core
from tesserae.core.game import Position
from tesserae.core.puzzle.days import FIRST_DAY, number_of_day
from tesserae.core.text import text
from tesserae.games.pools import pool_of, pool_text, retired_of
from tesserae.library.arguments import check, check_pair
from tesserae.library.board import Board
from tesserae.library.errors import GameOver
from tesserae.library.moves import Move
from tesserae.library.names import game_of
from tesserae.library.sentences import sentence_of

_FIRST_DAY: Final = datetime.date(*map(int, FIRST_DAY.split(".")))


@dataclass(frozen=True)
class Ruling:
    """The verdict on a move in a puzzle.

    right: the move keeps what the puzzle asks for; None if only the end of the turn decides that.
    replies: the best resistance or the refutation, as far as known. solved: nothing is left to
    find. why: a sentence on what the replies to a wrong move do, and what it loses.
    """

    right: bool | None
    replies: tuple[Move, ...]
    solved: bool
    why: str = ""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a pool.

    moves: from the start of the game to its position. solution: a line that solves it, the solver's
    move first. difficulty: on the Elo scale. ending: the moves after the solution to the end of the
    game, with best play of both sides; empty where that is far.

    >>> puzzle = puzzles("pyrga", theme="tower")[0]
    >>> puzzle.task
    'White to move and win'
    >>> puzzle.try_move(puzzle.solution[0]).right
    True
    """

    game: str
    number: int
    theme: str
    difficulty: int
    moves: tuple[Move, ...] = field(repr=False)
    solution: tuple[Move, ...] = field(repr=False)
    ending: tuple[Move, ...] = field(repr=False, default=())

    def board(self) -> Board:
        """A board with the position of the puzzle, and the moves that led there."""
        return Board(self.game, moves=self.moves)

    @property
    def task(self) -> str:
        """What the puzzle asks for, in a few words: "White to move and win"."""
        return sentence_of(self._about.task(self._problem), game_of(self.game))

    @property
    def link(self) -> str:
        """The link to the puzzle, to be appended to the address of a Tesserae page."""
        return f"#/{self.game}/puzzle/{self.number}"

    def try_move(self, move: str, board: Board | None = None) -> Ruling:
        """Judges a move of the solver; does not change the board.

        board: the position by now, after right moves and their replies; by default that of the
        puzzle. IllegalMove if the move is not legal.
        """
        board = self.board() if board is None else board
        check(board, Board, "board must be a Board")
        if board.game != self.game or (*board.move_stack[: len(self.moves)],) != self.moves:
            raise ValueError(f"board must come from the board() of puzzle {self.number}")
        if board.is_game_over():
            raise GameOver(sentence_of(text("library.over")))
        after = board.copy()
        after.push(move)
        made = tuple(after.move_stack[len(self.moves) :])
        if made == self.solution[: len(made)]:
            return self._on_the_line(after, self.solution[len(made) :])
        rulings = self._judge.judge(self._problem, board.position, board.number_of(move))
        ruling = next(it for it in rulings if it is not None)
        enough = not game_of(self.game).long_turns and len(made) >= len(self.solution)
        solved = ruling.solved or (bool(ruling.right) and enough)
        replies = [after.push_number(reply) for reply in ruling.replies]
        why = self._why(board, move, ruling) if ruling.right is False else ""
        return Ruling(ruling.right, tuple(replies), solved, why)

    def _why(self, board: Board, move: str, ruling: core.Ruling) -> str:
        """Why a move is wrong; "" if the game gives no reason."""
        game = game_of(self.game)
        told = game.refutation(self._problem, board.position, board.number_of(move), ruling)
        return sentence_of(told, game) if told else ""

    def _on_the_line(self, after: Board, rest: tuple[Move, ...]) -> Ruling:
        """The ruling on a move of the solution. rest: the moves after it."""
        replies: list[Move] = []
        for move in rest:
            if after.turn == self._problem.start.turn:
                break
            replies.append(after.push(move))
        return Ruling(True, tuple(replies), len(replies) == len(rest))

    @cached_property
    def _about(self) -> core.Puzzles[Position]:
        load = game_of(self.game).puzzles
        if load is None:
            raise ValueError(f"no puzzles: {self.game}")
        return load()

    @cached_property
    def _judge(self) -> core.Judge[Position]:
        return self._about.new_judge()

    @cached_property
    def _problem(self) -> core.Problem[Position]:
        return core.Problem(self.board().position, self.theme)

    def __reduce__(self) -> tuple[type[Puzzle], tuple[object, ...]]:
        solved = self.solution, self.ending
        return Puzzle, (self.game, self.number, self.theme, self.difficulty, self.moves, *solved)


def puzzles(
    game: str, theme: str | None = None, difficulty: tuple[int, int] | None = None
) -> list[Puzzle]:
    """The puzzles of a game by their numbers.

    theme: only puzzles of this theme. difficulty: the minimum and the maximum. ValueError, which
    lists all themes, for an unknown one.
    """
    least, most = (0, 100_000) if difficulty is None else check_pair("difficulty", difficulty)
    pool = _pool(game_of(game).slug)
    themes = sorted({it.theme for it in pool})
    if theme is not None and theme not in themes:
        raise ValueError(f"no such theme: {theme!r}; there are {', '.join(themes) or 'none'}")
    return [it for it in pool if theme in (None, it.theme) and least <= it.difficulty <= most]


def puzzle_of_day(game: str, date: datetime.date | None = None) -> Puzzle:
    """The puzzle that the page shows on a day, by default today. It never changes.

    ValueError in a game without puzzles, and for a day before the first, 22 November 2026.
    """
    date = datetime.date.today() if date is None else date
    check(date, datetime.date, "date must be a datetime.date")
    slug = game_of(game).slug
    day = date.toordinal() - _FIRST_DAY.toordinal()
    number = number_of_day(pool_text(slug), day)
    found = next((it for it in _pool(slug) if it.number == number), None)
    if found is None:
        raise ValueError(f"no puzzle of that day: {game}")
    return found


def puzzle_of_number(game: str, number: int) -> Puzzle | None:
    """The puzzle of a number, even if retired; None if there is none."""
    slug = game_of(game).slug
    retired = (_of_pool(slug, it) for it in retired_of(slug))
    return next((it for it in (*_pool(slug), *retired) if it.number == number), None)


@cache
def _pool(game: str) -> tuple[Puzzle, ...]:
    return tuple(_of_pool(game, it) for it in pool_of(game))


def _of_pool(game: str, puzzle: core.Puzzle) -> Puzzle:
    return Puzzle(
        game,
        puzzle.number,
        puzzle.theme,
        puzzle.difficulty,
        tuple(map(Move, puzzle.moves)),
        tuple(map(Move, puzzle.line)),
        tuple(map(Move, puzzle.ending)),
    )
