"""The commands of python -m tesserae."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

from tesserae.cli import match
from tesserae.cli.play import play
from tesserae.cli.progress import Progress
from tesserae.cli.strings import STRINGS
from tesserae.cli.ugi import HELP, serve
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.perft import perft
from tesserae.core.puzzle import write_puzzle
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.library.strings import STRINGS as LIBRARY_STRINGS
from tesserae.search.levels import LEVELS
from tesserae.view import strings as page_strings
from tesserae.view.words import Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. Returns the exit status: 0, 2 for a refused input, 130 if interrupted."""
    chosen = _parser().parse_args(arguments)
    _replace_unencodable(sys.stdin, sys.stdout, sys.stderr)
    game = catalog.by_slug(chosen.game)
    try:
        chosen.run(chosen, game)
    except BadInput as bad:
        print(f"tesserae: {_words(chosen, game)(bad.text)}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    return 0


def _replace_unencodable(*streams: TextIO) -> None:
    """Replaces characters that an encoding lacks by question marks, instead of failing."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tesserae", description="Engines of Tesserae.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    ugi = commands.add_parser(
        "ugi",
        help="speak the Universal Game Interface",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ugi.set_defaults(run=lambda _, game: serve(game, sys.stdin, sys.stdout))
    counting = commands.add_parser("perft", help="count move sequences of exactly DEPTH plies")
    counting.set_defaults(run=_perft)
    table = commands.add_parser("play", help="play in the terminal")
    table.set_defaults(run=_play)
    contest = commands.add_parser("match", help="play two engines against each other")
    contest.set_defaults(run=_match)
    listing = commands.add_parser("puzzles", help="print the puzzles of a game, one a line")
    listing.set_defaults(run=_puzzles)
    for command in (ugi, counting, table, contest, listing):
        command.add_argument("game", choices=catalog.NAMES)
        command.add_argument("--language", choices=("en", "fr"), default=_language())
    counting.add_argument("depth", type=int, choices=range(12), metavar="DEPTH")
    counting.add_argument("position", nargs="?", help="a position text; the start without it")
    levels = [level.number for level in LEVELS]
    table.add_argument("--level", type=int, choices=levels, default=2, help="of the computer")
    table.add_argument("--side", type=int, choices=(1, 2), default=1, help="yours: 1 begins")
    match.add_arguments(contest, STRINGS[_language()])
    return parser


def _perft(chosen: argparse.Namespace, game: Game[Position]) -> None:
    position = game.decode(chosen.position) if chosen.position else game.initial()
    began = time.perf_counter()
    for depth in range(1, chosen.depth + 1):
        count = perft(position, depth)
        print(f"{depth}: {count:,}  ({time.perf_counter() - began:.2f} s)", flush=True)


def _puzzles(_: argparse.Namespace, game: Game[Position]) -> None:
    """Five fields between tabs: number, moves from the start, solution, theme, difficulty."""
    for puzzle in pool_of(game.slug):
        print(write_puzzle(puzzle))


def _play(chosen: argparse.Namespace, game: Game[Position]) -> None:
    level = next(level for level in LEVELS if level.number == chosen.level)
    play(game, level, chosen.side - 1, chosen.language, sys.stdin, sys.stdout)


def _match(chosen: argparse.Namespace, game: Game[Position]) -> None:
    words = _words(chosen, game)
    progress = Progress(sys.stderr, words)
    match.run(chosen, game, lambda message: print(words(message), flush=True), progress)


def _words(chosen: argparse.Namespace, game: Game[Position]) -> Words:
    return Words(chosen.language, [page_strings.STRINGS, LIBRARY_STRINGS, STRINGS, game.strings])


def _language() -> str:
    return "fr" if os.environ.get("LANG", "").startswith("fr") else "en"
