"""Matches: openings, pairs, clocks, faults, and what is told of them."""

from __future__ import annotations

import io
import re
import shlex
import sys
import time
from itertools import product
from pathlib import Path

import pytest

from tesserae.cli import main
from tesserae.cli.entrants import entrant, told_apart
from tesserae.cli.match import TournamentRun
from tesserae.cli.progress import Progress
from tesserae.core.elo import Sprt
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.text import Text
from tesserae.games.catalog import GAMES, by_slug
from tesserae.library.engines import process
from tesserae.library.engines.limits import GoLimits
from tesserae.library.engines.process import Fault
from tesserae.library.matches import ugi_player
from tesserae.library.matches.beginner import Beginner
from tesserae.library.matches.openings import opening
from tesserae.library.matches.pairs import Contestant, GameClock, MatchOptions, TimedGame, pair
from tesserae.library.matches.players import GameHistory
from tesserae.library.matches.reports import set_clocks
from tesserae.library.matches.tournament import Entrant, Tournament
from tesserae.library.strings import STRINGS
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits
from tesserae.view.words import Words
from tests.cli.talk import run
from tests.library.matches.test_pairs import Scripted

PYRGA, TETRAD = by_slug("pyrga"), by_slug("tetrad")
BAD_ENGINE = Path(__file__).with_name("bad_engine.py")
START = GameHistory(PYRGA.initial())
QUICK: GoLimits = {"nodes": 100}


def levels(*numbers: int) -> tuple[Entrant, ...]:
    return tuple(told_apart([entrant(PYRGA, f"level{it}", {}, QUICK) for it in numbers]))


def bad(fault: str) -> Entrant:
    command = shlex.join([sys.executable, "-S", str(BAD_ENGINE), fault])
    return entrant(PYRGA, f"ugi:{command}@name=Bad", {}, {"movetime": 60})


def match_lines(
    entrants: tuple[Entrant, ...],
    rounds: int,
    options: MatchOptions | None = None,
    sprt: Sprt | None = None,
) -> list[str]:
    """The lines that a match prints after its first one."""
    texts, words = list[Text](), Words("en", [STRINGS])
    tournament = Tournament("pyrga", entrants, rounds, options or MatchOptions())
    running = TournamentRun(tournament, sprt, texts.append, Progress(io.StringIO(), words))
    running.play(None)
    running.conclude()
    return list(map(words, texts))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_openings_are_unfinished_games_that_a_seed_gives_again(game: Game[Position]) -> None:
    starts = [opening(game, None, str(seed)) for seed in range(5)]
    assert starts == [opening(game, None, str(seed)) for seed in range(5)]
    assert len({start.moves for start in starts}) == 5
    assert not any(start.position.outcome() for start in starts)


def test_an_opening_has_as_many_plies_as_asked_for() -> None:
    assert [len(opening(PYRGA, plies, "0").moves) for plies in (0, 1, 6)] == [0, 1, 6]
    assert len(opening(TETRAD, None, "0").moves) == 10
    assert len(opening(TETRAD, 3, "0").moves) == 13


def test_an_opening_would_rather_be_short_than_over() -> None:
    assert opening(PYRGA, 40, "0").position.outcome() is None


def test_openings_that_one_side_has_won_are_passed_over() -> None:
    for seed in range(10):
        position = opening(PYRGA, 9, str(seed)).position
        *_, last = search(position, PYRGA.evaluate, Limits(depth=2, nodes=400))
        assert not last.decided


def test_a_pair_is_one_opening_from_both_sides() -> None:
    one, other = Scripted(), Scripted()
    pairing = (Contestant("one", one, {}), Contestant("other", other, {}))
    pair(PYRGA, pairing, MatchOptions(plies=4), 0)
    openings = [history.moves for history in one.seen + other.seen if len(history.moves) == 4]
    assert len(openings) == 2
    assert openings[0] == openings[1]
    assert len([history for history in one.seen if len(history.moves) == 4]) == 1


def test_every_pair_and_every_seed_has_an_opening_of_its_own() -> None:
    player = Scripted()
    pairing = (Contestant("", player, {}), Contestant("", player, {}))
    for seed, number in product((0, 1), range(3)):
        pair(PYRGA, pairing, MatchOptions(seed), number)
    openings = [history.moves for history in player.seen if len(history.moves) == 4]
    assert (len(openings), len(set(openings))) == (12, 6)


def test_every_pair_is_told_and_the_better_level_is_found() -> None:
    *lines, counted = match_lines(levels(2, 1), 4)
    assert [history.partition(" ")[0] for history in lines] == ["2", "4", "6", "8"]
    assert re.fullmatch(
        r"8 games: level2 [5-8](\.5)? - [0-3](\.5)? level1 \(\+\d =\d -\d\), "
        r"Elo \+(\d+|inf) \[[+-]\d+, \+(\d+|inf)\], LOS \d+\.\d %",
        lines[-1],
    )
    assert sum(map(int, counted.partition(": ")[2].split())) == 4


def test_a_test_ends_the_match_early() -> None:
    lines = match_lines(levels(2, 1), 100, sprt=Sprt(-50, 50))
    assert lines[-1] == "Accepted: level2 is better by +50 Elo or more."
    assert len(lines) < 40
    lines = match_lines(levels(1, 1), 1, sprt=Sprt(0, 10))
    assert lines[-1] == "Undecided between +0 and +10 Elo."


def test_an_own_limit_goes_before_the_clock() -> None:
    player = Scripted(spent=[9000])
    TimedGame(PYRGA, START, MatchOptions(clock=GameClock(1000, 0))).play_ply(
        Contestant("one", player, QUICK)
    )
    assert player.told == [QUICK]


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("illegal", "Bad loses. Zz9 is not a legal move."),
        ("ends", "Bad loses. The engine has ended."),
        ("silent", "Bad loses. The engine does not answer."),
        ("deaf", "Bad loses. The engine does not answer."),
    ],
)
def test_a_fault_of_an_engine_is_told_and_loses(
    fault: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = 0.2 if fault in ("silent", "deaf") else 5
    monkeypatch.setattr(process, "PATIENCE", patience)
    monkeypatch.setattr(ugi_player, "GRACE", patience)
    one, two, *rest = match_lines((bad(fault), *levels(1)), 1)
    assert (one, two) == (f"Game 1: {why}", f"Game 2: {why}")
    assert rest[0].startswith("2 games: Bad 0 - 2 level1")


@pytest.mark.slow
def test_a_late_answer_of_an_engine_loses_though_it_is_a_good_one() -> None:
    one, *_ = match_lines((bad("sleeps"), *levels(1)), 1, MatchOptions(plies=0, margin=100))
    assert re.fullmatch(r"Game 1: Bad loses\. \d+ ms taken, 60 ms allowed\.", one)


def test_an_engine_that_ends_is_started_again() -> None:
    player = bad("ends").make(PYRGA)
    for _ in range(2):
        player.begin(0)
        with pytest.raises(Fault):
            player.choose(START, {"movetime": 60})
    player.close()


@pytest.mark.parametrize(
    "name",
    ["level0", "level99", "uct", "", "level1@time=3", "level1@nodes=", "level1@option.Hash=3"],
)
def test_nobody_is_made_of_an_unknown_name(name: str) -> None:
    with pytest.raises(BadInput):
        entrant(PYRGA, name, {}, {})


def test_a_seat_may_have_a_limit_of_its_own() -> None:
    assert entrant(PYRGA, "level3@movetime=70", {}, QUICK).limits == {"movetime": 70}
    assert entrant(PYRGA, "level3", {}, QUICK).limits == QUICK


def test_the_beginner_is_a_player_by_name_unless_another_is_called_so() -> None:
    made = entrant(PYRGA, "beginner@name=Ada", {}, QUICK)
    assert (made.name, made.make) == ("Ada", Beginner)
    assert entrant(PYRGA, "beginner", {"beginner": one}, QUICK).make is one
    output = run("match", "pyrga", "beginner", "level1", "--games", "2").stdout.decode()
    assert "beginner" in output


def one(_: Game[Position]) -> Scripted:
    return Scripted()


def test_a_match_is_played_from_the_command_line() -> None:
    output = run(
        "match", "pyrga", "level2", "level1@depth=1", "--games", "3", "--nodes", "50",
        "--openings", "2", "--seed", "4", "--sprt", "0", "30", "--language", "fr",
    ).stdout.decode()  # fmt: skip
    begin, two, four, counts, verdict = output.splitlines()
    assert begin.startswith("4 parties au plus, par paires")
    assert two.startswith("2 parties")
    assert "LLR" in four
    assert counts.startswith("Paires")
    assert verdict == "Indécis entre +0 et +30 Elo."


def test_players_in_this_process_are_timed_by_cpu_time() -> None:
    pairing = contestants(*levels(1, 2))
    assert said_of_clocks(pairing) == "Moves are timed by CPU time."
    before = [member.player.now() for member in pairing]
    time.sleep(0.3)
    for member, began in zip(pairing, before, strict=True):
        assert member.player.now() - began < 0.2


def test_against_another_process_both_are_timed_by_the_wall_clock() -> None:
    for entrants in ((*levels(1), bad("illegal")), (bad("illegal"), *levels(1))):
        pairing = contestants(*entrants)
        assert said_of_clocks(pairing) == "Moves of both players are timed by the wall clock."
        one, other = (member.player.now() for member in pairing)
        assert abs(other - one) < 10
        assert abs(other - time.monotonic()) < 10


def contestants(one: Entrant, other: Entrant) -> tuple[Contestant, Contestant]:
    return one.contestant(PYRGA), other.contestant(PYRGA)


def said_of_clocks(pairing: tuple[Contestant, Contestant]) -> str:
    return Words("en", [STRINGS])(set_clocks(pairing))


def test_the_help_tells_how_an_opponent_is_named_and_what_it_must_be() -> None:
    help = " ".join(run("match", "--help").stdout.decode().split())
    assert "makes NAME a player" in help
    assert "tesserae.library.matches.players.Player" in help
    assert "rounded up to an even number" in help


@pytest.mark.parametrize(
    "words",
    [
        ("level1", "level1", "--opponent", "no_such_module:it"),
        ("level1", "level1", "--opponent", "json:no_such_name"),
        ("level1", "level1", "--opponent", "tesserae:__doc__"),
        ("level1", "repr", "--opponent", "builtins:repr"),
        ("level1", "level1", "--sprt", "5", "0"),
        ("level1", "level1", "--sprt", "nan", "0"),
        ("level1", "level1", "--nodes", "9", "--movetime", "9"),
        ("ugi:/no/such/engine", "level1"),
        ("ugi:", "level1"),
        ("level1",),
        ("level1", "level2", "level3", "--sprt", "0", "30"),
        ("level1", "level1", "--executor", "no_such_module:it"),
        ("level1", "level1", "--executor", "builtins:dict"),
        ("ugi:'", "level1"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main.main(["match", "pyrga", *words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    assert told.err
