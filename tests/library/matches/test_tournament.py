"""Tournaments: who plays whom, and the file from which they go on."""

from __future__ import annotations

import random
import re
from functools import partial
from pathlib import Path

import pytest

import tesserae as ts
from tesserae.core.errors import BadInput
from tesserae.core.text import Text, text
from tesserae.library.matches.game_records import GamesFile, record_of
from tesserae.library.matches.pairs import GameClock, MatchOptions, PlyTime, Result
from tesserae.library.matches.players import LevelPlayer
from tesserae.library.matches.tournament import Entrant, Fixture, Results, Tournament
from tesserae.library.sentences import sentence_of
from tesserae.search.levels import LEVELS
from tests.sentences import refusal

SETTINGS = "seed=0 nodes=50"


def entrants(number: int) -> tuple[Entrant, ...]:
    make = partial(LevelPlayer, level=LEVELS[0])
    return tuple(Entrant(f"player {n}", make, {"nodes": 50}) for n in range(number))


TWO = Tournament("pyrga", entrants(2), 2)


def saved(file: Path, tournament: Tournament = TWO) -> GamesFile:
    games = GamesFile(str(file), tournament, SETTINGS)
    for fixture, result in tournament.play(None, games.points):
        games.add(fixture, result)
    return GamesFile(str(file), tournament, SETTINGS)


def test_everybody_plays_everybody_as_often_with_either_side_after_every_round() -> None:
    fixtures = Tournament("pyrga", entrants(4), 3).fixtures()
    assert len(fixtures) == len(set(fixtures)) == 3 * 6 * 2
    for opening in range(3):
        met = {it[1:] for it in fixtures[12 * opening : 12 * opening + 12]}
        assert met == {(one, two) for one in range(4) for two in range(4) if one != two}
        assert {it.opening for it in fixtures[12 * opening : 12 * opening + 12]} == {opening}


def test_in_a_gauntlet_the_first_plays_the_others() -> None:
    fixtures = Tournament("pyrga", entrants(4), 1, gauntlet=True).fixtures()
    met = [it[1:] for it in fixtures]
    assert met == [(0, 1), (1, 0), (0, 2), (2, 0), (0, 3), (3, 0)]


def test_what_is_known_is_not_played() -> None:
    fixtures = TWO.fixtures()
    played = [fixture for fixture, _ in TWO.play(None, set(fixtures[:3]))]
    assert played == fixtures[3:]


def test_a_pair_counts_once_both_games_are_over() -> None:
    results = Results()
    assert not results.add(Fixture(0, 1, 0), 2)
    assert not results.add(Fixture(1, 0, 1), 2)
    assert results.score(0, 1).games == 0
    assert results.add(Fixture(0, 0, 1), 1)
    assert tuple(results.score(0, 1)) == (0, 1, 1, (0, 1, 0, 0, 0))


def test_a_file_has_every_game_as_a_record_and_says_which(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    games = saved(file)
    assert list(games.points) == TWO.fixtures()
    records = list(ts.read_records(file))
    assert [it.headers["Round"] for it in records] == ["1", "1", "2", "2"]
    assert [it.headers["First"] for it in records] == ["player 0", "player 1"] * 2
    for record, points in zip(records, games.points.values(), strict=True):
        assert record.result() == {0: "0-1", 1: "1/2-1/2", 2: "1-0"}[points]
        assert record.headers["Termination"] == "normal"
        assert record.headers["Reason"]
        assert record.headers["Match"] == SETTINGS
        assert re.fullmatch(r"\d{4}\.\d\d\.\d\d", record.headers["Date"])


def test_wherever_a_file_is_cut_the_games_before_count_and_the_rest_is_played_again(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.txt"
    points = saved(file).points
    whole = file.read_bytes()
    last = whole.rindex(b'[Game "')
    rng = random.Random(4)
    for length in {*rng.sample(range(last, len(whole)), 25), last + 1, last + 9, len(whole) - 2}:
        file.write_bytes(whole[:length])
        known = GamesFile(str(file), TWO, SETTINGS).points
        assert list(known.items()) == list(points.items())[:3]
        assert file.read_bytes() == whole[:last]
    assert saved(file).points == points
    assert file.read_bytes() == whole


def test_a_forfeit_before_the_first_move_is_read_back_however_it_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    why = text("match.fault", name="player 1", why=text("match.late", spent=9, allowed=3))
    games = GamesFile(str(file), TWO, SETTINGS)
    games.add(Fixture(0, 1, 0), Result(0, why))
    games.add(Fixture(0, 0, 1), Result(2, why))
    whole = file.read_bytes()
    assert GamesFile(str(file), TWO, SETTINGS).points == {
        Fixture(0, 1, 0): 0,
        Fixture(0, 0, 1): 2,
    }
    for length in range(whole.rindex(b'[Game "'), len(whole) - 1):
        file.write_bytes(whole[:length])
        assert GamesFile(str(file), TWO, SETTINGS).points == {Fixture(0, 1, 0): 0}
        file.write_bytes(whole)


@pytest.mark.parametrize(
    "content",
    [
        "My thesis\n\nIt is long.\n",
        "\xff\xfe",
        '[Game "pyrga"]\n\n1. Tc2s *\n',
        '[Game "pyrga"]\n\n1. Tc2s Zz9',
        '[Game "pyrga"]\n[Match "seed=1"]\n\n1. Tc2s Zz9',
    ],
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(
    content: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.txt"
    file.write_text(content, "latin-1")
    with pytest.raises(BadInput):
        GamesFile(str(file), TWO, SETTINGS)
    assert file.read_text("latin-1") == content


def test_games_of_another_tournament_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    saved(file)
    whole = file.read_bytes()
    for other, settings in (
        (TWO, "seed=1"),
        (TWO._replace(game="zaic"), SETTINGS),
        (TWO._replace(entrants=entrants(3)[1:]), SETTINGS),
    ):
        refused = refusal(GamesFile, str(file), other, settings)
        its = f"player 0 - player 1 - {SETTINGS}; this one: {settings}"
        assert sentence_of(refused).endswith(f"({its}). Save to another file.")
    assert file.read_bytes() == whole
    more = TWO._replace(entrants=entrants(3), rounds=3)
    assert len(GamesFile(str(file), more, SETTINGS).points) == 4


def test_a_broken_game_in_the_middle_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    saved(file)
    content = file.read_text().replace(" 3. ", " 9. ", 1)[:-20]
    file.write_text(content)
    with pytest.raises(BadInput):
        GamesFile(str(file), TWO, SETTINGS)
    assert file.read_text() == content


def test_a_record_has_clocks_and_the_reason_of_a_forfeit() -> None:
    tournament = TWO._replace(options=MatchOptions(clock=GameClock(60_000, 500)))
    why = text("match.fault", name="player 1", why=text("match.illegal", move="{Zz9}"))
    times = (None, PlyTime(61_234), PlyTime(312, 3_659_500))
    result = Result(0, why, ("Tc2s", "Tc1e", "Cd1", "Sd1"), times)
    record = record_of(tournament, Fixture(4, 1, 0), result)
    assert record.headers == {
        "First": "player 1",
        "Second": "player 0",
        "Round": "5",
        "TimeControl": "60+0.5",
        "Termination": "rules infraction",
        "Forfeit": "First",
    }
    assert [node.comment for node in record.mainline()] == [
        "",
        "",
        "[%emt 0:01:01.234]",
        "[%clk 1:00:59.500] [%emt 0:00:00.312] player 1 loses. (Zz9) is not a legal move.",
    ]
    assert (record.result(), record.end().ending) == ("0-1", "resign1")
    assert ts.Record.from_text(str(record)) == record


@pytest.mark.parametrize(
    ("why", "termination"),
    [
        (text("match.late", spent=9, allowed=3), "time forfeit"),
        (text("match.gone"), "abandoned"),
        (text("match.error", error="an error"), "abandoned"),
    ],
)
def test_terminations_are_those_of_pgn(why: Text, termination: str) -> None:
    fault = text("match.fault", name="player 0", why=why)
    record = record_of(TWO, Fixture(0, 0, 1), Result(0, fault, ("Tc2s",)))
    assert record.headers["Termination"] == termination
