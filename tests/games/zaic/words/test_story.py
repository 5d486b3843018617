"""What is told of turns happens in their lines."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.core.position import play_all
from tesserae.core.teaching.story import Telling
from tesserae.core.text import Text, text
from tesserae.games.zaic import GAME
from tesserae.games.zaic.notation.moves import read_move
from tesserae.games.zaic.rules import Position
from tesserae.games.zaic.words.prompts import joined_sizes
from tesserae.games.zaic.words.story import STORY, lead
from tests.games.zaic.playing import play
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
            told = {it.key.split(".")[2]: dict(it.args) for it in sentences(position, move, reply)}
            kinds |= told.keys()
            own, other = largest(last, mover), largest(last, rival)
            assert told.pop("areas") == {"own": own, "other": other}
            if "cut" in told:
                assert told == {"cut": {"old": largest(after, mover), "n": own}}
                assert own < largest(after, mover)
            if "joined" in told:
                assert told == {"joined": {"old": largest(after, rival), "new": other}}
                assert other > largest(after, rival)
        position = after
    assert "areas" in kinds


def sentences(position: Position, move: Move, reply: Move) -> list[Text]:
    """Those of a cause, one after the other."""
    told = STORY.cause(position, (move, reply), YOU)
    assert told is not None
    parts = [part for _, part in told.args if isinstance(part, Text)]
    return parts or [told]


@pytest.mark.parametrize("seed", range(part(30, 8)))
def test_a_line_is_better_if_it_leaves_better_largest_areas(seed: int) -> None:
    """So that what is told of both shows it."""
    rng, position = random.Random(seed), GAME.initial()
    while position.outcome() is None:
        one, other = line(position, rng), line(position, rng)
        if len(one) == len(other) == 2:
            leads = lead(position, one), lead(position, other)
            told = [STORY.gain(position, it, YOU) for it in (one, other)]
            assert leads == tuple([lead_after(position, it) for it in (one, other)])
            assert None not in told
            assert leads[0] == leads[1] or told[0] != told[1]
        position = position.apply(one[0])


def line(position: Position, rng: random.Random) -> tuple[Move, ...]:
    move = rng.choice(position.legal_moves())
    replies = position.apply(move).legal_moves()
    return (move, rng.choice(replies)) if replies else (move,)


def lead_after(position: Position, plies: Sequence[Move]) -> int:
    """The mover's lead after a line."""
    last, mover = play_all(position, plies), position.to_move
    return largest(last, mover) - largest(last, OPPONENT[mover])


def test_a_tile_that_ends_the_game_is_told_by_its_result() -> None:
    """After `Bh8 Sg9 Bf10 Sh10` Light cannot play, and wins."""
    position = play("Bh8 Sg9 Bf10")
    line = (read_move("Sh10"),)
    told = STORY.cause(position, line, YOU)
    assert told == text("zaic.story.ended.you.1")
    assert lead(position, (position.legal_moves()[0],)) is None
    other = (position.legal_moves()[0], position.apply(position.legal_moves()[0]).legal_moves()[0])
    better, lost_by = lead(position, other), lead(position, line)
    assert better is not None
    assert lost_by is not None
    assert better > lost_by
    lost = play("Bh8 Sg9 Bf10")
    assert STORY.gain(lost, line, YOU) is None


def test_areas_that_are_joined_are_told_only_if_the_largest_grows() -> None:
    """Two areas of the size of a third may be made one."""
    for seed in range(part(60, 20)):
        rng, position = random.Random(seed), GAME.initial()
        while position.outcome() is None:
            move = rng.choice(position.legal_moves())
            sizes = joined_sizes(position, position.apply(move), move)
            assert sizes is None or sizes[0] < sizes[1]
            position = position.apply(move)
