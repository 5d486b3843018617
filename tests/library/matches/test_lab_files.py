"""The files of the page's lab that are about the library: its examples, and the names it offers."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import tesserae
from tesserae.library.board import Board
from tesserae.library.matches.bots import BotFile
from tesserae.library.names import GAMES

LAB = Path(__file__).parents[3] / "web" / "lab"
EXAMPLES = sorted((LAB / "examples").glob("*.py"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda it: it.stem)
def test_an_example_plays_every_game(path: Path, game: str) -> None:
    random.seed(2)
    bot, board = BotFile(str(path)), Board(game)
    for _ in range(4):
        if not board.is_game_over():
            board.push(bot(board.copy()))


def test_the_examples_are_as_short_as_they_are_said_to_be() -> None:
    lines = {path.stem: len(path.read_text().splitlines()) for path in EXAMPLES}
    assert lines.keys() == {"random", "greedy", "evaluate", "alphabeta"}
    assert max(lines.values()) <= 30


@pytest.mark.parametrize("stem", ["greedy", "evaluate", "alphabeta"])
def test_an_example_that_looks_ahead_wins_at_once_if_it_can(stem: str) -> None:
    bot = BotFile(str(LAB / "examples" / f"{stem}.py"))
    random.seed(1)
    board = Board("pyrga")
    while not board.is_game_over():
        wins = []
        for move in board.legal_moves:
            after = board.copy()
            after.push(move)
            outcome = after.outcome()
            if outcome is not None and outcome.winner == board.turn:
                wins.append(move)
        if wins:
            assert bot(board.copy()) in wins
            return
        board.push(random.choice(board.legal_moves))
    raise AssertionError("nobody could win")


def test_what_is_completed_is_there() -> None:
    offered = json.loads((LAB / "api.json").read_text())
    board = Board("pyrga", moves="Tc2s")
    for name in offered["board"]:
        assert callable(getattr(board, name.removesuffix("()"))) == name.endswith("()"), name
    for name in (*offered["ts"], *offered["tesserae"]):
        assert hasattr(tesserae, name)
