"""Several lines over the engine protocol."""

from __future__ import annotations

import pytest

from tesserae.core.game import DECISIVE, OPPONENT
from tesserae.search.multipv.distances import distance
from tests.cli.talk import talk
from tests.cli.test_ugi import AFTER_SETUP
from tests.search.positions import PYRGA, wander

POSITIONS = {
    "pyrga": "position startpos moves Sa1 Ta2n Ca4 Sa4",
    "zaic": "position startpos moves Bh8",
    "tetrad": AFTER_SETUP,
}


def lines_of(answers: list[str]) -> dict[int, list[str]]:
    """The last info for each rank, as words."""
    infos = [line.split() for line in answers if line.startswith("info")]
    return {int(words[words.index("multipv") + 1]): words for words in infos}


@pytest.mark.parametrize("slug", POSITIONS)
def test_several_lines_are_given_ranks_and_scores_best_first(slug: str) -> None:
    position = POSITIONS[slug]
    answers = talk("setoption name MultiPV value 3", position, "go nodes 1500", slug=slug)
    lines = lines_of(answers)
    assert sorted(lines) == [1, 2, 3]
    scores = [int(lines[rank][lines[rank].index("score") + 1]) for rank in (1, 2, 3)]
    assert scores == sorted(scores, reverse=True)
    firsts = [lines[rank][lines[rank].index("pv") + 1 :] for rank in (1, 2, 3)]
    assert len({tuple(line) for line in firsts}) == 3
    assert answers[-1] == f"bestmove {firsts[0][0]}"


def test_a_single_line_has_no_rank() -> None:
    assert "multipv" not in " ".join(talk("go depth 1"))


@pytest.mark.parametrize("slug", POSITIONS)
def test_only_the_moves_that_are_named_are_searched(slug: str) -> None:
    position = POSITIONS[slug]
    [legal] = talk(position, "legalmoves", slug=slug)
    moves = legal.split()[1:]
    for named in (moves[:1], moves[-1:], moves[2:8:3]):
        go = "go nodes 800 searchmoves " + " ".join(named)
        answers = talk("setoption name MultiPV value 2", position, go, slug=slug)
        firsts = {words[words.index("pv") + 1] for words in lines_of(answers).values()}
        assert firsts <= {*named}
        assert answers[-1].split()[1] in named
        [*_, last] = talk(position, go, slug=slug)
        assert last.split()[1] in named


def test_limits_may_follow_the_moves() -> None:
    *_, last = talk("go searchmoves Sa1 Sb1 nodes 50", slug="pyrga")
    assert last in ("bestmove Sa1", "bestmove Sb1")


@pytest.mark.parametrize("go", ["go searchmoves", "go searchmoves Zz9", "go nodes 5 searchmoves"])
def test_moves_that_cannot_be_searched_are_refused(go: str) -> None:
    [answer] = talk(go)
    assert answer.startswith("error go: ")


def test_in_the_setup_a_named_move_is_played() -> None:
    [legal] = talk("legalmoves", slug="tetrad")
    move = legal.split()[-1]
    assert talk(f"go searchmoves {move}", slug="tetrad")[-1] == f"bestmove {move}"


def test_what_is_proven_is_counted_in_plies() -> None:
    position = wander(PYRGA, 19, 4)
    say = ("setoption name MultiPV value 2", f"position fen {PYRGA.encode(position)}")
    words = lines_of(talk(*say, "go movetime 60000"))[1]
    *_, plies = distance(PYRGA, PYRGA.prover(), position, OPPONENT[position.to_move])
    assert plies == 11
    assert words[words.index("score") + 1] == str(11 - DECISIVE)
