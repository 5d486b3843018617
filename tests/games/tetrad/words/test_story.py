"""What is told of turns happens in their lines."""

from __future__ import annotations

import pytest

from tesserae.core.game import OPPONENT
from tesserae.core.position import play_all
from tesserae.core.teaching.story import Telling
from tesserae.core.text import Text
from tesserae.games import catalog
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position
from tesserae.games.tetrad.words.story import STORY
from tests.conformance.test_stories import turns
from tests.tiers import part

YOU = Telling(you=True, happened=True)


@pytest.mark.parametrize("seed", range(part(30, 8)))
def test_a_cause_is_what_the_reply_took(seed: int) -> None:
    for position, line in turns(catalog.by_slug("tetrad"), seed):
        assert isinstance(position, Position)
        if position.placed < SETUP_PLIES:
            continue
        mover = position.turn
        ended = position
        for move in line:
            if ended.turn != mover or ended.outcome() is not None:
                break
            ended = ended.apply(move)
        last = play_all(position, line)
        lost = ended.tiles(mover) - last.tiles(mover)
        won = position.tiles(OPPONENT[mover]) - ended.tiles(OPPONENT[mover])
        cause, gain = (it(position, line, YOU) for it in (STORY.cause, STORY.gain))
        assert (cause is not None) == (lost > 0)
        if cause is not None:
            assert dict(cause.args)["n"] == lost
        if won:
            assert gain is not None
            first = dict(gain.args).get("first", gain)
            assert isinstance(first, Text)
            assert dict(first.args)["n"] == won
