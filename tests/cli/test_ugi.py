"""The engine protocol, line by line."""

from __future__ import annotations

import gc
import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesserae.core.perft import perft
from tesserae.games.catalog import by_slug
from tesserae.library.engines import limits as go_limits
from tesserae.library.matches.openings import opening
from tesserae.search.levels import STRONGEST
from tests.cli.talk import converse, talk
from tests.tiers import examples

PYRGA, ZAIC, TETRAD = by_slug("pyrga"), by_slug("zaic"), by_slug("tetrad")
AFTER_SETUP = f"position fen {TETRAD.encode(opening(TETRAD, None, '1').position)}"


def bestmoves(answers: list[str]) -> list[str]:
    return [answer.removeprefix("bestmove ") for answer in answers if "bestmove" in answer]


def finished_game(seed: int = 3) -> str:
    """A `position` line of a game played to its end."""
    return "position startpos moves " + talk(f"randomgame {seed}")[0].partition(" #")[0]


def test_ugi_names_the_engine_and_its_options() -> None:
    answers = talk("ugi")
    assert answers[0].startswith("id name ")
    assert any(line.startswith("option name level type spin") for line in answers)
    assert any(line.startswith("option name seed type spin") for line in answers)
    assert answers[-1] == "ugiok"


ANSWERS = {
    "it is ready": ("isready", "readyok"),
    "a new game begins at the start": ("position startpos moves Sb2|uginewgame|fen", "fen start"),
    "the start forgets the one before": (
        "position startpos moves Sb2|position startpos|fen",
        "fen start",
    ),
    "a position has a text": ("position startpos moves Sb2 Tb3n|fen", "fen b2S.b3tn~Tb3"),
    "a position comes back as its text": ("position fen b2S.b3tn~Tb3|fen", "fen b2S.b3tn~Tb3"),
    "moves go on from a text": ("position fen b2S.b3c~Cb3 moves Tb3n|fen", "fen b2S.b3Tnc~Tb3"),
    "an illegal move is named, and what is legal stands": (
        "position startpos moves Sb2 Sb3 Sd4 Sa1|fen",
        "error illegal move Sd4 at ply 3|fen b2S.b3s~Sb3",
    ),
    "an empty line says nothing": ("|   |\t\n", ""),
    "a line is too long": ("isready " + "x" * 100_000, "error line too long"),
    "a running game has no result": ("query gameover|query result", "response false|response none"),
    "the first player begins": ("query p1turn", "response true"),
    "then comes the other": ("position startpos moves Sb2|query p1turn", "response false"),
    "stop ends perft without a count": ("perft 9|stop|perft 2", "nodes unknown|nodes 792"),
    "it is ready while perft counts": (
        "perft 9|isready|fen|stop",
        "readyok|nodes unknown|fen start",
    ),
    "stop alone says nothing": ("stop|isready", "readyok"),
    "perft counts from the position": (
        "perft 0|perft 1|perft 2|perft 3",
        "nodes 1|nodes 80|nodes 792|nodes 7000",
    ),
}
"""Lines, and the answers to them, with bars between."""


@pytest.mark.parametrize("name", ANSWERS)
def test_lines_are_answered(name: str) -> None:
    said, answers = ANSWERS[name]
    assert talk(*said.split("|")) == [it for it in answers.split("|") if it]


@pytest.mark.parametrize(
    "line",
    [
        "position",
        "position nowhere",
        "position fen",
        "position fen b2S.b3X~Tb3",
        "position startpos Sb2",
        "position startpos go",
        "position fen nonsense moves Sb2",
        "query",
        "query everything",
        "setoption",
        "setoption name level value 9",
        "setoption name level value zero",
        "setoption name colour value red",
        "setoption name seed value -1",
        "go fast",
        "go movetime",
        "go movetime soon",
        "go depth 3 nodes",
        "go movetime 99999999999999999999",
        "perft",
        "perft x",
        "perft -1",
        "perft 1 2",
        "perft ٣",
        "randomgame",
        "randomgame --1",
        "Ugi",
        "\x00",
        "é",
    ],
)
def test_an_error_leaves_everything_as_it_was(line: str) -> None:
    before = "position startpos moves Sb2 Sb3"
    error, *rest = talk(before, line, "fen", "setoption name level value 1", "legalmoves")
    assert error.startswith("error ")
    assert rest == talk(before, "fen", "legalmoves")


def test_what_is_repeated_of_a_line_is_short_and_plain() -> None:
    (answer,) = talk("é\x1b[31m" + "x" * 1000)
    assert len(answer) < 100
    assert answer.isascii()
    assert answer.isprintable()


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_ends_with_its_result(seed: int) -> None:
    moves, _, result = talk(f"randomgame {seed}")[0].partition(" # ")
    queries = ("query gameover", "query result", "legalmoves")
    answers = talk(f"position startpos moves {moves}", *queries)
    assert answers == ["response true", f"response {result}", "legalmoves"]


def test_a_seed_gives_the_same_random_game() -> None:
    assert talk("randomgame 5") == talk("randomgame 5") != talk("randomgame 6")


def test_random_games_end_in_every_way() -> None:
    results = {talk(f"randomgame {seed}")[0].split()[-1] for seed in range(60)}
    assert {"p1win", "p2win"} <= results <= {"p1win", "p2win", "draw"}


def test_legal_moves_are_sorted_by_ascii() -> None:
    name, *moves = talk("position startpos moves Sb2", "legalmoves")[0].split()
    assert name == "legalmoves"
    assert moves == sorted(moves)
    assert len(moves) == len(set(moves)) > 10
    assert moves[0] == "Ca2"


def test_perft_is_counted_to_the_end_though_the_input_has_ended() -> None:
    assert talk("perft 4", slug="zaic") == [f"nodes {perft(ZAIC.initial(), 4)}"]


def test_quit_ends_all_that_was_said_before_it() -> None:
    answers = talk("go movetime 60000", "perft 9", "exact 60000", "quit", slug="pyrga")
    rest = [answer for answer in answers if not answer.startswith(("info", "bestmove"))]
    assert rest == ["nodes unknown", "exact win"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        *[
            (f"go{limit}", "bestmove none")
            for limit in ("", " movetime 10", " infinite", " depth 2")
        ],
        *[("perft 0", "nodes 1"), ("perft 1", "nodes 0"), ("perft 2", "nodes 0")],
    ],
)
def test_a_finished_game_has_no_further_plies(line: str, answer: str) -> None:
    assert talk(finished_game(), line) == [answer]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_level_answers_with_a_legal_move(level: int) -> None:
    option = f"setoption name level value {level}"
    (move,) = bestmoves(talk(option, "position startpos moves Sb2 Tb3n", "go movetime 60"))
    assert move in talk("position startpos moves Sb2 Tb3n", "legalmoves")[0].split()


def test_depth_ends_a_search() -> None:
    answers = talk("position startpos moves Sb2", "go depth 2")
    depths = [int(line.split()[2]) for line in answers if line.startswith("info depth")]
    assert max(depths) == 2
    assert len(bestmoves(answers)) == 1


def test_depth_counts_turns_and_ends_a_search_where_turns_are_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(go_limits, "NODES_OF_TURNS", 500)
    for depth in (1, 2, 7):
        answers = talk(AFTER_SETUP, f"go depth {depth}", slug="tetrad")
        last = answers[-2].split()
        assert int(last[2]) == min(depth, 2)
        assert int(last[last.index("nodes") + 1]) < 1_000
        assert len(bestmoves(answers)) == 1


@pytest.mark.parametrize(
    ("limits", "depth", "nodes"),
    [
        ({"depth": 2}, 2, go_limits.NODES_OF_TURNS),
        ({"depth": 2, "nodes": 90_000}, 2, 90_000),
        ({"depth": 2, "nodes": 10}, 2, 10),
        ({"nodes": 90_000}, STRONGEST.limits.depth, 90_000),
        ({}, *STRONGEST.limits),
    ],
)
def test_nodes_go_before_the_usual_limit_of_a_depth(
    limits: dict[str, int], depth: int, nodes: int
) -> None:
    limited = go_limits.limit_level(STRONGEST, limits, long_turns=True)
    assert tuple(limited.limits) == (depth, nodes)


def test_nodes_end_a_search() -> None:
    answers = talk("position startpos moves Sb2", "go nodes 1500")
    infos = [line.split() for line in answers if line.startswith("info")]
    assert all(int(words[words.index("nodes") + 1]) < 3_000 for words in infos)


def test_info_lines_come_before_the_best_move_and_end_with_it() -> None:
    *infos, best = talk("position startpos moves Sb2", "go depth 3")
    assert infos
    assert all(line.startswith("info depth ") for line in infos)
    for name in ("score", "nodes", "time", "pv"):
        assert name in infos[-1].split()
    pv = infos[-1].partition(" pv ")[2].split()
    assert best == f"bestmove {pv[0]}"


def test_equal_seeds_give_equal_searches() -> None:
    def best(seed: int) -> list[str]:
        return bestmoves(talk(f"setoption name seed value {seed}", "go depth 1"))

    assert best(4) == best(4)
    assert len({best(seed)[0] for seed in range(10)}) > 1


@pytest.mark.parametrize(("level", "seed"), [("Level", "Seed"), ("LEVEL", "sEED")])
def test_the_names_of_options_may_be_in_any_case(level: str, seed: str) -> None:
    def best(level: str, seed: str) -> list[str]:
        options = (f"setoption name {level} value 1", f"setoption name {seed} value 4")
        *infos, best = talk(*options, "go", slug="zaic")
        assert all(line.startswith("info depth 1 ") for line in infos)
        return [best]

    assert best(level, seed) == best("level", "seed")


@pytest.mark.parametrize("end", [("stop", "isready"), ()])
def test_stop_or_the_end_of_the_input_ends_a_search_without_end(end: tuple[str, ...]) -> None:
    assert len(bestmoves(talk("go infinite", *end))) == 1


def test_a_search_without_end_waits_for_stop_though_it_is_done() -> None:
    nearly_over = finished_game().rpartition(" ")[0]
    answers = talk(nearly_over, "go infinite", "isready", "stop")
    assert answers.index("readyok") < answers.index("bestmove " + bestmoves(answers)[0])


@pytest.mark.parametrize(
    ("said", "answers"),
    [
        ("go movetime 100|fen|isready|query p1turn", "readyok bestmove fen response"),
        ("go movetime 5000|fen|quit|isready", "bestmove fen"),
    ],
)
def test_what_is_said_while_thinking_is_answered_after_it(said: str, answers: str) -> None:
    names = [line.partition(" ")[0] for line in talk(*said.split("|"))]
    assert " ".join(name for name in names if name != "info") == answers


@pytest.mark.parametrize(
    ("go", "milliseconds"),
    [
        ("go movetime 0", 0),
        ("go movetime 150", 150),
        ("go p1time 2000 p2time 9000 p1inc 50 p2inc 0", 150),
        ("go p1time 20 p2time 9000", 20),
        ("go p1time -5 p2time 100", 0),
    ],
)
def test_the_time_given_is_kept(go: str, milliseconds: int) -> None:
    began = time.monotonic()
    answers = talk(go)
    assert len(bestmoves(answers)) == 1
    assert time.monotonic() - began < milliseconds / 1000 + 0.25


def test_the_time_runs_from_when_the_command_came() -> None:
    began = time.monotonic()
    assert len(bestmoves(talk("go movetime 8000", slug="zaic", ago=8))) == 1
    assert time.monotonic() - began < 4


def test_a_command_that_waited_for_a_search_has_its_time_all_the_same() -> None:
    began = time.monotonic()
    assert len(bestmoves(talk("go movetime 100", "go movetime 100", slug="zaic"))) == 2
    assert time.monotonic() - began >= 0.2


@pytest.mark.parametrize(("line", "answer"), [("go nodes 300", "bestmove"), ("exact 0", "exact")])
def test_garbage_is_not_collected_before_the_answer(line: str, answer: str) -> None:
    enabled = {}

    def hear(answer_line: str) -> None:
        enabled[answer_line.partition(" ")[0]] = gc.isenabled()

    converse(["position startpos moves Sb2 Sb3 Cb4", line, "fen"], hear)
    assert enabled[answer] is False
    assert enabled["fen"] is True


WORDS = """
ugi isready uginewgame setoption position query go stop legalmoves perft fen randomgame
startpos moves name level seed value movetime nodes depth 1 2 -1 Sb2 Tb3n
"""
commands = st.sampled_from(WORDS.split())
lines = st.one_of(st.text(max_size=40), st.lists(commands, max_size=5).map(" ".join))


@settings(max_examples=examples(150))
@given(st.lists(lines, max_size=6))
def test_no_line_ends_the_engine_or_leaves_it_nowhere(lines: list[str]) -> None:
    lines = [line for line in lines if "infinite" not in line]
    answers = talk("setoption name level value 1", *lines, "isready", "fen")
    assert "readyok" in answers
    position = PYRGA.decode(answers[-1].removeprefix("fen "))
    assert PYRGA.encode(position) == answers[-1].removeprefix("fen ")


@settings(max_examples=examples(100))
@given(st.text(min_size=1, max_size=60))
def test_a_line_that_is_no_command_is_an_error(line: str) -> None:
    words = line.split()
    if not words or words[0].isascii():
        line = "\u00e9" + line
    assert [answer.partition(" ")[0] for answer in talk(line)] == ["error"]


@settings(max_examples=examples(20))
@given(st.integers(0, 10**6))
def test_a_position_has_the_moves_of_its_text(seed: int) -> None:
    moves = talk(f"randomgame {seed}")[0].partition(" #")[0].split()
    some = moves[: random.Random(seed).randrange(len(moves))]
    played, listed = talk(f"position startpos moves {' '.join(some)}", "fen", "legalmoves")
    if some:
        assert talk(played.replace("fen", "position fen", 1), "legalmoves") == [listed]
