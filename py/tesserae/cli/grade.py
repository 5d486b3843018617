"""python -m tesserae grade: games of a bot against levels, for a class."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from tesserae.cli.reading import check_number
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.library.grading.grade import Grade, grades, opponent_of
from tesserae.library.grading.isolated import IsolatedBot
from tesserae.library.grading.limits import BotLimits
from tesserae.library.matches.bots import LONGEST_FILE
from tesserae.library.matches.files import read_file
from tesserae.view.words import Words

NOT_PASSED: Final = 1
NOT_LOADED: Final = 3
"""Exit statuses; 2 is that of refused arguments."""

_MOST_GAMES: Final = 10_000


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    """Adds the arguments of `grade`. words: the sentences for them."""

    def add(name: str, **settings: Any) -> None:
        parser.add_argument(name, help=words[f"cli.grade.{name.strip('-')}"], **settings)

    parser.epilog = words["cli.grade.epilog"]
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add("bot", metavar="FILE.py")
    add("--game", choices=catalog.NAMES, default=catalog.NAMES[0])
    add("--against", default="random,level1", metavar="OPPONENTS")
    add("--games", type=int, default=100, metavar="N")
    add("--time", type=float, default=1.0, metavar="SECONDS")
    add("--memory", type=int, default=512, metavar="MB")
    add("--seed", type=int, default=0, metavar="S")
    add("--pass", type=float, default=None, metavar="SHARE", dest="mark")
    add("--allow-engines", action="store_true")
    add("--json", metavar="FILE")


def run(chosen: argparse.Namespace, game: Game[Position], words: Words) -> int:
    """Runs the command, and returns the exit status. BadInput for bad arguments."""
    limits = BotLimits(chosen.time, chosen.memory, chosen.allow_engines)
    names = [name.strip() for name in chosen.against.split(",")][:20]
    _check(chosen, game, names)
    quiet = chosen.json == "-"
    found = list[Grade]()
    with closing(IsolatedBot(game, chosen.bot, limits, chosen.language)) as bot:
        try:
            bot.load()
        except BadInput as bad:
            print(f"tesserae: {words(bad.text)}", file=sys.stderr)
            return NOT_LOADED
        if not quiet:
            print(words(text("cli.grade.head")))
        for grade in grades(game, bot, limits, names, chosen.games, chosen.seed):
            found.append(grade)
            if not quiet:
                _tell(grade, words)
    failed = [it.opponent for it in found if chosen.mark is not None and it.share < chosen.mark]
    if chosen.json is not None:
        _write(chosen, found, words, passed=not failed)
    if failed:
        print(words(text("cli.grade.failed", opponents=", ".join(failed))), file=sys.stderr)
    return NOT_PASSED if failed else 0


def _check(chosen: argparse.Namespace, game: Game[Position], names: list[str]) -> None:
    for name in names:
        opponent_of(game, name)
    check_number("--games", chosen.games, 1, _MOST_GAMES)
    check_number("--time", chosen.time, 0.001, 3_600)
    check_number("--memory", chosen.memory, 64, 1 << 20)
    check_number("--seed", chosen.seed, -(10**9), 10**9)
    check_number("--pass", chosen.mark, 0, 1)
    read_file(chosen.bot, LONGEST_FILE)
    if chosen.json not in (None, "-"):
        with _writing(chosen.json):
            open(chosen.json, "a").close()


def _tell(grade: Grade, words: Words) -> None:
    """The row of an opponent, and a line for each kind of fault."""
    score = grade.score
    row = text(
        "cli.grade.row",
        opponent=f"{grade.opponent:<9}",
        games=f"{score.games:7}",
        points=f"{score.points:8g}",
        share=f"{100 * grade.share:6.1f} %",
        record=f"{f'+{score.wins} ={score.draws} -{score.losses}':<15}",
        forfeits=f"{sum(grade.faults.values()):9}",
        longest=f"{grade.longest:11}",
    )
    print(words(row), flush=True)
    for why, number in grade.faults.items():
        fault = text("cli.grade.fault", opponent=grade.opponent, n=number, why=why)
        print(words(fault), flush=True)


def _write(chosen: argparse.Namespace, found: list[Grade], words: Words, *, passed: bool) -> None:
    """Writes the grades as JSON, to a file or standard output. BadInput if that fails."""
    told = {
        "bot": Path(chosen.bot).name,
        "game": chosen.game,
        "seed": chosen.seed,
        "time": chosen.time,
        "memory_mb": chosen.memory,
        "passed": passed,
        "grades": [grade.as_json(words) for grade in found],
    }
    written = json.dumps(told, indent=1, ensure_ascii=False) + "\n"
    if chosen.json == "-":
        sys.stdout.write(written)
        return
    with _writing(chosen.json):
        Path(chosen.json).write_text(written, "utf-8")


@contextmanager
def _writing(file: str) -> Iterator[None]:
    """BadInput if a file cannot be written."""
    try:
        yield
    except (OSError, ValueError):
        raise BadInput(text("cli.not_written", file=file[:80])) from None
