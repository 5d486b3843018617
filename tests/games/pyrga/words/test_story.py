"""What is told of turns happens in their lines."""

from __future__ import annotations

import random

import pytest

from tesserae.core.game import FIRST, OPPONENT, Side
from tesserae.core.teaching.story import Telling
from tesserae.core.text import Text
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.rules import PIECES, Position
from tesserae.games.pyrga.words.story import STORY
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.tiers import part

YOU = Telling(you=True, happened=True)
WORDS = {
    language: Words(language, [STRINGS, GAME.strings, STORY.strings]) for language in ("en", "fr")
}


def towers(position: Position, side: Side) -> int:
    return position.tally(side).towers


@pytest.mark.parametrize("seed", range(part(60, 15)))
def test_a_cause_is_what_happened(seed: int) -> None:
    rng, position = random.Random(seed), GAME.initial()
    while position.outcome() is None:
        move = rng.choice(position.legal_moves())
        after, mover = position.apply(move), position.to_move
        rival = OPPONENT[mover]
        line = [move]
        last = after
        if after.outcome() is None:
            line.append(rng.choice(after.legal_moves()))
            last = after.apply(line[1])
        told = STORY.cause(position, line, YOU)
        gave = towers(after, rival) - towers(position, rival)
        made = towers(last, rival) - towers(after, rival)
        if told is None:
            assert not gave
            assert not made
        elif told.key.startswith("pyrga.story.gave"):
            assert gave == 1
            assert told.key == f"pyrga.story.gave.{towers(after, rival)}.you.{mover}"
        else:
            args = dict(told.args)
            sent, what = args["sent"], args["what"]
            assert isinstance(sent, Text)
            assert isinstance(what, Text)
            cells = {PIECES[it].cell for it in after.ordered_moves()}
            assert sent.key == f"pyrga.story.{'sent' if cells else 'free'}.you.{mover}"
            reply = PIECES[line[1]]
            assert not cells or reply.cell in cells
            assert dict(sent.args)["cell"] == GAME.format_move(after, line[1])[1:3]
            if made:
                assert what.key == f"pyrga.story.did.tower.{towers(last, rival)}"
            else:
                assert what.key == "pyrga.story.did.pair"
                assert last.tally(rival).pairs > after.tally(rival).pairs
        position = after


def test_the_third_tower_is_told_as_it_is_seen() -> None:
    position = GAME.initial()
    for move in ["Tb2w", "Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w", "Ca1", "Sa1", "Sb1"]:
        position = position.apply(GAME.parse_move(position, move))
    line = GAME.parse_moves(position, ("Cb2", "Sb2"))
    told = STORY.cause(position, line, YOU)
    assert told is not None
    assert position.to_move != FIRST
    assert WORDS["en"](told) == ("You sent White to b2, where a Square completed a third Tower.")
    assert WORDS["fr"](told) == (
        "Vous avez envoyé les Blancs en b2, où un Carré a achevé une troisième Tour."
    )
    other = STORY.cause(position, line, Telling(you=False, happened=False))
    assert other is not None
    assert WORDS["en"](other) == (
        "Black sent White to b2, where a Square can complete a third Tower."
    )


@pytest.mark.parametrize("seed", range(part(40, 8)))
def test_where_no_tower_can_be_completed_there_is_none(seed: int) -> None:
    rng, position = random.Random(seed), GAME.initial()
    while position.outcome() is None:
        move = rng.choice(position.legal_moves())
        told = STORY.gain(position, (move,), YOU)
        after = position.apply(move)
        if told is not None and ".gain.safe." in told.key:
            side = after.to_move
            for reply in after.legal_moves():
                assert towers(after.apply(reply), side) == towers(after, side)
        if told is not None and ".gain.tower." in told.key:
            number = int(told.key.split(".")[4])
            assert towers(after, position.to_move) == number > towers(position, position.to_move)
        position = after
