"""The commands of python -m tesserae."""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
import time
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

from tesserae.cli import grade, match
from tesserae.cli.clock import Clock
from tesserae.cli.console import Console
from tesserae.cli.play import Table, play
from tesserae.cli.progress import Progress
from tesserae.cli.saving import open_board
from tesserae.cli.solve import choose_puzzles as chosen_puzzles
from tesserae.cli.solve import solve
from tesserae.cli.strings import STRINGS
from tesserae.cli.ugi import HELP, serve
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position, Side
from tesserae.core.perft import perft
from tesserae.core.puzzle import write_puzzle
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.library.board import Board
from tesserae.library.errors import TesseraeError
from tesserae.library.puzzle_pools import puzzle_of_day, puzzle_of_number, puzzles
from tesserae.library.sentences import LANGUAGES, language
from tesserae.library.strings import STRINGS as LIBRARY_STRINGS
from tesserae.search.levels import LEVELS
from tesserae.view import strings as page_strings
from tesserae.view.words import Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. Returns the exit status: 0, 2 for a refused input, 130 if interrupted.

    `grade` has others (cli/grade.py).
    """
    chosen = _parser().parse_args(arguments)
    _replace_unencodable(sys.stdin, sys.stdout, sys.stderr)
    game = catalog.by_slug(chosen.game)
    language(chosen.language)
    try:
        status: int | None = chosen.run(chosen, game)
    except BadInput as bad:
        print(f"tesserae: {_words(chosen, game)(bad.text)}", file=sys.stderr)
        return 2
    except TesseraeError as error:
        print(f"tesserae: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    return status or 0


def _replace_unencodable(*streams: TextIO) -> None:
    """Writes question marks for characters that an encoding lacks, instead of failing."""
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
    posing = commands.add_parser("solve", help="solve puzzles in the terminal")
    posing.set_defaults(run=_solve)
    contest = commands.add_parser("match", help="play two engines against each other")
    contest.set_defaults(run=_match)
    listing = commands.add_parser("puzzles", help="print the puzzles of a game, one a line")
    listing.set_defaults(run=_puzzles)
    grading = commands.add_parser("grade", help="grade a bot by games against levels")
    grading.set_defaults(run=lambda chosen, game: grade.run(chosen, game, _words(chosen, game)))
    tools = commands.add_parser("mcp", help="serve the games to language models (MCP)")
    tools.set_defaults(run=_mcp, game=catalog.NAMES[0])
    for command in (ugi, counting, table, posing, contest, listing):
        command.add_argument("game", choices=catalog.NAMES)
    for command in (ugi, counting, table, posing, contest, listing, grading, tools):
        command.add_argument("--language", choices=LANGUAGES, default=_language())
    counting.add_argument("depth", type=int, choices=range(12), metavar="DEPTH")
    counting.add_argument("position", nargs="?", help="a position text; the start without it")
    _add_arguments(table, posing)
    match.add_arguments(contest, STRINGS[_language()])
    grade.add_arguments(grading, STRINGS[_language()])
    return parser


def _add_arguments(table: argparse.ArgumentParser, posing: argparse.ArgumentParser) -> None:
    """The arguments of `play` and of `solve`."""
    levels = [level.number for level in LEVELS]
    table.add_argument("--level", type=int, choices=levels, default=2, help="of the computer")
    table.add_argument("--side", type=int, choices=(1, 2), default=1, help="yours: 1 begins")
    table.add_argument("--start", help="a position text, a link, or a file with a record")
    table.add_argument("--clock", help="minutes, and seconds for each move: 5+3")
    posing.add_argument("--number", type=int, help="begin with the puzzle of this number")
    posing.add_argument("--today", action="store_true", help="begin with the puzzle of the day")
    posing.add_argument("--theme", help="of this theme alone")
    posing.add_argument("--difficulty", metavar="FROM-TO", help="of this difficulty alone")
    for command in (table, posing):
        command.add_argument("--seed", type=int, help="the same game, or puzzles, once more")


def _perft(chosen: argparse.Namespace, game: Game[Position]) -> None:
    position = game.initial() if chosen.position is None else game.decode(chosen.position)
    began = time.perf_counter()
    for depth in range(1, chosen.depth + 1):
        count = perft(position, depth)
        print(f"{depth}: {count:,}  ({time.perf_counter() - began:.2f} s)", flush=True)


def _puzzles(_: argparse.Namespace, game: Game[Position]) -> None:
    """Fields between tabs: number, moves from the start, solution, theme, difficulty, ending."""
    for puzzle in pool_of(game.slug):
        print(write_puzzle(puzzle))


def _play(chosen: argparse.Namespace, game: Game[Position]) -> None:
    clock = None if chosen.clock is None else Clock(chosen.clock)
    board = Board(game.slug) if chosen.start is None else open_board(game.slug, chosen.start)
    table = Table(chosen.level, Side(chosen.side - 1), _seed(chosen), clock)
    play(board, table, Console(game, chosen.language, sys.stdin, sys.stdout))


def _solve(chosen: argparse.Namespace, game: Game[Position]) -> None:
    """Solves random puzzles of the pool, the requested one first."""
    themes = sorted({it.theme for it in puzzles(game.slug)})
    if chosen.theme is not None and chosen.theme not in themes:
        listed = ", ".join(themes) or "-"
        raise BadInput(text("cli.solve.no_theme", theme=chosen.theme[:40], themes=listed))
    pool, first = puzzles(game.slug, chosen.theme, _difficulty(chosen)), None
    if chosen.today:
        first = puzzle_of_day(game.slug)
    elif chosen.number is not None:
        first = puzzle_of_number(game.slug, chosen.number)
        if first is None:
            raise BadInput(text("cli.solve.none"))
    found = chosen_puzzles(pool, random.Random(_seed(chosen)), first)
    if not found:
        raise BadInput(text("cli.solve.none"))
    solve(found, Console(game, chosen.language, sys.stdin, sys.stdout))


def _difficulty(chosen: argparse.Namespace) -> tuple[int, int] | None:
    """The minimum and the maximum. BadInput if they are malformed."""
    if chosen.difficulty is None:
        return None
    limits = re.fullmatch("([0-9]{1,4})-([0-9]{1,4})", chosen.difficulty)
    if limits is None:
        raise BadInput(text("cli.solve.range"))
    return int(limits[1]), int(limits[2])


def _seed(chosen: argparse.Namespace) -> int:
    """The given seed, or a random one."""
    return random.randrange(1_000_000) if chosen.seed is None else abs(chosen.seed)


def _match(chosen: argparse.Namespace, game: Game[Position]) -> None:
    words = _words(chosen, game)
    progress = Progress(sys.stderr, words)
    match.run(chosen, game, lambda message: print(words(message), flush=True), progress)


def _mcp(_: argparse.Namespace, __: Game[Position]) -> None:
    """Serves MCP on standard input and output. BadInput if its package is missing."""
    try:
        from tesserae.adapters import mcp
    except ModuleNotFoundError:
        raise BadInput(text("cli.mcp.missing")) from None
    mcp.main()


def _words(chosen: argparse.Namespace, game: Game[Position]) -> Words:
    return Words(chosen.language, [page_strings.STRINGS, LIBRARY_STRINGS, STRINGS, game.strings])


def _language() -> str:
    named = os.environ.get("LANG", "")[:2]
    return named if named in LANGUAGES else LANGUAGES[0]
