"""Futility pruning: it spares nodes, and proves nothing by what it leaves out."""

from __future__ import annotations

from collections import Counter

import pytest

from tesserae.core.game import DECISIVE
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits
from tests.games.pyrga.engine.solving import random_games
from tests.search.positions import PYRGA, Plain, wander


class Pruning(Plain):
    """With futility pruning of all that seems not to come so close to alpha."""

    futility = 1  # type: ignore[misc]  # fixed for games without a fast form alone


class Hesitant(Pruning):
    """Prunes what can never come close to alpha alone, which no move is."""

    futility = DECISIVE  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(12))
def test_moves_that_do_not_seem_futile_are_searched(seed: int) -> None:
    position = wander(PYRGA, 2 * seed, seed)
    *_, full = search(position, Plain(PYRGA.evaluate), Limits(4), seed)
    *_, found = search(position, Hesitant(PYRGA.evaluate), Limits(4), seed)
    assert (found.score, found.depth) == (full.score, full.depth)


def test_futile_moves_are_pruned_from_the_third_iteration_on() -> None:
    for depth, fewer in ((2, False), (3, True), (4, True)):
        nodes = [0, 0]
        for seed in range(6):
            position = wander(PYRGA, 3, seed)
            for n, game in enumerate((Plain, Pruning)):
                *_, report = search(position, game(PYRGA.evaluate), Limits(depth), seed)
                nodes[n] += report.nodes
        assert (nodes[1] < nodes[0]) is fewer


def test_what_is_decided_with_pruning_is_so_without() -> None:
    seen = Counter[bool]()
    for _, position in random_games(22, 30):
        *_, full = search(position, Plain(PYRGA.evaluate), Limits(8))
        *_, found = search(position, Pruning(PYRGA.evaluate), Limits(8))
        if found.decided:
            seen[full.score > 0] += 1
            assert full.decided
            assert found.score * full.score > 0
    assert min(seen[True], seen[False]) > 2


class Tree:
    """A tree of names as a SearchGame; a name without children is won or lost, as its score says.

    A name is followed by how many plies were made to get there, and so by the side to move.
    """

    lmr_min_depth, aspiration, futility = 99, 0, 1

    def __init__(self, children: dict[str, str], scores: dict[str, int]) -> None:
        self._children, self._scores = children, scores

    def from_position(self, position: tuple[str, int]) -> tuple[str, int]:
        return position

    def side_to_move(self, position: tuple[str, int]) -> int:
        return position[1] % 2

    def legal_moves(self, position: tuple[str, int]) -> list[int]:
        return list(range(len(self._children.get(position[0], position[0]).split())))

    def apply(self, position: tuple[str, int], move: int) -> tuple[str, int]:
        name, plies = position
        return self._children.get(name, name).split()[move], plies + 1

    def static_eval(self, position: tuple[str, int]) -> int:
        """For the side to move; scores are for that which begins."""
        score = self._scores[position[0]]
        return -score if position[1] % 2 else score


@pytest.mark.parametrize("pit", ["", "over"])
def test_a_loss_is_not_proven_by_what_is_pruned(pit: str) -> None:
    """In the trap, "pit" loses, at once or a ply later, and "dull" wins much, as is seen late."""
    tree = {"start": "safe risk", "risk": "trap", "trap": "pit dull", "pit": pit, "dull": "joy"}
    scores = {"safe": 0, "risk": -50, "trap": -50, "dull": -20, "joy": 500, "over": -DECISIVE}
    game = Tree({**tree, "over": ""}, {**scores, "pit": 0 if pit else -DECISIVE})
    *_, report = search(("start", 0), game, Limits(5))  # type: ignore[arg-type, type-var]
    assert report.score == 500
