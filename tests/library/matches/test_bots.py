"""Files with bots: what they return, and how an error in them is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.text import Text
from tesserae.games.catalog import by_slug
from tesserae.library.board import Board
from tesserae.library.engines.process import Fault
from tesserae.library.matches.bots import BoardPlayer, BotFile
from tesserae.library.matches.players import GameHistory
from tesserae.library.strings import STRINGS
from tesserae.view.words import Words

PYRGA = by_slug("pyrga")


def said(message: Text) -> str:
    return Words("en", [STRINGS])(message)


def bot(folder: Path, source: str) -> BotFile:
    file = folder / "mybot.py"
    file.write_text(source, "utf-8")
    return BotFile(str(file))


def fault(folder: Path, source: str) -> str:
    with pytest.raises(Fault) as caught:
        BoardPlayer(PYRGA, bot(folder, source)).choose(GameHistory(PYRGA.initial()), {})
    return said(caught.value.text)


def refusal(folder: Path, source: str) -> str:
    with pytest.raises(BadInput) as caught:
        bot(folder, source)
    return said(caught.value.text)


@pytest.mark.parametrize(
    "answer", ["board.legal_moves[1]", "str(board.legal_moves[1])", "[board.push('Tc2s')][0]"]
)
def test_a_bot_returns_a_move_or_its_text_and_may_change_its_board(
    answer: str, tmp_path: Path
) -> None:
    player = BoardPlayer(PYRGA, bot(tmp_path, f"def choose(board):\n    return {answer}\n"))
    history = GameHistory(PYRGA.initial())
    move = player.choose(history, {})
    assert move in history.position.legal_moves()
    assert player.choose(history.play(PYRGA, move), {}) if "push" not in answer else True


def test_a_bot_can_import_what_lies_beside_it_and_use_dataclasses(tmp_path: Path) -> None:
    (tmp_path / "beside_a_bot.py").write_text("NUMBER = 2")
    source = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "from beside_a_bot import NUMBER\n@dataclass\nclass Plan:\n    number: int\n"
        "def choose(board):\n    return board.legal_moves[Plan(NUMBER).number]\n"
    )
    board = Board("pyrga")
    assert bot(tmp_path, source)(board) == board.legal_moves[2]


def test_a_bot_called_like_a_module_does_not_take_its_place(tmp_path: Path) -> None:
    file = tmp_path / "random.py"
    file.write_text("def choose(board):\n    return board.legal_moves[0]\n")
    BotFile(str(file))
    import random

    assert random.Random(1).random() < 1


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (
            "def choose(board):\n    return board.legal_moves[99]\n",
            "mybot.py, line 2: IndexError: tuple index out of range (return board.legal_moves[99])",
        ),
        (
            "def deep(board):\n    return 1 // 0\ndef choose(board):\n    return deep(board)\n",
            "mybot.py, line 2: ZeroDivisionError: integer division or modulo by zero "
            "(return 1 // 0)",
        ),
        (
            "def choose(board):\n    board.push('Zz9')\n",
            "mybot.py, line 2: IllegalMove: Zz9: A move is S, T or C and a space, such as Sb2 or "
            "Tc3n. (board.push('Zz9'))",
        ),
        (
            "import sys\ndef choose(board):\n    sys.exit()\n",
            "mybot.py, line 3: SystemExit (sys.exit())",
        ),
        ("def choose():\n    pass\n", None),
        ("def choose(board):\n    pass\n", "None is not a legal move."),
        ("def choose(board):\n    return 7\n", "7 is not a legal move."),
        ("def choose(board):\n    return '\\n'\n", "\\n is not a legal move."),
    ],
)
def test_an_error_while_playing_is_a_fault_with_its_line(
    source: str, sentence: str | None, tmp_path: Path
) -> None:
    told = fault(tmp_path, source)
    assert told == sentence if sentence else "takes 0 positional arguments" in told


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("def choose(board)\n    pass\n", "mybot.py, line 1: SyntaxError: expected ':'"),
        ("x = 1\nimport no_such_module\n", "mybot.py, line 2: ModuleNotFoundError"),
        ("x = 1\n\n1 / 0\n", "mybot.py, line 3: ZeroDivisionError: division by zero (1 / 0)"),
        ("exit()\n", "mybot.py, line 1: SystemExit"),
        ("\0", "mybot.py, line 1: "),
        ("def chose(board):\n    pass\n", "mybot.py has no function choose(board)."),
        ("choose = 3\n", "mybot.py has no function choose(board)."),
        ("#" * 1_000_001, "This file is too long: "),
    ],
)
def test_a_file_that_cannot_be_run_is_refused_with_the_line(
    source: str, sentence: str, tmp_path: Path
) -> None:
    assert refusal(tmp_path, source).startswith(sentence)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.py"):
        with pytest.raises(BadInput):
            BotFile(str(path))
