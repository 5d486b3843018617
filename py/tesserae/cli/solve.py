"""Puzzles in the terminal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from tesserae.cli.console import Console
from tesserae.core.text import Text, text
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.errors import IllegalMove
from tesserae.library.moves import Move
from tesserae.library.names import game_of
from tesserae.library.puzzle_pools import Puzzle, Ruling
from tesserae.library.sentences import sentence_of

COMMANDS: Final = ("help", "moves", "board", "hint", "again", "solution", "next", "quit")


def solve(puzzles: Sequence[Puzzle], console: Console) -> None:
    """Poses puzzles one after the other, until the last, or the player or the input ends.

    Results are not saved.
    """
    tried = solved = 0
    console.say("cli.solve.welcome", game=puzzles[0].board().title)
    for puzzle in puzzles:
        attempt = Attempt(puzzle, console)
        goes_on = attempt.run()
        tried += attempt.tried
        solved += attempt.solved and not attempt.failed
        if not goes_on:
            break
    else:
        console.say("cli.solve.none_left")
    if tried:
        console.say("puzzle.count", solved=solved, tried=tried)


def choose_puzzles(
    pool: Sequence[Puzzle], rng: random.Random, first: Puzzle | None = None
) -> list[Puzzle]:
    """Random puzzles; the first one may be given."""
    others = [puzzle for puzzle in pool if puzzle != first]
    rng.shuffle(others)
    return others if first is None else [first, *others]


class Attempt:
    """A puzzle, and a person solving it.

    tried: a move was made. failed: a move was wrong, or help was needed.
    """

    def __init__(self, puzzle: Puzzle, console: Console) -> None:
        self.tried = self.failed = self.solved = False
        self._puzzle = puzzle
        self._console = console
        self._board = puzzle.board()
        self._side = self._board.turn

    def run(self) -> bool:
        """Until the next puzzle is asked for; False if the player leaves."""
        puzzle, say = self._puzzle, self._console.say
        theme = sentence_of(text(f"{puzzle.game}.theme.{puzzle.theme}"), game_of(puzzle.game))
        about: Text | str = theme  # a retired puzzle has no difficulty
        if puzzle.difficulty:
            about = text("puzzle.about", theme=theme, difficulty=puzzle.difficulty)
        say("cli.solve.puzzle", number=text("puzzle.number", number=puzzle.number), about=about)
        self._show()
        while True:
            line = self._console.ask(self._board, COMMANDS)
            match (line or "quit").lower().split():
                case []:
                    pass
                case ["quit" | "q"]:
                    return False
                case ["next"]:
                    return True
                case command:
                    self._obey(command, line or "")

    def _show(self) -> None:
        """Shows the board and the task."""
        self._console.show(self._board)
        if not self.solved:
            self._console.say("cli.solve.task", task=self._puzzle.task, what=self._board.prompt)

    def _obey(self, command: Sequence[str], line: str) -> None:
        say = self._console.say
        match command:
            case ["help"]:
                say(f"{self._puzzle.game}.typed.help")
                say("cli.solve.help")
            case ["moves"]:
                say("cli.moves", moves=" ".join(self._board.legal_moves))
            case ["board"]:
                self._show()
            case ["again"]:
                self.solved = False
                self._board = self._puzzle.board()
                self._show()
            case ["solution"]:
                self._tell_solution()
            case _ if self.solved:
                say("cli.solve.done")
            case ["hint"]:
                self.failed = True
                move = self._next_move()
                say("cli.hint", written=move, words=self._board.describe(move))
            case _:
                self._try(line.strip())

    def _next_move(self) -> Move:
        """The next move of the solution, or what the strongest level plays off its line."""
        puzzle = self._puzzle
        made = tuple(self._board.move_stack[len(puzzle.moves) :])
        if made == puzzle.solution[: len(made)] and len(made) < len(puzzle.solution):
            return puzzle.solution[len(made)]
        return Engine().play(self._board).move

    def _tell_solution(self) -> None:
        """Shows the solution, and the board after it."""
        self.failed = self.failed or not self.solved
        self.solved = True
        self._console.say("puzzle.shown")
        self._board = self._puzzle.board()
        for move in self._puzzle.solution:
            self._make(move)
        self._show()

    def _try(self, written: str) -> None:
        try:
            move = self._board.parse(written)
        except IllegalMove as illegal:
            self._console.print(str(illegal))
            return
        self.tried = True
        ruling = self._puzzle.try_move(move, self._board)
        before = self._board.copy()
        self._make(move)
        for reply in ruling.replies:
            self._make(reply)
        if ruling.right is False:
            self._refuse(ruling, before)
        else:
            self._go_on(ruling)

    def _refuse(self, ruling: Ruling, before: Board) -> None:
        """After a wrong move: shows its refutation, and takes it back, with its turn."""
        self.failed = True
        self._console.show(self._board)
        if ruling.why:
            self._console.say("puzzle.wrong.why", why=ruling.why)
        else:
            self._console.say("puzzle.wrong.plain")
        one_ply = not game_of(before.game).long_turns
        self._board = before if one_ply else self._puzzle.board()
        self._console.say("cli.solve.again")
        self._show()

    def _go_on(self, ruling: Ruling) -> None:
        """After a move that is right, or may be."""
        self.solved = ruling.solved
        while not (self.solved or self._board.is_game_over() or self._board.turn == self._side):
            self._make(Engine().play(self._board).move)
        if ruling.right or ruling.solved:
            self._console.say("puzzle.solved" if ruling.solved else "puzzle.go_on")
        self._show()
        if ruling.solved:
            self._console.say("cli.solve.done")

    def _make(self, move: str) -> None:
        """Makes a ply, and says it."""
        key = "cli.ply" if self._board.turn == self._side else "cli.answer"
        self._console.say(key, written=move, words=self._board.describe(move))
        self._board.push(move)
