"""Keeping what is proven: every slip is named and refuted, and the answers are perfect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from tesserae.core.exact import Prover
from tesserae.core.game import Game, Move, P
from tesserae.core.position import is_won_by, play_all
from tesserae.games import pyrga, zaic
from tesserae.games.pyrga.engine.prover import Prover as PyrgaProver
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import Position
from tesserae.search.keeping import LONGEST_REFUTATION, Keeper, Kept
from tests.core.judging import Hopeless
from tests.core.solving import plain_value
from tests.games.pyrga.engine.solving import literal_value, random_games
from tests.games.zaic.engine.solving import near_the_end
from tests.search.multipv.test_distances import FAR, plain_score
from tests.search.positions import after
from tests.tiers import some

PYRGA: Final = pyrga.GAME
ZAIC: Final = zaic.GAME


def end(steps: Iterator[Kept | None]) -> Kept:
    """What is known at the end."""
    *_, last = steps
    assert last is not None
    assert last.done
    return last


def value_for(value: Callable[[P], int], position: P, side: int) -> int:
    return value(position) if position.to_move == side else -value(position)


def check_every_move(
    game: Game[P], prover: Prover[P], position: P, value: Callable[[P], int]
) -> None:
    """All that is said of a position and of its moves, against a full search."""
    keeper, side = Keeper(game, prover), position.to_move
    least = value(position)
    assert end(keeper.stand(position)).value == least
    for move in position.legal_moves() if least >= 0 else ():
        then = position.apply(move)
        found = end(keeper.answer(position, move, least))
        assert found.value == value_for(value, then, side)
        assert bool(found.line) == (then.outcome() is None)
        if found.line:
            kept = value_for(value, then.apply(found.line[0]), side)
            assert kept == found.value, "a perfect answer gives nothing back"
        shown = play_all(then, found.line)
        if found.value == -1 and found.plies is not None and found.plies <= LONGEST_REFUTATION:
            assert is_won_by(shown, 1 - side)
            assert len(found.line) == found.plies


@pytest.mark.parametrize(("plies", "games"), some([(25, 8), (26, 8), (24, 12), (23, 8)], quick=2))
def test_every_slip_is_named_by_the_literal_rules(plies: int, games: int) -> None:
    for texts, position in random_games(plies, games):
        keeper, seen = Keeper(PYRGA, PyrgaProver(use_book=False)), dict[object, int]()
        least = literal_value(texts, seen)
        for move in position.legal_moves() if least >= 0 else ():
            found = end(keeper.answer(position, move, least))
            played = (*texts, MOVE_TEXTS[move])
            assert found.value == -literal_value(played, seen)
            if found.line:
                there = position.apply(move)
                answered = (*played, MOVE_TEXTS[found.line[0]])
                assert found.line[0] in there.legal_moves()
                assert literal_value(answered, seen) == found.value


@pytest.mark.parametrize(("plies", "games"), some([(21, 12), (20, 4), (22, 40), (19, 8)], quick=2))
def test_pyrga_is_kept_as_by_trying_everything(plies: int, games: int) -> None:
    for _, position in random_games(plies, games):
        check_every_move(PYRGA, PYRGA.prover(), position, plain_value)
    plain_value.cache_clear()


@pytest.mark.parametrize(
    ("plies", "seed"), some([(4, 0), (3, 1), *((4, n) for n in range(2, 8))], quick=2)
)
def test_the_last_plies_of_zaic_are_kept_as_by_trying_everything(plies: int, seed: int) -> None:
    assert ZAIC.endgame_prover is not None
    position = after(ZAIC, " ".join(near_the_end(seed, plies)))
    check_every_move(ZAIC, ZAIC.endgame_prover(), position, plain_value)
    plain_value.cache_clear()


@pytest.mark.parametrize(("plies", "games"), some([(21, 8), (19, 10), (20, 30)], quick=1))
def test_the_opponent_resists_as_long_as_it_can(plies: int, games: int) -> None:
    """Against the shortest win, it takes exactly the plies that were counted."""
    for _, start in random_games(plies, games):
        score, keeper = plain_score(start), Keeper(PYRGA, PYRGA.prover())
        if score > 0:
            assert end(keeper.count(start)).plies == FAR - score
            assert len(played_out(keeper, start)) == FAR - score
        plain_score.cache_clear()


def played_out(keeper: Keeper[Position], position: Position) -> list[Move]:
    """The shortest win, and the answers to it."""
    played: list[Move] = []
    while position.outcome() is None:
        scores = {move: -plain_score(position.apply(move)) for move in position.legal_moves()}
        best = max(scores, key=scores.__getitem__)
        turn = (best, *end(keeper.answer(position, best, 1)).line)
        played += turn
        position = play_all(position, turn)
    return played


def test_without_a_count_the_opponent_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tesserae.search.keeping.ANSWER_STEPS", 0)
    for _, position in random_games(22, 6):
        check_every_move(PYRGA, PYRGA.prover(), position, plain_value)
    plain_value.cache_clear()


def test_what_is_not_proven_soon_is_not_called_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tesserae.search.keeping.STAND_STEPS", 3)
    position = random_games(12, 1)[0][1]
    assert end(Keeper(PYRGA, Hopeless()).stand(position)).value is None
