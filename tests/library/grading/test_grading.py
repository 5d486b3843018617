"""Bots are graded in a process of their own, whatever they do there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tesserae.cli.main import main
from tesserae.core.errors import BadInput
from tesserae.core.game import Move
from tesserae.games import catalog
from tesserae.library.engines.process import Fault
from tesserae.library.grading.grade import grades
from tesserae.library.grading.isolated import IsolatedBot
from tesserae.library.grading.limits import BotLimits
from tesserae.library.matches.players import GameHistory
from tests.tiers import some

PYRGA = catalog.by_slug("pyrga")

QUICK = BotLimits(0.2)
PATIENT = BotLimits(5.0)

CHANCE = "import random\n\n\ndef choose(board):\n    return random.choice(board.legal_moves)\n"

DREAMER = """
import random


def choose(board):
    print("a line that nobody reads")
    for move in random.sample(board.legal_moves, len(board.legal_moves)):
        dream = board.copy()
        dream.push(move)
        while not dream.is_game_over():
            dream.push(random.choice(dream.legal_moves))
        if dream.outcome().winner == board.turn:
            return move
    return move
"""


def written(folder: Path, body: str) -> str:
    """A bot whose function has a body, or a whole file."""
    source = body if "def choose" in body else f"def choose(board):\n    {body}\n"
    (folder / "bot.py").write_text(source)
    return str(folder / "bot.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bot").mkdir()
    (tmp_path / "secret.txt").write_text("answers")
    return tmp_path / "bot"


@contextmanager
def begun(folder: Path, body: str, limits: BotLimits = PATIENT) -> Iterator[IsolatedBot]:
    """A bot that has begun a game of Pyrga."""
    bot = IsolatedBot(PYRGA, written(folder, body), limits)
    try:
        bot.begin(1)
        yield bot
    finally:
        bot.close()


def first_move(bot: IsolatedBot) -> Move:
    return bot.choose(GameHistory(PYRGA.initial()), {})


def fault_of(folder: Path, body: str, limits: BotLimits = PATIENT) -> str:
    """Why a bot loses its first game."""
    with begun(folder, body, limits) as bot, pytest.raises(Fault) as caught:
        first_move(bot)
    why = caught.value.text
    return f"{why.key} {dict(why.args).get('error', '')}".strip()


def test_an_endless_loop_ends(folder: Path) -> None:
    assert fault_of(folder, "while True: pass", QUICK) == "grade.late"
    waiting = "import threading; threading.Event().wait()"
    assert fault_of(folder, waiting, QUICK._replace(patience=0.3)) == "grade.late"


def test_memory_is_limited(folder: Path) -> None:
    body = "return [bytearray(1 << 24) for _ in range(1000)]"
    assert "MemoryError" in fault_of(folder, body, BotLimits(5.0, 256))


def test_a_process_that_ends_loses_and_another_one_begins(folder: Path) -> None:
    assert fault_of(folder, "import os; os._exit(0)") == "match.bot_gone"
    body = f"import os\n\n\n{CHANCE}".replace("    ret", "    os._exit(0)\n    ret")
    with begun(folder, body) as bot:
        for _ in range(2):
            bot.begin(1)
            with pytest.raises(Fault):
                first_move(bot)


REFUSED = {
    "open('../secret.txt').read()": "may not be read",
    "__import__('os').listdir('..')": "may not be read",
    "open('own.txt', 'w')": "writing files",
    "__import__('os').open('own.txt', 65)": "writing files",
    "__import__('os').remove('bot.py')": "os.remove",
    "__import__('os').system('true')": "os.system",
    "__import__('subprocess').run(['true'])": "subprocess.Popen",
    "__import__('socket').socket()": "socket.",
    "__import__('tesserae').Engine(5)": "engines and proofs",
    "__import__('tesserae').prove(board)": "engines and proofs",
    "__import__('tesserae.games.pyrga.engine.early')": "engines and proofs",
    "board._game.prover()": "engines and proofs",
    "1 / 0": "line 2: ZeroDivisionError",
    "__import__('sys').exit()": "SystemExit",
}


@pytest.mark.parametrize("call", some(REFUSED, quick=4, share=1))
def test_what_would_not_be_fair_loses_the_game(folder: Path, call: str) -> None:
    told = fault_of(folder, f"return {call}")
    assert told.startswith("match.error"), told
    assert REFUSED[call] in told
    assert (folder / "bot.py").exists()
    assert not (folder / "own.txt").exists()


@pytest.mark.parametrize("answer", ["'Zz9'", "None", "7", "'x' * 10_000_000", "[]", "board"])
def test_what_is_no_move_loses_the_game(folder: Path, answer: str) -> None:
    assert fault_of(folder, f"return {answer}") == "match.illegal"


def test_a_bot_may_read_and_import_what_lies_beside_it(folder: Path) -> None:
    (folder / "table.txt").write_text("Tc2s")
    (folder / "mine.py").write_text("MOVE = open('table.txt').read()\n")
    with begun(folder, "import mine; return mine.MOVE") as bot:
        assert PYRGA.format_move(PYRGA.initial(), first_move(bot)) == "Tc2s"


def test_engines_can_be_allowed(folder: Path) -> None:
    body = "import tesserae as ts; return ts.Engine(1, seed=1).play(board).move"
    with begun(folder, body, BotLimits(5.0, engines=True)) as bot:
        assert first_move(bot) in PYRGA.initial().legal_moves()


def test_it_knows_nothing_of_this_process(folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SECRET", "answers")
        told = fault_of(folder, "raise KeyError(*sorted(__import__('os').environ))")
    assert "SECRET" not in told
    assert "PYTHONHASHSEED" in told


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def choose(board)", "line 1: SyntaxError"),
        ("def other(board): pass\n# def choose", "no function choose"),
        ("1 / 0\ndef choose(board): pass", "ZeroDivisionError"),
    ],
)
def test_what_cannot_be_loaded_is_refused(
    folder: Path, source: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(folder, source)
    with pytest.raises(BadInput):
        IsolatedBot(PYRGA, path, BotLimits()).load()
    assert main(["grade", path, "--language", "en"]) == 3
    assert why in capsys.readouterr().err


def graded(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    status = main(["grade", *arguments, "--json", "-", "--language", "en"])
    return status, json.loads(capsys.readouterr().out)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_grades(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(folder, DREAMER)
    options = (path, "--against", "random,level1", "--games", "23", "--seed", "0")
    status, told = graded(*options, capsys=capsys)
    assert status == 0
    assert [it["opponent"] for it in told["grades"]] == ["random", "level1"]
    for grade in told["grades"]:
        assert grade["wins"] + grade["draws"] + grade["losses"] == grade["games"] == 24
        assert grade["forfeits"] == 0
        assert grade["share"] == round(grade["points"] / 24, 4)
    assert told["grades"][0]["share"] > 0.5
    again = graded(*options, capsys=capsys)[1]
    for one, other in zip(told["grades"], again["grades"], strict=True):
        for key in ("longest_move_ms", "mean_move_ms"):
            one.pop(key), other.pop(key)
        assert one == other


def test_the_games_are_those_of_the_seed(folder: Path) -> None:
    """Those of a function in this process are the same."""
    with begun(folder, CHANCE) as bot:
        results = [
            [grade.score for grade in grades(PYRGA, bot, BotLimits(), ["random"], 10, seed)]
            for seed in (1, 2, 1)
        ]
    assert results[0] == results[2]


def test_the_table_and_the_exit_status(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(folder, "return 'Sa1'")
    options = ["--against", "random", "--games", "2", "--language", "en"]
    assert main(["grade", path, *options]) == 0
    told = capsys.readouterr().out
    assert "random: 2 games forfeited. Sa1 is not a legal move." in told
    assert main(["grade", path, *options, "--pass", "0.5"]) == 1
    assert "Not passed: random" in capsys.readouterr().err
    for wrong in (["--against", "level9"], ["--games", "0"], ["--time", "0"], ["--memory", "1"]):
        assert main(["grade", path, *options, *wrong]) == 2
    assert main(["grade", str(folder / "none.py")]) == 2
    written_to = folder / "grades.json"
    assert main(["grade", path, *options, "--json", str(written_to)]) == 0
    assert json.loads(written_to.read_text())["grades"][0]["forfeits"] == 2
