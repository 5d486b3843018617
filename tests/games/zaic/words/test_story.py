"""What is told of turns happens in their lines."""

from __future__ import annotations

import random

import pytest

from tesserae.core.game import OPPONENT, Side
from tesserae.core.teaching.story import Telling
from tesserae.games.zaic import GAME
from tesserae.games.zaic.rules import Position
from tesserae.games.zaic.words.story import STORY
from tests.tiers import part

YOU = Telling(you=True, happened=True)


def largest(position: Position, side: Side) -> int:
    return max(position.area_sizes(side), default=0)


@pytest.mark.parametrize("seed", range(part(30, 8)))
def test_a_cause_is_what_happened(seed: int) -> None:
    rng, position, kinds = random.Random(seed), GAME.initial(), set[str]()
    while position.outcome() is None:
        move = rng.choice(position.legal_moves())
        after, mover = position.apply(move), position.to_move
        if after.outcome() is None:
            reply = rng.choice(after.legal_moves())
            last, rival = after.apply(reply), OPPONENT[mover]
            told = STORY.cause(position, (move, reply), YOU)
            assert told is not None
            args, kind = dict(told.args), told.key.split(".")[2]
            kinds.add(kind)
            if kind == "cut":
                assert args == {"old": largest(after, mover), "n": largest(last, mover)}
                assert largest(last, mover) < largest(after, mover)
            elif kind == "joined":
                assert args == {"old": largest(after, rival), "new": largest(last, rival)}
            else:
                assert args == {"own": largest(last, mover), "other": largest(last, rival)}
        position = after
    assert "areas" in kinds
