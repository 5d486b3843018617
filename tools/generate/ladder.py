"""Measures every level of a game against the one below it, and writes the result.

    PYTHONPATH=py python -m tools.generate.ladder GAME [--games N] [--movetime MS] [--level N]
                                                  [--save FOLDER] [--jobs N | --executor M:F]

The result is py/tesserae/games/GAME/engine/ladder.py, which the page shows; it is
saved after every match, so that one level can be measured again. With --save FOLDER every
game is saved there, and an interrupted run continues. A level stops where its own limits
are, and after --movetime at the latest. Time is CPU time, so that a busy machine weakens
nobody.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from tesserae.core.elo import strength
from tesserae.core.game import Game, Position
from tesserae.games import catalog
from tesserae.games.ladder import LevelResult
from tesserae.library.matches.game_records import GamesFile
from tesserae.library.matches.players import LevelPlayer
from tesserae.library.matches.reports import score_line
from tesserae.library.matches.tournament import Entrant, Results, Tournament
from tesserae.library.strings import STRINGS
from tesserae.search.levels import LEVELS
from tesserae.view.words import Words
from tools import executing

GAMES: Final = 200
MOVETIME: Final = 300
"""Milliseconds for a move, or for a turn where turns are long; about a second of a browser's."""

LOWEST: Final = -1000
"""The lowest Elo written: a few lost games leave it open."""
NUMBER: Final = r"-?\d+|None"


def measure(
    game: Game[Position],
    number: int,
    games: int,
    movetime: int,
    executor: Executor | None = None,
    folder: Path | None = None,
) -> LevelResult:
    """The result of level `number` + 1 against level `number`. folder: where games are saved."""
    weaker, stronger = LEVELS[number - 1 : number + 1]
    entrants = tuple(
        Entrant(f"level{it.number}", partial(LevelPlayer, level=it), {"movetime": movetime})
        for it in (stronger, weaker)
    )
    tournament = Tournament(game.slug, entrants, (games + 1) // 2)
    results, words, file = Results(), Words("en", [STRINGS]), None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{game.slug}-{stronger.number}.txt"
        file = GamesFile(str(path), tournament, f"movetime={movetime}")
        for fixture in set(tournament.fixtures()) & set(file.points):
            results.add(fixture, file.points[fixture])
    for fixture, game_result in tournament.play(executor, set(results.points)):
        if file is not None:
            file.add(fixture, game_result)
        whole, score = results.add(fixture, game_result.points), results.score(0, 1)
        if whole and score.games % 20 == 0:
            print(words(score_line(score, [entrant.name for entrant in entrants])), flush=True)
    return result(results.score(0, 1).counts)


def result(counts: Sequence[int]) -> LevelResult:
    """The result of pairs by points (0, 1/2, 1, 3/2, 2), Elo rounded to whole points."""
    none, half, one, more, two = counts
    elo, low, high, _ = strength(counts)
    elo, low, high = (max(bound, LOWEST) for bound in (elo, low, high))
    return LevelResult((none, half, one, more, two), _whole(elo), round(low), _whole(high))


def _whole(elo: float) -> int | None:
    return round(elo) if math.isfinite(elo) else None


def file_of(game: Game[Position]) -> Path:
    """The file with the results of a game."""
    package = import_module(f"tesserae.games.{game.slug}")
    return Path(str(package.__file__)).with_name("engine") / "ladder.py"


def write(results: Sequence[LevelResult], movetime: int) -> str:
    """The module that holds the results."""
    rows = [
        f"    LevelResult({result.pairs}, {result.elo}, {result.low}, {result.high}),\n"
        for result in results
    ]
    return (
        '"""The strength of each level against the one below it, by tools/generate/ladder.py.\n\n'
        f"Each level had at most {movetime} ms of CPython time for a move, "
        "or for a turn of many plies.\n"
        '"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
        "from tesserae.games.ladder import LevelResult\n\n"
        f"LADDER: Final[tuple[LevelResult, ...]] = (\n{''.join(rows)})\n"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures the levels, and writes the file after every match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.slug for game in catalog.GAMES])
    parser.add_argument("--games", type=int, default=GAMES, help="for each level")
    parser.add_argument("--movetime", type=int, default=MOVETIME, metavar="MS")
    parser.add_argument(
        "--level", type=int, choices=range(2, len(LEVELS) + 1), help="this level only"
    )
    parser.add_argument("--output", type=Path, help="another file than the game's")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="for all games")
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    game = catalog.by_slug(options.game)
    file: Path = options.output or file_of(game)
    for number in [options.level - 1] if options.level else range(1, len(LEVELS)):
        started = time.perf_counter()
        with executing.chosen_executor(options) as executor:
            asked = options.games, options.movetime, executor, options.save
            new = measure(game, number, *asked)
        results = read(file.read_text("utf-8")) if file.exists() else []
        results[number - 1 : number] = [new]
        file.parent.mkdir(exist_ok=True)
        file.write_text(write(results, options.movetime), "utf-8")
        print(f"{game.slug}, level {number + 1}: {new} in {time.perf_counter() - started:.0f} s")


def read(text: str) -> list[LevelResult]:
    """The inverse of `write`."""
    rows = re.findall(rf"LevelResult\(\(([\d, ]+)\), ({NUMBER}), ({NUMBER}), ({NUMBER})\)", text)
    return [_result(counts, *numbers) for counts, *numbers in rows]


def _result(counts: str, elo: str, low: str, high: str) -> LevelResult:
    none, half, one, more, two = map(int, counts.split(","))
    whole = [None if text == "None" else int(text) for text in (elo, high)]
    return LevelResult((none, half, one, more, two), whole[0], int(low), whole[1])


if __name__ == "__main__":
    main()
