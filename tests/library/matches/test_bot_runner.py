"""The bot of the page's lab: what it answers, and how whatever goes wrong is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesserae.library.board import Board
from tesserae.library.matches.bot_runner import LONGEST, BotRunner

START = Board("pyrga").start_text


def asked(runner: BotRunner, *moves: str, game: str = "pyrga", start: str = START) -> Any:
    request = {"game": game, "start": start, "moves": list(moves)}
    return json.loads(runner.choose(json.dumps(request)))


def loaded(source: str) -> BotRunner:
    runner = BotRunner()
    assert json.loads(runner.load(source)) == {}
    return runner


def test_a_bot_answers_with_a_move_of_the_board_that_it_is_asked_about() -> None:
    runner = loaded("def choose(board):\n    return board.legal_moves[-1]")
    first = asked(runner)["move"]
    assert first == Board("pyrga").legal_moves[-1]
    board = Board("pyrga", moves="Tc2s")
    assert asked(runner, "Tc2s") == {"move": board.legal_moves[-1]}
    board.push("Tc1n")
    assert asked(runner, "Tc2s", "Tc1n") == {"move": board.legal_moves[-1]}
    assert asked(runner) == {"move": first}
    other = Board("zaic")
    assert asked(runner, game="zaic", start=other.start_text) == {"move": other.legal_moves[-1]}


def test_what_a_bot_does_to_its_board_is_not_seen_by_the_next_question() -> None:
    runner = loaded(
        "def choose(board):\n    first = board.legal_moves[0]\n    while board.move_stack:\n"
        "        board.pop()\n    board._positions.append(None)\n    return first"
    )
    assert asked(runner, "Tc2s") == {"move": Board("pyrga", moves="Tc2s").legal_moves[0]}
    board = Board("pyrga", moves="Tc2s Tc1n")
    assert asked(runner, "Tc2s", "Tc1n") == {"move": board.legal_moves[0]}


@pytest.mark.parametrize(
    ("source", "error", "line"),
    [
        ("def choose(board):\n    return (", "SyntaxError: '(' was never closed", 2),
        ("import random\n1 / 0", "ZeroDivisionError: division by zero", 2),
        ("choose = 3", "bot.py has no function choose(board).", 0),
        ("raise KeyboardInterrupt", "KeyboardInterrupt", 0),
        ("raise ValueError('x' * 10_000)", "ValueError: " + "x" * 188, 1),
    ],
)
def test_a_file_that_is_no_bot_is_told_with_its_line(source: str, error: str, line: int) -> None:
    answer = json.loads(BotRunner().load(source))
    assert answer == {"error": error, "line": line}


def test_an_error_while_it_plays_names_its_line_and_the_next_question_is_answered() -> None:
    runner = loaded(
        "def choose(board):\n    if board.ply:\n        return board.legal_moves[99]\n"
        "    return 'x'"
    )
    assert asked(runner, "Tc2s") == {"error": "IndexError: tuple index out of range", "line": 3}
    assert asked(runner) == {"move": "x"}


def test_what_is_no_text_is_shown_as_the_answer() -> None:
    runner = loaded("def choose(board):\n    return ['é'] * 1000 if board.ply else None")
    assert asked(runner) == {"move": "None"}
    assert len(asked(runner, "Tc2s")["move"]) == LONGEST
    assert asked(BotRunner()) == {"error": "", "line": 0}
