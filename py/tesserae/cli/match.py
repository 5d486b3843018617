"""python -m tesserae match: plays engines and bots against each other and measures Elo."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias
from zlib import crc32

from tesserae.cli.entrants import entrant, opponent, told_apart, try_entrant
from tesserae.cli.progress import Progress
from tesserae.cli.reading import check_number
from tesserae.core.elo import Sprt
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.text import Text, text
from tesserae.library.errors import EngineError
from tesserae.library.executors import executor_of
from tesserae.library.matches.contest import MOST_GAMES, MOST_JOBS
from tesserae.library.matches.game_records import GamesFile
from tesserae.library.matches.openings import read_openings
from tesserae.library.matches.pairs import MARGIN, GameClock, MatchOptions, Result
from tesserae.library.matches.players import GameHistory
from tesserae.library.matches.reports import forfeit, score_line, table, verdict
from tesserae.library.matches.tournament import Results, Tournament

Say: TypeAlias = Callable[[Text], None]

_CLOCK: Final = re.compile(r"(\d{1,9})(?:\+(\d{1,9}))?", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,9}", re.ASCII)


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    """Adds the arguments of `match` that follow the game. words: the sentences for them."""

    def add(to: argparse._ActionsContainer, name: str, **settings: Any) -> None:
        to.add_argument(name, help=words[f"cli.match.{name.strip('-')}"], **settings)

    parser.epilog = words["cli.match.epilog"]
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add(parser, "players", nargs="+", metavar="PLAYER")
    add(parser, "--opponent", action="append", default=[], metavar="MODULE:NAME")
    add(parser, "--games", type=int, default=100, metavar="N")
    add(parser, "--gauntlet", action="store_true")
    add(parser, "--save", metavar="FILE")
    add(parser, "--openings", metavar="K|FILE")
    add(parser, "--seed", type=int, default=0, metavar="S")
    add(parser, "--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"))
    add(parser, "--margin", type=int, default=MARGIN, metavar="MS")
    add(parser, "--jobs", type=int, default=1, metavar="N")
    add(parser, "--executor", metavar="MODULE:FUNCTION")
    pace = parser.add_mutually_exclusive_group()
    add(pace, "--movetime", type=int, metavar="MS")
    add(pace, "--nodes", type=int, metavar="N")
    add(pace, "--clock", metavar="MS[+MS]")


def run(chosen: argparse.Namespace, game: Game[Position], say: Say, progress: Progress) -> None:
    """Runs the command. BadInput for unknown players and impossible numbers."""
    tournament, sprt = _tournament(chosen, game), _sprt(chosen.sprt, len(chosen.players))
    needed = len(tournament.entrants) == 2
    found = [try_entrant(entrant, game, needed=needed) for entrant in tournament.entrants]
    tournament = tournament._replace(entrants=tuple(entrant for entrant, _ in found))
    outside = [is_outside for _, is_outside in found]
    running = TournamentRun(tournament, sprt, say, progress)
    file = (
        GamesFile(chosen.save, tournament, _settings(chosen)) if chosen.save is not None else None
    )
    wall = {outside[one] or outside[other] for one, other in tournament.pairings()}
    timing = "match.clocks" if len(wall) == 2 else "match.wall" if True in wall else "match.cpu"
    try:
        with executor_of(chosen.executor, chosen.jobs) as executor:
            if file is not None:
                running.resume(file)
            say(text("match.begin", games=len(tournament.fixtures()), timing=text(timing)))
            running.play(executor)
    except BrokenExecutor:
        raise BadInput(text("match.broken")) from None
    except EngineError as error:
        raise BadInput(text("match.error", error=str(error))) from None
    finally:
        running.conclude()


class TournamentRun:
    """A tournament, its results so far, and its reports."""

    def __init__(
        self, tournament: Tournament, sprt: Sprt | None, say: Say, progress: Progress
    ) -> None:
        self._tournament = tournament
        self._names = [entrant.name for entrant in tournament.entrants]
        self._sprt = sprt
        self._say = say
        self._progress = progress
        self._results = Results()
        self._file: GamesFile | None = None
        self._forfeits = Counter[tuple[str, Text]]()

    def resume(self, file: GamesFile) -> None:
        """Counts the games of a file, and appends the others to it."""
        self._file = file
        for fixture, points in file.points.items():
            self._results.add(fixture, points)
        if file.points:
            self._say(text("match.known", n=len(file.points), file=file.name))
        if len(self._names) == 2 and self._results.score(0, 1).games:
            self._say(score_line(self._results.score(0, 1), self._names, self._sprt))

    def play(self, executor: Executor | None) -> None:
        """Plays until all games are over, or the test is decided."""
        known, fixtures = set(self._results.points), self._tournament.fixtures()
        self._progress.begin(len(fixtures), len(known & {*fixtures}))
        with closing(self._tournament.play(executor, known)) as played:
            while not self._is_decided() and (game := next(played, None)):
                fixture, result = game
                if self._file is not None:
                    self._file.add(fixture, result)
                self._progress.clear()
                if result.fault is not None:
                    self._forfeits[forfeit(result.fault)] += 1
                self._tell(result, whole=self._results.add(fixture, result.points))
                self._progress.after_game()

    def conclude(self) -> None:
        """Reports the results after the last game, or an interrupt."""
        self._progress.clear()
        scores = {it: self._results.score(*it) for it in self._tournament.pairings()}
        scores = {pairing: score for pairing, score in scores.items() if score.games}
        if len(self._names) == 2:
            for score in scores.values():
                for line in verdict(score, self._names[0], self._sprt):
                    self._say(line)
            return
        for (one, other), score in scores.items():
            self._say(score_line(score, (self._names[one], self._names[other])))
        for line in table(self._names, scores):
            self._say(line)
        for (name, why), number in sorted(self._forfeits.items(), key=lambda it: it[0][0]):
            self._say(text("match.forfeits", name=name, n=number, why=why))

    def _is_decided(self) -> bool:
        counts = self._results.score(0, 1).counts
        return bool(self._sprt and any(counts) and self._sprt.decision(counts) is not None)

    def _tell(self, result: Result, *, whole: bool) -> None:
        """Reports why a game was forfeited; with two players, the score after each full pair."""
        if result.fault is not None:
            self._say(text("match.game", n=len(self._results.points), why=result.fault))
        if whole and len(self._names) == 2:
            self._say(score_line(self._results.score(0, 1), self._names, self._sprt))


def _tournament(chosen: argparse.Namespace, game: Game[Position]) -> Tournament:
    given = {"movetime": chosen.movetime, "nodes": chosen.nodes}
    limits = {name: number for name, number in given.items() if number is not None}
    plies, openings = None, tuple[GameHistory, ...]()
    if chosen.openings is not None and _NUMBER.fullmatch(chosen.openings):
        plies = int(chosen.openings)
    elif chosen.openings is not None:
        openings = read_openings(game, chosen.openings)
    check_number("--games", chosen.games, 1, MOST_GAMES)
    check_number("--jobs", chosen.jobs, 1, MOST_JOBS)
    for name, number in {"margin": chosen.margin, **limits}.items():
        check_number(f"--{name}", number, 0, 10**9)
    if len(chosen.players) < 2:
        raise BadInput(text("match.alone"))
    clock = _clock(chosen.clock)
    options = MatchOptions(chosen.seed, plies, clock, chosen.margin, openings)
    factories = dict(map(opponent, chosen.opponent))
    entrants = [entrant(game, spec, factories, limits) for spec in chosen.players]
    named_apart = tuple(told_apart(entrants))
    return Tournament(game.slug, named_apart, (chosen.games + 1) // 2, options, chosen.gauntlet)


def _settings(chosen: argparse.Namespace) -> str:
    """The settings of a tournament, to tell its games from others."""
    openings = chosen.openings
    if openings is not None and not _NUMBER.fullmatch(openings):
        openings = f"{crc32(Path(openings).read_bytes()):08x}"
    given = {name: getattr(chosen, name) for name in ("seed", "movetime", "nodes", "clock")}
    settings = {**given, "openings": openings, "margin": chosen.margin}
    return " ".join(f"{name}={value}" for name, value in settings.items() if value is not None)


def _clock(spec: str | None) -> GameClock | None:
    if spec is None:
        return None
    found = _CLOCK.fullmatch(spec)
    if not found:
        raise BadInput(text("cli.match_clock"))
    return GameClock(int(found[1]), int(found[2] or 0))


def _sprt(elos: tuple[float, float] | None, players: int) -> Sprt | None:
    if elos is None:
        return None
    if not -1000 <= elos[0] < elos[1] <= 1000:
        raise BadInput(text("cli.elos"))
    if players != 2:
        raise BadInput(text("match.sprt"))
    return Sprt(*elos)
