"""The commands as a plain Python with nothing installed runs them."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Iterator

import pytest

from tesserae.games import catalog
from tests.cli.talk import command, run


@pytest.fixture
def engine() -> Iterator[subprocess.Popen[str]]:
    """A running engine, to be talked to line by line."""
    line, environment = command("ugi", "pyrga")
    with subprocess.Popen(
        line, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        guard = threading.Timer(20, process.kill)
        guard.start()
        yield process
        guard.cancel()
        process.kill()


def say(engine: subprocess.Popen[str], line: str) -> None:
    assert engine.stdin
    engine.stdin.write(line + "\n")
    engine.stdin.flush()


def hear(engine: subprocess.Popen[str], beginning: str) -> str:
    """The next line that begins so."""
    assert engine.stdout
    while not (line := engine.stdout.readline()).startswith(beginning):
        assert line, "the engine fell silent"
    return line.rstrip("\n")


def test_every_answer_is_flushed_at_once(engine: subprocess.Popen[str]) -> None:
    say(engine, "isready")
    assert hear(engine, "readyok")
    say(engine, "position startpos moves Sb2 Sb2")
    assert hear(engine, "error") == "error illegal move Sb2 at ply 2"


def test_stop_is_heard_while_the_engine_thinks(engine: subprocess.Popen[str]) -> None:
    say(engine, "go infinite")
    hear(engine, "info depth")
    say(engine, "isready")
    hear(engine, "readyok")
    began = time.monotonic()
    say(engine, "stop")
    hear(engine, "bestmove")
    assert time.monotonic() - began < 0.3
    say(engine, "quit")
    assert engine.wait(5) == 0


@pytest.mark.parametrize("slug", [game.slug for game in catalog.GAMES])
def test_nothing_is_imported_while_a_clock_runs(slug: str) -> None:
    """At the first search of a game, nor when its later phases are first searched."""
    game = run("ugi", slug, stdin=b"randomgame 1").stdout.decode().split()
    plies = game.index("#")
    positions = [" ".join(game[:ply]) for ply in {0, 6, plies // 4, plies // 2, plies - 1}]
    searched = "".join(f"position startpos moves {it}\ngo nodes 5\n" for it in sorted(positions))
    line, environment = command("ugi", slug)
    said = subprocess.run(
        [line[0], "-X", "importtime", *line[1:]],
        input=f"isready\n{searched}setoption name MultiPV value 2\n{searched}",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=True,
        text=True,
        timeout=60,
    ).stdout
    _, ready, after = said.partition("readyok\n")
    assert ready
    assert after.count("bestmove") == 2 * len(positions)
    assert [it for it in after.splitlines() if it.startswith("import time")] == []


def test_the_end_of_the_input_ends_the_engine() -> None:
    done = run("ugi", "pyrga", stdin=b"isready\nperft 2\n")
    assert done.stdout == b"readyok\nnodes 792\n"
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_last_line_without_an_end_is_a_line() -> None:
    assert run("ugi", "pyrga", stdin=b"fen").stdout == b"fen start\n"


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_bytes_that_are_no_text_are_an_error_like_any_other(encoding: str) -> None:
    stdin = b"\xff\xfe\x00\n\xc3\xa9t\xc3\xa9\nisready\n"
    done = run("ugi", "pyrga", stdin=stdin, PYTHONIOENCODING=encoding + ":strict")
    first, second, third = done.stdout.splitlines()
    assert first.startswith(b"error")
    assert second.startswith(b"error")
    assert third == b"readyok"


def test_an_endless_line_is_one_error() -> None:
    done = run("ugi", "pyrga", stdin=b"position " + b"x" * 3_000_000 + b"\nisready\n")
    assert done.stdout == b"error line too long\nreadyok\n"


def test_perft_is_counted_depth_by_depth() -> None:
    lines = run("perft", "pyrga", "3").stdout.decode().splitlines()
    assert [line.split("  ")[0] for line in lines] == ["1: 80", "2: 792", "3: 7,000"]


def test_perft_counts_from_a_position() -> None:
    lines = run("perft", "pyrga", "1", "b2S~Sb2").stdout.decode().splitlines()
    assert len(lines) == 1


@pytest.mark.parametrize("arguments", [("perft", "pyrga", "1", "nonsense"), ("dance",), ()])
def test_words_it_does_not_know_are_refused_without_a_traceback(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"Traceback" not in done.stderr
    assert done.stderr


def test_a_game_can_be_played_in_a_terminal_without_accents() -> None:
    done = run(
        "play", "pyrga", "--level", "1", "--language", "fr", stdin="é\nSb2\nquit\n".encode(),
        PYTHONIOENCODING="ascii",
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""


def test_the_help_of_ugi_tells_what_depth_counts() -> None:
    help = " ".join(run("ugi", "--help").stdout.decode().split())
    assert "N counts plies; in games with turns of several plies, turns" in help
