"""What is told of turns happens in their lines, and tells a better line from a worse one."""

from __future__ import annotations

import pytest

from tesserae.core.game import OPPONENT, Move
from tesserae.core.position import play_all
from tesserae.core.teaching.story import Telling
from tesserae.core.text import Text
from tesserae.games import catalog
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position
from tesserae.games.tetrad.words.story import STORY
from tests.conformance.test_stories import turns
from tests.games.tetrad.playing import only
from tests.tiers import part

YOU = Telling(you=True, happened=True)


@pytest.mark.parametrize("seed", range(part(30, 8)))
def test_what_turn_and_reply_took_is_told_of_either_line(seed: int) -> None:
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
        for told in (it(position, line, YOU) for it in (STORY.cause, STORY.gain)):
            assert (told is None) == (ended == last and not won)
            if told is not None and ended != last:
                assert (tiles(told, "first"), tiles(told, "then")) == (won, lost)
            elif told is not None:
                assert dict(told.args)["n"] == won


def tiles(told: Text, what: str) -> int:
    """The number in a part of what is told."""
    its = dict(told.args)[what]
    assert isinstance(its, Text)
    number = dict(its.args).get("n", 0)
    assert isinstance(number, int)
    return number


DUEL = only("O0g2", "D0g5")


def line_of(written: str) -> list[Move]:
    """The moves of texts from the duel on."""
    position, moves = DUEL, list[Move]()
    for it in written.split():
        moves.append(GAME.parse_move(position, it))
        position = position.apply(moves[-1])
    return moves


@pytest.mark.parametrize(
    ("written", "lead"),
    [
        ("end end", 2),
        ("1f2 end end", 2),
        ("1xn -g5 end end", 3),
        ("end 1xs -g2 end", 1),
        ("end", None),
        ("1xn -g5", None),
        ("1xn -g5 end 1xs -g2", None),
    ],
)
def test_the_lead_after_a_line_is_by_the_tiles_that_turn_and_reply_take(
    written: str, lead: int | None
) -> None:
    assert STORY.lead is not None
    assert STORY.lead(DUEL, line_of(written)) == lead
