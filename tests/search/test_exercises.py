"""Which mistakes are worth trying again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.core.exact import Proof
from tesserae.core.game import Game, Position
from tesserae.core.stepping import result_of
from tesserae.games import catalog
from tesserae.search import exercises
from tesserae.search.assessment import Assessment, Line, PlayedTurn
from tesserae.search.report import WON

ONLY_WIN = "c1sTnC.d1sTn.c2stsC.d2STsc.c3S.d3S.c4s.d4stsC~Sd2"
"""Cd1 wins at once, and no other move wins at all."""


def pyrga() -> tuple[Game[Position], Position]:
    game = catalog.by_slug("pyrga")
    return game, game.decode(ONLY_WIN)


def assessed(
    game: Game[Position], position: Position, best: str, played: str, *scores: int
) -> tuple[PlayedTurn, Assessment]:
    moves = [game.parse_move(position, it) for it in (best, played)]
    turn = PlayedTurn(position, (moves[1],), position.apply(moves[1]))
    lines = (
        Line(score, (move,), 2, proven=True) for score, move in zip(scores, moves, strict=True)
    )
    return turn, Assessment(*lines)


@pytest.mark.parametrize(
    ("score", "depth", "worth"), [(0, 2, True), (WON, 2, False), (0, 0, False)]
)
def test_a_win_that_one_move_keeps_is_worth_it_but_not_what_cost_little_or_is_not_known(
    score: int, depth: int, worth: bool
) -> None:
    game, position = pyrga()
    turn, found = assessed(game, position, "Cd1", "Td3n", WON, score)
    found = found._replace(played=found.played._replace(depth=depth))
    assert result_of(exercises.is_worth_trying(game, turn, found)) == worth


class Knows:
    """A prover that knows one thing of every position."""

    def __init__(self, value: int | None) -> None:
        self.value = value

    def prove(self, _: Position) -> Iterator[Proof]:
        for nodes in (0, 10**6):
            yield Proof(self.value, nodes)


@pytest.mark.parametrize(
    ("value", "score", "only"),
    [(1, 0, True), (0, 0, False), (-1, 0, False), (0, WON, True), (-1, WON, False)],
)
def test_all_others_must_be_proven_to_be_worse(value: int, score: int, only: bool) -> None:
    game, position = pyrga()
    best = Line(score, (game.parse_move(position, "Cd1"),), proven=True)
    assert result_of(exercises._is_only_proven(Knows(value), position, best)) == only
    assert not result_of(exercises._is_only_proven(Knows(None), position, best))


def test_what_the_level_does_not_find_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game, position = pyrga()
    turn, found = assessed(game, position, "Cd1", "Td3n", WON, 0)
    monkeypatch.setattr(exercises, "_TRIES_TO_SUCCEED", exercises._TRIES + 1)
    assert not result_of(exercises.is_worth_trying(game, turn, found))


def test_in_zaic_the_second_best_must_be_clearly_worse() -> None:
    game = catalog.by_slug("zaic")
    position = game.showcase()
    moves = position.legal_moves()
    turn = PlayedTurn(position, (moves[1],), position.apply(moves[1]))
    best = Line(0, (moves[0],), 1)
    for score, only in ((-3_000, False), (9_000, True)):
        line = best._replace(score=score)
        assert result_of(exercises._is_only(game, position, line)) == only
    assert not result_of(
        exercises.is_worth_trying(game, turn, Assessment(best, best._replace(score=-50)))
    )


def test_in_tetrad_the_level_must_find_a_turn_as_good() -> None:
    game = catalog.by_slug("tetrad")
    assert isinstance(result_of(exercises._is_turn_found(game, game.showcase())), bool)
