"""Tournaments from the command line: bots, openings, options, processes, and going on."""

from __future__ import annotations

import io
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tesserae as ts
from tesserae.cli.progress import Progress, duration
from tesserae.cli.strings import STRINGS
from tesserae.view.words import Words
from tests.cli.talk import ROOT, command, run
from tests.tiers import by_turns, some

FAULTY = "def choose(board):\n    return board.legal_moves[99]\n"
OBEYING = """
import sys
move = "-"
for line in sys.stdin:
    if line == "ugi\\n":
        print("option name The Move type string default -\\nugiok", flush=True)
    elif line.startswith("setoption name The Move value "):
        move = line.split()[-1]
    elif line == "isready\\n":
        print("readyok", flush=True)
    elif line.startswith("go"):
        print("bestmove", move, flush=True)
"""
"""An engine that always plays what its option says."""

UGI = f"ugi:{shlex.quote(sys.executable)} -m tesserae ugi pyrga"


def documented_bot() -> str:
    """The bot of the documentation."""
    page = (ROOT / "docs" / "matches.md").read_text("utf-8")
    return page.split("```python\n")[1].split("```")[0]


def lines(*arguments: str) -> list[str]:
    done = run("match", "pyrga", *arguments, "--nodes", "50")
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode().splitlines()


def bot(folder: Path, source: str) -> str:
    file = folder / "mybot.py"
    file.write_text(source)
    return str(file)


@pytest.mark.slow
def test_three_players_have_a_table(tmp_path: Path) -> None:
    begin, *scores, head, one, two, three = lines(
        "level1", "level3", bot(tmp_path, documented_bot()), "--games", "8", "--jobs", "2"
    )
    assert begin.startswith("Up to 24 games")
    assert [it.partition(":")[0] for it in scores] == ["8 games"] * 3
    assert head.split() == ["#", "Elo", "95", "%", "Points", "Games", "Record", "LOS"]
    assert all(len(it) <= 100 for it in (head, one, two, three))
    points = [float(it.split()[-5 - it.count("%")].rstrip("%")) for it in (one, two)]
    assert one.split()[1] == "level3"
    assert points == sorted(points, reverse=True)
    assert "%" in two
    assert "%" not in three
    elos = [int(it.split()[2]) for it in (one, two, three)]
    assert abs(sum(elos)) <= 2
    assert elos == sorted(elos, reverse=True)


def test_in_a_gauntlet_only_the_first_meets_everybody() -> None:
    begin, *scores, _, _, _, _ = lines("level1", "level2", "level1", "--games", "2", "--gauntlet")
    assert begin.startswith("Up to 4 games")
    assert [re.findall(r"level\d(?: \(2\))?", it) for it in scores] == [
        ["level1", "level2"],
        ["level1", "level1 (2)"],
    ]


def test_an_error_of_a_bot_loses_the_game_and_is_told_with_its_line(tmp_path: Path) -> None:
    _, one, two, score, _ = lines(bot(tmp_path, FAULTY), "level1", "--games", "2")
    why = "mybot.py loses. mybot.py, line 2: IndexError: tuple index out of range"
    assert one.startswith(f"Game 1: {why}")
    assert two.startswith(f"Game 2: {why}")
    assert "mybot.py 0 - 2 level1" in score


BAD = {
    "loop": "while True: pass",
    "sleep": "import time; time.sleep(1); return board.legal_moves[0]",
    "exit": "import os; os._exit(1)",
    "eat": "return str(bytearray(10**11))",
    "none": "return None",
}
"""Bots that go wrong, each in its own way: what their functions do."""

FORFEITS = """\
eat.py forfeited {n}: eat.py, line 2: MemoryError (return str(bytearray(10**11)))
exit.py forfeited {n}: The bot's process has ended.
loop.py forfeited {n}: A move took longer than 50 ms.
none.py forfeited {n}: None is not a legal move.
sleep.py forfeited {n}: A move took longer than 50 ms.
"""


def bots(folder: Path, good: int) -> list[str]:
    """The bad bots, and some that always make a legal move."""
    body = "return board.legal_moves[{} % len(board.legal_moves)]"
    bodies = {**BAD, **{f"good{n}": body.format(n) for n in range(good)}}
    for name, body in bodies.items():
        (folder / f"{name}.py").write_text(f"def choose(board):\n    {body}\n")
    return [str(folder / f"{name}.py") for name in bodies]


@pytest.mark.parametrize("jobs", some(["2", "1"], quick=1))
def test_bad_bots_lose_their_games_and_nobody_else_notices(jobs: str, tmp_path: Path) -> None:
    names = bots(tmp_path, 1)[::-1]
    games = tmp_path / "games.txt"
    options = ["--gauntlet", "--games", "2", "--movetime", "50", "--jobs", jobs]
    done = run("match", "pyrga", *names, *options, "--save", str(games))
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode().endswith(FORFEITS.format(n=2))
    assert sorted(_reasons(games)) == sorted(2 * FORFEITS.format(n=2).split("\n")[:-1])


def _reasons(file: Path) -> list[str]:
    """Who forfeited each game of a file and why, as a table says it."""
    records = ts.read_records(file)
    told = [record.end().comment.rpartition("] ")[2] for record in records]
    return [it.replace(" loses. ", " forfeited 2: ") for it in told]


@pytest.mark.slow
def test_a_tournament_of_good_and_bad_bots_has_the_right_table(tmp_path: Path) -> None:
    names = bots(tmp_path, 3)
    options = ["--games", "2", "--movetime", "50", "--jobs", "2"]
    done = run("match", "pyrga", *names, *options, timeout=300)
    told = done.stdout.decode()
    assert told.endswith(FORFEITS.format(n=10)), done.stderr.decode()
    table = re.findall(r"^ +\d  (\w+)\.py +\S+ +\[.*?\] +([\d.]+) +(\d+)", told, re.MULTILINE)
    points = {name: float(won) for name, won, games in table if games == "14"}
    assert {name: points[name] for name in BAD} == dict.fromkeys(BAD, 4.0)
    assert sum(points.values()) == 56
    assert all(points[f"good{n}"] >= 10 for n in range(3))


def test_a_bot_that_cannot_be_run_is_refused_with_its_line(tmp_path: Path) -> None:
    done = run("match", "pyrga", bot(tmp_path, "def choose(board)\n"), "level1")
    assert done.returncode == 2
    assert done.stderr.decode().startswith("tesserae: mybot.py, line 1: SyntaxError")


@pytest.mark.parametrize("jobs", some(["2", "1"], quick=1))
def test_a_bot_that_cannot_be_loaded_loses_its_games_of_a_tournament(
    jobs: str, tmp_path: Path
) -> None:
    (good, *_) = bots(tmp_path, 1)[::-1]
    broken = bot(tmp_path, "import nowhere\n")
    options = ["--games", "2", "--nodes", "5", "--jobs", jobs]
    done = run("match", "pyrga", good, broken, "level1", *options)
    assert done.returncode == 0, done.stderr.decode()
    told = done.stdout.decode()
    assert "mybot.py forfeited 4: mybot.py, line 1: ModuleNotFoundError" in told
    assert re.search(r"^ +3  mybot\.py .* 0 +4 +\+0 =0 -4", told, re.MULTILINE), told


@pytest.mark.parametrize("jobs", some(["2", "1"], quick=1))
def test_engines_have_names_and_options(jobs: str) -> None:
    _, score, _ = lines(
        f"{UGI}@option.level=1@name=Ugi 1", "level3", "--games", "2", "--jobs", jobs
    )
    assert re.match(r"2 games: Ugi 1 [\d.]+ - [\d.]+ level3 ", score)


@pytest.mark.slow
def test_an_option_is_set(tmp_path: Path) -> None:
    engine, games = tmp_path / "engine", tmp_path / "games.txt"
    engine.write_text(OBEYING)
    player = f"ugi:{shlex.join([sys.executable, str(engine)])}@option.The Move=Tc2s@name=Obeying"
    lines(player, "level1", "--games", "2", "--openings", "0", "--save", str(games))
    record = ts.read_record(games)
    assert record.mainline_moves()[0] == "Tc2s"
    assert record.headers["Termination"] == "rules infraction"
    assert record.headers["Forfeit"] == "First"


def test_an_option_that_an_engine_does_not_have_is_refused() -> None:
    done = run("match", "pyrga", f"{UGI}@option.Hash=1", "level1")
    assert done.returncode == 2
    assert "no option “Hash”" in done.stderr.decode()


@pytest.mark.parametrize(
    "content", ["# two\nTc2s Tc1e\n\nSa1.Ta2n\n", '[Game "pyrga"]\n\n1. Tc2s Tc1e *\n']
)
def test_openings_of_a_file_are_played_by_turns(content: str, tmp_path: Path) -> None:
    file, games = tmp_path / "openings.txt", tmp_path / "games.txt"
    file.write_text(content)
    lines("level1", "level2", "--openings", str(file), "--games", "6", "--save", str(games))
    begun = [it.mainline_moves()[:2] for it in ts.read_records(games)]
    one, two = ["Tc2s", "Tc1e"], ["Sa1", "Ta2n"]
    assert begun == ([one, one, two, two, one, one] if "Sa1" in content else [one] * 6)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("Ta1n\nTa1n Ta1n\n", 2),
        ("Zz9", 1),
        ("", None),
        ("# none", None),
        ('[Game "zaic"]\n\n1. Bh8 *', 1),
        ('[Game "pyrga"]\n\n1. Zz9 *', 3),
    ],
)
def test_what_is_no_opening_is_refused_with_its_line(
    content: str, line: int | None, tmp_path: Path
) -> None:
    file = tmp_path / "openings.txt"
    file.write_text(content)
    done = run("match", "pyrga", "level1", "level2", "--openings", str(file))
    assert done.returncode == 2
    said = done.stderr.decode()
    assert said.startswith("tesserae: openings.txt")
    assert f"ine {line}" in said or line is None


@pytest.mark.slow
@pytest.mark.parametrize("jobs", by_turns(["2", "1"]))
def test_a_tournament_that_was_killed_goes_on_and_ends_the_same(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    arguments = ["level1", "level2", "--games", "30", "--nodes", "400", "--jobs", jobs]
    words, environment = command("match", "pyrga", *arguments, "--save", str(file))
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, cwd=tmp_path) as running:
        while not file.exists() or file.read_text().count("[Round") < 5:
            time.sleep(0.02)
        running.kill()
        running.communicate(timeout=60)  # until no process of a pool has the pipe either
    known = file.read_text().count("[Round")
    assert 5 <= known < 30
    with file.open("a") as cut:
        cut.write('[Game "pyrga"]\n[Rules "1"]\n[Fir')
    done = run("match", "pyrga", *arguments, "--save", str(file))
    first, _, *rest = done.stdout.decode().splitlines()
    assert first == f"games.txt has {known} games, which count."
    again = run("match", "pyrga", *arguments).stdout.decode().splitlines()
    assert rest[-2:] == again[-2:]
    records = list(ts.read_records(file))
    assert len(records) == len({(it.headers["Round"], it.headers["First"]) for it in records}) == 30
    nothing = run("match", "pyrga", *arguments, "--save", str(file)).stdout.decode().splitlines()
    known_line, score, _, pairs = nothing
    assert (known_line, score, pairs) == ("games.txt has 30 games, which count.", *again[-2:])


def _heed_ctrl_c() -> None:
    """A shell has what it runs in the background ignore it, tests as well."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", some(["2", "1"], quick=1))
def test_ctrl_c_tells_what_is_known(jobs: str, tmp_path: Path) -> None:
    words, environment = command(
        "match", "pyrga", "level1", "level2", "level1", "--nodes", "400", "--jobs", jobs,
        "--games", "200", "--save", "games.txt",
    )  # fmt: skip
    with subprocess.Popen(
        words,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        start_new_session=True,
        preexec_fn=_heed_ctrl_c,  # noqa: PLW1509
    ) as running:
        file = tmp_path / "games.txt"
        while not file.exists() or file.read_text().count("[Round") < 8:
            time.sleep(0.02)
        while running.poll() is None:  # Python ignores one that comes while it tidies up
            os.killpg(running.pid, signal.SIGINT)
            time.sleep(1)
        output, errors = running.communicate(timeout=60)
    assert running.returncode == 130, errors
    assert b"LOS" in output.splitlines()[-4]
    assert errors == b"" or b"Exception ignored" in errors


def test_the_executor_of_a_module_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(
        "from concurrent.futures import ThreadPoolExecutor\n"
        "def pool():\n    print('mine')\n    return ThreadPoolExecutor(2)\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'py'}")
    words, environment = command(
        "match", "pyrga", "level1", "level2", "--games", "4", "--nodes", "50",
        "--executor", "mine:pool",
    )  # fmt: skip
    done = subprocess.run(words, env=environment, capture_output=True, cwd=tmp_path, check=True)
    mine, _, *scores = done.stdout.decode().splitlines()
    assert mine == "mine"
    assert scores[-1:] == lines("level1", "level2", "--games", "4")[-1:]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_help_is_in_the_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    help = " ".join(run("match", "--help").stdout.decode().split())
    for key, sentence in STRINGS[language].items():
        if key.startswith("cli.match.") and key != "cli.match.progress":
            assert " ".join(sentence.split()) in help, key


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_tells_the_time_that_is_left() -> None:
    stream, now = Terminal(), [100.0]
    progress = Progress(stream, Words("en", [STRINGS]), lambda: now[0])
    progress.begin(30, 10)
    now[0] += 5
    progress.after_game()
    progress.clear()
    progress.clear()
    now[0] += 7
    progress.after_game()
    assert stream.getvalue() == ("11 of 30 games; 0:01:35 left\r\x1b[K12 of 30 games; 0:01:48 left")


def test_progress_is_told_now_and_then_where_it_cannot_be_replaced() -> None:
    stream, now = io.StringIO(), [0.0]
    progress = Progress(stream, Words("fr", [STRINGS]), lambda: now[0])
    progress.begin(1000, 0)
    for _ in range(130):
        now[0] += 1
        progress.after_game()
        progress.clear()
    assert stream.getvalue() == (
        "60 parties sur 1000\u202f; reste 0:15:40\n120 parties sur 1000\u202f; reste 0:14:40\n"
    )


def test_a_duration_has_hours() -> None:
    told = [duration(it) for it in (0, 59.6, 3599.4, 36_061)]
    assert told == ["0:00:00", "0:01:00", "0:59:59", "10:01:01"]
