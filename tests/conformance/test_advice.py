"""Each sentence of a coach is true of the position, and none is said again and again."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import groupby

import pytest

from tesserae.core.game import Game, Position
from tesserae.core.text import Text
from tests.advising import Truths, sentences
from tests.conformance.test_coach import COACHED, coach, playout
from tests.tiers import batches

GAMES = 5
"""Games in a batch; there are twenty batches, and all but the first are slow."""

REPEATED = 3
"""A coach may say the same in so many turns of a side on end at most."""


def truths(slug: str) -> Truths | None:
    """A game's own, from `coach_truths.py` in the folder of its tests."""
    name = f"tests.games.{slug}.coach_truths"
    if find_spec(name) is None:
        return None
    found: Truths = import_module(name).TRUTHS
    return found


HELD = [game for game in COACHED if truths(game.slug) is not None]
every_held_coach = pytest.mark.parametrize("game", HELD, ids=lambda game: game.slug)


@pytest.mark.parametrize("batch", batches(20, 1))
@every_held_coach
def test_each_sentence_is_true(game: Game[Position], batch: int) -> None:
    holds = truths(game.slug)
    assert holds is not None
    for seed in range(GAMES * batch, GAMES * (batch + 1)):
        plies = playout(game, seed)
        for n, (position, _) in enumerate(plies):
            for key, advised in sentences(game, position, plies[max(0, n - 1) : n]):
                assert holds[key](advised), (key, advised.args, game.encode(position))


@pytest.mark.parametrize("batch", batches(20, 1))
@pytest.mark.parametrize("slug", ["zaic"])
def test_no_advice_is_repeated_for_long(slug: str, batch: int) -> None:
    game = next(it for it in HELD if it.slug == slug)
    for seed in range(GAMES * batch, GAMES * (batch + 1)):
        plies = playout(game, seed)
        for side in (0, 1):
            ideas = [
                idea_of(coach(game).advice(position, plies[max(0, n - 1) : n]))
                for n, (position, _) in enumerate(plies)
                if n and position.to_move == side
            ]
            longest = max((len(list(same)) for _, same in groupby(ideas)), default=0)
            assert longest <= REPEATED, ideas


def idea_of(advice: Text | None) -> str:
    """The key of what a coach would have one think of."""
    assert advice is not None
    idea = dict(advice.args).get("idea")
    return idea.key if isinstance(idea, Text) else advice.key
