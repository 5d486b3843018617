"""Each sentence of a coach is true of the position, and none is said again and again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, takewhile

import pytest

from tesserae.core.game import Game, Played, Position, Side
from tesserae.core.text import Text
from tesserae.games import catalog
from tests.advising import Truths, sentences
from tests.conformance.sample import truths_of
from tests.conformance.test_coach import coach, coached_game, every_coach
from tests.tiers import batches

GAMES = 5
"""Games in a batch; there are twenty batches, and all but the first are slow."""

REPEATED = 3
"""A coach may say the same in so many turns of a side on end at most."""


STRIDE = 15
"""Of games with long turns one ply in so many is looked at."""


@pytest.mark.parametrize("batch", batches(20, 1))
@every_coach
def test_each_sentence_is_true(game: Game[Position], batch: int) -> None:
    holds: Truths = truths_of(game.slug, "coach")
    for seed in range(GAMES * batch, GAMES * (batch + 1)):
        plies = coached_game(game, seed)
        for n in range(seed % STRIDE, len(plies), STRIDE) if game.long_turns else range(len(plies)):
            position, before = plies[n][0], last_turn(plies[:n], plies[n][0].turn)
            for key, advised in sentences(game, position, before):
                assert holds[key](advised), (key, advised.args, game.encode(position))


def last_turn(plies: Sequence[Played[Position]], turn: Side) -> Sequence[Played[Position]]:
    """The plies of the other side's last turn; none within a turn of one's own."""
    if not plies or plies[-1][0].turn == turn:
        return ()
    return tuple(takewhile(lambda ply: ply[0].turn != turn, reversed(plies)))[::-1]


@pytest.mark.parametrize("batch", batches(20, 1))
@pytest.mark.parametrize("slug", ["zaic"])
def test_no_advice_is_repeated_for_long(slug: str, batch: int) -> None:
    game = catalog.by_slug(slug)
    for seed in range(GAMES * batch, GAMES * (batch + 1)):
        plies = coached_game(game, seed)
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
